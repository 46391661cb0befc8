/** Goals: what they count, what the places are worth, and how a round ends. */
import { scripted } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { lastTurn, NEW_TRAY, only } from '../../test/last-turn.ts';
import { GOAL_TILES, wingspan } from '../index.ts';

/** Four goals of which the one is scored in that round. */
function goalsWith(goal: string, round: number): string[] {
  const others = GOAL_TILES.filter((tile) => tile.every(({ id }) => id !== goal)).map(([side]) => side.id);
  return others.slice(0, 3).toSpliced(round - 1, 0, goal);
}

describe('A goal counts', () => {
  const mat = {
    forest: [
      { bird: 'acorn_woodpecker', eggs: 4 }, // cavity
      { bird: 'hooded_warbler', eggs: 3 }, // bowl
      { bird: 'blue_jay', eggs: 1 }, // bowl
      { bird: 'red_crossbill' }, // bowl
      { bird: 'baltimore_oriole', eggs: 2 }, // star
    ],
    grassland: [
      { bird: 'bobolink', eggs: 3 }, // ground
      { bird: 'barn_swallow', eggs: 1 }, // star
      { bird: 'brown_headed_cowbird' }, // none
    ],
    wetland: [
      { bird: 'king_rail', eggs: 5 }, // platform
      { bird: 'osprey', eggs: 1 }, // platform
      { bird: 'bald_eagle' }, // platform
      { bird: 'wilsons_snipe', eggs: 2 }, // ground
    ],
  };

  // Star nests count with every nest: they have 2 and 1 eggs.
  const ROWS: readonly (readonly [goal: string, count: number])[] = [
    ['birds_in_forest', 5],
    ['birds_in_grassland', 3],
    ['birds_in_wetland', 4],
    ['eggs_in_forest', 10],
    ['eggs_in_grassland', 4],
    ['eggs_in_wetland', 8],
    ['bowl_birds_with_eggs', 2 + 2],
    ['cavity_birds_with_eggs', 1 + 2],
    ['ground_birds_with_eggs', 2 + 2],
    ['platform_birds_with_eggs', 2 + 2],
    ['eggs_in_bowl', 4 + 3],
    ['eggs_in_cavity', 4 + 3],
    ['eggs_in_ground', 5 + 3],
    ['eggs_in_platform', 6 + 3],
    ['total_birds', 12],
    ['egg_sets', 4], // as many as in the row with the fewest
  ];

  test.each(ROWS)('%s: %d on this mat, and 0 on an empty one', (goal, count) => {
    const { counts } = only(lastTurn([mat, {}], { goals: goalsWith(goal, 4) }), 'roundScored');
    expect(counts).toEqual([count, 0]);
  });

  test('and there are no others', () => {
    expect(ROWS.map(([goal]) => goal).toSorted()).toEqual(
      GOAL_TILES.flat()
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(GOAL_TILES.map((sides) => sides.length)).toEqual([2, 2, 2, 2, 2, 2, 2, 2]);
  });
});

/** Seats with so many eggs in their wetlands, at the end of a round. */
function endOf(round: number, side: 'green' | 'blue', eggs: readonly number[]) {
  const birds = ['ruddy_duck', 'american_coot', 'black_bellied_whistling_duck', 'king_rail', 'song_sparrow'];
  const players = eggs.map((count, seat) => ({ wetland: [{ bird: birds[seat], eggs: count }] }));
  return lastTurn(players, { round, goalSide: side, goals: goalsWith('eggs_in_wetland', round) });
}

describe('On the green side', () => {
  test.each<[rule: string, round: number, counts: number[], points: number[]]>([
    ['places are worth 4, 1, 0 in round 1', 1, [5, 4, 3, 2, 1], [4, 1, 0, 0, 0]],
    ['places are worth 5, 2, 1 in round 2', 2, [1, 2, 3, 4, 5], [0, 0, 1, 2, 5]],
    ['places are worth 6, 3, 2 in round 3', 3, [3, 5, 1, 4, 2], [2, 6, 0, 3, 0]],
    ['places are worth 7, 4, 3 in round 4', 4, [5, 3, 1, 2, 4], [7, 3, 0, 0, 4]],
    // First places
    ['two share the first and the second', 1, [2, 2], [2, 2]], // 5 / 2
    ['two share the first and the second', 2, [2, 2], [3, 3]], // 7 / 2
    ['two share the first and the second', 3, [2, 2], [4, 4]], // 9 / 2
    ['two share the first and the second, and the next is third', 4, [2, 1, 2], [5, 3, 5]], // 11 / 2
    ['three share all places', 1, [1, 1, 1], [1, 1, 1]], // 5 / 3
    ['three share all places', 3, [4, 4, 4], [3, 3, 3]], // 11 / 3
    ['three share all places, and nothing is left for others', 4, [1, 4, 4, 4, 2], [0, 4, 4, 4, 0]], // 14 / 3
    ['four share all places', 2, [5, 5, 5, 5], [2, 2, 2, 2]], // 8 / 4
    ['four share all places, and nothing is left', 4, [3, 3, 2, 3, 3], [3, 3, 0, 3, 3]], // 14 / 4
    ['five share all places', 1, [1, 1, 1, 1, 1], [1, 1, 1, 1, 1]], // 5 / 5
    ['five share all places', 2, [3, 3, 3, 3, 3], [1, 1, 1, 1, 1]], // 8 / 5
    ['five share all places', 4, [2, 2, 2, 2, 2], [2, 2, 2, 2, 2]], // 14 / 5
    // Second places
    ['two share the second and the third', 1, [2, 1, 1], [4, 0, 0]], // 1 / 2
    ['two share the second and the third', 4, [4, 5, 4], [3, 7, 3]], // 7 / 2
    ['two share the second and the third, and nothing is left', 3, [5, 4, 4, 1], [6, 2, 2, 0]], // 5 / 2
    ['three share the second and the third', 3, [4, 4, 5, 4], [1, 1, 6, 1]], // 5 / 3
    ['four share the second and the third', 4, [5, 1, 1, 1, 1], [7, 1, 1, 1, 1]], // 7 / 4
    // Third places
    ['two share the third', 3, [5, 4, 2, 2], [6, 3, 1, 1]], // 2 / 2
    ['two share the third, though it is worth too little', 2, [5, 4, 2, 2], [5, 2, 0, 0]], // 1 / 2
    ['three share the third', 4, [2, 5, 2, 3, 2], [1, 7, 1, 4, 1]], // 3 / 3
    ['two share the first, two others the third', 4, [5, 5, 4, 4], [5, 5, 1, 1]], // 11 / 2, 3 / 2
    // Nothing
    ['who has nothing takes no place', 4, [0, 1], [0, 7]],
    ['who has nothing takes no place, though one is free', 4, [0, 2, 0, 1, 0], [0, 7, 0, 4, 0]],
    ['nobody gets anything for nothing', 4, [0, 0, 0], [0, 0, 0]],
  ])('%s (round %d): %j get %j', (_rule, round, counts, points) => {
    const match = endOf(round, 'green', counts);
    expect(only(match, 'roundScored')).toMatchObject({ round, goal: 'eggs_in_wetland', counts, points });
    const before = Array(round - 1).fill(0);
    expect(match.state.players.map(({ goalPoints }) => goalPoints)).toEqual(points.map((one) => [...before, one]));
  });

  test('one alone is first', () => {
    const position = {
      players: [{ wetland: [{ bird: 'king_rail', eggs: 1 }] }],
      turnsLeft: 1,
      feeder: ['fish', 'seed'],
    };
    const match = scripted(wingspan, {
      seats: 1,
      position: { ...position, goals: goalsWith('eggs_in_wetland', 1) },
      chance: { card: NEW_TRAY },
      choices: ['gainFood', { die: 'fish', food: 'fish' }],
    });
    expect(only(match, 'roundScored')).toMatchObject({ counts: [1], points: [4] });
  });
});

describe('On the blue side', () => {
  test.each([1, 2, 3, 4])('each gets a point for each, up to five, whatever others have (round %d)', (round) => {
    expect(only(endOf(round, 'blue', [0, 1, 4, 6, 5]), 'roundScored').points).toEqual([0, 1, 4, 5, 5]);
    expect(only(endOf(round, 'blue', [2, 2]), 'roundScored').points).toEqual([2, 2]);
  });
});

describe('At the end of a round', () => {
  test('the goal is scored, the tray is dealt anew, and the next seat begins', () => {
    const tray = ['brant', 'bobolink', 'osprey'];
    const match = lastTurn([{}, {}, {}], { round: 2, tray });
    const types = match.events.map(({ type }) => type);
    expect(types.slice(types.indexOf('turnEnded'))).toEqual([
      ...['turnEnded', 'roundScored', 'trayCleared', 'trayFilled', 'trayFilled', 'trayFilled', 'roundEnded'],
    ]);
    expect(match.state).toMatchObject({ tray: NEW_TRAY, discard: tray, round: 3, first: 1, seat: 1 });
  });

  test.each([
    ['seat 0 began, so seat 1 begins', 0, 2, 1],
    ['seat 1 began, so seat 2 begins', 1, 0, 2],
    ['seat 2 began, so seat 0 begins', 2, 1, 0],
  ])('%s', (_rule, first, seat, next) => {
    const match = lastTurn([{}, {}, {}], { round: 1, first, seat });
    expect(only(match, 'roundEnded')).toEqual({ type: 'roundEnded', round: 1, first: next });
    expect([match.state.first, match.state.seat, match.waiting()]).toEqual([next, next, [next]]);
  });

  test.each([
    [1, { free: 7, played: 0, onGoals: 1 }],
    [2, { free: 6, played: 0, onGoals: 2 }],
    [3, { free: 5, played: 0, onGoals: 3 }],
  ])('a cube of each seat stays on the goals (round %d)', (round, cubes) => {
    const { state } = lastTurn([{}, {}], { round });
    expect(state.players.map((player) => player.cubes)).toEqual([cubes, cubes]);
  });

  test('the tray is filled first, as ever, and then dealt anew', () => {
    const match = scripted(wingspan, {
      position: { players: [{}, {}], seat: 1, first: 0, turnsLeft: 1, tray: ['brant', 'bobolink', 'osprey'] },
      chance: { card: ['willet', ...NEW_TRAY] },
      choices: ['drawCards', 'brant'],
    });
    expect(match.state).toMatchObject({ tray: NEW_TRAY, discard: ['bobolink', 'osprey', 'willet'] });
  });

  test('the last one leaves the tray alone, and nobody has another turn', () => {
    const match = lastTurn([{}, {}], { tray: ['brant', 'bobolink', 'osprey'] });
    expect(match.state).toMatchObject({ tray: ['brant', 'bobolink', 'osprey'], discard: [], round: 4 });
    expect(match.events.at(-1)?.type).toBe('gameScored');
    expect(match.waiting()).toEqual([]);
  });

  test('it is not yet over while another seat has a turn', () => {
    const match = lastTurn([{}, {}, {}], { round: 4, seat: 1 });
    expect(match.events.map(({ type }) => type)).not.toContain('roundScored');
    expect(match.waiting()).toEqual([2]);
  });
});
