import type { Manual } from '@fermata/scene';
import { GOAL } from './things.ts';

/** For newcomers. */
export const manual: Manual = {
  goal: `Be the first to bank ${GOAL} points.`,
  rules: [
    {
      heading: 'Your turn',
      paragraphs: [
        'The die is rolled for you. Two to six: so many points go into the pot, and you roll again or hold.',
        'Hold, and the pot is added to your score. The turn passes on.',
        'A one, whenever it comes: the pot is lost, and so is the turn. What you have banked is safe.',
      ],
    },
    {
      heading: 'The end',
      paragraphs: [
        `Whoever banks the last of ${GOAL} points has won at once. All others are ranked by what they have banked.`,
      ],
    },
  ],
};
