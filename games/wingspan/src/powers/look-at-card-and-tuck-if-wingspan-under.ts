import { emit } from '@fermata/core';
import { birdAt } from '../data/birds.ts';
import { topCard } from '../steps/cards.ts';
import type { Power } from './power.ts';
import { nothingInDeck } from './shared/nothing-to.ts';

export interface Params {
  readonly wingspanThreshold: number;
}

/** Hunting by wingspan: the next card of the deck is tucked if it is small enough, else discarded. */
export const lookAtCardAndTuckIfWingspanUnder: Power<Params> = {
  text: ({ wingspanThreshold }) =>
    `hunt: turn up the top card of the deck; if its wingspan is under ${wingspanThreshold} cm, tuck it under this bird, otherwise discard it.`,
  isPredator: true,
  obstacle: nothingInDeck,
  *run({ state, seat, bird }, { wingspanThreshold }) {
    const card = yield* topCard(state);
    if (card === undefined) return;
    const isCaught = birdAt(card).wingspanCm < wingspanThreshold;
    yield* emit({ type: 'cardHunted', seat, bird: bird.id, card, isCaught });
  },
};
