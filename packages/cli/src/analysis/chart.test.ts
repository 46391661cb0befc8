import { expect, test } from 'vitest';
import { chart, type Drawn } from './chart.ts';

const whole: Drawn = {
  heading: 'Chances',
  of: ({ wins }) => wins,
  scale: [0, 1],
  text: ({ value }, isOver) => (isOver ? 'over' : `${100 * value} %`),
};

/** A moment at which each seat has such a chance, give or take a quarter. */
function moment(after: number, ...values: readonly number[]) {
  const wins = values.map((value) => ({ value, low: Math.max(0, value - 0.25), high: Math.min(1, value + 0.25) }));
  return { after, isOver: false, matches: 1, seats: wins.map((it) => ({ wins: it, points: { value: 0 } })) };
}

/** A match of one question, which then stands as it ends. */
const match = (seats: number) => [
  moment(0, ...Array<number>(seats).fill(0.5)),
  { ...moment(1, ...Array<number>(seats).fill(1)), isOver: true },
];

test('a dot stands where the figure is on its scale, and a line is as long as its interval', () => {
  // 12 places: a half is at 5.5, which is rounded to the sixth; a quarter at 2.75 and three at 8.25.
  expect(chart(match(1), ['Seat 0'], whole, 26)).toEqual([
    'Chances',
    'after  Seat 0',
    '    0  │   ───●──   │ 50 %',
    '    1  │        ───●│ over',
  ]);
});

test('two seats stand side by side where there is room, and else one below the other', () => {
  const names = ['Seat 0', 'Seat 1'];
  const wide = chart(match(2), names, whole, 44);
  const narrow = chart(match(2), names, whole, 30);
  expect(wide).toHaveLength(4);
  expect(wide[1]).toMatch(/^after {2}Seat 0 +Seat 1$/);
  expect(narrow.filter((line) => line.startsWith('after'))).toEqual(['after  Seat 0', 'after  Seat 1']);
});

test('where there is no room for a scale, words do', () => {
  expect(chart(match(1), ['Seat 0'], whole, 16)).toEqual(['Chances', 'after  Seat 0', '    0  50 %', '    1  over']);
});

test.each([120, 80, 60, 40])('no line is longer than %d columns', (columns) => {
  for (const seats of [1, 2, 3, 4, 5]) {
    const names = Array.from({ length: seats }, (_, seat) => `Seat ${seat}`);
    const lines = chart(match(seats), names, { ...whole, text: () => '50 % (25 to 75)' }, columns);
    expect(lines.filter((line) => line.length > columns)).toEqual([]);
  }
});

test('without a scale it reaches from the least to the most', () => {
  const points: Drawn = { heading: 'Points', of: ({ points }) => points, text: ({ value }) => String(value) };
  const at = (after: number, value: number) => ({
    ...{ after, isOver: false, matches: 1 },
    seats: [{ wins: { value: 0, low: 0, high: 0 }, points: { value } }],
  });
  const lines = chart([at(0, -20), at(1, 80)], ['Seat 0'], points, 40);
  expect(lines[2]).toMatch(/^ {4}0 {2}│● +│ -20$/);
  expect(lines[3]).toMatch(/^ {4}1 {2}│ +●│ 80$/);
});
