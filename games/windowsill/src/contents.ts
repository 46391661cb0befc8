import type { Contents } from '@fermata/core';
import { CARDS } from './cards.ts';
import { TRINKETS } from './trinkets.ts';

export const contents: Contents = {
  kinds: [
    { kind: 'Cards flown', names: CARDS, at: ['flew.cards'] },
    { kind: 'Trinkets', names: TRINKETS, at: ['laid.trinket'] },
  ],
  prompts: ['Fly which card?', 'Steal which trinket?', 'Let a cat out?'],
  listeners: ['another card', 'cat of seat #'],
};
