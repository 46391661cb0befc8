/** What went wrong in the engine that this one replaces, a test for each; and what depth means instead. */
import { BrokenRules, type Match, start } from '@fermata/core';
import { load } from '@fermata/core/host';
import { scripted } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { afterEffect, beforeEffect } from './conditions.ts';
import { act, damage, hasten, heal, item, negate, status } from './define.ts';
import { duelOf, ITEMS, itemDuel, PLAIN } from './index.ts';
import type { Event, State } from './state.ts';

describe('1. Fifty-one listeners', () => {
  test('that do not listen to what happens change nothing', () => {
    const match = crowd('warming up', 51, 0, 'punch');
    expect(healthOf(match)).toEqual([500, 495]); // its owner plays: nobody else does
  });

  test('that react to one event all do', () => {
    // Seat 1 warms up by 1 for each, and is punched then.
    expect(healthOf(crowd('warming up', 51, 1, 'punch'))).toEqual([500, 500 + 51 - 5]);
  });

  test('that change one event all do', () => {
    expect(healthOf(crowd('focused', 51, 0, 'punch'))).toEqual([500, 500 - (5 + 51 * 3)]);
  });

  test('that turn one event all do: an odd number of times, so damage heals', () => {
    expect(healthOf(crowd('upside down', 51, 1, 'punch'))).toEqual([500, 505]);
  });

  test('that come with the loadouts, too: 51 second opinions make 6 healing 108', () => {
    const loadouts = [
      ['sticking plaster', ...Array<string>(51).fill('second opinion')],
      ['punch', 'hand'],
    ];
    const match = start(itemDuel, { options: { ...PLAIN, health: 200, loadouts } });
    match.answer(match.prompts()[0]!.id, 0); // somebody is asked, here and below
    expect(match.events).toContainEqual(expect.objectContaining({ type: 'healed', seat: 0, value: 6 + 51 * 2 }));
  });

  test('that may prevent one event all are asked', () => {
    const match = crowd('parrying', 51, 1, 'punch');
    for (let asked = 0; asked < 51; asked++) {
      expect(match.prompts()).toMatchObject([{ seat: 1, label: 'Parry this damage?' }]);
      match.answer(match.prompts()[0]!.id, 1);
    }
    expect(healthOf(match)).toEqual([500, 495]);
  });
});

describe('2. A copy', () => {
  const position = {
    players: [
      { health: 20, items: ['punch', 'glass vase', 'hand'], statuses: [{ kind: 'parrying', lasts: { charges: 2 } }] },
      {
        health: 20,
        items: ['punch', 'gas mask', 'hand'],
        statuses: [
          { kind: 'soaking', lasts: { turns: 2 } },
          { kind: 'mirrored', lasts: { charges: 1 } },
          { kind: 'smouldering' },
        ],
      },
    ],
  };

  test.each<[how: string, copy: (match: Match<State, Event>) => Match<State, Event>]>([
    ['by fork', (match) => match.fork()],
    ['by save and load', (match) => load(itemDuel, JSON.parse(JSON.stringify(match.record())))],
  ])('has every status, %s, and they still work', (_how, copy) => {
    const match = start(itemDuel, { position, seed: 'copy' });
    for (let choices = 0; choices < 12 && match.outcome === undefined; choices++) {
      const twin = copy(match);
      expect(twin.state).toEqual(match.state);
      const prompt = match.prompts()[0]!;
      match.answer(prompt.id, 0);
      expect(twin.state).not.toEqual(match.state); // it went its own way
      twin.answer(prompt.id, 0);
      expect(twin.state).toEqual(match.state);
      expect(twin.events).toEqual(match.events);
    }
    expect(match.choices).toBeGreaterThan(4);
  });
});

test('3. however often a seat is slowed, its speed stays at least 1, and it has turns', () => {
  const boots = ['sticky boot', 'sticky boot', 'sticky boot', 'hand'];
  const match = start(itemDuel, { options: { ...PLAIN, loadouts: [boots, ['hand']] } });
  while (match.state.players[0]!.items.length > 1) {
    const prompt = match.prompts()[0]!;
    const isFirst = prompt.seat === 0;
    match.answer(prompt.id, isFirst ? 0 : prompt.options.indexOf('pass')); // seat 0 plays what it has, seat 1 passes
  }
  expect(match.state.players[1]?.speed).toBe(1); // 5 - 3 = 2, then the floor
  // 5 + 1: one turn in six is seat 1's, so one of the next ten is.
  expect(match.state.queue.map(({ seat }) => seat)).toContain(1);
});

