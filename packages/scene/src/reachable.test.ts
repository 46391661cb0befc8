/** From what was touched to what is meant. */
import { describe, expect, test } from 'vitest';
import { reachable } from './index.ts';

/** Play a heron into one of two rows, or an owl into one; gain a seed; or pass, which is a button. */
const BIRDS = [['heron', 'forest'], ['heron', 'wetland'], ['owl', 'forest'], ['seed'], []] as const;
/** Pay with two seeds, with a seed and a fish, or with two fish. */
const PAYMENTS = [
  ['seed', 'seed'],
  ['seed', 'fish'],
  ['fish', 'fish'],
] as const;
/** Lay one egg, or two, on the same bird. */
const EGGS = [['wren'], ['wren', 'wren']] as const;

type Row = readonly [of: string, touched: string[], left: number[], done: number[], next: { [id: string]: number[] }];

const ROWS: readonly Row[] = [
  // A button is never reached by touching.
  ['birds', [], [0, 1, 2, 3], [], { heron: [0, 1], owl: [2], forest: [0, 2], wetland: [1], seed: [3] }],
  ['birds', ['heron'], [0, 1], [], { forest: [0], wetland: [1] }],
  // The row first, then the bird: the order is one's own.
  ['birds', ['forest'], [0, 2], [], { heron: [0], owl: [2] }],
  ['birds', ['owl', 'forest'], [2], [2], {}],
  ['birds', ['seed'], [3], [3], {}],
  ['birds', ['owl', 'wetland'], [], [], {}],
  ['payments', ['seed'], [0, 1], [], { seed: [0], fish: [1] }],
  ['payments', ['fish'], [1, 2], [], { seed: [1], fish: [2] }],
  ['payments', ['seed', 'seed'], [0], [0], {}],
  ['payments', ['seed', 'seed', 'seed'], [], [], {}],
  // One is wholly touched while another goes on.
  ['eggs', ['wren'], [0, 1], [0], { wren: [1] }],
];

describe.each<[what: string, points: readonly (readonly string[])[]]>([
  ['birds', BIRDS],
  ['payments', PAYMENTS],
  ['eggs', EGGS],
])('%s', (what, points) => {
  test.each(ROWS.filter(([of]) => of === what))(
    '%s, touched %j: left %j, done %j, next %j',
    (_, touched, left, done, next) => {
      const reach = reachable(points, touched);
      expect([reach.left, reach.done]).toEqual([left, done]);
      expect(Object.fromEntries(reach.next)).toEqual(next);
    },
  );
});
