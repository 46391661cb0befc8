import type { DeepReadonly } from '@fermata/core';
import type { Facts } from '@fermata/scene';
import { accuracyOn, cannotMiss, isOutOfReach } from '../battle/accuracy.ts';
import { baseDamage, criticalChance, rolled } from '../battle/damage.ts';
import { statAt } from '../battle/stages.ts';
import { ATTACK, DEFENCE, effectOn, type Move, SPECIAL, SPEED, type Stats, speciesOf } from '../data/index.ts';
import { percentOf, type Side } from '../state.ts';
import { DV_MAX, EFFORT_MAX, evenly, statsOf } from '../teams/index.ts';
import { fighterIn, isUnseen, type SideSeen } from './seen.ts';

/** What a move would do. */
export interface Forecast {
  readonly facts: Facts;
  /** What it takes of the foe's health where it hits, in percent of all of it. */
  readonly takes?: { readonly least: number; readonly most: number };
}

/**
 * What a move would do to the foe that fights, as far as its own seat can tell. A foe's stats are nobody's to know: it is
 * taken for one that is fully trained, as those are that nobody has made otherwise.
 */
export function forecastOf(move: Move, own: SideSeen, foe: SideSeen | undefined): Forecast {
  if (foe === undefined || move.isSelf || !isOwn(own)) return UNTOLD;
  const them = fighterIn(foe);
  if (isUnseen(them) || them.health === 0 || own.team[0].health === 0) return UNTOLD;
  const hits = hitChance(move, own, foe);
  if (move.category === 'status' || UNFORESEEN.has(move.effect)) return { facts: [['hits', hitsText(hits)]] };
  const guessed = guessedFoe(foe);
  const health = Math.max(Math.ceil((them.health * guessed.team[0].maxHealth) / them.maxHealth), 1);
  const damage = damageOf(move, own, guessed, health);
  if (Math.max(...damage.keys()) === 0) return { facts: [['does', 'nothing to the foe']] };
  const share = (amount: number) => percentOf(Math.min(amount, health), guessed.team[0].maxHealth);
  const [least, most] = [share(Math.min(...damage.keys())), share(Math.max(...damage.keys()))];
  let faints = 0;
  for (const [amount, chance] of damage) if (amount >= health) faints += chance;
  const facts: Facts = [
    ['hits', hitsText(hits)],
    ['takes', least === most ? `${most} %` : `${least} to ${most} %`],
    ['chance to faint it', chanceText(foe.active.substitute > 0 ? 0 : faints * hits)],
  ];
  // A substitute stands before it: its own health stays as it is.
  return foe.active.substitute > 0 ? { facts } : { facts, takes: { least, most } };
}

export const UNTOLD: Forecast = { facts: [] };

/** What they do hangs on more than the two who fight. */
const UNFORESEEN: ReadonlySet<string> = new Set(['counter', 'bide', 'metronome', 'mirror']);

function isOwn(side: SideSeen): side is DeepReadonly<Side> {
  return side.active.stats !== null;
}

function hitChance(move: Move, own: DeepReadonly<Side>, { active }: SideSeen): number {
  const foe = active as DeepReadonly<Side>['active']; // what accuracy goes by is shown of it
  if (isOutOfReach(foe, move)) return 0;
  if (cannotMiss(move, foe)) return 1;
  return Math.min(accuracyOn(Math.floor((move.accuracy * 255) / 100), own.active, foe), 255) / 256;
}

/** The foe with the stats that it has if it is fully trained, and what is seen of it besides. */
function guessedFoe(foe: SideSeen): DeepReadonly<Side> {
  const one = fighterIn(foe);
  const { id: species } = speciesOf(one.species);
  const set = { species, level: one.level, moves: [], dvs: evenly(DV_MAX), effort: evenly(EFFORT_MAX) };
  const { maxHealth, stats } = statsOf(set);
  const stored = { stages: foe.active.stages, stored: stats } as DeepReadonly<Side>['active']; // all that stats go by
  const now: Stats = [statAt(stored, ATTACK), statAt(stored, DEFENCE), statAt(stored, SPEED), statAt(stored, SPECIAL)];
  const guessed = {
    ...foe,
    team: [{ ...one, maxHealth, stats }],
    active: { ...foe.active, stats: now, stored: stats },
  };
  return guessed as unknown as DeepReadonly<Side>; // what damage goes by is there
}

/** How likely each loss of health is, if it hits. */
function damageOf(move: Move, own: DeepReadonly<Side>, foe: DeepReadonly<Side>, health: number): Map<number, number> {
  const odds = new Map<number, number>();
  const add = (amount: number, chance: number) => odds.set(amount, (odds.get(amount) ?? 0) + chance);
  const { level } = own.team[0];
  const isImmune = !move.ignoresTypes && foe.active.types.some((type) => effectOn(move.type, type) === 0);
  if (isImmune || (move.effect === 'dreamEater' && foe.team[0].status !== 'sleep')) add(0, 1);
  else if (move.effect === 'oneHit') add(foe.active.stats[SPEED] > own.active.stats[SPEED] ? 0 : health, 1);
  else if (move.effect === 'superFang') add(Math.max(Math.floor(health / 2), 1), 1);
  else if (move.effect === 'psywave')
    for (const amount of upTo(Math.floor(1.5 * level))) add(amount, 1 / (1.5 * level));
  else if (move.isByLevel || move.fixed > 0) add(move.isByLevel ? level : move.fixed, 1);
  else {
    const critical = criticalChance(own.team[0], own.active.isFocused, move.isHighCrit) / 256;
    for (const [isCritical, often] of [
      [false, 1 - critical],
      [true, critical],
    ] as const) {
      const base = baseDamage(move, own, foe, isCritical);
      for (const roll of ROLLS)
        for (const [count, chance] of HITS[move.hits] ?? ONCE)
          add(count * (base > 1 ? rolled(base, roll) : base), (often * chance) / ROLLS.length);
    }
  }
  return odds;
}

/** The last roll, as the rules draw it. */
const ROLLS = Array.from({ length: 39 }, (_, at) => 217 + at);
/** How often a move hits that hits more than once, and how likely that is: each blow does what the first did. */
const ONCE = [[1, 1]] as const;
const HITS: { readonly [hits: number]: readonly (readonly [count: number, chance: number])[] } = {
  2: [[2, 1]],
  5: [
    [2, 3 / 8],
    [3, 3 / 8],
    [4, 1 / 8],
    [5, 1 / 8],
  ],
};

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at);
}

function hitsText(chance: number): string {
  if (chance <= 0) return 'never';
  return chance >= 1 ? 'surely' : inPercent(chance);
}

function chanceText(chance: number): string {
  if (chance <= 0) return 'none';
  return chance >= 1 ? '100 %' : inPercent(chance);
}

/** Nothing that may be is called impossible, and nothing that may fail is called sure. */
function inPercent(chance: number): string {
  return `${Math.min(Math.max(Math.round(chance * 100), 1), 99)} %`;
}
