import type { Obstacle } from '../../events.ts';
import { cardsLeft, playerAt } from '../../state.ts';
import type { At } from '../power.ts';

/** Tray, deck and discards are empty. */
export function nothingToDraw({ state }: At): Obstacle | undefined {
  return state.tray.length + cardsLeft(state) > 0 ? undefined : 'noCards';
}

/** Deck and discards are empty. */
export function nothingInDeck({ state }: At): Obstacle | undefined {
  return cardsLeft(state) > 0 ? undefined : 'noCards';
}

/** The hand is empty. */
export function nothingToTuck({ state, seat }: At): Obstacle | undefined {
  return playerAt(state, seat).hand.length > 0 ? undefined : 'noCards';
}
