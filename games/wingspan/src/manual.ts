import type { Manual } from '@fermata/scene';

/** For newcomers. */
export const manual: Manual = {
  goal: 'Have the most points after four rounds: for birds, bonus cards, goals, eggs, food and cards on birds.',
  rules: [
    {
      heading: 'Before the first round',
      paragraphs: [
        'You are dealt five birds, two bonus cards, and a food of each of five kinds. Keep any of the birds, and give up a food for each; keep one of the bonus cards.',
      ],
    },
    {
      heading: 'A turn is one of four actions',
      paragraphs: [
        'Play a bird from your hand: pay its food (any two pieces stand for one you lack), and an egg or two from your birds as its column says. It goes into the leftmost free place of a row where it may live.',
        'Gain food: take dice from the feeder, one to three by the number of birds in your forest; then use the brown powers of the forest, from right to left.',
        'Lay eggs: two to four by the number of birds in your grassland, on any birds that have room; then its brown powers.',
        'Draw cards: one to three by the number of birds in your wetland, from the tray or the deck; then its brown powers.',
        'With one, three or five birds in the row you may trade for one more: a card for food, food for an egg, an egg for a card.',
      ],
    },
    {
      heading: 'Powers',
      paragraphs: [
        'White ones are used once, when the bird is played. Brown ones whenever their row is used. Pink ones when somebody else does what they wait for, once between two of your turns. All of them may be declined.',
      ],
    },
    {
      heading: 'The feeder',
      paragraphs: [
        'There are five dice. Taken ones lie beside it. When all dice in it show the same, whoever is about to take one may roll all of them first; an empty feeder is rolled by itself.',
        'A die with two foods gives one of them, as you like.',
      ],
    },
    {
      heading: 'Rounds',
      paragraphs: [
        'There are four, of eight, seven, six and five turns. At the end of each its goal is scored: green goals by places, blue ones a point for each, up to five. Then the tray is dealt anew, and another seat begins.',
      ],
    },
    {
      heading: 'The end',
      paragraphs: [
        'Points are printed on birds, and come from bonus cards and goals; each egg, each food on a bird and each card tucked under one is a point. Of those who tie, the most food left wins.',
      ],
    },
  ],
};
