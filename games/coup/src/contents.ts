import type { Contents } from '@fermata/core';
import { ACTIONS } from './actions.ts';
import { CARDS, CHARACTERS } from './state.ts';

export const contents: Contents = {
  kinds: [
    { kind: 'Actions', names: ACTIONS, at: ['announced.action'] },
    { kind: 'Cards lost', names: CARDS, at: ['lost.card'] },
    { kind: 'Cards shown', names: CARDS, at: ['proved.card'] },
    { kind: 'Claims doubted', names: CHARACTERS, at: ['challenged.character'] },
    { kind: 'Blocks', names: ['duke', 'captain', 'ambassador', 'contessa'], at: ['blocked.character'] },
  ],
  prompts: [
    'What do you do?',
    'Do you challenge?',
    'Do you block?',
    'Which card do you show?',
    'Which card do you lose?',
    'Which cards do you put back?',
  ],
  listeners: [],
};
