import type { Manual } from '@fermata/scene';

/** For newcomers. */
export const manual: Manual = {
  goal: 'Gather the nest that is worth most: trinkets are worth 1 to 10.',
  rules: [
    {
      heading: 'Before the first round',
      paragraphs: [
        'The deck has flights from 1 to 24 and four cats. Each seat is dealt a card for each round: six, unless you agree on fewer. Hands are secret, nests lie open.',
      ],
    },
    {
      heading: 'A round',
      paragraphs: [
        'A trinket is laid on the sill.',
        'All choose a card in secret and turn it up together. A cat cannot fly: it counts 0.',
        'Whoever flew lowest, alone, may steal a trinket that is worth less than the one on the sill from another nest.',
        'Whoever flew highest, alone, takes the trinket from the sill. Those who flew equally high or low get nothing. If nobody flew highest alone, the trinket falls into the street.',
      ],
    },
    {
      heading: 'The cat',
      paragraphs: [
        'Before a trinket is stolen, its owner may let a cat out of their hand. The thief flees with nothing, the cat is gone, and its owner draws another card.',
        'Whoever is robbed is asked for a cat even without one: not being asked would tell everybody.',
      ],
    },
    {
      heading: 'The end',
      paragraphs: ['After the last round the nest that is worth most wins.'],
    },
  ],
};
