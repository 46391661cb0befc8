import type { Manual } from '@fermata/scene';

/** For newcomers. */
export const manual: Manual = {
  goal: 'Win as many chips as you can: the higher card takes the pot, if anybody stays to see it.',
  rules: [
    {
      heading: 'The deal',
      paragraphs: [
        "There are three cards: jack, queen and king. Each seat is dealt one in secret, and puts a chip into the pot. The third card is nobody's.",
      ],
    },
    {
      heading: 'The betting',
      paragraphs: [
        'The first seat passes or bets one more chip.',
        'After a pass the other seat may pass as well, and the cards are shown; or it bets, and the first seat folds or calls.',
        'After a bet the other seat folds, and loses its chip; or it calls with a chip of its own, and the cards are shown.',
      ],
    },
    {
      heading: 'The end',
      paragraphs: [
        'The higher card takes the pot: the king beats the queen, the queen the jack. The score is what a seat has won or lost.',
        'A match may have several deals: then chips are carried over, and the seats take turns to begin.',
      ],
    },
  ],
};
