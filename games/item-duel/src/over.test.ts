/** With `gameOver` everything is over: nothing happens after it, but that the turn ends. */
import { emit, type Flow, start } from '@fermata/core';
import { scripted } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { afterEffect, beforeEffect, onTurnEnd } from './conditions.ts';
import { act, add, adjust, cure, damage, give, heal, item, status } from './define.ts';
import { turns } from './durations.ts';
import { duelOf, ITEMS, PLAIN } from './index.ts';
import type { Event } from './state.ts';

const HAND = { items: ['hand'] };
const FOE = { ...HAND, health: 5 };

const reckless = status('reckless', beforeEffect('damaged', 'dealt'), add(damage(99, 'self')));
const braced = status('braced', beforeEffect('damaged'), adjust(-1));
const vengeful = status('vengeful', afterEffect('statusRemoved'), act(damage(99)));
const mourning = status('mourning', afterEffect('statusRemoved', 'other'), act(damage(99, 'opponents')));
const calm = status('calm', onTurnEnd, act());
const still = status('still', onTurnEnd, act());
const fuse = status('fuse', afterEffect('statusAdded'), act(damage(99)));

function* rampage(): Flow<Event> {
  const by = { by: 0, source: 'rampage' };
  yield* emit<Event>({ type: 'damaged', seat: 1, value: 99, ...by });
  for (const type of ['damaged', 'healed', 'hastened', 'slowed'] as const)
    yield* emit<Event>({ type, seat: 0, value: 1, ...by });
  yield* emit<Event>({ type: 'turnGained', seat: 0, ...by });
  yield* emit<Event>({ type: 'itemRemoved', seat: 0, item: 'i2', name: 'hand', why: 'broken', ...by });
  yield* emit<Event>({ type: 'defeated', seat: 0 });
}

const game = duelOf([
  ...ITEMS,
  item('basic', 'bag', 'Holds what a test needs.', { held: [reckless, braced, vengeful, mourning] }),
  item('basic', 'tent', 'Two things while it is held.', { held: [calm, still] }),
  item('basic', 'bath', 'Ends both.', { play: [cure('calm', 'still'), heal(1)] }),
  item('basic', 'tea', 'Gives both.', { play: [give(calm, 'self', turns(1)), give(still, 'self', turns(1))] }),
  item('basic', 'rampage', 'Goes on and on.', { play: [{ type: 'flow', run: rampage }] }),
  item('basic', 'bomb', 'Goes off at once.', { held: [fuse] }),
]);

const END = ['damaged', 'defeated', 'gameOver'];

test.each<[rule: string, players: object[], choices: unknown[], happens: string[]]>([
  ['a leech that comes too late', [{ items: ['punch', 'leech'] }, FOE], ['punch'], [...END, 'turnEnded']],
  [
    'what one adds to kill oneself',
    [{ items: ['punch', 'hand'], statuses: [{ kind: 'reckless' }] }, FOE],
    ['punch'],
    [...END, 'turnEnded'],
  ],
  [
    'the event that a last charge was spent on',
    [
      { ...FOE, items: ['punch'] },
      { ...FOE, statuses: [{ kind: 'braced', lasts: { charges: 1 } }, { kind: 'vengeful' }] },
    ],
    ['punch'],
    ['statusRemoved', ...END, 'turnEnded'],
  ],
  [
    'the second of two that are cured, and the effects behind',
    [
      { items: ['bath', 'hand'], health: 9, statuses: [{ kind: 'calm' }, { kind: 'still' }, { kind: 'vengeful' }] },
      FOE,
    ],
    ['bath'],
    ['statusRemoved', ...END, 'turnEnded'],
  ],
  [
    'the second of two that wear off',
    [{ items: ['tea', 'hand'], statuses: [{ kind: 'vengeful' }] }, FOE],
    ['tea'],
    ['statusAdded', 'statusAdded', 'turnEnded', 'statusRemoved', ...END],
  ],
  [
    'the second of two that go with their item, and what it does',
    [{ items: ['tent', 'hand'], statuses: [{ kind: 'vengeful' }] }, FOE],
    ['tent'],
    ['statusRemoved', ...END, 'turnEnded'],
  ],
  [
    'the second of two that end on a fallen seat',
    [
      { items: ['punch', 'hand'], statuses: [{ kind: 'mourning' }] },
      { ...FOE, statuses: [{ kind: 'calm' }, { kind: 'still' }] },
      FOE,
    ],
    ['punch', 1],
    ['damaged', 'defeated', 'statusRemoved', ...END, 'turnEnded'],
  ],
  ['all that a flow goes on with', [{ items: ['rampage', 'hand'] }, FOE], ['rampage'], [...END, 'turnEnded']],
])('the end of the duel keeps off %s', (_rule, players, choices, happens) => {
  const { events, state, outcome } = scripted(game, { seats: players.length, position: { players }, choices });
  const untold = ['turnStarted', 'played', 'itemRemoved', 'activated'];
  expect(events.map(({ type }) => type).filter((type) => !untold.includes(type))).toEqual(happens);
  const winner = events.flatMap((event) => (event.type === 'gameOver' ? [event.winner] : []));
  expect(outcome?.map(({ rank }) => rank).indexOf(1)).toBe(winner[0]);
  expect(state.fallen).not.toContain(winner[0]);
});

describe('An opening', () => {
  const begun = (loadouts: string[][], choices: unknown[] = []) =>
    scripted(game, { seats: loadouts.length, options: { ...PLAIN, loadouts }, choices });

  test('that ends the duel is all there is: nothing begins any more', () => {
    const match = begun([['bomb', 'gas mask'], ['gas mask']]);
    expect(match.events.map(({ type }) => type)).toEqual(['dealt', 'dealt', 'statusAdded', ...END]);
    expect(match.outcome?.map(({ rank }) => rank)).toEqual([1, 2]);
    expect(match.state.statuses.map(({ kind }) => kind)).toEqual(['fuse']);
    expect(start(game, { seed: 1, options: { loadouts: [['bomb'], ['hand']] } }).turns).toBe(0);
  });

  test('begins nothing for a seat that has fallen in it', () => {
    const { state } = begun([['bomb', 'hand'], ['gas mask'], ['gas mask']], [1]);
    expect(state.fallen).toEqual([1]);
    expect(state.statuses.map(({ kind, seat }) => [kind, seat])).toEqual([
      ['fuse', 0],
      ['masked', 2],
    ]);
  });
});

test('a duel cannot be won twice', () => {
  const win = (winner: number): Event => ({ type: 'gameOver', winner });
  function* run(): Flow<Event> {
    yield* emit(win(0));
    yield* emit(win(1));
  }
  const twice = duelOf([...ITEMS, item('basic', 'crown', 'Wins, twice.', { play: [{ type: 'flow', run }] })]);
  const position = { players: [{ items: ['crown'] }, {}] };
  expect(() => scripted(twice, { position, choices: ['crown'] })).toThrow(
    'the duel is over already, and seat 1 cannot win it again',
  );
});
