import { expect, test } from 'vitest';
import { columns, list } from './columns.ts';

const ROWS = [
  ['', 'wins', 'losses', 'share of wins'],
  ['greedy', '12', '3', '80.0 % (54.8 to 93.0)'],
  ['random in seat 0', '3', '12', '20.0 % (7.0 to 45.2)'],
];

test('a table that fits stands in one piece', () => {
  expect(columns(ROWS, 53)).toEqual([
    '                  wins  losses          share of wins',
    'greedy              12       3  80.0 % (54.8 to 93.0)',
    'random in seat 0     3      12   20.0 % (7.0 to 45.2)',
  ]);
  expect(columns(ROWS)).toEqual(columns(ROWS, 53));
});

test('columns that do not fit stand below, beside the first one', () => {
  expect(columns(ROWS, 52)).toEqual([
    '                  wins  losses',
    'greedy              12       3',
    'random in seat 0     3      12',
    '',
    '                          share of wins',
    'greedy            80.0 % (54.8 to 93.0)',
    'random in seat 0   20.0 % (7.0 to 45.2)',
  ]);
});

test('where names leave no room, figures stand below each, and no word is broken', () => {
  expect(columns(ROWS, 24)).toEqual([
    'greedy',
    '  wins 12',
    '  losses 3',
    '  share of wins 80.0 %',
    '    (54.8 to 93.0)',
    'random in seat 0',
    '  wins 3',
    '  losses 12',
    '  share of wins 20.0 %',
    '    (7.0 to 45.2)',
  ]);
});

test('rows without heads', () => {
  const rows = [
    ['a long name of something', '7'],
    ['another', '12'],
  ];
  expect(list(rows, 28)).toEqual(['a long name of something   7', 'another                   12']);
  expect(list(rows, 20)).toEqual(['a long name of', '  something', '  7', 'another', '  12']);
});
