/** How much damage a move does, and how likely it knocks out: exactly, by hand where that is possible. */
import { type Fraction, fraction, plus } from '@fermata/core';
import { expect, test } from 'vitest';
import { baseDamage, criticalChance, rolled } from './battle/damage.ts';
import { moveById } from './data/index.ts';
import { damageOdds } from './odds.ts';
import { positionOf } from './position.ts';

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

test('a plain attack: two times thirty-nine rolls, critical or not, and the miss', () => {
  const state = against({});
  const [own, foe] = state.sides as [(typeof state.sides)[0], (typeof state.sides)[0]];
  const slash = moveById('strength')!; // it has nothing besides
  const often = fraction(criticalChance(own.team[0]!, false, false), 256);
  const expected = new Map<number, Fraction>([[0, fraction(1, 256)]]);
  for (const [isCritical, odds] of [
    [true, often],
    [false, fraction(256n * often.under - 256n * often.over, 256n * often.under)],
  ] as const) {
    const base = baseDamage(slash, own, foe, isCritical);
    for (let roll = 217; roll <= 255; roll++) {
      const one = fraction(odds.over * 255n, odds.under * 256n * 39n);
      expected.set(rolled(base, roll), plus(expected.get(rolled(base, roll)) ?? fraction(0), one));
    }
  }
  const { damage } = damageOdds(state, 0, slash.number);
  expect(Object.fromEntries(damage)).toEqual(Object.fromEntries(expected));
  expect(total(damage.values())).toEqual(fraction(1));
});

test('a foe with little health is knocked out by every hit, and nobody loses more than there is', () => {
  const { damage, knockOut } = damageOdds(against({ health: 1 }), 0, move('bodyslam'));
  expect(Object.fromEntries(damage)).toEqual({ 1: fraction(255, 256), 0: fraction(1, 256) });
  expect(knockOut).toEqual(fraction(255, 256));
});

test('behind a substitute no health is lost', () => {
  const state = against({});
  state.sides[1]!.active.substitute = 200;
  expect(Object.fromEntries(damageOdds(state, 0, move('bodyslam')).damage)).toEqual({ 0: fraction(1) });
});

test('Metronome is as exact as any other', () => {
  const { damage } = damageOdds(against({}), 0, move('metronome'));
  expect(total(damage.values())).toEqual(fraction(1));
});
