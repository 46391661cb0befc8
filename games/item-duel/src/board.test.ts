import { scripted } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { board, itemDuel } from './index.ts';

test('a board: the turns to come, and each seat with health, speed, items and what is on it', () => {
  const position = {
    players: [
      { health: 12, items: ['punch', 'gas mask'], statuses: [{ kind: 'soaking', lasts: { charges: 2 } }] },
      {
        speed: 10,
        statuses: [
          { kind: 'poisoned', by: 0, value: 3, lasts: { turns: 1 } },
          { kind: 'smouldering', lasts: 'permanent' },
        ],
      },
      { items: ['hand'] },
    ],
    fallen: [2],
    seat: 0,
    turnsLeft: 6,
  };
  // Seat 1 is twice as fast. What an item does while it is held is named with the item.
  expect(board(scripted(itemDuel, { seats: 3, position }).view(0))).toBe(
    [
      'Turn 1 of seat 0   then seat 1 twice, seat 0, seat 1 twice',
      '> Seat 0  health 12/30  speed 5',
      '    items: punch, gas mask',
      '    is: masked by gas mask, soaking, 2 times',
      '  Seat 1  health 30/30  speed 10',
      '    items: none',
      '    is: poisoned 3 for 1 turn, smouldering',
      '  Seat 2  fallen',
      '    items: hand',
    ].join('\n'),
  );
});

test('when the match is over, nobody is next', () => {
  const position = { players: [{ items: ['punch', 'hand'] }, { health: 5 }] };
  const [first] = board(scripted(itemDuel, { position, choices: ['punch'] }).view(0)).split('\n');
  expect(first).toBe('Turn 1 of seat 0   then nobody');
});
