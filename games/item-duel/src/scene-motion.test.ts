/** What moves, and how it ends. */
import { type Seat, seeded, start } from '@fermata/core';
import { frames } from '@fermata/core/host';
import { randomAnswer } from '@fermata/core/moves';
import { scripted } from '@fermata/core/testing';
import { type Motion, motions } from '@fermata/scene';
import { describe, expect, test } from 'vitest';
import { itemDuel, PLAIN, staging } from './index.ts';
import type { Event } from './state.ts';

describe('What moves', () => {
  const players = [
    { items: ['punch', 'hand'] },
    {
      health: 20,
      items: ['small sponge', 'gas mask'],
      statuses: [{ kind: 'poisoned', by: 0, value: 3, lasts: { turns: 2 } }],
    },
  ];

  test.each<[string, Event['type'], Motion[]]>([
    [
      'a turn that begins comes from the queue, the one before it goes onto the pile, and one more comes in sight',
      'turnStarted',
      [
        { type: 'moved', id: 'turn-1.1', from: 'queue', to: 'now', count: 1, turned: false },
        { type: 'moved', id: 'turns-past', from: 'now', to: 'past', count: 1, turned: false },
        { type: 'moved', id: 'turn-1.6', from: 'later', to: 'queue', count: 1, turned: true },
      ],
    ],
    [
      'an item that is used goes onto a pile',
      'itemRemoved',
      [{ type: 'moved', id: 'i3', from: 'items-1', to: 'used', count: 1, turned: true }],
    ],
    [
      'a status comes from those that are on nobody',
      'statusAdded',
      [{ type: 'moved', id: 'soaking 7', from: 'other-statuses', to: 'statuses-1', count: 1, turned: true }],
    ],
    ['a status that turns what happens loses a use', 'statusModified', [changed('soaking 7')]],
    ['health changes where a seat sits', 'healed', [changed('seat-1')]],
    ['a turn less is left', 'turnEnded', [changed('turns')]],
  ])('%s (%s)', (_rule, type, expected) => {
    const match = scripted(itemDuel, { position: { players: players }, choices: ['pass', 'small sponge'] });
    const seen = frames(match, 0);
    const started = seen.findIndex(({ event }) => event?.type === 'turnStarted' && 'seat' in event && event.seat === 1);
    const at = seen.findIndex((frame, place) => place >= started && frame.event?.type === type);
    expect(happened(seen[at - 1]!.view, seen[at]!.view)).toEqual(expected); // the turn of seat 0 is before it
  });

  test('items come from those that are to be dealt', () => {
    const match = start(itemDuel, { seed: 'deal', options: { ...PLAIN, loadouts: [['punch'], ['jab', 'jab']] } });
    const [one, both] = frames(match, 0);
    expect(staging.scene(one!.view, 0).pieces).toContainEqual(
      expect.objectContaining({ id: 'supply#', count: 2, hidden: true }),
    );
    expect(happened(one!.view, both!.view)).toEqual([
      { type: 'moved', id: 'i2', from: 'supply', to: 'items-1', count: 1, turned: true },
      { type: 'moved', id: 'i3', from: 'supply', to: 'items-1', count: 1, turned: true },
      { type: 'changed', id: 'supply' },
    ]);
  });

  test('a turn that is gained is marked, and the others wait', () => {
    const given = [{ items: ['second wind', 'hand'] }, { items: ['hand'] }];
    const match = scripted(itemDuel, { position: { players: given, turnsLeft: 3 }, choices: ['second wind'] });
    const gained = frames(match, 0).find(({ event }) => event?.type === 'turnGained');
    const queue = staging.scene(gained!.view, 0).pieces.filter(({ in: place }) => place === 'queue');
    expect(queue.map(({ name, facts }) => [name, facts])).toEqual([
      ['Your turn 2', [['gained', 'beyond its share']]],
      ['Turn 1 of seat 1', undefined],
    ]);
  });

  test.each([2, 3, 4])('in random matches for %i seats nothing comes out of nowhere or is lost', (seats) => {
    const match = start(itemDuel, { seed: 'motion', seats });
    const oracle = seeded('motion', 1);
    match.run(Array.from({ length: seats }, () => (prompt) => randomAnswer(prompt, oracle)));
    const views = frames(match, 0).map(({ view }) => view);
    const moved = views.slice(1).flatMap((view, at) => happened(views[at]!, view)); // the one before it
    expect(moved.filter((it) => it.type === 'moved' && (it.from === undefined || it.to === undefined))).toEqual([]);
  });

  test('whoever falls in its own turn has none from then on', () => {
    const given = [{ health: 1, items: ['hand'], statuses: [{ kind: 'gassed', by: 1 }] }, {}, {}];
    const players = given.map((one) => ({ items: ['hand'], ...one }));
    const match = scripted(itemDuel, { seats: 3, position: { players }, choices: ['pass'] });
    const seen = frames(match, 0);
    const turnAfter = (type: string) => {
      const { pieces } = staging.scene(seen.find(({ event }) => event?.type === type)!.view, 0); // it happened
      return pieces.filter(({ in: place }) => place === 'now').map(({ name }) => name);
    };
    expect([turnAfter('damaged'), turnAfter('defeated')]).toEqual([['Your turn 1'], []]);
  });

  test('the end: everybody has a rank, and nobody a turn', () => {
    const given = [{ items: ['punch', 'hand'] }, { health: 5, items: ['hand'] }];
    const match = scripted(itemDuel, { position: { players: given }, choices: ['punch'] });
    const { places, pieces } = staging.scene(match.view(0), 0);
    expect(pieces.filter(({ in: place }) => place === 'now')).toEqual([]);
    expect(places.filter(({ id }) => id.startsWith('seat')).map(({ facts }) => facts)).toEqual([
      [
        ['health', '30/30'],
        ['speed', 5],
        ['rank', 1],
      ],
      [
        ['fallen', 'first'],
        ['rank', 2],
      ],
    ]);
  });

  function happened(before: object, after: object, seat: Seat = 0): Motion[] {
    return motions(staging.scene(before as never, seat), staging.scene(after as never, seat)); // views of this game
  }
});

test.each([
  ['one is left', { players: [{ items: ['punch'] }, { health: 5 }] }, 'punch', 'Nobody else is left standing.'],
  [
    'turns are used up',
    { players: [{ items: ['punch'] }, { health: 5 }], turnsLeft: 1 },
    'pass',
    'All turns are played: who is healthiest wins.',
  ],
])('it is said by what it was won: %s', (_rule, position, choice, verdict) => {
  const match = scripted(itemDuel, { position, choices: [choice] });
  expect(match.outcome).toBeDefined();
  expect(staging.verdict?.(match.view(0))).toBe(verdict);
});

function changed(id: string): Motion {
  return { type: 'changed', id };
}
