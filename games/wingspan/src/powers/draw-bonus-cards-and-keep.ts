import { chooseSome, emit } from '@fermata/core';
import { count } from '../describe/words.ts';
import { aboutOf } from '../steps/about.ts';
import { drawBonusCards } from '../steps/bonus.ts';
import type { Power } from './power.ts';

export interface Params {
  readonly drawCount: number;
  readonly keepCount: number;
}

/** Bonus cards, of which some are kept. */
export const drawBonusCardsAndKeep: Power<Params> = {
  text: ({ drawCount, keepCount }) => `draw ${count(drawCount, 'bonus card')} and keep ${keepCount} of them.`,
  obstacle: ({ state }) => (state.bonusDeck.length + state.bonusDiscard.length > 0 ? undefined : 'noCards'),
  *run({ state, seat, bird }, { drawCount, keepCount }) {
    const drawn = yield* drawBonusCards(state, seat, drawCount);
    const keep = Math.min(keepCount, drawn.length);
    const how = { min: keep, max: keep, about: aboutOf({ bird }) };
    const kept = yield* chooseSome(seat, 'Keep which bonus card?', drawn, how);
    const cards = drawn.filter((card) => !kept.includes(card));
    if (cards.length > 0) yield* emit({ type: 'bonusDiscarded', seat, cards });
  },
};
