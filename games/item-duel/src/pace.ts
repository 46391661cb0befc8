/** What keeps a duel going: items that are drawn, fatigue that grows, and an end where nobody plays. The plain duel has none of it. */
import type { DeepReadonly, Seat } from '@fermata/core';
import { oneOf, whole } from '@fermata/core/fields';
import { FATIGUE_MAX, ITEMS_DRAWN_MAX, PASSES_MAX } from './bounds.ts';
import type { State } from './state.ts';

/** How a duel is kept going; 0 is not at all. */
export interface Pace {
  /** Whether every hand that is dealt at random has an attack in it. */
  readonly attack: boolean;
  /** Items that a seat draws at the start of each of its turns. */
  readonly draws: number;
  /** Items that a seat has drawn up to, where it holds nothing at the start of its turn. */
  readonly refill: number;
  /** What it costs to play nothing in a turn: so much the first time, and so much more each time. */
  readonly fatigue: number;
  /** The duel is over when everybody has played nothing in so many turns, one after the other. */
  readonly passes: number;
}

/** The pace, and what has come of it so far. */
export interface Pacing extends Pace {
  /** Turns in a row, of all seats, in which nothing was played. */
  idle: number;
  /** Of each seat: turns in which it has played nothing. */
  rests: number[];
}

/** Nothing is drawn, passing is free, and nobody ends a duel by it. */
export const NO_PACE: Pace = { attack: false, draws: 0, refill: 0, fatigue: 0, passes: 0 };

type Given = { readonly [K in keyof Pace]?: unknown };

/** Checks a pace; what is left out is as told. */
export function paceOf(given: Given, usual: Pace): Pace {
  const {
    attack = usual.attack,
    draws = usual.draws,
    refill = usual.refill,
    fatigue = usual.fatigue,
    passes = usual.passes,
  } = given;
  return {
    attack: oneOf(attack, 'attack', [true, false]),
    draws: whole(draws, 'draws', 0, ITEMS_DRAWN_MAX),
    refill: whole(refill, 'refill', 0, ITEMS_DRAWN_MAX),
    fatigue: whole(fatigue, 'fatigue', 0, FATIGUE_MAX),
    passes: whole(passes, 'passes', 0, PASSES_MAX),
  };
}

/** How a match begins with this pace; the plain duel keeps nothing of the kind, as it never did. */
export function pacing({ attack, draws, refill, fatigue, passes }: Pace, seats: number): { readonly pace?: Pacing } {
  if (!attack && draws + refill + fatigue + passes === 0) return {};
  return { pace: { attack, draws, refill, fatigue, passes, idle: 0, rests: Array<number>(seats).fill(0) } };
}

export function copyPacing({ attack, draws, refill, fatigue, passes, idle, rests }: Pacing): Pacing {
  return { attack, draws, refill, fatigue, passes, idle, rests: rests.slice() };
}

/** What a seat draws at the start of its turn. */
export function drawnBy({ pace, players }: DeepReadonly<State>, seat: Seat): number {
  if (pace === undefined) return 0;
  return players[seat]!.items.length === 0 ? Math.max(pace.draws, pace.refill) : pace.draws; // at the table
}

/** In words, what is drawn; nothing where nothing is. */
export function drawingOf({ draws, refill }: Pace): readonly string[] {
  return [
    ...(draws > 0 ? [`each turn draws ${draws}`] : []),
    ...(refill > draws ? [`an empty hand draws ${refill}`] : []),
  ];
}

/** What the turn costs that a seat has just had. Without a pace that is 1 for whoever holds nothing. */
export function fatigueOf({ pace, players }: DeepReadonly<State>, seat: Seat): number {
  if (pace === undefined || pace.fatigue === 0) return players[seat]!.items.length === 0 ? 1 : 0; // at the table, here and below
  return pace.idle > 0 ? pace.fatigue * pace.rests[seat]! : 0;
}

/** What the next turn costs in which this seat plays nothing; undefined where that costs nothing. */
export function nextFatigue({ pace }: DeepReadonly<State>, seat: Seat): number | undefined {
  if (pace === undefined || pace.fatigue === 0) return undefined;
  return pace.fatigue * (pace.rests[seat]! + 1); // at the table
}

/** How many turns in a row nobody may play in, until the duel is over; undefined where it is not over by that. */
export function idleMax({ pace, players, fallen }: DeepReadonly<State>): number | undefined {
  if (pace === undefined || pace.passes === 0) return undefined;
  return pace.passes * (players.length - fallen.length);
}

/** True if nobody has played for so long that the duel is over. */
export function isIdle(state: DeepReadonly<State>): boolean {
  const max = idleMax(state);
  return max !== undefined && state.pace !== undefined && state.pace.idle >= max;
}
