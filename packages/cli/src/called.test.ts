import { expect, test } from 'vitest';
import { boardWithNames, namesFor } from './called.ts';

test.each([
  [
    ['human', 'greedy'],
    ['you', 'Greedy'],
  ],
  [
    ['search:2s', 'human', 'search:200', 'first'],
    ['Search 1', 'you', 'Search 2', 'First'],
  ],
  [
    ['human', 'greedy', 'human'],
    [undefined, 'Greedy', undefined],
  ],
  [
    ['human', './my-bots/hasty.ts', 'exec:python3 bot.py'],
    ['you', 'Hasty', 'Bot'],
  ],
  [
    ['first', 'first'],
    ['First 1', 'First 2'],
  ],
])('%j are called %j', (specs, names) => {
  expect(namesFor(specs)).toEqual(names);
});

test('who sits elsewhere keeps the seat', () => {
  expect(namesFor(['person', 'person', 'greedy'], 1)).toEqual([undefined, 'you', 'Greedy']);
});

test('on a board names stand where the seats stood, and columns stay columns', () => {
  const board = [
    '> Seat 0  2 coins  [Duke]',
    '  Seat 1  2 coins  [?]',
    '          in reserve: someone',
    '  Deck    7 cards',
    '    hand: Owl',
    'Pot 2, seat 0 to act',
  ].join('\n');
  expect(boardWithNames(board, ['you', 'Greedy 1']).split('\n')).toEqual([
    '> You       2 coins  [Duke]',
    '  Greedy 1  2 coins  [?]',
    '            in reserve: someone',
    '  Deck      7 cards',
    '    hand: Owl',
    'Pot 2, you to act',
  ]);
});

test('numbers that are set to the right stay one below the other', () => {
  expect(boardWithNames('Seat 0    9  #...\nSeat 1   15  ###.', ['you', 'Greedy'])).toBe(
    'You       9  #...\nGreedy   15  ###.',
  );
});

test('a board of seats alone is left as it was drawn', () => {
  const board = 'Seat 0 [K] paid 1\nSeat 1 [?] paid 1\nDeck   [?]';
  expect(boardWithNames(board, [])).toBe(board);
  expect(boardWithNames(board, ['you', 'Greedy'])).toBe('You    [K] paid 1\nGreedy [?] paid 1\nDeck   [?]');
});
