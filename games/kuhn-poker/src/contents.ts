import type { Contents } from '@fermata/core';
import { CARDS } from './state.ts';

export const contents: Contents = {
  kinds: [{ kind: 'Cards', names: CARDS, at: ['dealt.card'] }],
  prompts: ['Pass or bet?', 'Fold or call?'],
  listeners: [],
};
