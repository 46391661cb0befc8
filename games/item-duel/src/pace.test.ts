/** What keeps a duel going: an attack in every hand, items drawn, fatigue that grows, and an end where nobody plays. */
import { start } from '@fermata/core';
import { describeEvent } from '@fermata/core/host';
import { scripted } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { isAttack } from './definition.ts';
import { board, ITEMS, itemDuel, PLAIN, staging } from './index.ts';

const HANDS = { loadouts: [['hand'], ['hand']] };
const healthOf = ({ state }: { readonly state: { readonly players: readonly { readonly health: number }[] } }) =>
  state.players.map(({ health }) => health);

test('attacks are the items that damage an opponent at once', () => {
  expect(ITEMS.filter(isAttack).map(({ name }) => name)).toEqual([
    'punch',
    'triple threat',
    'poison darts',
    'jab',
    'roundhouse',
    'patience',
  ]);
});

test('every hand that is dealt at random has an attack in it', () => {
  const attacks = new Set(ITEMS.filter(isAttack).map(({ name }) => name));
  for (let seed = 0; seed < 50; seed++)
    for (const { items } of start(itemDuel, { seats: 4, seed, options: { loadouts: 1 } }).state.players)
      expect(attacks).toContain(items[0]?.name);
});

test('a hand of none stays empty, and one that is named is as it is named', () => {
  const options = { ...PLAIN, attack: true };
  const none = start(itemDuel, { options: { ...options, loadouts: 0 }, seed: 1 });
  expect(none.events.filter(({ type }) => type === 'dealt')).toMatchObject([{ items: [] }, { items: [] }]);
  expect(start(itemDuel, { options: { ...options, ...HANDS } }).state.players[0]?.items).toMatchObject([
    { name: 'hand' },
  ]);
});

describe('Items are drawn at the start of a turn:', () => {
  test('so many each turn, and what they do while they are held begins', () => {
    const match = scripted(itemDuel, {
      options: { ...PLAIN, ...HANDS, draws: 1 },
      chance: { item: ['leech', 'punch'] },
      choices: ['pass'],
    });
    expect(match.events.filter(({ type }) => type === 'drawn')).toEqual([
      { type: 'drawn', seat: 0, items: [{ id: 'i3', name: 'leech' }] },
      { type: 'drawn', seat: 1, items: [{ id: 'i5', name: 'punch' }] }, // the number between is of the status
    ]);
    expect(match.state.statuses).toMatchObject([{ kind: 'leeching', seat: 0, duration: { item: 'i3' } }]);
  });

  test('none that the seat holds already', () => {
    const drawing = () => scripted(itemDuel, { options: { ...PLAIN, ...HANDS, draws: 1 }, chance: { item: ['hand'] } });
    expect(drawing).toThrow('"hand" for "item", which has no such outcome');
  });

  test('whoever holds everything draws nothing', () => {
    const all = ITEMS.map(({ name }) => name);
    const { events } = start(itemDuel, { options: { ...PLAIN, loadouts: [all, ['hand']], draws: 1 }, seed: 1 });
    expect(events.filter(({ type }) => type === 'drawn')).toEqual([]);
  });

  test('an empty hand is refilled, and only an empty one', () => {
    const match = scripted(itemDuel, {
      options: { ...PLAIN, loadouts: [[], ['hand']], refill: 2 },
      chance: { item: ['punch', 'jab'] },
      choices: ['jab'],
    });
    expect(match.state.players.map(({ items }) => items.map(({ name }) => name))).toEqual([['punch'], ['hand']]);
  });
});

describe('Playing nothing tires:', () => {
  const options = { ...PLAIN, ...HANDS, fatigue: 2 };

  test('so much the first time, and as much more each time', () => {
    const match = scripted(itemDuel, { options, choices: ['pass', 'hand', 'pass'] });
    // Seat 0 has passed twice: 2 and 4. Seat 1 has played, and holds nothing in its next turn: 2.
    expect(healthOf(match)).toEqual([24, 28]);
    expect(
      match.events.filter(({ type }) => type === 'turnEnded').map((event) => describeEvent(itemDuel, event)),
    ).toEqual([
      'Turn 1 of seat 0 ends, and seat 0 tires and loses 2 health.',
      'Turn 1 of seat 1 ends.',
      'Turn 2 of seat 0 ends, and seat 0 tires and loses 4 health.',
      'Turn 2 of seat 1 ends, and seat 1 tires and loses 2 health.',
    ]);
  });

  test('and may be the end', () => {
    const match = scripted(itemDuel, { options: { ...options, health: 2 }, choices: ['pass'] });
    expect(match.outcome?.map(({ rank }) => rank)).toEqual([2, 1]);
  });

  test('where it is 0, only who holds nothing tires, by 1', () => {
    const match = scripted(itemDuel, { options: { ...options, fatigue: 0, passes: 9 }, choices: ['pass', 'hand'] });
    expect(healthOf(match)).toEqual([30, 29]);
  });
});

