import type { Manual } from '@fermata/scene';

/** For newcomers. */
export const manual: Manual = {
  goal: 'Be the last one standing, or the healthiest when the turns are used up.',
  rules: [
    {
      heading: 'A turn',
      paragraphs: [
        'Play one item, which is used up, or pass. A seat that holds nothing when its turn starts draws four items first.',
        'Faster seats have more turns: each its share, in proportion to its speed.',
        'A turn in which a seat plays nothing costs it 1 health the first time, 2 the second, and so on.',
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
        'A seat without health falls, and the last one standing wins.',
        'When forty turns are over, or everybody has played nothing twice in a row, the healthiest wins, and of equals whoever has rested less.',
        'All of these numbers can be agreed on otherwise.',
      ],
    },
  ],
};
