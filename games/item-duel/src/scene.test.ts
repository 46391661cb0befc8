import { type Match, type Seat, SPECTATOR, seeded, start } from '@fermata/core';
import { asked, frames } from '@fermata/core/host';
import { randomAnswer } from '@fermata/core/moves';
import { scripted } from '@fermata/core/testing';
import { type Motion, motions, pointsOf, sceneText } from '@fermata/scene';
import { checkStaging } from '@fermata/scene/testing';
import { describe, expect, test } from 'vitest';
import { damage, item } from './define.ts';
import { duelOf, itemDuel, staging, stagingFor } from './index.ts';
import type { Event, State } from './state.ts';

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

describe('What an option means', () => {
  test('an item to play is itself, the first of those that are alike; to pass is a button', () => {
    const match = scripted(itemDuel, {
      position: { players: [{ items: ['jab', 'punch', 'jab'] }, { items: ['hand'] }] },
    });
    expect(meant(match)).toEqual([
      ['jab', ['i1']],
      ['punch', ['i2']],
      ['pass', []],
    ]);
  });

  test('an opponent is where it sits', () => {
    const players = [{ items: ['punch', 'hand'] }, { items: ['hand'] }, { items: ['hand'] }];
    const match = scripted(itemDuel, { seats: 3, position: { players }, choices: ['punch'] });
    expect(meant(match)).toEqual([
      [1, ['seat-1']],
      [2, ['seat-2']],
    ]);
  });

  test('an item to destroy is itself', () => {
    const players = [{ items: ['crowbar', 'hand'] }, { items: ['jab', 'hand'] }];
    const match = scripted(itemDuel, { position: { players }, choices: ['crowbar'] });
    expect(meant(match).map(([, ids]) => ids)).toEqual([['i3'], ['i4']]);
  });

  test('to parry is the status that asks, each for itself, and not to is oneself', () => {
    const parrying = { kind: 'parrying', lasts: { charges: 2 } };
    const players = [{ items: ['punch', 'hand'] }, { items: ['hand'], statuses: [parrying, parrying] }];
    const match = scripted(itemDuel, { position: { players }, choices: ['punch'] });
    // Items are 1 to 3.
    expect(meant(match)).toEqual([
      [true, ['parrying 4']],
      [false, ['seat-1']],
    ]);
    match.answer(match.prompts()[0]!.id, 1); // it is asked
    expect(meant(match)).toEqual([
      [true, ['parrying 5']],
      [false, ['seat-1']],
    ]);
  });

  /** Each option of the open question, with what it points at. */
  function meant(match: Match<State, Event>): [unknown, readonly string[]][] {
    const [prompt] = match.prompts();
    const question = asked(itemDuel, prompt!); // somebody is asked
    const view = match.view(question.seat);
    const ids = pointsOf(question, staging.scene(view, question.seat), staging, view);
    return question.options.map((option, at) => [typeof option === 'object' ? null : option, ids[at]!]); // one for each
  }
});

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
    const match = start(itemDuel, { seed: 'deal', options: { loadouts: [['punch'], ['jab', 'jab']] } });
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

describe('What an event is about, beside what moved', () => {
  const view = scripted(itemDuel, {
    position: {
      players: [
        { items: ['punch', 'hand'], statuses: [{ kind: 'gassed', by: 0 }, { kind: 'smouldering' }] },
        { items: ['hand'], statuses: [{ kind: 'gassed', by: 0 }] },
      ],
    },
  }).view(0);

  // Items are 1 to 3, statuses 4 to 6.
  test.each<[string, Event, string[]]>([
    ['who passes', { type: 'passed', seat: 1 }, ['seat-1']],
    [
      'an item that is played, and its aim',
      { type: 'played', seat: 0, item: 'i1', name: 'punch', target: 1 },
      ['i1', 'seat-0', 'seat-1'],
    ],
    [
      'gas is on whom it damages',
      { type: 'damaged', seat: 1, value: 2, by: 0, source: 'gassed' },
      ['gassed 6', 'seat-1'],
    ],
    [
      'other statuses on who does it',
      { type: 'damaged', seat: 1, value: 3, by: 0, source: 'smouldering' },
      ['smouldering 5', 'seat-1'],
    ],
    [
      'of an item that is gone only whom it meets is left',
      { type: 'damaged', seat: 1, value: 5, by: 0, source: 'punch' },
      ['seat-1'],
    ],
    ['who wins', { type: 'gameOver', winner: 1 }, ['seat-1']],
  ])('%s', (_rule, event, ids) => {
    expect(staging.cues?.(event, view)).toEqual(ids);
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

// Twenty whole matches take a quarter of a minute: each is looked at for a while, and all parts of a match are.
test.each([
  [2, 8],
  [3, 6],
  [4, 6],
])('S1 to S8 hold for %i seats, and every question is answered on the table', (seats, matches) => {
  const { questions, onBoard } = checkStaging(itemDuel, staging, { seats, matches, answersMax: 12, spread: true });
  expect(questions).toBeGreaterThan(0);
  expect(onBoard).toBe(questions);
});

test('and where everybody holds what makes somebody choose', () => {
  const asking = ['parrying dagger', 'parrying dagger', 'crowbar', 'punch', 'jab', 'jab', 'second wind', 'guard dog'];
  const options = { turns: 40, loadouts: [asking, asking, asking] };
  const { questions, onBoard } = checkStaging(itemDuel, staging, { seats: 3, matches: 2, options });
  expect(questions).toBeGreaterThan(0);
  expect(onBoard).toBe(questions);
});

function changed(id: string): Motion {
  return { type: 'changed', id };
}
