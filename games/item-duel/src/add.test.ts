/** A status that stands before an event may add to it: the event goes its way, and so does what was added. */
import { scripted } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { beforeEffect } from './conditions.ts';
import { add, damage, hasten, heal, item, mayInstead, status } from './define.ts';
import { duelOf, ITEMS } from './index.ts';

const HAND = { items: ['hand'] };
const startled = status('startled', beforeEffect('damaged'), add(hasten(2)));
const bristling = status('bristling', beforeEffect('damaged', 'suffered'), add(damage(1, 'culprit')));
const venting = status('venting', beforeEffect('damaged'), add(damage(1), heal(1)));
const flinching = status('flinching', beforeEffect('damaged'), mayInstead('Flinch?', add(hasten(1))));
const idle = status('idle', beforeEffect('damaged'), add(heal(() => 0)));
const game = duelOf([
  ...ITEMS,
  item('basic', 'bag', 'Holds what a test needs.', { held: [startled, bristling, venting, flinching, idle] }),
]);

/** Seat 0 punches seat 1, which has these statuses. */
function punched(kinds: readonly string[], choices: unknown[] = [], others: object[] = []) {
  const statuses = kinds.map((kind) => ({ kind, lasts: { charges: 2 } }));
  const players = [
    { health: 20, items: ['punch', 'hand'] },
    { health: 20, ...HAND, statuses },
    ...others.map((other) => ({ health: 20, ...HAND, ...other })),
  ];
  const aim = others.length > 0 ? [1] : [];
  return scripted(game, { seats: players.length, position: { players }, choices: ['punch', ...aim, ...choices] });
}

const healthOf = ({ state }: ReturnType<typeof punched>) => state.players.map(({ health }) => health);
const leftOf = ({ state }: ReturnType<typeof punched>) =>
  state.statuses.flatMap(({ kind, duration }) => ('left' in duration ? [[kind, duration.left]] : []));

describe('A status that adds', () => {
  test('leaves the event as it was, which happens first', () => {
    const match = punched(['startled']);
    const at = match.events.findIndex(({ type }) => type === 'damaged');
    expect(match.events.slice(at, at + 2)).toEqual([
      { type: 'damaged', seat: 1, value: 5, by: 0, source: 'punch' },
      { type: 'hastened', seat: 1, value: 2, by: 1, source: 'startled' },
    ]);
    expect(match.state.players[1]?.speed).toBe(7);
  });

  test('is used once, however much it adds, and does not meet what it added', () => {
    // It listens to damage, and its own 1 is damage to seat 0: nobody there bristles.
    const match = punched(['bristling']);
    expect(healthOf(match)).toEqual([19, 15]);
    expect(leftOf(match)).toEqual([['bristling', 1]]);
  });

  test('meets the event once: two of them add once each, and not to what the other added', () => {
    const match = punched(['startled', 'startled']);
    expect(match.state.players[1]?.speed).toBe(9);
    expect(leftOf(match)).toEqual([
      ['startled', 1],
      ['startled', 1],
    ]);
  });

  test('leaves the event to those further down', () => {
    // First startled, then sheltered: the damage does not happen, but seat 1 is faster.
    const match = punched(['startled', 'sheltered']);
    expect(healthOf(match)).toEqual([20, 20]);
    expect(match.state.players[1]?.speed).toBe(7);
  });

  test('adds nothing to what is cancelled before', () => {
    const match = punched(['sheltered', 'startled']);
    expect(match.state.players[1]?.speed).toBe(5);
    expect(leftOf(match)).toContainEqual(['startled', 2]);
  });

  test('may ask for an opponent', () => {
    expect(healthOf(punched(['venting'], [2], [{}]))).toEqual([20, 16, 19]);
  });

  test.each([
    [true, 6, 1],
    [false, 5, 2],
  ])('may leave it to its owner: %s', (answer, speed, left) => {
    const match = punched(['flinching'], [answer]);
    expect(match.state.players[1]?.speed).toBe(speed);
    expect(leftOf(match)).toEqual([['flinching', left]]);
  });

  test('passes where there is nothing to add, and keeps its charge', () => {
    const match = punched(['idle']);
    expect(healthOf(match)).toEqual([20, 15]);
    expect(leftOf(match)).toEqual([['idle', 2]]);
  });

  test('adds nothing to whoever has fallen', () => {
    // Seat 2 has poisoned seat 0, and falls by a punch before that does harm: seat 0 bristles at nobody.
    const players = [
      {
        ...{ health: 20, items: ['punch', 'hand'] },
        statuses: [{ kind: 'bristling' }, { kind: 'poisoned', by: 2, value: 3 }],
      },
      { health: 20, ...HAND },
      { health: 5, ...HAND },
    ];
    const match = scripted(game, { seats: 3, position: { players }, choices: ['punch', 2] });
    expect(healthOf(match)).toEqual([17, 20, 0]);
  });
});
