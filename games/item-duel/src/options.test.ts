/** What a match may be played with, and how what is wrong with that is named. */
import { Misuse, start } from '@fermata/core';
import { scripted } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { ITEMS, itemDuel, PLAIN } from './index.ts';

const NAMES = ITEMS.map(({ name }) => name);
const namesOf = ({ items }: { readonly items: readonly { readonly name: string }[] }) => items.map(({ name }) => name);

describe('Without options', () => {
  test.each([2, 3, 4])('%d seats have 30 health, speed 5, 5 items and 40 turns', (seats) => {
    const { state, outcome } = start(itemDuel, { seats, seed: 'plain' });
    expect(state.players).toHaveLength(seats);
    for (const { health, healthMax, speed, items } of state.players)
      expect({ health, healthMax, speed, items: items.length }).toEqual({
        health: 30,
        healthMax: 30,
        speed: 5,
        items: 5,
      });
    expect(state.turnsLeft).toBe(40);
    expect(state.pace).toEqual({
      ...{ attack: true, draws: 0, refill: 4, fatigue: 1, passes: 2 },
      ...{ idle: 0, rests: Array(seats).fill(0) },
    });
    expect(state.turn).toEqual({ id: '0.1', seat: 0 });
    expect(outcome).toBeUndefined();
  });

  test.each([1, 5])('there are no matches for %d', (seats) => {
    expect(() => start(itemDuel, { seats })).toThrow(Misuse);
  });
});

describe('Options say', () => {
  test('health, speed and turns', () => {
    const { state } = start(itemDuel, { options: { health: 7, speed: 9, turns: 3 }, seed: 'options' });
    expect(state.players).toMatchObject([
      { health: 7, healthMax: 7, speed: 9 },
      { health: 7, healthMax: 7, speed: 9 },
    ]);
    expect(state.turnsLeft).toBe(3);
  });

  test('speed for each seat', () => {
    const { state } = start(itemDuel, { seats: 3, options: { speed: [6, 3, 1] }, seed: 'options' });
    expect(state.players.map(({ speed }) => speed)).toEqual([6, 3, 1]);
  });

  test('what each seat holds, also twice the same, in that order', () => {
    const loadouts = [['punch', 'punch', 'jab'], ['hand']];
    const match = scripted(itemDuel, { options: { loadouts } });
    expect(match.state.players.map(namesOf)).toEqual(loadouts);
    expect(match.events.slice(0, 2)).toEqual([
      {
        type: 'dealt',
        seat: 0,
        items: [
          { id: 'i1', name: 'punch' },
          { id: 'i2', name: 'punch' },
          { id: 'i3', name: 'jab' },
        ],
      },
      { type: 'dealt', seat: 1, items: [{ id: 'i4', name: 'hand' }] },
    ]);
  });

  test('how many items each is dealt by chance', () => {
    const match = scripted(itemDuel, {
      options: { ...PLAIN, loadouts: 2 },
      chance: { item: ['punch', 'jab', 'jab', 'gas mask'] }, // two seats may well hold the same
    });
    expect(match.state.players.map(namesOf)).toEqual([
      ['punch', 'jab'],
      ['jab', 'gas mask'],
    ]);
  });

  test('and no two of a hand are alike', () => {
    const again = () =>
      scripted(itemDuel, { options: { ...PLAIN, loadouts: 2 }, chance: { item: ['punch', 'punch', 'jab', 'hand'] } });
    expect(again).toThrow('"punch" for "item", which has no such outcome');
    const { state } = start(itemDuel, { options: { loadouts: NAMES.length }, seed: 'all' });
    for (const player of state.players) expect(namesOf(player).sort()).toEqual([...NAMES].sort());
  });

  test('when the turns are over: the healthiest wins, and equals share', () => {
    const loadouts = [['hand', 'hand'], ['hand', 'hand'], []];
    const match = scripted(itemDuel, {
      seats: 3,
      options: { ...PLAIN, turns: 3, loadouts },
      choices: ['pass', 'pass'],
    });
    // Seats 0 and 1 pass; seat 2 holds nothing, is not asked, and tires.
    expect(match.outcome).toEqual([
      { rank: 1, score: 30 },
      { rank: 1, score: 30 },
      { rank: 3, score: 29 },
    ]);
  });
});

