/** From which positions a match may start, and how what is wrong with them is named. */
import { type DeepReadonly, type Match, seeded, start } from '@fermata/core';
import { randomAnswer } from '@fermata/core/moves';
import { describe, expect, test } from 'vitest';
import { promptIn } from '../test/prompt.ts';
import { playRandomly } from '../test/random-match.ts';
import { ACCURACY, ATTACK, SPEED } from './data/index.ts';
import type { Event } from './events.ts';
import { gen1 } from './index.ts';
import { positionOf } from './position.ts';
import type { State } from './state.ts';

const tauros = { species: 'tauros', moves: ['bodyslam', 'surf'] };
const snorlax = { species: 'snorlax', moves: ['rest'] };

/** Tauros of seat 0 and what is around it, against a Snorlax. */
const given = (one: object, side: object = {}, rest: object = {}) => ({
  sides: [{ team: [{ ...tauros, ...one }, snorlax], ...side }, { team: [snorlax] }],
  ...rest,
});
const placed = (position: unknown) => start(gen1, { position, seed: 'placed' });
const ownSide = (position: unknown) => placed(position).state.sides[0];

describe('A position', () => {
  test('is completed with what a match begins with', () => {
    const teams = [[tauros, snorlax], [snorlax]];
    expect(placed(given({})).state).toEqual(start(gen1, { options: { teams } }).state);
  });

  test.each<[rule: string, position: object, expected: object]>([
    ['says what turn it is', given({}, {}, { turn: 70 }), { turn: 70 }],
    ['says what the last damage was', given({}, {}, { lastDamage: 99 }), { lastDamage: 99 }],
    ['says who has won', given({}, {}, { winner: 1 }), { winner: 1 }],
  ])('%s', (_rule, position, expected) => {
    expect(placed(position).state).toMatchObject(expected);
  });

  test.each<[rule: string, one: object, expected: object]>([
    ['has health', { health: 7 }, { health: 7 }],
    ['has a status', { status: 'sleep', sleep: 3 }, { status: 'sleep', sleep: 3 }],
    ['has PP left, in the order of its moves', { pp: [0, 9] }, { pp: [0, 9] }],
    ['has been seen with its first move', { seen: 17 }, { seen: 17 }],
    ['has other stats than its set would have', { stats: [1, 2, 3, 4] }, { stats: [1, 2, 3, 4] }],
    ['is of another level', { level: 5 }, { level: 5 }],
  ])('says of a Pokémon that it %s', (_rule, one, expected) => {
    expect(ownSide(given(one)).team[0]).toMatchObject(expected);
  });

  test('makes those who fight slow or weak if they are paralysed or burned', () => {
    const stats = [200, 200, 200, 200];
    expect(ownSide(given({ stats, status: 'paralysis' })).active.stats[SPEED]).toBe(50);
    expect(ownSide(given({ stats, status: 'burn' })).active.stats[ATTACK]).toBe(100);
  });

  test('says what holds for those who fight', () => {
    const active = { stages: [0, 0, 0, 0, -6, 6], confusion: 2, isSeeded: true, substitute: 40 };
    expect(ownSide(given({}, { active })).active).toMatchObject(active);
    expect(ownSide(given({}, { active })).active.stages[ACCURACY]).toBe(-6);
  });

  test('says what a side remembers', () => {
    const side = { selected: 34, slot: 1, used: 34, resting: [1], exposed: [0] };
    expect(ownSide(given({}, side))).toMatchObject(side);
  });

  test('may stand where somebody has to be replaced: just that seat is asked', () => {
    const match = placed({ sides: [{ team: [{ ...tauros, health: 0 }, snorlax, tauros] }, { team: [snorlax] }] });
    expect(match.prompts().map(({ seat, options }) => ({ seat, options }))).toEqual([
      { seat: 0, options: ['switch 2 snorlax', 'switch 3 tauros'] },
    ]);
  });

  test('may be over', () => {
    const over = { sides: [{ team: [{ ...tauros, health: 0 }] }, { team: [snorlax] }], winner: 1 };
    expect(placed(over).outcome?.map(({ rank }) => rank)).toEqual([2, 1]);
  });
});

