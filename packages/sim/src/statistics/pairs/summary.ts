import { type Bounded, reachForAll, wilson } from '../../figures/interval.ts';
import { type Part, pooled } from '../../figures/pooled.ts';
import { WIN } from '../../sums/results.ts';
import type { PairFigures, PairStatistics } from './pairs.ts';
import { halvesOf, placesIn, type Sums, seatsOf, type Takers, type Thing } from './sums.ts';

/** Fewer seats than this say nothing: of both, and of each alone. */
export const SEATS_MIN = 30;
/** Pairs that are told, the surest first. */
const LISTED_MAX = 200;

export function summarise(sums: Sums, agents: number): PairFigures {
  const compared = [...sums.pairs].map((pair) => pairOf(sums, pair, agents)).filter((pair) => pair !== undefined);
  if (compared.length === 0) return {};
  const reach = reachForAll(2 * compared.length);
  const ranked = compared
    .map((pair) => ({ pair, sure: surenessOf(pair, reach) }))
    .sort((a, b) => b.sure - a.sure || b.pair.count - a.pair.count);
  const list = ranked.slice(0, LISTED_MAX).map(({ pair, sure }) => told(pair, sure > 0));
  return { pairs: { list, compared: compared.length, unlisted: sums.unlisted } };
}

interface Compared {
  readonly count: number;
  readonly things: readonly [Thing, Thing];
  /** By agent: seats that took both, and seats that took one alone, of each of the two. */
  readonly groups: readonly [readonly Group[], readonly Group[]];
}

type Group = readonly [both: Part, alone: Part];

function pairOf(sums: Sums, [key, both]: readonly [number, Takers], agents: number): Compared | undefined {
  const things = placesIn(key).map((place) => sums.things[place]) as [Thing, Thing]; // both are listed
  const groups = things.map((thing) => groupsOf(thing, both, agents)) as unknown as Compared['groups']; // of two
  const count = countIn(groups[0], 0);
  const isEnough = count >= SEATS_MIN && groups.every((all) => countIn(all, 1) >= SEATS_MIN);
  return isEnough ? { count, things, groups } : undefined;
}

function groupsOf({ takers }: Thing, both: Takers, agents: number): readonly Group[] {
  return Array.from({ length: agents }, (_, agent) => {
    const [seats, halves] = [seatsOf(both, agent), halvesOf(both, agent)];
    return [
      { successes: halves / WIN, count: seats },
      { successes: (halvesOf(takers, agent) - halves) / WIN, count: seatsOf(takers, agent) - seats },
    ];
  });
}

function countIn(groups: readonly Group[], at: 0 | 1): number {
  return groups.reduce((sum, group) => sum + group[at].count, 0);
}

/** How far off zero both differences are at least, on the same side; below zero where one of them may be nothing. */
function surenessOf({ groups }: Compared, reach: number): number {
  const [one, other] = groups.map((all) => pooled(all, reach));
  if (one === undefined || other === undefined) return Number.NEGATIVE_INFINITY;
  return Math.max(Math.min(one.low, other.low), Math.min(-one.high, -other.high));
}

function told({ count, things, groups }: Compared, isClear: boolean): PairStatistics {
  const [one, other] = things.map(({ label, text }, at) => {
    const own = groups[at as 0 | 1]; // there are two
    const more = pooled(own) ?? NOTHING_KNOWN;
    return { label, text, seats: countIn(own, 1), won: wonIn(own, 1), more };
  }) as [PairStatistics['one'], PairStatistics['other']]; // of two
  return { one, other, seats: count, won: wonIn(groups[0], 0), isClear };
}

function wonIn(groups: readonly Group[], at: 0 | 1): Bounded {
  return wilson(
    groups.reduce((sum, group) => sum + group[at].successes, 0),
    countIn(groups, at),
  );
}

/** No agent did both, so nothing can be compared. */
const NOTHING_KNOWN: Bounded = { value: 0, low: -1, high: 1 };
