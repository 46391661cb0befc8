import type { Manual } from '@fermata/scene';

/** For newcomers. */
export const manual: Manual = {
  goal: 'Be the one who takes the last stone.',
  rules: [
    {
      heading: 'Your turn',
      paragraphs: [
        'A die has said how large the heap is: fifteen stones and as many as it shows.',
        'Take one, two or three stones, as many as are left.',
      ],
    },
    { heading: 'The end', paragraphs: ['Whoever takes the last stone has won. The others share the second place.'] },
  ],
};
