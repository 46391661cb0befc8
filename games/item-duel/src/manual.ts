import type { Manual } from '@fermata/scene';

/** For newcomers. */
export const manual: Manual = {
  goal: 'Be the last one standing.',
  rules: [
    {
      heading: 'A turn',
      paragraphs: [
        'Play one item, which is used up, or pass. Faster seats have more turns: each its share, in proportion to its speed.',
        'A seat that holds nothing is not asked, and loses 1 health at the end of each of its turns.',
      ],
    },
    {
      heading: 'Items',
      paragraphs: [
        'They act when they are played, do something as long as they are held, or leave a status behind. Look at an item or a status to see what it does.',
      ],
    },
    {
      heading: 'Statuses',
      paragraphs: [
        'They last for so many turns of their owner, for so many uses, as long as an item is held, or for good. Before something happens they may change it, keep it off, or add to it; after it they react.',
        'Where several listen, the one with the lowest priority comes first; among equals the one whose owner has the turn, and then clockwise.',
      ],
    },
    {
      heading: 'The end',
      paragraphs: [
        'A seat without health falls. The last one standing wins; when the turns are used up, the healthiest does.',
      ],
    },
  ],
};
