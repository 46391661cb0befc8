/** What a seat believes, judged by counted fractions: given, what was done, what the seat noticed of it, and the count. */
import { describe, expect, test } from 'vitest';
import { type Match, type Oracle, type Seat, seeded, start } from '../../src/index.ts';
import { ScriptedOracle } from '../../src/testing/index.ts';
import { choose } from './table.ts';
import { type Event, isSeen, type Lie, type State, wanderers } from './wanderers.ts';
import { countOf, type Notice, waysOf } from './ways.ts';

/** Who does what, with which card in truth. Where chance has no choice, the card is left out. */
export type Deed = readonly [seat: Seat, deed: string, ...cards: (string | readonly string[])[]];

export interface Belief {
  readonly rule: string;
  /** What lies where at the start. */
  readonly given: Lie;
  readonly seats?: number;
  readonly deeds: readonly Deed[];
  /** Who believes, and what it noticed. */
  readonly seat: Seat;
  readonly steps: readonly Notice[];
  /** Fractions as counted, by what may be found in a world. */
  readonly counted: { readonly [where: string]: string };
  /** The first two, unless told otherwise. */
  readonly paces?: readonly Pace[];
}

/** When the deeds are done: what is asked of a world within a turn must also hold for what earlier turns have shown. */
export type Pace = 'in one turn' | 'over several turns' | 'in an earlier turn and in this one';

export const PACES: readonly Pace[] = ['in one turn', 'over several turns', 'in an earlier turn and in this one'];

export const WORLDS = process.env.SOAK === '1' ? 20_000 : 2_000;

/** One test that the count is right, and one for each pace that the worlds are dealt so. */
export function judge(beliefs: readonly Belief[]): void {
  describe.each(beliefs.map((belief) => [belief.rule, belief] as const))('%s', (_, belief) => {
    test('is counted rightly', () => {
      expectCount(belief);
    });

    test.each(belief.paces ?? PACES.slice(0, 2))('%s', (pace) => {
      const match = played(belief, pace);
      expectWorlds(belief.counted, (oracle) => match.redeal(belief.seat, oracle));
    });
  });
}

/** The match in which the deeds were done. */
export function played({ given, seats = 2, deeds }: Pick<Belief, 'given' | 'seats' | 'deeds'>, pace: Pace) {
  const oracle = new ScriptedOracle(
    deeds.flatMap(([, deed, card]) => (isChance(deed) && card !== undefined ? [card] : [])),
  );
  const match = start(wanderers, { oracle, seats, position: given });
  for (const [at, [seat, deed, ...cards]] of deeds.entries()) {
    const hasRested = at > 0 && (pace === 'over several turns' || (pace !== 'in one turn' && at === deeds.length >> 1));
    if (hasRested) choose(match, 'rest');
    if (match.state.actor !== seat) choose(match, `call ${seat}`);
    choose(match, deed, ...(isChance(deed) ? [] : cards), ...(deed.startsWith('peek') ? [true] : []));
  }
  if (pace === 'over several turns') choose(match, 'rest');
  expect(oracle.leftOver()).toEqual([]);
  return match;
}

/** That going through all the ways comes to the same fractions. */
export function expectCount({ given, seat, steps, counted }: Belief): void {
  const ways = waysOf(given, (zone) => isSeen(zone, seat), steps);
  for (const [where, fraction] of Object.entries(counted)) {
    const [n, d] = parts(fraction);
    const { fit, all } = countOf(ways, where);
    expect(all).toBeGreaterThan(0);
    expect(`${where}: ${(fit * d) / all} of ${d}`).toBe(`${where}: ${n} of ${d}`);
  }
}

/**
 * That each fraction is met within three standard deviations. Our tests compare 145, and one in 370 is farther off by mere
 * chance: so what is off is counted once more, over other worlds, and wrong if it is off again.
 */
export function expectWorlds(counted: Belief['counted'], worldFrom: (oracle: Oracle) => World, worlds = WORLDS): void {
  const off = farOff(Object.entries(counted), worldFrom, seeded('worlds'), worlds);
  const stillOff = off.length === 0 ? [] : farOff(off, worldFrom, seeded(1), worlds);
  expect(stillOff.map(([where, fraction, found]) => `${where}: ${found}, not ${fraction}`)).toEqual([]);
}

type World = Match<State, Event>;
type Cell = readonly [where: string, fraction: string, found?: number];

/** The cells that are not met, with what was found instead. */
function farOff(cells: readonly Cell[], worldFrom: (oracle: Oracle) => World, oracle: Oracle, worlds: number): Cell[] {
  const found = cells.map(([where, fraction]) => ({ where, fraction, times: 0, fits: finder(where) }));
  for (let world = 0; world < worlds; world++) {
    const { zones } = worldFrom(oracle).state;
    for (const one of found) if (one.fits(zones)) one.times += 1;
  }
  return found.flatMap(({ where, fraction, times }): Cell[] => {
    const [n, d] = parts(fraction);
    const deviation = Math.sqrt(worlds * (n / d) * (1 - n / d));
    return Math.abs(times - (worlds * n) / d) <= 3 * deviation ? [] : [[where, fraction, times / worlds]];
  });
}

/** What lies where in the first worlds, in the order of names: how cards lie within a zone is nobody's knowledge. */
export function firstWorlds(match: World, seat: Seat, oracle: Oracle, count: number): string[] {
  return Array.from({ length: count }, () => {
    const { zones } = match.redeal(seat, oracle).state;
    return Object.entries(zones)
      .map(([name, cards]) => `${name}: ${[...cards].sort().join(' ')}`)
      .join('; ');
  });
}

type Finder = (zones: World['state']['zones']) => boolean;

function finder(where: string): Finder {
  const wanted = where.split(', ').map((one) => one.split(' in '));
  return (zones) => wanted.every(([card = '', zone = '']) => zones[zone]?.includes(card));
}

function isChance(deed: string): boolean {
  return /^(?:draw|lift|turnUp|take|peek)\b/.test(deed);
}

function parts(fraction: string): [n: number, d: number] {
  const [n = Number.NaN, d = Number.NaN] = fraction.split('/').map(Number);
  return [n, d];
}
