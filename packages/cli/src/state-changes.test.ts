import { expect, test } from 'vitest';
import { stateChanges } from './state-changes.ts';

test.each<[rule: string, before: object, after: object, told: string[]]>([
  ['a name in words', { lastDamage: 0 }, { lastDamage: 70 }, ['last damage: 0 → 70']],
  ['deep down', { pot: { chips: 1, dice: 2 } }, { pot: { chips: 3, dice: 2 } }, ['pot, chips: 1 → 3']],
  [
    'whose it is, in a list with one for each seat',
    { score: [4, 0, 1] },
    { score: [4, 5, 1] },
    ['score of seat 1: 0 → 5'],
  ],
  ['its place in another list', { row: [1, 2] }, { row: [1, 3] }, ['row, 1: 2 → 3']],
  [
    'what comes to a list',
    { hands: [['ace'], [], []] },
    { hands: [['ace', 'ten'], [], []] },
    ['hands of seat 0: ten comes'],
  ],
  ['what goes from the middle of one', { deck: ['a', 'b', 'b', 'c'] }, { deck: ['a', 'b', 'c'] }, ['deck: b goes']],
  ['yes and no', { isOver: false }, { isOver: true }, ['is over: no → yes']],
  [
    'what was not there',
    { card: null },
    { card: { name: 'ace', tapped: false } },
    ['card: nothing → (name ace, tapped no)'],
  ],
  ['nothing', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, []],
])('told is %s', (_rule, before, after, told) => {
  expect(stateChanges(before, after, 3)).toEqual(told);
});
