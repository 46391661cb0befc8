import type { Manual } from '@fermata/scene';

/** For newcomers. */
export const manual: Manual = {
  goal: 'Be the last who holds a character.',
  rules: [
    {
      heading: 'Before the first turn',
      paragraphs: [
        'There are fifteen cards, three of each of five characters. Each seat is dealt two, which nobody else sees, and two coins.',
      ],
    },
    {
      heading: 'A turn is one action',
      paragraphs: [
        'Anybody may take one coin as income, take two as foreign aid, or pay seven for a coup: whom it hits loses a character, and nothing stops it. With ten coins or more it must be a coup.',
        'The duke takes three coins. The captain steals two from another seat. The assassin, for three coins, makes another seat lose a character. The ambassador looks at two cards of the deck, and keeps what it likes.',
        'You may claim any of them, whether or not you hold it.',
      ],
    },
    {
      heading: 'Blocks',
      paragraphs: [
        'A duke blocks foreign aid, for whoever claims one. A captain or an ambassador blocks a theft, and a contessa an assassination: these are for the victim to claim.',
        'What was paid for an assassination is gone, blocked or not.',
      ],
    },
    {
      heading: 'Challenges',
      paragraphs: [
        'Whoever claims a character, for an action or a block, may be doubted by anybody. The first who speaks up is heard.',
        'Whoever is doubted shows a card. If it is the one that was claimed, the doubter loses a character, and the card goes back to the deck for another one. Any other card is lost, and what was claimed does not happen.',
      ],
    },
    {
      heading: 'The end',
      paragraphs: ['A character that is lost lies open for good. Whoever has none left is out. The last one wins.'],
    },
  ],
};
