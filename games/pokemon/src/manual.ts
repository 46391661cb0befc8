import type { Manual } from '@fermata/scene';

/** For newcomers to the first generation as the public simulator plays it. */
export const manual: Manual = {
  goal: 'Make all six of the other team faint before yours do.',
  rules: [
    {
      heading: 'A turn',
      paragraphs: [
        'Both seats choose at the same time and in secret: a move of the Pokémon that fights, or another one of the team in its place.',
        'Switches come first. Then the quicker move; then the faster Pokémon; and where both are as fast, a coin decides.',
      ],
    },
    {
      heading: 'Moves',
      paragraphs: [
        'A move has a type, a power, a chance to hit and so many points: each use costs one. Types are strong and weak against each other, up to four times and down to nothing.',
        'A Pokémon that uses a move of its own type hits half as hard again. Look at a move, a type or a species to see what it can do.',
      ],
    },
    {
      heading: 'What may be in the way',
      paragraphs: [
        'Asleep and frozen ones do nothing; a paralysed one is slow, and at times cannot move; a burn halves attack, and burns and poison take health every turn; confused ones may hit themselves.',
        'Some moves take two turns, or go on by themselves. Whoever cannot choose is not asked.',
      ],
    },
    {
      heading: 'The end',
      paragraphs: [
        'A Pokémon without health faints, and its seat sends in another. Whoever has nobody left has lost. If nothing can happen any more, or after a thousand turns, it is a tie.',
      ],
    },
  ],
};

/** For newcomers to the arena. */
export const arenaManual: Manual = {
  goal: 'Make all six of the other team faint before yours do.',
  rules: [
    {
      heading: 'A turn',
      paragraphs: [
        'Both seats choose at the same time and in secret: a move, another Pokémon, or an item out of the bag.',
        'Switches come first, then items, then moves: the quicker move first, then the faster Pokémon, and where both are as fast, a coin decides.',
      ],
    },
    {
      heading: 'Moves',
      paragraphs: [
        'A move has a type, a power, a chance to hit and so many points: each use costs one. Types are strong and weak against each other, up to four times and down to nothing.',
        'A Pokémon that uses a move of its own type hits half as hard again. Look at a move, a type or a species to see what it can do.',
      ],
    },
    {
      heading: 'Items',
      paragraphs: [
        'Each seat has the same bag. Potions heal, cures take a status away, Revive wakes one that has fainted, Ether and Elixir give points of moves back; what raises a stat is for the one that fights.',
        'Only what would do something is offered.',
      ],
    },
    {
      heading: 'What may be in the way',
      paragraphs: [
        'Asleep and frozen ones do nothing; a paralysed one is slow, and at times cannot move; a burn halves attack, and burns and poison take health every turn; confused ones may hit themselves.',
        'Some moves take two turns, or go on by themselves. Whoever cannot choose is not asked.',
      ],
    },
    {
      heading: 'The end',
      paragraphs: [
        'At the end of each turn come poison, burns and seeds, and then screens and mist run out: they last for five turns.',
        'A Pokémon without health faints, and its seat sends in another. Whoever has nobody left has lost. After 500 turns it is a tie.',
      ],
    },
  ],
};