describe('4. Ids', () => {
  test('are the same whenever the same match is played', () => {
    const [one, other] = [play('ids'), play('ids')];
    expect(other.state).toEqual(one.state);
    expect(other.events).toEqual(one.events);
  });

  test.each([
    ['by chance', 5],
    [
      'that poison a lot',
      Array<string[]>(4).fill(['gas grenade', 'poison darts', 'poison drink', 'guard dog', 'umbrella']),
    ],
  ])('are never given twice, with loadouts %s', (_which, loadouts) => {
    const given: string[] = [];
    const inPlay = new Set<string>();
    for (const event of play('ids', 4, { loadouts }).events) {
      if (event.type === 'dealt') given.push(...event.items.map(({ id }) => id));
      if (event.type === 'statusRemoved') inPlay.delete(event.id);
      if (event.type !== 'statusAdded') continue;
      const { id, kind } = event.status;
      // Only a status that increases comes again, as itself.
      if (inPlay.has(id)) expect(['gassed', 'poisoned']).toContain(kind);
      else given.push(id);
      inPlay.add(id);
    }
    const numbers = given.map((id) => /\d+$/.exec(id)?.[0]);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.length).toBeGreaterThan(20); // 5 items for each of four, and some statuses
  });

  test('come again only with a status that increases, and there they do', () => {
    const loadouts = [['gas grenade', 'gas grenade', 'hand'], ['hand']];
    const { events } = scripted(itemDuel, {
      options: { ...PLAIN, loadouts },
      choices: ['gas grenade', 'pass', 'gas grenade'],
    });
    const ids = events.flatMap((it) =>
      it.type === 'statusAdded' && it.status.kind === 'gassed' ? [it.status.id] : [],
    );
    // Items are 1 to 4.
    expect(ids).toEqual(['gassed 5', 'gassed 6', 'gassed 5', 'gassed 6']);
  });

  test('count items and statuses together, in the order they come into play', () => {
    const loadouts = [
      ['glass vase', 'umbrella'],
      ['gas mask', 'hand'],
    ];
    const { events, state } = scripted(itemDuel, { options: { ...PLAIN, loadouts }, choices: ['umbrella'] });
    const ids = events.flatMap((event) => {
      if (event.type === 'dealt') return event.items.map(({ id }) => id);
      return event.type === 'statusAdded' ? [event.status.id] : [];
    });
    const items = ['i1', 'i2', 'i3', 'i4'];
    const statuses = ['admired 5', 'fragile 6', 'masked 7', 'sheltered 8'];
    expect(ids).toEqual([...items, ...statuses]);
    expect(state.statuses.map(({ id }) => id)).toEqual(statuses);
  });
});

test.each([2, 3, 4])('5. every turn starts once and ends once, in a match of %d', (seats) => {
  const { events } = play('turns', seats);
  const turns = (type: Event['type']) =>
    events.filter((event) => event.type === type).map((event) => (event as Event & { turn: string }).turn);
  expect(turns('turnEnded')).toEqual(turns('turnStarted'));
  expect(new Set(turns('turnStarted')).size).toBe(turns('turnStarted').length);
  expect(turns('turnStarted').length).toBeGreaterThan(seats * 3);
});

describe('6. Nothing swallows', () => {
  test.each(['turnStarted', 'turnEnded', 'played', 'passed', 'defeated', 'gameOver', 'statusModified'])(
    '%s: a status that wants to is refused when it is defined',
    (type) => {
      const effect = type as 'damaged'; // on purpose
      expect(() => status('greedy', beforeEffect(effect), negate)).toThrow(/^status "greedy": .*"(\w+)"/);
      expect(() => status('greedy', beforeEffect(effect), negate)).toThrow(type);
    },
  );

  test.each(['turnStarted', 'turnEnded', 'gameOver'] as const)('%s: the game lets nobody stand before it', (type) => {
    expect(itemDuel.before).not.toHaveProperty(type);
  });
});

test('7. what is done in reaction is in the log, with its cause', () => {
  const players = [
    { items: ['punch', 'hand'] },
    { items: ['hand'], statuses: [{ kind: 'countering', lasts: { charges: 1 } }] },
  ];
  const { log } = scripted(itemDuel, { position: { players }, choices: ['punch'] });
  const struck = log.findIndex(({ event }) => event.type === 'damaged' && event.seat === 1);
  const back = log.find(({ event }) => event.type === 'damaged' && event.seat === 0);
  // Items are 1 to 3.
  expect(log[struck]).toMatchObject({ met: [{ listener: 'countering 4', owner: 1, did: 'reacted' }] });
  expect(back).toMatchObject({
    event: { type: 'damaged', seat: 0, value: 2, by: 1, source: 'countering' },
    cause: { by: 'countering 4', owner: 1, phase: 'after', index: struck },
    cancelled: false,
  });
});

