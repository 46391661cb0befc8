/** What a set-up says. */
import type { Faction, PieceType } from './forces.ts';
import type { Space } from './map.ts';

export type Held = Partial<Record<PieceType | 'vc-bases-tunneled' | 'nva-bases-tunneled', number>>;
export type Level = 'ACTIVE_OPPOSITION' | 'PASSIVE_OPPOSITION' | 'NEUTRAL' | 'PASSIVE_SUPPORT' | 'ACTIVE_SUPPORT';

/** How a match begins. */
export interface Scenario {
  readonly name: string;
  /** The period of each pile, which counts only where period events are played. */
  readonly periods: readonly Period[];
  readonly eventsPerPile: number;
  readonly hasPivotal: boolean;
  /** In the box, the last one on top. */
  readonly leaders: readonly number[];
  readonly coups: readonly number[];
  /** In force from the start, if period events are played; then these cards are not in the deck. */
  readonly capabilities: readonly string[];
  readonly tracks: Readonly<Record<Track, number>>;
  readonly markers: Readonly<Record<Faction, number>>;
  readonly outOfPlay: Held;
  readonly available: Held;
  readonly spaces: { readonly [S in Space]?: readonly [support: Level, pieces: Held] };
}

export type Period = 1964 | 1965 | 1968;
export const TRACKS = ['AID', 'PATRONAGE', 'ECON', 'TRAIL', 'RES_ARVN', 'RES_NVA', 'RES_VC'] as const;
export type Track = (typeof TRACKS)[number];
