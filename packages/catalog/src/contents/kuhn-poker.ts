import { CARDS } from '@fermata/kuhn-poker';
import { type Contents, kindOf } from './contents.ts';

export const KUHN_POKER: Contents = {
  kinds: [
    kindOf(
      'Cards',
      CARDS.map((card) => [card, card]),
      'dealt.card',
    ),
  ],
  prompts: ['Pass or bet?', 'Fold or call?'],
  listeners: [],
};
