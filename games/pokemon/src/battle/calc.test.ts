/** The damage formula against an independent calculator. */
import { type DeepReadonly, type Oracle, seeded, start } from '@fermata/core';
import { calculate, Field, Generations, Move as TheirMove, Pokemon as TheirPokemon } from '@smogon/calc';
import { expect, test } from 'vitest';
import { ATTACK, type BattleStat, DEFENCE, MOVES, moveOf, SPECIAL, SPECIES } from '../data/index.ts';
import { gen1 } from '../gen1/game.ts';
import { oneOf } from '../secrets/one-of.ts';
import type { Side } from '../state.ts';
import { changed } from '../state.ts';
import { baseDamage, effectiveness, rolled } from './damage.ts';
import { stageChange } from './stages.ts';

const PAIRS = 1000;

/** Moves whose damage is computed by the formula. */
const COMPUTED = MOVES.filter(({ power, fixed, isByLevel, effect }) => {
  if (power === 0 || fixed > 0 || isByLevel || effect === 'counter' || effect === 'psywave' || effect === 'superFang')
    return false;
  // The calculator halves the defence against explosions before it divides both stats by 4; the simulator, by whose
  // rules we play, does so afterwards, which may round another way.
  return effect !== 'explode';
});

test(`all 39 rolls are those of the calculator, for ${PAIRS} pairs`, () => {
  const oracle = seeded('pairs');
  let pairs = 0;
  while (pairs < PAIRS) {
    const pair = pairBy(oracle);
    const [user, target] = sidesOf(pair);
    const move = moveOf(pair.move);
    // Whoever is immune is never hit, so that nothing is computed; the calculator says 0 then.
    if (effectiveness(move.type, target.active.types) === 0) continue;
    pairs++;
    const base = baseDamage(move, user, target, pair.isCritical);
    const rolls = Array.from({ length: 39 }, (_, at) => (base > 1 ? rolled(base, 217 + at) : base));
    expect(rolls, JSON.stringify(pair)).toEqual(calculated(pair));
  }
});

/** Who attacks whom, how. */
interface Pair {
  readonly user: Fighter;
  readonly target: Fighter;
  /** Its number. */
  readonly move: number;
  readonly isCritical: boolean;
  readonly hasScreens: boolean;
}

interface Fighter {
  readonly species: string;
  readonly level: number;
  readonly dvs: { readonly attack: number; readonly defence: number; readonly speed: number; readonly special: number };
  readonly stages: { readonly attack: number; readonly defence: number; readonly special: number };
}

function pairBy(oracle: Oracle): Pair {
  const { number, isHighCrit } = oneOf(COMPUTED, 'pick', oracle);
  return {
    user: fighterBy(oracle),
    target: fighterBy(oracle),
    move: number,
    // The calculator takes the four moves that are critical most of the time to be so always.
    isCritical: isHighCrit || oracle.int(3, 'is critical') === 0,
    hasScreens: oracle.int(3, 'has screens') === 0,
  };
}

function fighterBy(oracle: Oracle): Fighter {
  const dv = () => oracle.int(16, 'dv');
  const stage = () => (oracle.int(2, 'has changed') === 0 ? 0 : oracle.int(13, 'stage') - 6);
  return {
    species: oneOf(SPECIES, 'pick', oracle).name,
    level: 1 + oracle.int(100, 'level'),
    dvs: { attack: dv(), defence: dv(), speed: dv(), special: dv() },
    stages: { attack: stage(), defence: stage(), special: stage() },
  };
}

function sidesOf({ user, target, hasScreens }: Pair): [user: DeepReadonly<Side>, target: DeepReadonly<Side>] {
  const teams = [user, target].map(({ stages: _, ...one }) => [{ ...one, moves: ['splash'] }]);
  const [own, foe] = start(gen1, { seed: 'pairs', options: { teams } }).state.sides;
  const after = staged(foe, target);
  const active = { ...after.active, hasReflect: hasScreens, hasLightScreen: hasScreens };
  return [staged(own, user), { ...after, active }];
}

/** As if its stages had changed in one go. */
function staged(side: DeepReadonly<Side>, { stages }: Fighter): DeepReadonly<Side> {
  const { active } = side;
  let { stats } = active;
  const changes: [BattleStat, number][] = [
    [ATTACK, stages.attack],
    [DEFENCE, stages.defence],
    [SPECIAL, stages.special],
  ];
  for (const [stat, by] of changes) if (by !== 0) stats = changed(stats, stat, stageChange(active, stat, by)!.value); // none has moved yet
  return { ...side, active: { ...active, stats } };
}

/** Where a move hits several times there is a list for each hit, all alike. */
function calculated({ user, target, move, isCritical, hasScreens }: Pair): unknown {
  const first = Generations.get(1);
  const used = new TheirMove(first, moveOf(move).name, { isCrit: isCritical });
  const field = new Field({ defenderSide: { isReflect: hasScreens, isLightScreen: hasScreens } as never }); // the rest is none
  const { damage } = calculate(first, theirs(user), theirs(target), used, field);
  return Array.isArray(damage) && Array.isArray(damage[0]) ? damage[0] : damage;
}

function theirs({ species, level, dvs, stages }: Fighter): TheirPokemon {
  const { attack, defence, speed, special } = dvs;
  return new TheirPokemon(Generations.get(1), species, {
    level,
    ivs: { atk: 2 * attack, def: 2 * defence, spe: 2 * speed, spc: 2 * special },
    evs: { atk: 255, def: 255, spe: 255, spc: 255 },
    boosts: { atk: stages.attack, def: stages.defence, spc: stages.special },
  });
}
