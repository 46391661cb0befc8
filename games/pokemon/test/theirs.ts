/** The simulator's battle, written as our states are. */
import type { Battle, Pokemon as TheirPokemon, Side as TheirSide } from '@pkmn/sim';
import { STATUS_OF } from '../build/codes.ts';
import type { Stats } from '../src/data/index.ts';
import { moveById, speciesById, TYPES, type Type } from '../src/data/index.ts';
import { CANNOT_MOVE, type Winner } from '../src/state.ts';
import type { ActiveDigest, Digest, SideDigest } from './digest.ts';
import { NAMES } from './showdown.ts';
import type { Story } from './story.ts';

// biome-ignore lint/suspicious/noExplicitAny: what they hang on a Pokémon for a while has no types
type Any = any;

export function theirDigest(battle: Battle, story: Story): Digest {
  return {
    turn: battle.turn,
    winner: battle.ended ? winnerOf(battle) : null,
    lastDamage: battle.lastDamage,
    chance: battle.prng.getSeed(),
    sides: battle.sides.map(sideOf),
    offers: battle.sides.map((side) => theirOffer(battle, side)),
    story,
  };
}

function winnerOf({ winner }: Battle): Winner {
  return winner === '' ? 'tie' : winner === NAMES[0] ? 0 : 1;
}

/** What may be chosen, by what they ask for, also where there is but one option; nothing for whoever waits. */
export function theirOffer({ ended }: Battle, side: TheirSide): readonly string[] {
  const request = side.activeRequest as Any;
  if (ended || !request || request.wait) return [];
  const switches = side.pokemon.flatMap((one, place) =>
    place > 0 && one.hp > 0 ? [`switch ${place + 1} ${one.baseSpecies.id}`] : [],
  );
  if (request.forceSwitch) return switches;
  const { moves, trapped }: { moves: Any[]; trapped?: boolean } = request.active[0]; // one fights on each side, here and below
  return [...moves.flatMap(toOption), ...(trapped ? [] : switches)];
}

/** Only moves that can be chosen have points; what is left is what must be done. */
function toOption({ id, pp, disabled }: Any, slot: number): readonly string[] {
  if (pp === undefined) return [id === 'struggle' ? id : 'fight'];
  return disabled ? [] : [`move ${slot + 1} ${id}`];
}

function sideOf(side: TheirSide): SideDigest {
  const { lastSelectedMove, lastSelectedMoveSlot, lastMove } = side as Any;
  const active = side.active[0]!;
  const isResting = ({ hp, status, statusState }: TheirPokemon) =>
    hp > 0 && status === 'slp' && statusState.source?.side === side;
  return {
    team: side.pokemon.map(pokemonOf),
    active: active.hp > 0 ? activeOf(active) : 'fainted',
    selected: numberOf(lastSelectedMove),
    slot: lastSelectedMoveSlot,
    used: numberOf(lastMove),
    resting: idsOf(side.pokemon.filter(isResting)),
    exposed: idsOf(side.pokemon.filter(({ subFainted }) => subFainted)),
  };
}

function idsOf(list: readonly TheirPokemon[]): number[] {
  return list.map(idOf).sort();
}

/** Its place in the team as it was brought along. */
function idOf({ side, set }: TheirPokemon): number {
  return side.team.indexOf(set);
}

function pokemonOf(one: TheirPokemon): SideDigest['team'][number] {
  const status = one.hp > 0 ? (STATUS_OF[one.status] ?? '') : '';
  return {
    id: idOf(one),
    species: speciesById(one.baseSpecies.id)!.number, // both have the same species
    maxHealth: one.maxhp,
    health: one.hp,
    status,
    sleep: status === 'sleep' ? one.statusState.time : 0,
    pp: (one as Any).baseMoveSlots.map(({ pp }: Any) => pp),
  };
}

function activeOf(one: TheirPokemon): ActiveDigest {
  const { types, storedStats, modifiedStats, boosts, moveSlots, transformed, lastMove, volatiles: v } = one as Any;
  const [holding, held] = [v.partialtrappinglock, v.partiallytrapped];
  return {
    types: types.map((type: Type) => TYPES.indexOf(type)),
    stored: four(storedStats),
    stats: four(modifiedStats),
    stages: [...four(boosts), boosts.accuracy, boosts.evasion],
    moves: moveSlots.map(numberOf),
    pp: moveSlots.map(({ pp }: Any) => pp),
    isTransformed: transformed,
    lastMove: numberOf(lastMove),
    confusion: v.confusion?.time ?? 0,
    hasFlinched: Boolean(v.flinch),
    isSeeded: Boolean(v.leechseed),
    mustRecharge: Boolean(v.mustrecharge),
    hasReflect: Boolean(v.reflect),
    hasLightScreen: Boolean(v.lightscreen),
    hasMist: Boolean(v.mist),
    fieldTurns: { reflect: 0, lightScreen: 0, mist: 0 }, // they last
    isFocused: Boolean(v.focusenergy),
    toxic: v.residualdmg?.counter ?? -1,
    substitute: v.substitute?.hp ?? 0,
    bide: v.bide?.time ?? 0,
    bideDamage: v.bide?.damage ?? 0,
    thrash: numberOf(v.lockedmove?.move),
    thrashTurns: v.lockedmove?.time ?? 0,
    thrashAccuracy: v.lockedmove?.accuracy ?? 0,
    rage: v.rage?.accuracy ?? 0,
    charging: numberOf(v.twoturnmove?.move),
    isInvulnerable: Boolean(v.invulnerability),
    trapping: numberOf(holding?.move),
    trapTurns: holding?.duration ?? 0,
    trapDamage: holding?.damage ?? 0,
    isLetGo: one.side.requestState === 'move' && Boolean(v.fakepartiallytrapped), // they sweep it up when a turn has ended
    trapTarget: holding ? idOf(holding.locked) : -1,
    trapped: held?.duration ?? 0,
    trapper: held ? idOf(held.source) : -1,
    disabled: v.disable?.slotIndex ?? -1,
    disabledMove: numberOf(v.disable?.move),
    disabledTurns: v.disable?.time ?? 0,
  };
}

function four({ atk, def, spe, spa }: Any): Stats {
  return [atk, def, spe, spa];
}

/** The number of a move, which they have as itself, as its id, or not at all. */
function numberOf(move: Any): number {
  const id = move?.id ?? move ?? '';
  return id === 'cannotmove' ? CANNOT_MOVE : (moveById(id)?.number ?? 0);
}
