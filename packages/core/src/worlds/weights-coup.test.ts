/** Two cards each and a court deck, as in Coup: exchanges in secret, claims that are proved, influence that is lost. */
import { type Belief, judge, PACES } from '../../test/games/beliefs.ts';

const COURT = {
  given: {
    'hand 0': 'duke captain',
    'hand 1': 'contessa ambassador',
    'hand 2': 'assassin inquisitor',
    pile: 'countess count king',
  },
  seats: 3,
  seat: 2,
} as const;

const PROVED_THEN_EXCHANGED: Belief = {
  ...COURT,
  rule: 'a duke that was proved and shuffled back, before an exchange',
  deeds: [
    [0, 'show', 'duke'],
    [0, 'returnOpenly', 'duke'],
    [0, 'draw', 'king'],
    [0, 'draw', 'duke'],
    [0, 'draw', 'count'],
    [0, 'return', 'king'],
    [0, 'return', 'captain'],
  ],
  steps: [
    ['seen', 'duke', 'hand 0'],
    ['told', 'duke', 'hand 0', 'pile'],
    ['untold', 'pile', 'hand 0'],
    ['untold', 'pile', 'hand 0'],
    ['untold', 'pile', 'hand 0'],
    ['untold', 'hand 0', 'pile'],
    ['untold', 'hand 0', 'pile'],
  ],
  // One of four drawn: in 1/4 the duke is in hand and stays with two of four; in 3/4 it is drawn with two of three, and then stays
  // with two of four: 1/8 + 3/4 of 2/3 of 1/2.
  counted: { 'duke in hand 0': '3/8' },
  paces: PACES,
};

const EXCHANGED_THEN_PROVED: Belief = {
  ...COURT,
  rule: 'a duke that was known before an exchange, after which a captain was proved and shuffled back',
  deeds: [
    [0, 'show', 'duke'],
    [0, 'draw', 'king'],
    [0, 'draw', 'count'],
    [0, 'return', 'king'],
    [0, 'return', 'duke'],
    [0, 'show', 'captain'],
    [0, 'returnOpenly', 'captain'],
    [0, 'draw', 'countess'],
  ],
  steps: [
    ['seen', 'duke', 'hand 0'],
    ['untold', 'pile', 'hand 0'],
    ['untold', 'pile', 'hand 0'],
    ['untold', 'hand 0', 'pile'],
    ['untold', 'hand 0', 'pile'],
    ['seen', 'captain', 'hand 0'],
    ['told', 'captain', 'hand 0', 'pile'],
    ['untold', 'pile', 'hand 0'],
  ],
  counted: {
    // Six pairs may be kept: three with the duke, where the captain is the other; three without, where it is either: 3 and 6 ways.
    // One of four is drawn after that: 12 + 6 of 36.
    'duke in hand 0': '18/36',
    // One of four was drawn.
    'captain in hand 0': '1/4',
  },
  paces: PACES,
};

judge([
  PROVED_THEN_EXCHANGED,
  EXCHANGED_THEN_PROVED,
  {
    ...COURT,
    rule: 'a duke that was proved, shuffled back and perhaps drawn by the next',
    deeds: [
      [0, 'show', 'duke'],
      [0, 'returnOpenly', 'duke'],
      [0, 'draw', 'king'],
      [1, 'show', 'contessa'],
      [1, 'returnOpenly', 'contessa'],
      [1, 'draw', 'duke'],
    ],
    steps: [
      ['seen', 'duke', 'hand 0'],
      ['told', 'duke', 'hand 0', 'pile'],
      ['untold', 'pile', 'hand 0'],
      ['seen', 'contessa', 'hand 1'],
      ['told', 'contessa', 'hand 1', 'pile'],
      ['untold', 'pile', 'hand 1'],
    ],
    // The contessa was in hand 1 from the start, which tells nothing of the duke. One of four was drawn, and then one of four.
    counted: { 'duke in hand 0': '4/16', 'duke in hand 1': '3/16', 'contessa in hand 1': '1/4' },
  },
  {
    ...COURT,
    rule: 'a duke that was known before an exchange, after which a card that nobody knew was lost',
    deeds: [
      [0, 'show', 'duke'],
      [0, 'draw', 'king'],
      [0, 'draw', 'count'],
      [0, 'return', 'king'],
      [0, 'return', 'captain'],
      [0, 'play', 'count'],
    ],
    steps: [
      ['seen', 'duke', 'hand 0'],
      ['untold', 'pile', 'hand 0'],
      ['untold', 'pile', 'hand 0'],
      ['untold', 'hand 0', 'pile'],
      ['untold', 'hand 0', 'pile'],
      ['told', 'count', 'hand 0', 'table'],
    ],
    // As above: three pairs with the duke, where the count is the other, three without, where it is either.
    counted: { 'duke in hand 0': '3/9' },
  },
  {
    ...COURT,
    rule: 'a duke that was known before two exchanges, of this hand and then of another, which proves it',
    deeds: [
      [0, 'show', 'duke'],
      [1, 'show', 'contessa'],
      [0, 'draw', 'king'],
      [0, 'draw', 'count'],
      [0, 'return', 'king'],
      [0, 'return', 'duke'],
      [1, 'draw', 'duke'],
      [1, 'draw', 'countess'],
      [1, 'return', 'contessa'],
      [1, 'return', 'countess'],
      [1, 'show', 'duke'],
    ],
    steps: [
      ['seen', 'duke', 'hand 0'],
      ['seen', 'contessa', 'hand 1'],
      ['untold', 'pile', 'hand 0'],
      ['untold', 'pile', 'hand 0'],
      ['untold', 'hand 0', 'pile'],
      ['untold', 'hand 0', 'pile'],
      ['untold', 'pile', 'hand 1'],
      ['untold', 'pile', 'hand 1'],
      ['untold', 'hand 1', 'pile'],
      ['untold', 'hand 1', 'pile'],
      ['seen', 'duke', 'hand 1'],
    ],
    // 1 kept the duke and one of the three others it held then, of which the contessa is one; else that went into the pile.
    counted: { 'contessa in hand 1': '1/3' },
  },
]);
