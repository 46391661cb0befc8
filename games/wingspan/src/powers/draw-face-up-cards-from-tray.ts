import { emit } from '@fermata/core';
import type { Power } from './power.ts';

/** The whole tray. */
export const drawFaceUpCardsFromTray: Power = {
  text: () => 'take all cards from the tray.',
  obstacle: ({ state }) => (state.tray.length > 0 ? undefined : 'noCards'),
  *run({ state, seat }) {
    for (const card of [...state.tray]) yield* emit({ type: 'cardTaken', seat, card });
  },
};
