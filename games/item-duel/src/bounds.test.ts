/** Speeds, turns, strengths, durations and statuses end somewhere; and however many there are, it does not take long. */
import { BrokenRules, start } from '@fermata/core';
import { scripted } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { AMOUNT_MAX, SPEED_MAX, STATUSES_MAX } from './bounds.ts';
import { beforeEffect, onTurnEnd, or } from './conditions.ts';
import {
  act,
  add,
  adjust,
  damage,
  extraTurn,
  give,
  hasten,
  heal,
  invert,
  item,
  modify,
  slow,
  status,
} from './define.ts';
import type { Effect } from './definition.ts';
import { charges, turns } from './durations.ts';
import { duelOf, ITEMS } from './index.ts';

const HAND = { items: ['hand'] };
const brewing = status('brewing', onTurnEnd, act(heal('strength')), { stacks: 'increase' });
const spare = status('spare', beforeEffect('slowed'), adjust(-1));

/** Seat 0 plays an item that does this. */
function played(play: readonly Effect[], player: object = {}) {
  const known = item('basic', 'known', 'Knows.', {
    play: [give(brewing, 'self', turns(1), 1), give(spare, 'self', charges(1))],
  });
  const game = duelOf([...ITEMS, item('basic', 'odd', 'Odd.', { play }), known]);
  const players = [{ items: ['odd', 'hand'], ...player }, HAND];
  return scripted(game, { position: { players }, choices: ['odd'] }).state;
}

describe('Nobody is faster than 10 000, nor slower than 1:', () => {
  test.each<[rule: string, from: number, effect: Effect, speed: number]>([
    ['as much as there is at once', 5, hasten(AMOUNT_MAX), SPEED_MAX],
    ['one more', SPEED_MAX, hasten(1), SPEED_MAX],
    ['up to the limit', 5, hasten(SPEED_MAX - 5), SPEED_MAX],
    ['as slow as can be', 5, slow(AMOUNT_MAX, 'self'), 1],
  ])('%s', (_rule, from, effect, speed) => {
    expect(played([effect], { speed: from }).players[0]?.speed).toBe(speed);
  });

  test('and the match goes on to its end', () => {
    const game = duelOf([...ITEMS, item('basic', 'spur', 'Spurs.', { play: [hasten(AMOUNT_MAX), slow(AMOUNT_MAX)] })]);
    const options = { health: 1, loadouts: [['spur', 'spur'], ['spur']] };
    expect(start(game, { seed: 1, options }).run([() => 0, () => 0])).toHaveLength(2);
  });
});

describe('A status is no stronger than a million, and lasts no longer:', () => {
  test.each<[rule: string, effects: Effect[], given: object, value: number, duration: object]>([
    [
      'one upon another',
      [give(brewing, 'self', turns(AMOUNT_MAX), AMOUNT_MAX)],
      { kind: 'brewing', value: 5, lasts: { turns: 5 } },
      AMOUNT_MAX,
      { type: 'turns', left: AMOUNT_MAX - 1 }, // one turn has ended
    ],
    [
      'one that is modified',
      [modify(['brewing'], 'self', { stronger: AMOUNT_MAX, longer: AMOUNT_MAX })],
      { kind: 'brewing', value: 5, lasts: { turns: 5 } },
      AMOUNT_MAX,
      { type: 'turns', left: AMOUNT_MAX - 1 },
    ],
    [
      'charges',
      [modify(['spare'], 'self', { longer: AMOUNT_MAX })],
      { kind: 'spare', lasts: { charges: 5 } },
      0,
      { type: 'charges', left: AMOUNT_MAX },
    ],
  ])('%s', (_rule, effects, given, value, duration) => {
    expect(played(effects, { statuses: [given] }).statuses).toMatchObject([{ value, duration }]);
  });
});

test('nobody gains more turns than the match still has', () => {
  const more = Array<Effect>(9).fill(extraTurn());
  const game = duelOf([
    item('basic', 'rush', 'Nine more turns.', { play: more }),
    item('basic', 'hand', 'Nothing.', {}),
  ]);
  const players = [{ items: ['rush', 'hand'] }, HAND];
  const { state } = scripted(game, { position: { players, turnsLeft: 4 }, choices: ['rush'] });
  // Of four turns one is over, and the next has begun: so two are left.
  expect(state).toMatchObject({ turnsLeft: 3, turn: { id: '0.2' } });
  expect(state.queue.map(({ seat }) => seat)).toEqual([0, 0]);
  expect(state.extra.length).toBeLessThanOrEqual(3);
});

