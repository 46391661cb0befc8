import type { DeepReadonly, Seat } from '@fermata/core';
import { birdAt } from './data/birds.ts';
import { type Face, type Food, HABITATS, type Habitat, type Nest } from './data/mat.ts';
import type { BirdData } from './data/more-birds.ts';

/** Cards are known by their ids: birds as in `american_robin`, bonus cards as in `bird_feeder`. */
export interface State {
  players: Player[];
  /** Whose turn it is, and who began the round. */
  seat: Seat;
  first: Seat;
  /** 1 to 4. */
  round: number;
  /** One for each round. */
  goals: string[];
  goalSide: GoalSide;
  /** The dice in the feeder; the others lie outside. */
  feeder: Face[];
  /** Face up. It is filled at the end of each turn. */
  tray: string[];
  /** Laid open for everybody to pick from, while a power asks for it. */
  revealed: string[];
  /** Unordered, all of them: nobody ever looks at a deck and leaves it. */
  deck: string[];
  discard: string[];
  bonusDeck: string[];
  bonusDiscard: string[];
  /** Cards that the seat whose turn it is discards at its end. */
  owed: number;
  /** Once the match is over. */
  scores: Score[] | null;
  /** Birds that this match has besides those of the game; there is no such field where there are none. */
  more?: readonly BirdData[];
}

export const GOAL_SIDES = ['green', 'blue'] as const;
export type GoalSide = (typeof GOAL_SIDES)[number];

export interface Player {
  food: Foods;
  hand: string[];
  bonus: string[];
  rows: { [H in Habitat]: Placed[] };
  cubes: Cubes;
  /** Points of the goals, round by round. */
  goalPoints: number[];
}

export type Foods = { [F in Food]: number };

/** Eight for each seat: still to be played, played in this round, and on the goals of the rounds before. */
export interface Cubes {
  free: number;
  played: number;
  onGoals: number;
}

/** A bird on a mat. */
export interface Placed {
  bird: string;
  eggs: number;
  cached: Food[];
  tucked: string[];
  /** A pink power that has been used since its owner's last turn. */
  isUsed: boolean;
}

/** What a seat ends up with, by category. */
export interface Score {
  birds: number;
  bonus: number;
  goals: number;
  eggs: number;
  cached: number;
  tucked: number;
}

/** The state as rules see it. */
export type Table = DeepReadonly<State>;
export type Mat = DeepReadonly<Player>;

export function playerAt(state: Table, seat: Seat): Mat {
  return state.players[seat]!; // a seat of this match
}

/** All seats, clockwise from this one. */
export function seatsFrom({ players }: Table, seat: Seat): Seat[] {
  return players.map((_, steps) => (seat + steps) % players.length);
}

/** All birds on a mat, row by row. */
export function birdsOn({ rows }: Mat): DeepReadonly<Placed>[] {
  return [...rows.forest, ...rows.grassland, ...rows.wetland];
}

/** Where a bird stands on the mat of its owner. */
export function placeOf({ rows }: Mat, bird: string): { readonly habitat: Habitat; readonly column: number } {
  for (const habitat of HABITATS) {
    const column = rows[habitat].findIndex((placed) => placed.bird === bird);
    if (column >= 0) return { habitat, column };
  }
  throw new Error(`${bird} is not on the mat`);
}

export function placedAt(player: Mat, bird: string): DeepReadonly<Placed> {
  const { habitat, column } = placeOf(player, bird);
  return player.rows[habitat][column]!; // it stands there
}

/** Star nests count as every kind of nest. */
export function hasNest(bird: string, nest: Nest): boolean {
  const own = birdAt(bird).nest;
  return own === nest || own === 'star';
}

export function eggsOn(player: Mat): number {
  let eggs = 0;
  for (const habitat of HABITATS) for (const placed of player.rows[habitat]) eggs += placed.eggs;
  return eggs;
}

/** Birds beside the tray that can still be drawn. */
export function cardsLeft({ deck, discard }: Table): number {
  return deck.length + discard.length;
}
