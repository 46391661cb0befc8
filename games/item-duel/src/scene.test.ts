import { SPECTATOR, start } from '@fermata/core';
import { scripted } from '@fermata/core/testing';
import { sceneText } from '@fermata/scene';
import { checkStaging } from '@fermata/scene/testing';
import { describe, expect, test } from 'vitest';
import { damage, item } from './define.ts';
import { duelOf, itemDuel, staging, stagingFor } from './index.ts';

describe('A position on the table', () => {
  const position = {
    players: [
      { health: 12, items: ['punch', 'gas mask'], statuses: [{ kind: 'soaking', lasts: { charges: 2 } }] },
      {
        speed: 10,
        items: ['jab'],
        statuses: [
          { kind: 'poisoned', by: 0, value: 3, lasts: { turns: 1 } },
          { kind: 'smouldering', lasts: 'permanent' },
        ],
      },
      { items: ['hand'] },
    ],
    fallen: [2],
    seat: 0,
    turnsLeft: 4,
  };
  const match = scripted(itemDuel, { seats: 3, position });
  const { places, pieces } = staging.scene(match.view(0), 0);

  test('each seat has a place of its own with health and speed, and places for items and statuses in it', () => {
    expect(places.filter(({ owner }) => owner === 0)).toEqual([
      {
        id: 'seat-0',
        name: 'You, seat 0',
        lay: 'column',
        owner: 0,
        facts: [
          ['health', '12/30'],
          ['speed', 5],
        ],
      },
      { id: 'items-0', in: 'seat-0', name: 'Your items', lay: 'row', owner: 0 },
      { id: 'statuses-0', in: 'seat-0', name: 'Your statuses', lay: 'row', owner: 0 },
    ]);
    expect(places.filter(({ owner }) => owner === 1).map(({ name }) => name)).toEqual([
      'Seat 1',
      'Items of seat 1',
      'Statuses of seat 1',
    ]);
  });

  test('whoever has fallen has neither health nor speed', () => {
    expect(places.find(({ id }) => id === 'seat-2')?.facts).toEqual([['fallen', 'first']]);
  });

  test('an item says what it does, and whether it is aimed or works while it is held', () => {
    expect(pieces.filter(({ in: place }) => place === 'items-0')).toEqual([
      {
        id: 'i1',
        in: 'items-0',
        kind: 'item',
        name: 'punch',
        facts: [['says', 'Deals 5 damage to an opponent']],
        face: { family: 'basic', aimed: true, held: false },
      },
      {
        id: 'i2',
        in: 'items-0',
        kind: 'item',
        name: 'gas mask',
        facts: [['says', 'While you hold it, nobody can gas you']],
        face: { family: 'poison', aimed: false, held: true },
      },
    ]);
  });

  // Items are 1 to 4.
  test.each([
    [
      'masked 5',
      'statuses-0',
      [
        ['lasts', 'while gas mask is held'],
        ['means', 'nobody can gas it'],
      ],
    ],
    [
      'soaking 6',
      'statuses-0',
      [
        ['left', '2 times'],
        ['means', 'damage heals it'],
      ],
    ],
    [
      'poisoned 7',
      'statuses-1',
      [
        ['strength', 3],
        ['left', '1 turn'],
        ['by', 'you'],
        ['means', 'so much damage at the end of its turns'],
      ],
    ],
    [
      'smouldering 8',
      'statuses-1',
      [
        ['lasts', 'for good'],
        ['means', '3 damage to an opponent at the end of its turns'],
      ],
    ],
  ])('%s says how strong it is, how long it lasts, whose doing it is and what it means', (id, place, facts) => {
    expect(pieces.find((piece) => piece.id === id)).toMatchObject({
      in: place,
      kind: 'status',
      name: id.split(' ')[0],
      facts,
    });
  });

  test('turns: the present one, those to come by shares of speed, those played, and how many are left', () => {
    // Seat 1 is twice as fast, and the first turn is its: it has the furthest to catch up.
    expect(sceneText({ places: places.filter((it) => [it.id, it.in].includes('turns')), pieces })).toBe(
      [
        'Turns (left 4, then the healthiest wins)',
        '  Present turn: Your turn 1',
        '  Turns to come: Turn 2 of seat 1, Turn 3 of seat 1, Your turn 2',
        '  Later turns: turns',
        '  Turns played: 1 past',
      ].join('\n'),
    );
  });

  test('a spectator owns nothing', () => {
    const seen = staging.scene(match.view(SPECTATOR), SPECTATOR);
    expect(seen.places.slice(0, 2).map(({ name }) => name)).toEqual(['Seat 0', 'Items of seat 0']);
    expect(seen.pieces.find(({ id }) => id === 'poisoned 7')?.facts).toContainEqual(['by', 'seat 0']);
  });
});

describe('Items of one’s own', () => {
  const own = [item('basic', 'punch', 'Deals 7 damage to an opponent.', { play: [damage(7)] })];

  test('say what they do, also under the name of another', () => {
    const view = start(duelOf(own)).view(0);
    expect(stagingFor(own).scene(view, 0).pieces[0]?.facts).toEqual([['says', 'Deals 7 damage to an opponent']]);
  });

  test('have their name alone where the staging does not know them', () => {
    const view = start(duelOf(own)).view(0);
    expect(stagingFor([]).scene(view, 0).pieces[0]).toEqual({ id: 'i1', in: 'items-0', kind: 'item', name: 'punch' });
  });
});

// Twenty whole matches take a quarter of a minute, which the soak has: here a stretch of each is looked at, from its start in the first
// to its end in the last.
test.each([
  [2, 8],
  [3, 6],
  [4, 6],
])(
  'S1 to S8 hold for %i seats in stretches of %i matches, and every question is answered on the table',
  (seats, matches) => {
    const { questions, onBoard } = checkStaging(itemDuel, staging, { seats, matches, answersMax: 12, spread: true });
    expect(questions).toBeGreaterThan(0);
    expect(onBoard).toBe(questions);
  },
);

test('and in two whole matches where everybody holds what makes somebody choose', () => {
  const asking = ['parrying dagger', 'parrying dagger', 'crowbar', 'punch', 'jab', 'jab', 'second wind', 'guard dog'];
  const options = { turns: 40, loadouts: [asking, asking, asking] };
  const { questions, onBoard } = checkStaging(itemDuel, staging, { seats: 3, matches: 2, options });
  expect(questions).toBeGreaterThan(0);
  expect(onBoard).toBe(questions);
});