describe('Where everybody passes, the duel is over:', () => {
  const options = { ...PLAIN, ...HANDS, passes: 2 };

  test('after as many turns of each in a row as was agreed, and the healthiest wins', () => {
    const position = { players: [{ items: ['hand'] }, { health: 9, items: ['hand'] }], passes: 2 };
    const match = scripted(itemDuel, { position, choices: ['pass', 'pass', 'pass', 'pass'] });
    expect(match.outcome?.map(({ rank }) => rank)).toEqual([1, 2]);
    expect(match.events.slice(-1).map((event) => describeEvent(itemDuel, event))).toEqual([
      'Nobody has played anything for 4 turns: the duel is over, and the healthiest wins.',
    ]);
    expect(staging.verdict?.(match.view(0))).toBe('Nobody has played anything for 4 turns: who is healthiest wins.');
  });

  test('not where somebody has played between', () => {
    const loadouts = [['hand'], ['hand', 'umbrella']];
    const choices = ['pass', 'pass', 'pass', 'umbrella', 'pass', 'pass', 'pass'];
    const match = scripted(itemDuel, { options: { ...options, loadouts }, choices });
    expect(match.outcome).toBeUndefined();
    expect(match.state.pace).toMatchObject({ idle: 3, rests: [4, 2] });
  });
});

test('of equal health who has rested less is ahead, where resting costs something', () => {
  const players = [
    { items: ['hand'], rests: 3 },
    { items: ['hand'], health: 26, rests: 1 },
  ];
  // Seat 0 loses 4 by passing.
  const match = scripted(itemDuel, { position: { players, fatigue: 1, turnsLeft: 1 }, choices: ['pass'] });
  expect(match.outcome).toEqual([
    { rank: 2, score: 26 },
    { rank: 1, score: 26 },
  ]);
  expect(staging.verdict?.(match.view(0))).toBe(
    'All turns are played: who is healthiest wins, and of equals who has rested less.',
  );
});

test('a position that says nothing of it is the plain duel, and one that does goes on with it', () => {
  const players = [{ items: ['hand'] }, { items: ['hand'] }];
  expect(scripted(itemDuel, { position: { players } }).state).not.toHaveProperty('pace');
  expect(scripted(itemDuel, { position: { players, passes: 1, idle: 1 }, choices: ['pass'] }).outcome).toBeDefined();
  const late = () => scripted(itemDuel, { position: { players, passes: 1, idle: 2 } });
  expect(late).toThrow('idle is a whole number from 0 to 1; got 2');
  const idle = () => scripted(itemDuel, { position: { players, idle: 1 } });
  expect(idle).toThrow('idle is 0; got 1');
});

test('the table tells turns left, what is drawn, what resting costs, and how near the end is', () => {
  const players = [{ items: ['hand'], rests: 1 }, { items: ['hand'] }];
  const position = { players, turnsLeft: 7, draws: 1, refill: 4, fatigue: 1, passes: 2 };
  const match = scripted(itemDuel, { position, chance: { item: ['punch', 'jab'] }, choices: ['pass'] });
  expect(board(match.view(0)).split('\n').slice(1, 3)).toEqual([
    '6 turns left   nothing played for 1 of 4   each turn draws 1   an empty hand draws 4',
    '  Seat 0  health 28/30  speed 5  next rest costs 3',
  ]);
  const { places } = staging.scene(match.view(0), 0);
  expect(places.find(({ id }) => id === 'turns')?.facts).toContainEqual(['nothing played for', '1 of 4 turns']);
  expect(places.find(({ id }) => id === 'seat-0')?.facts).toContainEqual(['next rest costs', 3]);
  expect(places.find(({ id }) => id === 'supply')).toMatchObject({
    name: 'Items to be drawn',
    facts: [['rule', 'each turn draws 1, an empty hand draws 4']],
  });
});
