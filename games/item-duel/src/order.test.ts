/**
 * The order of those who listen to one event: the lowest priority first, then the owner whose turn it is and on
 * clockwise, then the oldest. Each meets an event, whatever becomes of it, at most once.
 */
import { scripted } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { afterEffect, beforeEffect, or } from './conditions.ts';
import { act, adjust, heal, invert, item, negate, status } from './define.ts';
import type { StatusDefinition } from './definition.ts';
import { duelOf, ITEMS, itemDuel } from './index.ts';
import type { Status } from './state.ts';

/** Each does its thing once: what is left of them tells who was asked to. */
const NEGATE = 'sheltered'; // damage to its owner does not happen
const INVERT = 'upside down'; // damage to its owner heals, healing damages
const SOAK = 'soaking'; // damage to its owner heals
const REFLECT = 'mirrored'; // damage another seat does to its owner meets that seat

describe('Seat 0 punches seat 1, which has two statuses, the older one first', () => {
  test.each<[older: string, younger: string, why: string, health: [number, number], left: string[]]>([
    // What is cancelled is over: nobody further down meets it.
    [NEGATE, NEGATE, 'the first cancels, the second waits for the next damage', [20, 20], [NEGATE]],
    [NEGATE, INVERT, 'cancelled before it could be turned', [20, 20], [INVERT]],
    [NEGATE, SOAK, 'cancelled before it could be soaked up', [20, 20], [SOAK]],
    [NEGATE, REFLECT, 'cancelled before it could be reflected', [20, 20], [REFLECT]],
    // Turned, it is healing, and only who listens to healing is next.
    [INVERT, NEGATE, 'healing is not negated', [20, 25], [NEGATE]],
    [INVERT, INVERT, 'turned to healing, and back to damage', [20, 15], []],
    [INVERT, SOAK, 'healing is not soaked up', [20, 25], [SOAK]],
    [INVERT, REFLECT, 'healing is not reflected', [20, 25], [REFLECT]],
    [SOAK, NEGATE, 'healing is not negated', [20, 25], [NEGATE]],
    [SOAK, INVERT, 'soaked up, it is healing, which is turned to damage', [20, 15], []],
    [SOAK, SOAK, 'healing is not soaked up again', [20, 25], [SOAK]],
    [SOAK, REFLECT, 'healing is not reflected', [20, 25], [REFLECT]],
    // Reflected, it is damage to seat 0, and nobody here listens to that.
    [REFLECT, NEGATE, 'the damage to seat 0 is not kept off by seat 1', [15, 20], [NEGATE]],
    [REFLECT, INVERT, 'nor turned', [15, 20], [INVERT]],
    [REFLECT, SOAK, 'nor soaked up', [15, 20], [SOAK]],
    [REFLECT, REFLECT, 'nor reflected', [15, 20], [REFLECT]],
  ])('%s, then %s: %s', (older, younger, _why, health, left) => {
    const match = punch([], [older, younger]);
    expect(healthOf(match)).toEqual(health);
    expect(kindsOf(match)).toEqual(left);
  });

  test('the same holds where they were played, not placed: the older was played first', () => {
    const played = (first: string, second: string) =>
      scripted(itemDuel, {
        position: {
          players: [
            { health: 20, items: ['umbrella', 'hand mirror', 'hand'] },
            { health: 20, items: ['punch', 'hand'] },
          ],
        },
        choices: [first, 'pass', second, 'punch'],
      });
    expect(healthOf(played('umbrella', 'hand mirror'))).toEqual([20, 20]); // cancelled first
    expect(healthOf(played('hand mirror', 'umbrella'))).toEqual([20, 15]); // reflected first
  });
});

describe('Seat 0 punches seat 1, and each has a status', () => {
  test.each<[of0: string, of1: string, why: string, health: [number, number], left: string[]]>([
    [NEGATE, REFLECT, 'what comes back is kept off', [20, 20], []],
    [INVERT, REFLECT, 'what comes back heals', [25, 20], []],
    [SOAK, REFLECT, 'what comes back is soaked up', [25, 20], []],
    [REFLECT, REFLECT, 'what comes back is sent back, and the first mirror has done its part', [20, 15], []],
    [NEGATE, SOAK, 'seat 0 is not damaged, so it keeps its own', [20, 25], [NEGATE]],
    ['focused', NEGATE, 'seat 0 is active and comes first: its focus is spent on what is cancelled', [20, 20], []],
    ['focused', SOAK, 'first 3 more, then healing', [20, 28], []],
    ['focused', REFLECT, 'first 3 more, and all of it comes back', [12, 20], []],
  ])('%s, and %s: %s', (of0, of1, _why, health, left) => {
    const match = punch([of0], [of1]);
    expect(healthOf(match)).toEqual(health);
    expect(kindsOf(match)).toEqual(left);
  });

  test('two mirrors that never break send it to and fro once: neither meets it twice', () => {
    const players = [{ health: 20, items: ['punch'] }, { health: 20 }].map((player) => ({
      ...player,
      statuses: [{ kind: REFLECT }],
    }));
    const match = scripted(itemDuel, { position: { players: players.map(withHand) }, choices: ['punch'] });
    expect(healthOf(match)).toEqual([20, 15]);
  });

  test('where the active seat is the one that is hit back, its umbrella comes before the focus of the other', () => {
    // Seat 0 is active. Seat 1 counters with 2 damage: seat 0 may cancel it before seat 1 can make it 5.
    const match = punch([NEGATE], ['countering', 'focused']);
    expect(healthOf(match)).toEqual([20, 15]);
    expect(kindsOf(match)).toEqual(['focused']);
  });
});