test('8. healing that is turned to damage ends the match', () => {
  const players = [
    { health: 6, items: ['sticking plaster', 'hand'], statuses: [{ kind: 'upside down', by: 1, lasts: { turns: 1 } }] },
    { health: 20, items: ['hand'] },
  ];
  const match = scripted(itemDuel, { position: { players }, choices: ['sticking plaster'] });
  expect(match.events.map(({ type }) => type).slice(4)).toEqual(['damaged', 'defeated', 'gameOver', 'turnEnded']);
  expect(match.outcome).toEqual([
    { rank: 2, score: 0 },
    { rank: 1, score: 20 },
  ]);
});

test('any number of statuses may change one event: 1600', () => {
  const match = crowd('focused', 1600, 0, 'punch');
  expect(match.events).toContainEqual(expect.objectContaining({ type: 'damaged', seat: 1, value: 5 + 1600 * 3 }));
});

test('two who counter do not answer each other: however many charges, a match goes on', () => {
  const players = [0, 1].map(() => ({
    ...{ health: 500, healthMax: 1000, items: ['punch', 'hand'] },
    statuses: [{ kind: 'countering', lasts: { charges: 100 } }],
  }));
  const match = scripted(itemDuel, { position: { players }, choices: ['punch', 'punch'] });
  expect(healthOf(match)).toEqual([500 - 2 - 5, 500 - 5 - 2]);
});

describe('A thousand statuses in play', () => {
  test.each<[rule: string, kind: string, seat: 0 | 1, health: [number, number]]>([
    ['may be idle', 'well advised', 1, [500, 495]],
    ['may all react', 'warming up', 1, [500, 995]], // from 500 up to 1000, the cap, and 5 down
    ['may all change one event', 'focused', 0, [500, 0]], // 5 and a thousand times 3 are more than 500
    ['may all turn one event', 'upside down', 1, [500, 495]], // an even number of times
  ])('%s', (_rule, kind, seat, health) => {
    const match = crowd(kind, 1000, seat, 'punch');
    expect(healthOf(match)).toEqual(health);
    expect(match.state.statuses.filter((it) => it.kind === kind)).toHaveLength(1000);
  });
});

describe('Depth is nesting of causes', () => {
  const keen = status('keen', afterEffect('healed'), act(hasten(1)));
  const fresh = status('fresh', afterEffect('hastened'), act(heal(1)));
  const spiky = status('spiky', afterEffect('damaged', 'suffered'), act(damage(1, 'culprit')));
  const game = duelOf([...ITEMS, item('basic', 'bag', 'Holds what a test needs.', { held: [keen, fresh, spiky] })]);

  test.each([
    ['one seat', ['keen', 'fresh'], [], 'sticking plaster', ['keen', 'fresh']],
    ['two seats', ['spiky'], ['spiky'], 'punch', ['spiky', 'spiky']],
  ])(
    'two statuses of %s that feed each other are refused by name, and the match stands',
    (_, of0, of1, name, named) => {
      const players = [
        { health: 500, healthMax: 1000, items: [name, 'hand'], statuses: of0.map((kind) => ({ kind })) },
        { health: 500, healthMax: 1000, items: ['hand'], statuses: of1.map((kind) => ({ kind })) },
      ];
      const match = start(game, { position: { players }, seed: 'loop' });
      const before = { state: structuredClone(match.state), events: match.events, prompts: match.prompts() };
      const [prompt] = before.prompts;
      const attempt = () => match.answer(prompt!.id, 0);
      expect(attempt).toThrow(BrokenRules);
      // The chain names each of them, in turn.
      expect(attempt).toThrow(expect.objectContaining({ code: 'depth' }));
      expect(attempt).toThrow(new RegExp(`more than 50 deep: .*${named[0]} \\d+.* → .*${named[1]} \\d+`));
      expect(match.state).toEqual(before.state);
      expect(match.events).toEqual(before.events);
      expect(match.prompts()).toEqual(before.prompts);
      match.answer(prompt!.id, prompt!.options.indexOf('pass'));
      expect(match.events).toContainEqual({ type: 'passed', seat: 0 });
    },
  );
});

/** Seat 0 plays the item at seat 1, and one of them has so many statuses of a kind. Both have 500 of 1000 health. */
function crowd(kind: string, count: number, seat: 0 | 1, name: string) {
  const players = [0, 1].map((it) => ({
    ...{ health: 500, healthMax: 1000, items: it === 0 ? [name, 'hand'] : ['hand'] },
    statuses: Array.from({ length: it === seat ? count : 0 }, () => ({ kind })),
  }));
  const match = start(itemDuel, { position: { players }, seed: 'crowd' });
  match.answer(match.prompts()[0]!.id, 0);
  return match;
}

function play(seed: string, seats = 2, options = {}) {
  const match = start(itemDuel, { seed, seats, options });
  let turn = 0;
  while (match.outcome === undefined) {
    const prompt = match.prompts()[0]!;
    match.answer(prompt.id, turn++ % prompt.options.length);
  }
  return match;
}

function healthOf({ state }: Match<State, Event>): number[] {
  return state.players.map(({ health }) => health);
}
