/**
 * Airlift: pieces land in cities, one after the other. What a city is worth is the same for all who land there, so to cities
 * of equal worth it makes no difference which is chosen.
 */
import { type AnyGame, choose, chooseSome, defineGame, emit, type Flow, rank, roll, together } from '@fermata/core';

const CITIES = ['Arles', 'Basel', 'Cadiz', 'Delft', 'Evora', 'Fermo', 'Ghent', 'Havre', 'Imola', 'Jerez'] as const;
export type City = (typeof CITIES)[number];

export interface Airlift {
  /** What each city is worth: there are as many cities as worths. */
  readonly worths: readonly number[];
  readonly pieces?: number;
  /** True if the game can tell how seats stand; else only the end tells. */
  readonly isJudged?: boolean;
  /** The cities of a piece are a set of so many. */
  readonly several?: {
    readonly min: number;
    readonly max: number;
    readonly fits?: (picked: readonly City[]) => boolean;
  };
  /** True if a die decides, at the end, wherever the pieces are. */
  readonly isGamble?: boolean;
  /** True if two seats land at once, and neither can win. */
  readonly isDuel?: boolean;
}

interface State {
  left: number;
  total: number;
}
type Event = { type: 'landed'; cities: readonly City[] } | { type: 'rolled'; die: number };

export function airlift({ worths, pieces = 1, several, ...how }: Airlift): AnyGame {
  const { isJudged = false, isGamble = false, isDuel = false } = how;
  const cities = CITIES.slice(0, worths.length);
  const seats = isDuel ? 2 : 1;
  function* landing(seat: number): Flow<never, readonly City[]> {
    if (several !== undefined) return yield* chooseSome(seat, 'Which cities?', cities, several);
    return [yield* choose(seat, 'Which city?', cities)];
  }
  return defineGame<State, Event>({
    name: 'airlift',
    version: 1,
    seats: { min: seats, max: seats },
    setup: () => ({ left: pieces, total: 0 }),
    *turn({ left }): Flow<Event> {
      for (let piece = 0; piece < left; piece++) {
        if (isDuel) yield* emit({ type: 'landed', cities: (yield* together([0, 1], landing)).flat() });
        else yield* emit({ type: 'landed', cities: yield* landing(0) });
      }
      if (isGamble) yield* emit({ type: 'rolled', die: yield* roll(6, 'die') });
    },
    apply: {
      landed: (state, { cities: landed }) => {
        state.left--;
        for (const city of landed) state.total += worths[cities.indexOf(city)]!; // one for each
      },
      rolled: (state, { die }) => {
        state.total += die;
      },
    },
    ...(isJudged && { evaluate: ({ total }) => total / (1 + total) }),
    outcome: ({ left, total }) => (left > 0 ? undefined : isDuel ? rank([0, 0]) : rank([total])),
  });
}