describe('Whoever listens,', () => {
  const anybody = or(beforeEffect('damaged', 'own'), beforeEffect('damaged', 'other'));
  const nudging = status('nudging', anybody, adjust(1));
  const cheering = status('cheering', or(afterEffect('damaged'), afterEffect('damaged', 'other')), act(heal(1)));

  test.each([
    [0, [0, 1, 2]],
    [1, [1, 2, 0]],
    [2, [2, 0, 1]],
  ])('before: the active seat %d is first, then clockwise %j', (seat, order) => {
    const { log } = threePunched([nudging], 'nudging', seat);
    const { met, event } = log.find((entry) => entry.event.type === 'damaged')!; // it happened
    expect(met.filter(({ did }) => did === 'replaced').map(({ owner }) => owner)).toEqual(order);
    expect(event).toMatchObject({ value: 8 }); // 5, and 1 more of each
  });

  test.each([
    [0, [0, 1, 2]],
    [1, [1, 2, 0]],
    [2, [2, 0, 1]],
  ])('after: the active seat %d is first, then clockwise %j', (seat, order) => {
    const { events } = threePunched([cheering], 'cheering', seat);
    expect(events.filter((event) => event.type === 'healed').map((event) => event.seat)).toEqual(order);
  });

  test('after: the oldest of one seat is first', () => {
    const second = status('clapping', afterEffect('damaged'), act(heal(1)));
    const game = duelWith(cheering, second);
    const sources = (...kinds: string[]) =>
      punch([], kinds, game)
        .events.filter((event) => event.type === 'healed')
        .map(({ source }) => source);
    expect(sources('cheering', 'clapping')).toEqual(['cheering', 'clapping']);
    expect(sources('clapping', 'cheering')).toEqual(['clapping', 'cheering']);
  });
});

describe('Priority', () => {
  const early = status('early', beforeEffect('damaged'), negate, { priority: -1 });
  const late = status('late', beforeEffect('damaged'), negate, { priority: 1 });
  const sour = status('sour', beforeEffect('damaged', 'dealt'), invert, { priority: 1 });
  const game = duelWith(early, late, sour);

  test.each<[rule: string, of0: string[], of1: string[], health: [number, number], left: string[]]>([
    ['a lower one comes before an older one', [], [SOAK, 'early'], [20, 20], [SOAK]],
    ['a higher one comes after a younger one', [], ['late', SOAK], [20, 25], ['late']],
    // Seat 0 is active and would come first; seat 1 cancels, by its priority of 0, before that.
    ['it counts more than whose turn it is', ['sour'], [NEGATE], [20, 20], ['sour']],
    ['equal ones go by the rest of the order', ['sour'], ['late'], [20, 25], ['late']],
  ])('%s', (_rule, of0, of1, health, left) => {
    const match = punch(of0, of1, game);
    expect(healthOf(match)).toEqual(health);
    expect(kindsOf(match)).toEqual(left);
  });
});

const withHand = <P extends { readonly items?: readonly string[] }>(player: P) => ({
  ...player,
  items: [...(player.items ?? []), 'hand'],
});

/** Seat 0 punches seat 1; each status has one charge. */
function punch(of0: readonly string[], of1: readonly string[], game = itemDuel) {
  const once = (kinds: readonly string[]) => kinds.map((kind) => ({ kind, lasts: { charges: 1 } }));
  const players = [
    { health: 20, items: ['punch', 'hand'], statuses: once(of0) },
    { health: 20, items: ['hand'], statuses: once(of1) },
  ];
  return scripted(game, { position: { players }, choices: ['punch'] });
}

/** Three seats with a status each, and the active one punches the next. */
function threePunched(statuses: readonly StatusDefinition[], kind: string, seat: number) {
  const players = [0, 1, 2].map((it) => ({
    health: 20,
    items: it === seat ? ['punch', 'hand'] : ['hand'],
    statuses: [{ kind }],
  }));
  const choices = ['punch', (seat + 1) % 3];
  return scripted(duelWith(...statuses), { seats: 3, position: { players, seat }, choices });
}

function duelWith(...held: readonly StatusDefinition[]) {
  return duelOf([...ITEMS, item('basic', 'bag', 'Holds what a test needs.', { held })]);
}

type Table = {
  readonly state: {
    readonly players: readonly { readonly health: number }[];
    readonly statuses: readonly Pick<Status, 'kind'>[];
  };
};

function healthOf({ state }: Table): number[] {
  return state.players.map(({ health }) => health);
}

function kindsOf({ state }: Table): string[] {
  return state.statuses.map(({ kind }) => kind);
}