describe('The state of a match', () => {
  test.each(['dealt', 'awkward', 'random'] as const)('is a position: %s teams', (kind) => {
    for (let seed = 0; seed < 10; seed++) {
      const { state } = playRandomly(`state ${seed}`, kind, (match) => {
        expect(placed(match.state).state).toEqual(match.state);
      });
      expect(placed(state).state).toEqual(state);
    }
  });

  test.each(['dealt', 'awkward', 'random'] as const)('goes on in the same way from there: %s teams', (kind) => {
    let compared = 0;
    for (let seed = 0; seed < 8; seed++) {
      let at = seed;
      playRandomly(`on ${seed}`, kind, (match) => {
        if (at++ % 9 > 0) return;
        const there = start(gen1, { position: match.state, seed: `${at}` });
        // Where one seat has answered and the other has not, the position stands before both.
        if (there.waiting().length !== match.waiting().length) return;
        expect(goneOn(there, at)).toEqual(goneOn(match.fork({ reseed: `${at}` }), at));
        compared++;
      });
    }
    expect(compared).toBeGreaterThan(10);
  });
});

/** What comes of a match within some answers, by chance. */
function goneOn(match: Match<State, Event>, seed: number): { state: DeepReadonly<State>; events: readonly Event[] } {
  const oracle = seeded(String(seed));
  const before = match.events.length;
  for (let answers = 0; answers < 30 && match.outcome === undefined; answers++) {
    const prompt = promptIn(match);
    match.answer(prompt.id, randomAnswer(prompt, oracle));
  }
  return { state: match.state, events: match.events.slice(before) };
}

