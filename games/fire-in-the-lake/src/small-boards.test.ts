/** Small boards: all that is offered is legal, and all that is legal can be reached, by an enumeration of its own. */
import { expect, test } from 'vitest';
import { BOARDS } from '../test/proof/boards.ts';
import { compare } from '../test/proof/compare.ts';
import { enumerate } from '../test/proof/enumerate.ts';
import { OPERATION_NAMES } from './data/actions.ts';
import { FACTIONS } from './data/forces.ts';
import { operationsOf } from './operations/index.ts';
import { specialsWith } from './specials/index.ts';

test.each(Object.entries(BOARDS))('%s', (name, board) => {
  const { illegal, unreachable, meanings } = compare(board);
  expect({ illegal, unreachable }).toEqual({ illegal: [], unreachable: [] });
  expect(meanings > 0).toBe(name !== 'US: no Sweep in monsoon'); // a board on which nothing happens shows nothing
});

test('each operation has a board with each special activity that goes with it, and without', () => {
  const boards = Object.values(BOARDS);
  for (const faction of FACTIONS)
    for (const { name } of operationsOf(faction)) {
      expect(OPERATION_NAMES).toContain(name);
      const specials = specialsWith(name, faction).map((special) => special.name);
      for (const special of name === 'attack' ? [...specials, 'ambush'] : specials) {
        const meant = boards
          .filter((board) => board.faction === faction && board.operation === name && board.special === special)
          .flatMap((board) => [...enumerate(board)].map((one) => one.split('\n')[0]?.split(' ')[0]));
        expect(meant, `${faction} ${name} with ${special}`).toContain(special);
        expect(meant, `${faction} ${name} without ${special}`).toContain('none');
      }
    }
});