test('who falls later is ahead of who fell before, and both are behind whoever stands', () => {
  const players = [
    { items: ['roundhouse'], health: 9 },
    { health: 2, items: ['hand'] },
    { health: 1, items: ['hand'] },
  ];
  // Seat 0 strikes seat 1, which falls, and then seat 2, which falls after it.
  const match = scripted(itemDuel, { seats: 3, position: { players }, choices: ['roundhouse'] });
  expect(match.outcome).toEqual([
    { rank: 1, score: 9 },
    { rank: 3, score: 0 },
    { rank: 2, score: 0 },
  ]);
});

describe('Whatever the options, the match comes to its end', () => {
  test.each([
    // Everybody loses 1 in each of their turns: seat 0 falls first.
    ['who holds nothing falls by fatigue', { ...PLAIN, health: 20, loadouts: 0 }, [2, 1]],
    [
      'also with the most health and turns that there are',
      { ...PLAIN, health: 1000, turns: 10_000, loadouts: 0 },
      [2, 1],
    ],
  ])('%s', (_rule, options, ranks) => {
    const match = start(itemDuel, { options, seed: 'tired' });
    expect(match.outcome?.map(({ rank }) => rank)).toEqual(ranks);
  });

  test('nothing keeps fatigue off: two living sponges', () => {
    const options = { ...PLAIN, turns: 10_000, loadouts: [['living sponge'], ['living sponge']] };
    const match = start(itemDuel, { options, seed: 'sponges' });
    for (const _ of [0, 1]) match.answer(match.prompts()[0]!.id, 0); // each plays its sponge, and tires from then on
    // Seat 0 began, so it is the first to have lost all.
    expect(match.outcome?.map(({ rank }) => rank)).toEqual([2, 1]);
    expect(match.events.filter(({ type }) => type === 'healed')).toEqual([]);
  });
});

describe('Bad options are refused, by name:', () => {
  test.each<[bad: string | RegExp, options: unknown]>([
    ['options is an object', null],
    ['options is an object', [5]],
    ['options is an object', 'fast'],
    ['options has no "helth"', { helth: 20 }],
    ['health is a whole number from 1 to 1000; got 0', { health: 0 }],
    ['health is a whole number from 1 to 1000; got 1001', { health: 1001 }],
    ['health is a whole number from 1 to 1000; got 2.5', { health: 2.5 }],
    ['health is a whole number from 1 to 1000; got "20"', { health: '20' }],
    ['health is a whole number from 1 to 1000; got null', { health: null }],
    ['speed is a whole number from 1 to 100; got 0', { speed: 0 }],
    ['speed is a whole number from 1 to 100; got 101', { speed: 101 }],
    ['speed is a list of 2; got a list of 3', { speed: [5, 5, 5] }],
    ['speed.1 is a whole number from 1 to 100; got 0', { speed: [5, 0] }],
    ['turns is a whole number from 1 to 10000; got 0', { turns: 0 }],
    ['turns is a whole number from 1 to 10000; got 10001', { turns: 10_001 }],
    ['loadouts is a whole number from 0 to', { loadouts: -1 }],
    [`loadouts is a whole number from 0 to ${NAMES.length}; got ${NAMES.length + 1}`, { loadouts: NAMES.length + 1 }],
    ['loadouts is a list of 2; got a list of 1', { loadouts: [['punch']] }],
    ['loadouts.1 is a list of 0 to 500; got "punch"', { loadouts: [['punch'], 'punch'] }],
    [/loadouts.1.0 is one of "punch", .*; got "bazooka"$/, { loadouts: [['punch'], ['bazooka']] }],
    ['attack is one of true, false; got 1', { attack: 1 }],
    ['draws is a whole number from 0 to 10; got 11', { draws: 11 }],
    ['refill is a whole number from 0 to 10; got -1', { refill: -1 }],
    ['fatigue is a whole number from 0 to 100; got 101', { fatigue: 101 }],
    ['passes is a whole number from 0 to 100; got 0.5', { passes: 0.5 }],
    [/loadouts.0.1 is one of "punch", .*; got 5$/, { loadouts: [['punch', 5], []] }],
  ])('%s', (bad, options) => {
    const begin = () => start(itemDuel, { options });
    expect(begin).toThrow(Misuse);
    expect(begin).toThrow(expect.objectContaining({ code: 'options' }));
    expect(begin).toThrow(bad);
  });
});
