import type { Contents } from '@fermata/core';
import { QUESTIONS } from './asking/questions.ts';
import { OPERATION_NAMES, SPECIAL_NAMES } from './data/actions.ts';
import { CARDS_MAX, factsOf, ruleTitle, sideTitle } from './data/cards.ts';
import { REACTIONS } from './lasting/reactions.ts';

const numbers = Array.from({ length: CARDS_MAX }, (_, at) => at + 1);

export const contents: Contents = {
  kinds: [
    {
      kind: 'Event sides',
      names: numbers.flatMap((card) =>
        factsOf(card).sides.map((side) => [`${card}:${side}`, sideTitle(card, side)] as const),
      ),
      at: ['eventBegan.what'],
    },
    { kind: 'Operations', names: OPERATION_NAMES, at: ['operated.operation'] },
    { kind: 'Special activities', names: SPECIAL_NAMES, at: ['operated.special'] },
    {
      kind: 'Lasting rules',
      names: Object.keys(REACTIONS).map((rule) => [rule, ruleTitle(rule)] as const),
      at: ['cameIntoForce.rule'],
    },
  ],
  prompts: Object.values(QUESTIONS),
  listeners: ['leader:minh', 'leader:#', '#:unshaded', '#:shaded'],
};
