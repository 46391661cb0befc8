/** How much damage a move does, and how likely it knocks out: exactly, by hand where that is possible. */
import { start } from '@fermata/core';
import { type Fraction, fraction, plus, times } from '@fermata/core/odds';
import { describe, expect, test } from 'vitest';
import { moveById, NO_MOVE } from './data/index.ts';
import { gen1 } from './gen1/game.ts';
import { damageOdds } from './odds.ts';
import { positionOf } from './position.ts';
import type { State } from './state.ts';

const move = (id: string) => moveById(id)!.number; // it is in the table

/** Tauros against a foe with so much health. */
const against = (foe: object, own: object = {}) =>
  positionOf({
    sides: [
      { team: [{ species: 'tauros', moves: ['bodyslam'], ...own }] },
      { team: [{ species: 'chansey', moves: ['softboiled'], ...foe }] },
    ],
  });

const total = (odds: Iterable<Fraction>) => [...odds].reduce(plus, fraction(0));

test.each<[rule: string, id: string, damage: Record<number, Fraction>]>([
  ['the level, 255 times in 256', 'seismictoss', { 100: fraction(255, 256), 0: fraction(1, 256) }],
  ['forty, whatever the foe', 'dragonrage', { 40: fraction(255, 256), 0: fraction(1, 256) }],
  ['twenty, and 90 % are 229 in 256', 'sonicboom', { 20: fraction(229, 256), 0: fraction(27, 256) }],
  ['nothing at all, where nothing is meant to be done', 'splash', { 0: fraction(1) }],
])('%s', (_, id, damage) => {
  const found = damageOdds(against({}), 0, move(id)).damage;
  expect(Object.fromEntries(found)).toEqual(damage);
});

/**
 * Strength of Tauros against Chansey, both at level 100 and fully trained. Attack 298 and defence 108 are halved twice,
 * to 74 and 27. Plain: 42·80·74/27 = 9208, /50 = 184, +2 = 186, and half as much again for its own type: 279. Critical:
 * with 82 for 42, 17979, 359, 361, 541. So often is 55 in 256, half of its base speed.
 */
test('a plain attack: two times thirty-nine rolls, critical or not, and the miss', () => {
  const expected = new Map<number, Fraction>([[0, fraction(1, 256)]]);
  for (const [base, times] of [
    [279, 201],
    [541, 55],
  ] as const)
    for (let roll = 217; roll <= 255; roll++) {
      const damage = Math.floor((base * roll) / 255);
      const odds = fraction(255 * times, 256 * 256 * 39);
      expected.set(damage, plus(expected.get(damage) ?? fraction(0), odds));
    }
  const { damage } = damageOdds(against({}), 0, move('strength'));
  expect(Object.fromEntries(damage)).toEqual(Object.fromEntries(expected));
  expect(total(damage.values())).toEqual(fraction(1));
});

