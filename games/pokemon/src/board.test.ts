import { SPECTATOR, start } from '@fermata/core';
import { expect, test } from 'vitest';
import { arena, board, gen1 } from './index.ts';

const SEEN = 16;
const FIRST_MOVE = 1;

/** Tauros has 353 health and Chansey 703; moves of 10 or 15 points have 16 or 24. */
const match = start(gen1, {
  position: {
    turn: 7,
    sides: [
      {
        team: [
          { species: 'tauros', moves: ['bodyslam', 'surf'], health: 200, status: 'paralysis', pp: [24, 3] },
          { species: 'snorlax', moves: ['rest'], status: 'sleep', sleep: 2 },
        ],
      },
      {
        team: [
          { species: 'chansey', moves: ['softboiled', 'surf'], health: 100, seen: SEEN + FIRST_MOVE },
          { species: 'gengar', level: 74, moves: ['hypnosis'] },
          { species: 'mew', moves: ['pound'], health: 0 },
        ],
        active: { stages: [-1, 0, 0, 0, 0, 2], substitute: 176, confusion: 2, disabled: 1, disabledMove: 57 },
      },
    ],
  },
});

test('A board shows a seat all of its own side, and of its foe what has been seen', () => {
  expect(board(match.view(0))).toBe(`Turn 7
  Seat 0  Tauros L100 200/353 (57 %, paralysed)  Normal
          Body Slam 24, Surf 3
          in reserve: Snorlax L100 523/523 (100 %, asleep)
  Seat 1  Chansey L100 (15 %)  Normal
          attack -1, evasion +2, behind a substitute, confused, cannot use Surf
          Soft-Boiled
          in reserve: someone, someone (fainted)`);
});

test('A board of its foe is the other way round', () => {
  expect(board(match.view(1))).toBe(`Turn 7
  Seat 0  Tauros L100 (57 %, paralysed)  Normal
          no move seen
          in reserve: someone
  Seat 1  Chansey L100 100/703 (15 %)  Normal
          attack -1, evasion +2, behind a substitute, confused, cannot use Surf
          Soft-Boiled 16, Surf 24
          in reserve: Gengar L74 241/241 (100 %), Mew L100 (fainted)`);
});

test.each([
  ['and is sure that it goes on', 0, ['holds with Wrap', 'held']],
  ['or perhaps not', 1, ['perhaps holds with Wrap', 'perhaps held']],
])('A board shows who holds whom, %s', (_how, trapRenewals, texts) => {
  const one = { team: [{ species: 'mew', moves: ['wrap', 'surf'] }] };
  const active = { trapping: 35, trapTurns: 2, trapRenewals, trapTarget: 0 };
  const position = {
    sides: [
      { ...one, active },
      { ...one, active: { trapped: 1, trapper: 0 } },
    ],
  };
  const lines = board(start(gen1, { position: { ...position, turn: 2 }, seed: 1 }).at(-1) as never).split('\n');
  expect([lines[2], lines[5]]).toEqual(texts.map((text) => `          ${text}`));
});

test('A board shows what is left in the bags', () => {
  const one = { team: [{ species: 'mew', moves: ['pound', 'surf'] }] };
  const position = { sides: [one, { ...one, bag: { antidote: 0, xspeed: 1, potion: 3 } }] };
  expect(board(start(arena, { position }).view(0)).split('\n').slice(1)).toEqual([
    '  Seat 0  Mew L100 403/403 (100 %)  Psychic', // 2 × (100 + 15) + 63 + 110
    '          Pound 56, Surf 24',
    '  Seat 1  Mew L100 (100 %)  Psychic',
    '          no move seen',
    '          in the bag: Potion 3, X Speed 1',
  ]);
});

test('A board shows how many turns are left of what does not last for good', () => {
  const around = { hasReflect: true, hasLightScreen: true, hasMist: true };
  const shown = (game: typeof gen1, active: object) => {
    const side = { team: [{ species: 'mew', moves: ['pound', 'surf'] }], active };
    return board(start(game, { position: { sides: [side, side] } }).view(0))
      .split('\n')[2]
      ?.trim();
  };
  const fieldTurns = { reflect: 4, lightScreen: 1 };
  expect(shown(arena, { ...around, fieldTurns })).toBe(
    'reflect for 4 turns, light screen for this turn, mist for 5 turns',
  );
  expect(shown(gen1, around)).toBe('reflect, light screen, mist');
});

test('A spectator sees of both sides what has been seen', () => {
  const lines = (seat: number) => board(match.view(seat)).split('\n');
  const [turn, ...rest] = lines(SPECTATOR);
  expect(turn).toBe('Turn 7');
  expect(rest).toEqual([...lines(1).slice(1, 4), ...lines(0).slice(4)]);
});
