import type { Manual } from '@fermata/scene';

/** For newcomers. */
export const manual: Manual = {
  goal: 'Get four of your discs into a line before the other seat does.',
  rules: [
    {
      heading: 'Your turn',
      paragraphs: ['Drop a disc into one of seven columns. It falls onto what lies there already; a column holds six.'],
    },
    {
      heading: 'The end',
      paragraphs: [
        'Four discs of one seat in a line, across, upright or aslant, win at once.',
        'When all 42 places are taken and nobody has a line, it is a tie.',
      ],
    },
  ],
};