describe('what is around the move', () => {
  const tossed = (state: State, how = {}) => Object.fromEntries(damageOdds(state, 0, move('seismictoss'), how).damage);
  const plainly = { 100: fraction(255, 256), 0: fraction(1, 256) };

  test('what a seed gives to the foe is no damage', () => {
    const state = against({ health: 300 });
    state.sides[0].active.isSeeded = true;
    expect(tossed(state)).toEqual(plainly);
    expect(Object.fromEntries(damageOdds(state, 0, move('splash')).damage)).toEqual({ 0: fraction(1) });
  });

  test('whoever is paralysed does not act 63 times in 256', () => {
    const hits = fraction(193 * 255, 256 * 256);
    expect(tossed(against({}, { status: 'paralysis' }))).toEqual({
      100: hits,
      0: fraction(65_536 - 193 * 255, 65_536),
    });
  });

  test('whoever sleeps does nothing', () => {
    expect(tossed(against({}, { status: 'sleep', sleep: 3 }))).toEqual({ 0: fraction(1) });
  });

  test('a substitute that was broken before does not stop the second kick', () => {
    const state = against({});
    const twice = damageOdds(state, 0, move('doublekick')).damage;
    state.sides[1].exposed = [state.sides[1].team[0].id];
    expect(Object.fromEntries(damageOdds(state, 0, move('doublekick')).damage)).toEqual(Object.fromEntries(twice));
  });

  test('Bide that is over gives back twofold, whatever is selected', () => {
    const state = against({}, { moves: ['bide'] });
    Object.assign(state.sides[0].active, { bide: 1, bideDamage: 30 });
    expect(tossed(state)).toEqual({ 60: fraction(1) });
  });

  /** Wrap lasts for two turns at least, and then nobody knows whether it is over. */
  test.each<[what: string, trapTurns: number, damage: object]>([
    ['that is over keeps nobody from acting', 0, plainly],
    ['that goes on does', 1, { 0: fraction(1) }],
  ])('a hold %s', (_what, trapTurns, damage) => {
    const state = against({ moves: ['wrap'] });
    Object.assign(state.sides[0].active, { trapped: 1, trapper: 0 });
    Object.assign(state.sides[1].active, { trapping: move('wrap'), trapTurns, trapRenewals: 1, trapTarget: 0 });
    expect(tossed(state)).toEqual(damage);
  });

  test('whoever has let go uses another move, and whoever has not goes on', () => {
    const state = against({}, { moves: ['wrap', 'seismictoss'] });
    Object.assign(state.sides[1].active, { trapped: 1, trapper: 0 });
    const held = { trapping: move('wrap'), trapTurns: 0, trapRenewals: 1, trapDamage: 18, trapTarget: 0 };
    Object.assign(state.sides[0].active, held);
    expect(tossed(state)).toEqual(plainly);
    Object.assign(state.sides[0], { selected: move('wrap') });
    Object.assign(state.sides[0].active, { trapTurns: 1 });
    expect(tossed(state)).toEqual({ 18: fraction(1) });
  });

  test('in the arena a sure move is sure', () => {
    expect(tossed(against({}), { rules: 'arena' })).toEqual({ 100: fraction(1) });
  });

  test.each<[what: string, ask: () => unknown, message: string]>([
    ['a move', () => damageOdds(against({}), 0, 999), 'there is no move 999; they are numbered from 1 to 165'],
    ['a seat', () => damageOdds(against({}), 5, 1), 'there is no seat 5; seats are 0 and 1'],
    [
      'rules',
      () => damageOdds(against({}), 0, 1, { rules: 'gen2' as never }),
      'there are no rules "gen2"; they are gen1 and arena',
    ],
    [
      'what a view hides',
      () => damageOdds(start(gen1, { seed: 1 }).view(0) as never, 0, 1),
      'a view hides what odds depend on; give the state of a match, or of a redealt world',
    ],
  ])('%s that is not there is refused', (_, ask, message) => {
    expect(ask).toThrow(new TypeError(message));
  });

  test('a battle that is over has none', () => {
    const over = { ...against({}), winner: 'tie' as const };
    expect(() => damageOdds(over, 0, move('bodyslam'))).toThrow('the battle is over');
  });

  test('who has fainted neither acts nor is hit', () => {
    const reserve = { species: 'mew', moves: ['pound'] };
    const state = positionOf({
      sides: [
        { team: [{ species: 'tauros', moves: ['bodyslam'] }] },
        { team: [{ species: 'chansey', moves: ['pound'], health: 0 }, reserve] },
      ],
    });
    for (const seat of [0, 1])
      expect(() => damageOdds(state, seat, move('bodyslam'))).toThrow('seat 1 has nobody who stands');
  });
});

test('a foe with little health is knocked out by every hit, and nobody loses more than there is', () => {
  const { damage, knockOut } = damageOdds(against({ health: 1 }), 0, move('bodyslam'));
  expect(Object.fromEntries(damage)).toEqual({ 1: fraction(255, 256), 0: fraction(1, 256) });
  expect(knockOut).toEqual(fraction(255, 256));
});

test('behind a substitute no health is lost', () => {
  const state = against({});
  state.sides[1].active.substitute = 200;
  expect(Object.fromEntries(damageOdds(state, 0, move('bodyslam')).damage)).toEqual({ 0: fraction(1) });
});

describe('Metronome', () => {
  const foeUsedLast = (last: number) => {
    const state = against({});
    state.sides[1].active.lastMove = last;
    return state;
  };

  test('is as exact as any other', () => {
    const { damage } = damageOdds(against({}), 0, move('metronome'));
    expect(total(damage.values())).toEqual(fraction(1));
  });

  // Of 163 moves one is Mirror Move. After nothing it does nothing; after Metronome it is Metronome all over again.
  test('called by the Mirror Move that it has called has the same odds again, without an end', () => {
    const nothing = damageOdds(foeUsedLast(NO_MOVE), 0, move('metronome')).damage;
    const again = damageOdds(foeUsedLast(move('metronome')), 0, move('metronome')).damage;
    const mirrored = damageOdds(foeUsedLast(move('metronome')), 0, move('mirrormove')).damage;
    for (const [damage, odds] of nothing) {
      const byOthers = damage === 0 ? plus(odds, fraction(-1, 163)) : odds;
      expect(again.get(damage), String(damage)).toEqual(times(byOthers, fraction(163, 162)));
    }
    expect(Object.fromEntries(mirrored)).toEqual(Object.fromEntries(again));
  });

  test('is called by whoever is paralysed no more often for that: 193 times in 256', () => {
    const odds = (status: string) => {
      const state = foeUsedLast(move('metronome'));
      state.sides[0].team[0].status = status as '';
      return damageOdds(state, 0, move('metronome')).damage.get(100)!; // Seismic Toss is one of those
    };
    expect(odds('paralysis')).toEqual(times(odds(''), fraction(193, 256)));
  });
});
