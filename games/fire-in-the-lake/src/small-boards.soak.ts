import { expect, test } from 'vitest';
import { compare } from '../test/proof/compare.ts';
import { LARGER_BOARDS } from '../test/proof/larger-boards.ts';

test.each(Object.entries(LARGER_BOARDS))('%s, on a larger board', (_, board) => {
  const { illegal, unreachable } = compare(board);
  expect({ illegal, unreachable }).toEqual({ illegal: [], unreachable: [] });
});