describe('So many statuses may be in play:', () => {
  const many = (count: number, kind = 'spare') => Array.from({ length: count }, () => ({ kind }));
  const position = (count: number) => ({ players: [{ items: ['gift', 'hand'], statuses: many(count) }, HAND] });
  const game = duelOf([...ITEMS, item('basic', 'gift', 'Gives a spare.', { play: [give(spare, 'self', charges(1))] })]);

  test('the last one comes', () => {
    const { state } = scripted(game, { position: position(STATUSES_MAX - 1), choices: ['gift'] });
    expect(state.statuses).toHaveLength(STATUSES_MAX);
  });

  test('one too many does not, and the log says so', () => {
    const { state, log } = scripted(game, { position: position(STATUSES_MAX), choices: ['gift'] });
    expect(state.statuses).toHaveLength(STATUSES_MAX);
    expect(log).toContainEqual(
      expect.objectContaining({ cancelled: true, met: [expect.objectContaining({ listener: 'too many' })] }),
    );
  });

  test('a position with one too many is refused, and loadouts are', () => {
    expect(() => start(game, { position: position(STATUSES_MAX + 1) })).toThrow(
      'players bring 2001 statuses into play; at most 2000 can be, so give fewer',
    );
    const held = Array.from({ length: 5 }, (_, at) => status(`part ${at}`, onTurnEnd, act()));
    const heavy = duelOf([item('basic', 'chest', 'Five things.', { held })]);
    const loadouts = [Array<string>(401).fill('chest'), []];
    expect(() => start(heavy, { options: { loadouts } })).toThrow('loadouts bring 2005 statuses into play');
  });
});

describe('A thousand statuses may change one event', () => {
  const turning = status('turning', or(beforeEffect('damaged'), beforeEffect('healed')), invert);
  const ranks = Array.from({ length: 40 }, (_, at) =>
    status(`rank ${at}`, or(beforeEffect('damaged'), beforeEffect('damaged', 'other')), adjust(1), { priority: -at }),
  );
  const game = duelOf([...ITEMS, item('basic', 'bag', 'Knows.', { held: [turning, ...ranks] })]);
  const punched = (statuses: (seat: number) => object[]) => {
    const players = [0, 1, 2].map((seat) => ({
      ...{ health: 500, healthMax: 1000, items: ['punch', 'hand'] },
      statuses: statuses(seat),
    }));
    const match = start(game, { seats: 3, position: { players, seat: 1 }, seed: 1 });
    for (const choice of [0, 0]) match.answer(match.prompts()[0]!.id, choice); // seat 1 punches the next, seat 2
    return match;
  };

  test('one after the other: it is turned an even number of times', () => {
    const match = punched((seat) => (seat === 2 ? Array.from({ length: 1000 }, () => ({ kind: 'turning' })) : []));
    expect(match.state.players[2]?.health).toBe(500 - 5);
  });

  test('in the order that the rules say, however they came', () => {
    const match = punched(() => Array.from({ length: 340 }, (_, at) => ({ kind: `rank ${at % 40}` })));
    const met = match.log.find(({ event }) => event.type === 'damaged')?.met ?? [];
    const known = new Map(match.at(0).statuses.map((it) => [it.id, it]));
    // The lowest priority, then the seat whose turn it is and clockwise from there, then the oldest.
    const placed = met.flatMap(({ listener, did }) => {
      if (did !== 'replaced') return []; // the fall
      const { kind, seat, number } = known.get(listener)!; // it is in play
      return [[-Number(kind.slice(5)), (seat + 2) % 3, number] as const];
    });
    const sorted = placed.slice().sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
    expect(placed).toHaveLength(3 * 340);
    expect(placed).toEqual(sorted);
  });
});

describe('Statuses that add to what others have added', () => {
  const echoing = status('echoing', or(beforeEffect('damaged'), beforeEffect('healed')), add(heal(1)));
  const game = duelOf([...ITEMS, item('basic', 'bag', 'Knows.', { held: [echoing] })]);

  test.each([14, 100])('are refused with their chain, and the match stands: %d', (count) => {
    const statuses = Array.from({ length: count }, () => ({ kind: 'echoing' }));
    const match = start(game, {
      position: { players: [{ items: ['punch', 'hand'] }, { ...HAND, statuses }] },
      seed: 1,
    });
    const attempt = () => match.answer(match.prompts()[0]!.id, 0); // somebody is asked
    expect(attempt).toThrow(BrokenRules);
    expect(attempt).toThrow(/^one event became more than 5000: playing punch → .*\(before echoing \d+\) → \w+$/);
    expect(match.choices).toBe(0);
  });
});

test('what an item says of damage, too, is at most a million', () => {
  expect(() => item('basic', 'odd', 'Odd.', { play: [damage(AMOUNT_MAX + 1)] })).toThrow(
    'item "odd": play.0.value is a whole number from 1 to 1000000; got 1000001',
  );
});
