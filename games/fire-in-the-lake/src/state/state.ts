import type { DeepReadonly, Seat } from '@fermata/core';
import type { Faction } from '../data/forces.ts';
import type { Space } from '../data/map.ts';
import type { Level, Track } from '../data/scenario.ts';
import type { ScenarioName } from '../data/scenarios.ts';

export const TRACK_MAX: { readonly [T in Track]: number } = {
  AID: 75,
  PATRONAGE: 75,
  ECON: 15,
  TRAIL: 4,
  RES_ARVN: 75,
  RES_NVA: 75,
  RES_VC: 75,
};
/** Terror and sabotage together. */
export const MARKERS_MAX = 15;

/** From active opposition, -2, to active support, 2. */
export const LEVELS: readonly Level[] = [
  'ACTIVE_OPPOSITION',
  'PASSIVE_OPPOSITION',
  'NEUTRAL',
  'PASSIVE_SUPPORT',
  'ACTIVE_SUPPORT',
];
export function levelName(level: number): Level {
  return LEVELS[level + 2] as Level; // -2 to 2
}

export const DEEDS = ['operation', 'operation with special', 'limited operation', 'event'] as const;
export type Deed = (typeof DEEDS)[number];

export const PHASES = [
  'card',
  'victory',
  'resources',
  'pacify US',
  'pacify ARVN',
  'agitate',
  'redeploy ARVN',
  'redeploy NVA',
  'commitment',
  'reset',
  'over',
] as const;
/** Of the coup round, in order; `card` while cards are played. */
export type Phase = (typeof PHASES)[number];

/** Events left in the pile, whether its coup is still to come, and how many piles come after it. */
export interface Pile {
  left: number;
  hasCoup: boolean;
  after: number;
}

export type Edition = 1 | 2;

export interface State {
  scenario: ScenarioName;
  edition: Edition;
  periodEvents: boolean;
  transfers: boolean;
  /** Who is asked for which faction. */
  seats: Record<Faction, Seat>;
  /** How many of a kind are at a place: `place * KINDS + kind`. */
  pieces: number[];
  /** -2 active opposition to 2 active support, by space. */
  support: number[];
  /** Terror in cities and provinces, sabotage on lines of communication. */
  markers: number[];
  tracks: Record<Track, number>;
  eligible: Record<Faction, boolean>;
  /** What events say of the next card. */
  nextEligible: Partial<Record<Faction, boolean>>;
  card: number;
  /** 0 where none is turned up. */
  next: number;
  /** Event cards that may still come, in no order. */
  unseen: number[];
  /** Coup cards that may still come, in no order. */
  coups: number[];
  pile: Pile;
  /** A given order, which takes the place of the piles. */
  deck: number[] | null;
  /** Pivotal cards that their owners hold. */
  pivotal: number[];
  /** Whether those who hold one have been asked on this card. */
  pivotalAsked: boolean;
  passed: Faction[];
  acted: { faction: Faction; deed: Deed }[];
  /** Lasting rules in the order they came: `101:shaded`, `leader:127`. A change is a new list: what it comes to is looked up by it. */
  inForce: readonly string[];
  /** Coup cards in the box, the last one on top. */
  leaders: number[];
  /** Whether the leader's text is ignored. */
  leaderIgnored: boolean;
  phase: Phase;
  /** Whether the card before this one was a coup. */
  afterCoup: boolean;
  /** Spaces pacified in this Support phase, and the level that each had before: at most two are won in all. */
  pacified: Partial<Record<Space, number>>;
  over: { margins: Record<Faction, number>; isFinal: boolean } | null;
}

/** The state as rules see it. */
export type Table = DeepReadonly<State>;
