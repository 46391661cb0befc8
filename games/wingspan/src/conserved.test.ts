import type { DeepReadonly } from '@fermata/core';
import { checkGame } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { watched } from '../test/conserving.ts';
import type { Event } from './events.ts';
import { wingspan } from './index.ts';
import type { State } from './state.ts';

type Drawn = DeepReadonly<Extract<Event, { type: 'cardDrawn' }>>;

/** The check that nothing is lost is worth something if it finds these: each handles a card that is drawn wrongly. */
test.each<[mistake: string, spoil: (state: State, event: Drawn) => void, found: RegExp]>([
  ['is lost', ({ players }, { seat }) => void players[seat]?.hand.pop(), /there are \d+ birds/],
  ['is doubled', ({ players }, { seat, card }) => void players[seat]?.hand.push(card), /there are \d+ birds/],
  [
    'is doubled while another one is lost',
    ({ players, deck }, { seat }) => {
      const hand = players[seat]?.hand;
      const [below] = deck;
      if (hand !== undefined && below !== undefined) hand[hand.length - 1] = below;
    },
    /is in two places/,
  ],
])('It would be noticed if a card that is drawn %s', (_mistake, spoil, found) => {
  const { cardDrawn } = wingspan.apply;
  const spoiled: typeof wingspan = {
    ...wingspan,
    apply: {
      ...wingspan.apply,
      cardDrawn: (state, event) => {
        if (typeof cardDrawn === 'function') cardDrawn(state, event);
        spoil(state, event);
      },
    },
  };
  expect(() => checkGame(watched(spoiled), { seats: 2, matches: 1, places: 1 })).toThrow(found);
});
