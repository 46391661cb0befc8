import type { Contents } from '@fermata/core';
import { BIRDS } from './data/birds.ts';
import { BONUS_CARDS } from './data/bonus-cards.ts';
import { GOAL_TILES } from './data/goals.ts';
import { goalText } from './describe/index.ts';

/** A bird counts when it is played, and a power when it is used: a card that is dealt has done nothing yet. */
export const contents: Contents = {
  kinds: [
    { kind: 'Birds played', names: BIRDS.map(({ id, name }) => [id, name]), at: ['birdPlayed.bird'] },
    {
      // Events name the bird whose power it is. What a power does is the same for all birds that have it.
      kind: 'Powers used',
      names: BIRDS.flatMap(({ id, color, power }) => (color === 'none' ? [] : [[id, power.name] as const])),
      at: ['powerUsed.bird', 'powerRepeated.bird'],
    },
    {
      kind: 'Bonus cards kept or drawn',
      names: BONUS_CARDS.map(({ id, name }) => [id, name]),
      at: ['kept.bonus', 'bonusDrawn.cards'],
    },
    {
      kind: 'Goals scored',
      names: GOAL_TILES.flat().map((goal) => [goal.id, goalText(goal.id)]),
      at: ['roundScored.goal'],
    },
  ],
  prompts: [
    'Keep which birds, for a food each?',
    'Give up which food?',
    'Keep which bonus card?',
    'Which action?',
    'Play which bird?',
    'Pay with which food?',
    'Pay an egg of which bird?',
    'Play one more bird?',
    'Which die?',
    'Throw the dice again?',
    'Take all, or throw the dice again?',
    'Discard a card for one more die?',
    'Lay an egg on which bird?',
    'Pay a food for one more egg?',
    'Discard an egg from which bird?',
    'Which card?',
    'Discard an egg for one more card?',
    'Discard which card?',
    'Pick which card?',
    'Tuck which card?',
    'Use a power?',
    'Repeat which power?',
    'Gain which food?',
    'Trade which food?',
    'Where does the food go?',
    'Who takes first?',
    'Move to which habitat?',
  ],
  listeners: [
    ...BIRDS.filter(({ color }) => color === 'white').map(({ name }) => `white power of ${name}`),
    'pink powers of seat #',
  ],
};
