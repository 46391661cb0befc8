/** What a match may be played with, and how what is wrong with that is named. */
import { Misuse, start } from '@fermata/core';
import { describe, expect, test } from 'vitest';
import { BIRDS, GOAL_TILES, wingspan } from './index.ts';

const SWIFT_START = [
  'american_redstart',
  'black_chinned_hummingbird',
  'brant',
  'broad_winged_hawk',
  'canvasback',
  'painted_whitestart',
  'red_breasted_merganser',
  'scaled_quail',
  'vauxs_swift',
  'white_throated_swift',
];

/** All cards, before anybody has kept or discarded one. */
function birdsOf({ state }: ReturnType<typeof begin>): string[] {
  return [...state.deck, ...state.tray, ...state.players.flatMap(({ hand }) => hand)];
}

function begin(seats: number, options?: unknown) {
  return start(wingspan, { seats, seed: 'options', ...(options === undefined ? {} : { options }) });
}

describe('Without options', () => {
  test.each([1, 2, 3, 4, 5])(
    '%d seats are dealt five of all birds, two bonus cards and a food of each kind',
    (seats) => {
      const match = begin(seats);
      const { players, tray, feeder, round, goalSide, goals, bonusDeck } = match.state;
      expect(players).toHaveLength(seats);
      for (const { hand, bonus, food, cubes } of players) {
        expect([hand.length, bonus.length]).toEqual([5, 2]);
        expect(food).toEqual({ invertebrate: 1, seed: 1, fish: 1, fruit: 1, rodent: 1 });
        expect(cubes).toEqual({ free: 8, played: 0, onGoals: 0 });
      }
      expect(birdsOf(match)).toHaveLength(BIRDS.length);
      expect(birdsOf(match)).toEqual(expect.arrayContaining(SWIFT_START));
      expect([tray.length, feeder.length, round, goalSide, bonusDeck.length]).toEqual([
        3,
        5,
        1,
        'green',
        26 - 2 * seats,
      ]);
      const tiles = goals.map((goal) => GOAL_TILES.findIndex((sides) => sides.some(({ id }) => id === goal)));
      expect(new Set(tiles.filter((tile) => tile >= 0)).size).toBe(4);
    },
  );

  test.each([0, 6, 2.5])('there are no matches for %d', (seats) => {
    const refused = () => begin(seats);
    expect(refused).toThrow(Misuse);
    expect(refused).toThrow(`wingspan is for 1 to 5 seats; got ${seats}`);
  });

  test('two play, as a rule', () => {
    expect(start(wingspan, { seed: 'usual' }).seats).toBe(2);
  });
});

describe('Options say', () => {
  test('which birds there are: without the ten of the swift start', () => {
    const birds = birdsOf(begin(2, { birds: 'core' }));
    expect(new Set(birds).size).toBe(BIRDS.length - SWIFT_START.length);
    expect(SWIFT_START.filter((bird) => birds.includes(bird))).toEqual([]);
  });

  test('which birds there are: all of them', () => {
    expect(new Set(birdsOf(begin(2, { birds: 'all' }))).size).toBe(BIRDS.length);
  });

  test.each(['green', 'blue'])('which side of the goals: %s', (goals) => {
    expect(begin(3, { goals }).state.goalSide).toBe(goals);
  });

  test('both, or neither', () => {
    const match = begin(2, { birds: 'core', goals: 'blue' });
    expect([birdsOf(match).length, match.state.goalSide]).toEqual([BIRDS.length - SWIFT_START.length, 'blue']);
    expect([birdsOf(begin(2, {})).length, begin(2, {}).state.goalSide]).toEqual([BIRDS.length, 'green']);
  });
});

describe('Bad options are refused, by name:', () => {
  test.each<[bad: string, options: unknown]>([
    ['options is an object; got null', null],
    ['options is an object; got ["core"]', ['core']],
    ['options is an object; got "core"', 'core'],
    ['options has no "bird", did you mean "birds"?', { bird: 'core' }],
    ['options has no "goalSide"; it has birds, goals', { goalSide: 'blue' }],
    ['birds is one of "all", "core"; got "europe"', { birds: 'europe' }],
    ['birds is one of "all", "core"; got 170', { birds: 170 }],
    ['birds is one of "all", "core"; got null', { birds: null }],
    ['goals is one of "green", "blue"; got "red"', { goals: 'red' }],
    ['goals is one of "green", "blue"; got ["green"]', { goals: ['green'] }],
  ])('%s', (bad, options) => {
    const refused = () => start(wingspan, { options });
    expect(refused).toThrow(Misuse);
    expect(refused).toThrow(expect.objectContaining({ code: 'options' }));
    expect(refused).toThrow(bad);
  });

  test('options beside a position, which has its own', () => {
    const refused = () => start(wingspan, { options: { goals: 'blue' }, position: { players: [{}, {}] } });
    expect(refused).toThrow(expect.objectContaining({ code: 'start' }));
  });
});