describe('A bad position is refused, by name:', () => {
  const whole = (least: number, most: number) => `is a whole number from ${least} to ${most}`;
  const FIRST = 'sides.0.team.0';
  const member = playRandomly('bad', 'dealt').state.sides[0].team[0];
  const numbered = (one: object) => ({ sides: [{ team: [{ ...member, ...one }] }, { team: [snorlax] }] });

  test.each<[bad: string, position: unknown]>([
    [' is an object; got []', []],
    [' is an object; got null', null],
    ['.sides is a list of 2; got nothing', {}],
    ['.sides is a list of 2; got a list of 1', { sides: [{ team: [tauros] }] }],
    [' has no "weather"; it has sides, turn, lastDamage, winner', given({}, {}, { weather: 'rain' })],
    [`.turn ${whole(1, 1001)}; got 0`, given({}, {}, { turn: 0 })],
    [`.turn ${whole(1, 1001)}; got "3"`, given({}, {}, { turn: '3' })],
    [`.lastDamage ${whole(0, 65_535)}; got -1`, given({}, {}, { lastDamage: -1 })],
    ['.winner is one of null, 0, 1, "tie"; got 2', given({}, {}, { winner: 2 })],

    ['.sides.1 is an object; got "me"', { sides: [{ team: [tauros] }, 'me'] }],
    ['.sides.0.team is a list of 1 to 6; got nothing', { sides: [{}, { team: [tauros] }] }],
    ['.sides.1.team is a list of 1 to 6; got a list of 0', { sides: [{ team: [tauros] }, { team: [] }] }],
    [
      '.sides.0.team is a list of 1 to 6; got a list of 7',
      { sides: [{ team: Array(7).fill(tauros) }, { team: [tauros] }] },
    ],
    ['.sides.0 has no "hazards"', given({}, { hazards: [] })],
    ['.sides.1.team has nobody who stands', { sides: [{ team: [tauros] }, { team: [{ ...snorlax, health: 0 }] }] }],
    [`.sides.0.selected ${whole(-1, 165)}; got 166`, given({}, { selected: 166 })],
    [`.sides.0.slot ${whole(0, 3)}; got 4`, given({}, { slot: 4 })],
    ['.sides.0.resting is a list of 0 to 6; got 1', given({}, { resting: 1 })],
    [`.sides.0.resting.1 ${whole(0, 5)}; got 6`, given({}, { resting: [0, 6] })],
    ['.sides.0.bag is an object; got []', given({}, { bag: [] })],
    [`.sides.0.bag.potion ${whole(0, 99)}; got -1`, given({}, { bag: { potion: -1 } })],
    ['.sides.0.bag has no "masterball"; it has potion, ', given({}, { bag: { masterball: 3 } })],

    [`.${FIRST} is an object; got "tauros"`, { sides: [{ team: ['tauros'] }, { team: [snorlax] }] }],
    [`.${FIRST} has no "item"`, given({ item: 'Leftovers' })],
    [`.${FIRST} has no "constructor"`, given({ constructor: 1 })],
    [`.${FIRST}.species: there is no species "taurus"; did you mean tauros?`, given({ species: 'taurus' })],
    [`.sides.0.team.1.species is the name of a species`, { sides: [{ team: [tauros, member] }, { team: [snorlax] }] }],
    [`.${FIRST}.level ${whole(1, 100)}; got 0`, given({ level: 0 })],
    [`.${FIRST}.health ${whole(0, 353)}; got 354`, given({ health: 354 })], // 2 × (75 + 15) + 63, + 100 + 10
    [`.${FIRST}.health ${whole(0, 9)}; got 10`, given({ maxHealth: 9, health: 10 })],
    [`.${FIRST}.health ${whole(0, 65_535)}; got 0.5`, given({ health: 0.5 })],
    [`.${FIRST}.status is one of "", "sleep"`, given({ status: 'asleep' })],
    [`.${FIRST}.pp is a list of 2; got a list of 1`, given({ pp: [5] })], // it has two moves
    [`.${FIRST}.pp.1 ${whole(0, 63)}; got 64`, given({ pp: [5, 64] })],
    [`.${FIRST}.stats is a list of 4; got a list of 5`, given({ stats: [1, 1, 1, 1, 1] })],
    [`.${FIRST}.stats.2 ${whole(1, 65_535)}; got 0`, given({ stats: [1, 1, 0, 1] })], // nothing is divided by 0
    [`.${FIRST}.seen ${whole(0, 31)}; got 32`, given({ seen: 32 })],
    ['.sides.0.team.1.id: 1 is position.sides.0.team.0 already; choose another', given({ id: 1 })],

    ['.sides.0.active is an object; got 1', given({}, { active: 1 })],
    ['.sides.0.active has no "isCursed"', given({}, { active: { isCursed: true } })],
    ['.sides.0.active.isSeeded is one of true, false; got 1', given({}, { active: { isSeeded: 1 } })],
    ['.sides.0.active.stages is a list of 6; got a list of 4', given({}, { active: { stages: [0, 0, 0, 0] } })],
    [`.sides.0.active.stages.1 ${whole(-6, 6)}; got 7`, given({}, { active: { stages: [0, 7, 0, 0, 0, 0] } })],
    ['.sides.0.active.types is a list of 1 to 2; got a list of 0', given({}, { active: { types: [] } })],
    [`.sides.0.active.types.0 ${whole(0, 14)}; got 15`, given({}, { active: { types: [15] } })],
    ['.sides.0.active.pp is a list of 3; got a list of 2', given({}, { active: { moves: [1, 2, 3] } })],
    [`.sides.0.active.moves.0 ${whole(1, 164)}; got "surf"`, given({}, { active: { moves: ['surf', 1] } })],
    [`.sides.0.active.thrash ${whole(0, 165)}; got 999`, given({}, { active: { thrash: 999 } })],
    [`.sides.0.active.disabled ${whole(-1, 3)}; got 4`, given({}, { active: { disabled: 4 } })],

    [
      `.sides.0.active.fieldTurns.mist ${whole(0, 5)}; got 6`,
      given({}, { active: { hasMist: true, fieldTurns: { mist: 6 } } }),
    ],
    ['.sides.0.active.fieldTurns has no "rain"', given({}, { active: { fieldTurns: { rain: 5 } } })],
    [
      '.sides.0.active.fieldTurns.reflect is 0 where hasReflect is false; got 2',
      given({}, { active: { fieldTurns: { reflect: 2 } } }),
    ],

    // By numbers, as in a state, all of it has to be there.
    [`.${FIRST}.species ${whole(1, 151)}; got 152`, numbered({ species: 152 })],
    [`.${FIRST}.moves is a list of 1 to 4; got a list of 0`, numbered({ moves: [] })],
    [`.${FIRST}.moves.0 ${whole(1, 164)}; got 0`, numbered({ moves: [0, 1, 2, 3] })],
    [`.${FIRST}.id is missing`, { sides: [{ team: [{ species: 128 }] }, { team: [snorlax] }] }],
  ])('position%s', (bad, position) => {
    const begin = () => placed(position);
    expect(begin).toThrow(expect.objectContaining({ code: 'options' }));
    expect(begin).toThrow(`bad position of pokemon: position${bad}`);
  });
});

describe('What follows from the rest is derived', () => {
  const foe = { team: [{ species: 'chansey', moves: ['pound'] }] };
  const tauros = (active: object, moves = ['rage', 'fly']) =>
    positionOf({ sides: [{ team: [{ species: 'tauros', moves }], active }, foe] }).sides[0]; // of two

  test('stats from stages: twice the attack at two stages up, half the speed at two down', () => {
    const { active } = tauros({ stages: [2, 0, -2, 0, 0, 0] });
    // Attack 298 and speed 318 of a Tauros that is fully trained.
    expect(active.stats).toEqual([596, active.stored[1], 159, active.stored[3]]);
  });

  test.each([
    ['rage', { rage: 255 }, 99, 0],
    ['a charge', { charging: 19, isInvulnerable: true }, 19, 1],
    ['nothing', {}, 0, 0],
  ])('what was selected from what is under way: %s', (_, active, selected, slot) => {
    expect(tauros(active)).toMatchObject({ selected, slot });
  });
});
