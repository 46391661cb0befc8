/** All that two battles can differ in, theirs and ours, written alike. */
import type { Deep } from '@fermata/core';
import type { Battle, Pokemon as TheirPokemon, Side as TheirSide } from '@pkmn/sim';
import { deedOf, offerOf, reservesOf } from '../src/gen1/choices.ts';
import type { Pokemon, Side, State } from '../src/state.ts';

const STATUS: Record<string, string> = {
  slp: 'sleep',
  psn: 'poison',
  brn: 'burn',
  frz: 'freeze',
  par: 'paralysis',
  tox: 'toxic',
};

// biome-ignore lint/suspicious/noExplicitAny: their volatiles are untyped
type Any = any;

/** The same as in our state: no move. */
const id = (move: Any) => (move && move !== '00' ? (move.id ?? move) : '');

function theirOne(one: TheirPokemon) {
  return {
    species: (one.set as Any).species.toLowerCase().replace(/[^a-z0-9]/g, ''),
    health: one.hp,
    status: one.hp > 0 ? (STATUS[one.status] ?? '') : '',
    sleep: one.hp > 0 && one.status === 'slp' ? (one.statusState as Any).time : 0,
    pp: (one as Any).baseMoveSlots.map((slot: Any) => slot.pp),
    broke: Boolean(one.subFainted),
  };
}

function ourOne(one: Deep<Pokemon>) {
  const { species, health, status, sleep, pp, hasLostSubstitute } = one;
  return { species, health, status, sleep: status === 'sleep' ? sleep : 0, pp: [...pp], broke: hasLostSubstitute };
}

function theirSide(side: TheirSide) {
  const active = side.active[0] as Any;
  const v = active.volatiles;
  return {
    team: side.pokemon.map(theirOne),
    selected: id((side as Any).lastSelectedMove),
    slot: (side as Any).lastSelectedMoveSlot,
    used: id(side.lastMove),
    active:
      active.hp > 0
        ? {
            types: active.types,
            stored: four(active.storedStats),
            stats: four(active.modifiedStats),
            stages: { ...four(active.boosts), accuracy: active.boosts.accuracy, evasion: active.boosts.evasion },
            moves: active.moveSlots.map((slot: Any) => slot.id),
            pp: active.moveSlots.map((slot: Any) => slot.pp),
            transformed: active.transformed,
            lastMove: id(active.lastMove),
            confusion: v.confusion?.time ?? 0,
            flinch: Boolean(v.flinch),
            seed: Boolean(v.leechseed),
            recharge: Boolean(v.mustrecharge),
            reflect: Boolean(v.reflect),
            lightScreen: Boolean(v.lightscreen),
            mist: Boolean(v.mist),
            focus: Boolean(v.focusenergy),
            toxic: v.residualdmg?.counter ?? -1,
            substitute: v.substitute?.hp ?? 0,
            bide: v.bide ? [v.bide.time, v.bide.damage] : [0, 0],
            thrash: v.lockedmove ? [v.lockedmove.move, v.lockedmove.time, v.lockedmove.accuracy] : ['', 0, 0],
            rage: v.rage?.accuracy ?? 0,
            charging: v.twoturnmove?.move ?? '',
            invulnerable: Boolean(v.invulnerability),
            trap: v.partialtrappinglock
              ? [v.partialtrappinglock.move, v.partialtrappinglock.duration, v.partialtrappinglock.damage]
              : ['', 0, 0],
            trapped: v.partiallytrapped?.duration ?? 0,
            disable: v.disable ? [v.disable.slotIndex, v.disable.move, v.disable.time] : [-1, '', 0],
          }
        : 'fainted',
  };
}

function four(stats: Any) {
  return { attack: stats.atk, defence: stats.def, speed: stats.spe, special: stats.spa };
}

function ourSide({ team, active: a, selected, slot, used }: Deep<Side>) {
  return {
    team: team.map(ourOne),
    selected,
    slot,
    used,
    active:
      team[0]!.health > 0
        ? {
            types: a.types,
            stored: a.stored,
            stats: a.stats,
            stages: a.stages,
            moves: a.moves,
            pp: a.pp,
            transformed: a.isTransformed,
            lastMove: a.lastMove,
            confusion: a.confusion,
            flinch: a.hasFlinched,
            seed: a.isSeeded,
            recharge: a.mustRecharge,
            reflect: a.hasReflect,
            lightScreen: a.hasLightScreen,
            mist: a.hasMist,
            focus: a.isFocused,
            toxic: a.toxic,
            substitute: a.substitute,
            bide: [a.bide, a.bideDamage],
            thrash: [a.thrash, a.thrashTurns, a.thrashAccuracy],
            rage: a.rage,
            charging: a.charging,
            invulnerable: a.isInvulnerable,
            trap: [a.trapping, a.trapTurns, a.trapDamage],
            trapped: a.trapped,
            disable: [a.disabled, a.disabledMove, a.disabledTurns],
          }
        : 'fainted',
  };
}

/** What may be chosen, as their text has it; nothing for a side that waits. */
function theirChoices(battle: Battle, at: number): string[] {
  const side = battle.sides[at] as TheirSide;
  const request = side.activeRequest as Any;
  if (!request || request.wait || battle.ended) return [];
  const switches = side.pokemon.flatMap((one, place) => (place > 0 && one.hp > 0 ? [`switch ${place + 1}`] : []));
  if (request.forceSwitch) return switches;
  const active = side.active[0] as Any;
  if (active.getLockedMove()) return ['fight'];
  const isHeld =
    active.getSemiLockedMove() || ['slp', 'frz'].includes(active.status) || active.volatiles.partiallytrapped;
  if (isHeld) return ['fight', ...switches];
  const moves = active.getMoves().flatMap((move: Any, slot: number) => (move.disabled ? [] : [`move ${slot + 1}`]));
  return [...(moves.length > 0 ? moves : ['struggle']), ...switches];
}

/** An option as their text has it. */
export function shortly(option: string): string {
  const { do: verb, at } = deedOf(option);
  return at < 0 ? verb : `${verb} ${at + 1}`;
}

function ourChoices(state: Deep<State>, seat: number): string[] {
  if (state.winner !== null) return [];
  const isReplacing = state.sides.some(({ team }) => team[0]!.health === 0);
  const { team } = state.sides[seat]!;
  if (isReplacing && team[0]!.health > 0) return [];
  const options = isReplacing ? reservesOf(team) : offerOf(state, seat);
  return options.map(shortly);
}

export function theirDigest(battle: Battle) {
  return {
    turn: battle.turn,
    winner: !battle.ended ? null : battle.winner === 'one' ? 0 : battle.winner === 'two' ? 1 : 'tie',
    lastDamage: battle.lastDamage,
    seed: battle.prng.getSeed(),
    sides: battle.sides.map(theirSide),
    choices: [theirChoices(battle, 0), theirChoices(battle, 1)],
  };
}

export function ourDigest(state: Deep<State>, seed: readonly number[]) {
  return {
    turn: state.turn,
    winner: state.winner,
    lastDamage: state.lastDamage,
    seed: seed.join(),
    sides: state.sides.map(ourSide),
    choices: [ourChoices(state, 0), ourChoices(state, 1)],
  };
}
