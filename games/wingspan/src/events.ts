import type { Seat } from '@fermata/core';
import type { Face, Food, Habitat } from './data/mat.ts';
import type { Foods, Score } from './state.ts';

/** Everything that happens. What only the seat itself may see is null for the others. */
export type Event =
  // The beginning
  | { type: 'began'; first: Seat; goals: readonly string[] }
  | { type: 'dealt'; seat: Seat; birds: readonly string[]; bonus: readonly string[] }
  | { type: 'kept'; seat: Seat; birds: readonly string[]; paid: readonly Food[]; bonus: string }
  // Turns
  | { type: 'turnBegan'; seat: Seat; action: Action }
  /** What the mat gave has been taken, the trade included; the powers of the row come next. */
  | { type: 'rowUsed'; seat: Seat; habitat: Habitat; foods: readonly Food[] }
  /** At the end of a round nobody is next. */
  | { type: 'turnEnded'; seat: Seat; next: Seat | null }
  | { type: 'roundScored'; round: number; goal: string; counts: readonly number[]; points: readonly number[] }
  | { type: 'roundEnded'; round: number; first: Seat }
  | { type: 'gameScored'; scores: readonly Score[] }
  // Food
  | { type: 'feederThrown'; dice: readonly Face[] }
  | { type: 'dieTaken'; seat: Seat; die: Face; food: Food; onto: string | null }
  | { type: 'foodGained'; seat: Seat; food: Food; count: number }
  | { type: 'foodPaid'; seat: Seat; food: Food; count: number }
  | { type: 'foodCached'; seat: Seat; bird: string; food: Food; count: number }
  // Eggs
  | { type: 'eggLaid'; seat: Seat; bird: string }
  | { type: 'eggDiscarded'; seat: Seat; bird: string }
  // Cards
  | { type: 'cardDrawn'; seat: Seat; card: string }
  | { type: 'cardTaken'; seat: Seat; card: string }
  | { type: 'cardRevealed'; card: string; from: 'tray' | 'deck' }
  | { type: 'cardPicked'; seat: Seat; card: string }
  | { type: 'cardDiscarded'; seat: Seat; card: string }
  | { type: 'cardTucked'; seat: Seat; bird: string; card: string; from: 'hand' | 'deck' }
  | { type: 'discardOwed'; seat: Seat; count: number }
  | { type: 'bonusDrawn'; seat: Seat; cards: readonly string[] }
  | { type: 'bonusDiscarded'; seat: Seat; cards: readonly string[] }
  | { type: 'trayFilled'; card: string }
  | { type: 'trayCleared' }
  | { type: 'deckReshuffled'; count: number }
  | { type: 'bonusReshuffled'; count: number }
  // Birds
  | { type: 'birdPlayed'; seat: Seat; bird: string; habitat: Habitat; paid: Payment; eggsFrom: readonly string[] }
  | { type: 'birdMoved'; seat: Seat; bird: string; from: Habitat; to: Habitat }
  | { type: 'powerUsed'; seat: Seat; bird: string }
  /** The power of `bird` is used once more, because of another one's. */
  | { type: 'powerRepeated'; seat: Seat; bird: string; by: string }
  | { type: 'powerSkipped'; seat: Seat; bird: string; why: Obstacle }
  /** A part of it is done, and no more. */
  | { type: 'powerStopped'; seat: Seat; bird: string; why: Obstacle }
  // A hunt, and what came of it
  | {
      type: 'diceHunted';
      seat: Seat;
      bird: string;
      dice: readonly Face[];
      food: Food;
      count: number;
      isCaught: boolean;
    }
  | { type: 'cardHunted'; seat: Seat; bird: string; card: string; isCaught: boolean };

/** What a turn is used for: one of them, and nothing else. */
export const ACTIONS = ['playBird', 'gainFood', 'layEggs', 'drawCards'] as const;
export type Action = (typeof ACTIONS)[number];

/** Food for a bird: only what is paid is named. */
export type Payment = { readonly [F in keyof Foods]?: number };

/** Why nothing came of a power, or no more. */
export type Obstacle =
  | 'declined'
  | 'noCards'
  | 'noRoom'
  | 'noFood'
  | 'noEggs'
  | 'noDice'
  | 'notInFeeder'
  | 'notRightmost'
  | 'nothingToRepeat';

/** What pink powers answer to. */
export type Trigger = Extract<Event, { type: 'birdPlayed' | 'rowUsed' | 'diceHunted' | 'cardHunted' }>;
