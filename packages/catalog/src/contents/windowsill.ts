import { CARDS, TRINKETS } from '@fermata/windowsill';
import { type Contents, kindOf } from './contents.ts';

export const WINDOWSILL: Contents = {
  kinds: [
    kindOf(
      'Cards flown',
      CARDS.map((card) => [card, card]),
      'flew.cards',
    ),
    kindOf(
      'Trinkets',
      TRINKETS.map((trinket) => [trinket, trinket]),
      'laid.trinket',
    ),
  ],
  prompts: ['Fly which card?', 'Steal which trinket?', 'Let a cat out?'],
  listeners: ['another card', 'cat of seat #'],
};
