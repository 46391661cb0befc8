/** Whatever is given in place of items, numbers and seats is refused in one short line that names it. */
import { emit, start } from '@fermata/core';
import { scripted } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { beforeEffect, type Condition, not, onTurnEnd } from './conditions.ts';
import { act, adjust, damage, give, hasten, heal, item, modify, status } from './define.ts';
import type { Behaviour, Effect, StatusDefinition } from './definition.ts';
import { charges, permanent, turns } from './durations.ts';
import { duelOf, ITEMS } from './index.ts';
import type { Event } from './state.ts';

const wrong = (it: unknown) => it as never;
const HAND = { items: ['hand'] };
const humming = status('humming', onTurnEnd, act(heal(1)));
const punch = item('basic', 'punch', 'Punches.', { play: [damage(5)] });

function refused(define: () => unknown): string {
  try {
    define();
  } catch (error) {
    expect(error).toBeInstanceOf(Error);
    const { message } = error as Error;
    expect(message).not.toContain('\n');
    expect(message.length).toBeLessThan(1_000);
    return message;
  }
  return 'it was not refused';
}

const endless: { type: string; of: unknown } = { type: 'not', of: undefined };
endless.of = endless;
const wide = Array.from({ length: 30 }).reduce<Condition>((of) => ({ type: 'or', of: [of, of] }), onTurnEnd);
const deep = Array.from({ length: 100 }).reduce<Condition>((of) => not(of), onTurnEnd);
const asking: { type: string; label: string; does: unknown } = {
  type: 'mayInstead',
  label: 'Really?',
  does: undefined,
};
asking.does = asking;
const loop: unknown[] = [];
loop.push(loop);

describe('A definition', () => {
  const playing = (...play: unknown[]) => item('basic', 'odd', 'Odd.', { play: wrong(play) });

  test.each<[bad: string, define: () => unknown]>([
    ['a duel is made of a list of items, at least one: duelOf([item(…)]); got null', () => duelOf(wrong(null))],
    ['a duel is made of a list of items, at least one: duelOf([item(…)]); got nothing', () => duelOf(wrong(undefined))],
    ['a duel is made of a list of items, at least one: duelOf([item(…)]); got []', () => duelOf([])],
    [
      'a duel is made of a list of items, at least one: duelOf([item(…)]); got {}',
      () => duelOf(wrong(new Set([punch]))),
    ],
    ['items.1 is no item: null; define one with item(…)', () => duelOf([punch, wrong(null)])],
    ['items.0 is no item: "punch"; define one with item(…)', () => duelOf(wrong(['punch']))],
    ['items.0 is no item: nothing; define one with item(…)', () => duelOf(Array(3))],
    [
      'item without a name: family is one of "basic", "poison", "doctor", "martial"; got nothing',
      () => duelOf([wrong({})]),
    ],
    ['item "odd": play.0 is no effect; got null', () => playing(null)],
    ['item "odd": play is a list of 0 to 1000; got null', () => item('basic', 'odd', 'Odd.', { play: wrong(null) })],
    ['item "odd": play.0 is no effect; got nothing', () => item('basic', 'odd', 'Odd.', { play: Array(1) })],
    ['item "odd": play.0.type is one of "damaged", "healed", ', () => playing(loop)],
    ['item "odd": play.0.value is a whole number from 1 to 1000000; got [[[[[…]]]]]', () => playing(heal(wrong(loop)))],
    ['item "odd": the item is an object; got null', () => item('basic', 'odd', 'Odd.', wrong(null))],
    [
      'item "odd": held.0 is no status; define one with status(…)',
      () => item('basic', 'odd', 'Odd.', { held: [{ ...humming }] }),
    ],
    [
      'item "odd": play.0.value is a whole number from 1 to 1000000; got 10000000000000000',
      () => playing(hasten(1e16)),
    ],
    ['item "odd": play.0.value is a whole number from 1 to 1000000; got Infinity', () => playing(heal(Infinity))],
    ['item "odd": play.0.value is a whole number from 1 to 1000000; got 5n', () => playing(heal(wrong(5n)))],
    ['item "odd": play.0.value is a whole number from 1 to 1000000; got -0', () => playing(heal(-0))],
    [
      'item "odd": play.0.duration.left is a whole number from 1 to 1000000; got 1e+21',
      () => playing(give(humming, 'self', turns(1e21))),
    ],
    [
      'item "odd": play.0.duration.left is a whole number from 1 to 1000000; got 0.5',
      () => playing(give(humming, 'self', charges(0.5))),
    ],
    [
      'item "odd": play.0.value is a whole number from 0 to 1000000; got NaN',
      () => playing(give(humming, 'self', permanent, Number.NaN)),
    ],
    [
      'item "odd": play.0.stronger is a whole number from 0 to 1000000; got 1000001',
      () => playing(modify(['humming'], 'self', { stronger: 1_000_001 })),
    ],
    [
      'item "odd": play is a list of 0 to 1000; got a list of 1001',
      () => playing(...Array<Effect>(1001).fill(heal(1))),
    ],
    [
      'status "odd": does.by is a whole number from -1000000 to 1000000; got -1e+300',
      () => status('odd', beforeEffect('damaged'), adjust(-1e300)),
    ],
    [
      'status "odd": when has more than 100 conditions in it, or contains itself; use fewer',
      () => status('odd', wrong(endless), act()),
    ],
    [
      'status "odd": when has more than 100 conditions in it, or contains itself; use fewer',
      () => status('odd', wide, act()),
    ],
    [
      'status "odd": when has more than 100 conditions in it, or contains itself; use fewer',
      () => status('odd', deep, act()),
    ],
    [
      'status "odd": does.does: "mayInstead" cannot stand before an event',
      () => status('odd', beforeEffect('damaged'), wrong(asking)),
    ],
    ['status "a\\nb": kind is one line of at most 100 letters; got "a\\nb"', () => status('a\nb', onTurnEnd, act())],
    [
      'status Symbol(odd): kind is a text that is not empty; got Symbol(odd)',
      () => status(wrong(Symbol('odd')), onTurnEnd, act()),
    ],
    [
      'item "odd": held.0 is no status; define one with status(…)',
      () => item('basic', 'odd', 'Odd.', { held: wrong([null]) }),
    ],
  ])('%s', (bad, define) => {
    expect(refused(define).slice(0, bad.length)).toBe(bad);
  });
});

test('what is refused is cut short, however long it is', () => {
  const long = 'x'.repeat(1e6);
  expect(refused(() => status(long, onTurnEnd, act())).length).toBeLessThan(400);
  const names = Array.from({ length: 500 }, (_, at) => item('basic', `thing ${at}`, 'Thing.', {}));
  const begin = () => start(duelOf(names), { options: { loadouts: [[long], []] } });
  expect(refused(begin)).toMatch(/is one of "thing 0", .*, "thing 19" and 480 more; got "x+…"$/);
});

test('a definition is what it was when it was made: later changes do not reach it', () => {
  const effects: Effect[] = [heal(1)];
  const does: Behaviour = { type: 'act', effects };
  const growing = status('growing', onTurnEnd, does);
  effects.push(give(growing, 'self', permanent)); // it would give itself
  expect(growing.does).toEqual(act(heal(1)));
  const play: Effect[] = [damage(5)];
  const odd = item('basic', 'odd', 'Odd.', { play });
  play.push(damage(-1));
  expect(odd.play).toEqual([damage(5)]);
  expect(() => Object.assign(growing, { does })).toThrow(TypeError);
});

test('statuses may give each other a thousand deep, and each the next one twice', () => {
  let last: StatusDefinition = humming;
  for (let at = 0; at < 1000; at++)
    last = status(`step ${at}`, onTurnEnd, act(give(last, 'self', permanent), give(last, 'self', permanent)));
  const game = duelOf([item('basic', 'stairs', 'A thousand steps.', { play: [give(last, 'self', permanent)] })]);
  expect(start(game, { seed: 1 }).state.players[0]?.items).toHaveLength(1);
});

describe('A duel of few items', () => {
  test.each([1, 2, 4])('starts by itself, and from positions: %d', (count) => {
    const names = ['punch', 'hand', 'jab', 'drip'].slice(0, count);
    const game = duelOf(ITEMS.filter(({ name }) => names.includes(name)));
    const dealt = start(game, { seed: 1 }).state.players.map(({ items }) => items.length);
    expect(dealt).toEqual([count, count]); // all that there are
    const position = { players: [{ items: ['punch'] }, {}] };
    expect(start(game, { position }).prompts()[0]?.options).toEqual(['punch', 'pass']);
  });
});

describe('In a match', () => {
  const odd = (play: Effect) => {
    const game = duelOf([...ITEMS, item('basic', 'odd', 'Odd.', { play: [play], held: [humming] })]);
    return () => scripted(game, { position: { players: [{ items: ['odd', 'hand'] }, HAND] }, choices: ['odd'] });
  };
  const flow = (event: unknown): Effect => ({ type: 'flow', run: () => emit<Event>(event as Event) });
  const by = { by: 0, source: 'odd' };
  const calm = { id: 'humming 9', number: 9, kind: 'humming', seat: 0, by: 0, value: 0, duration: permanent };

  test.each<[bad: string, play: Effect]>([
    ['a value of "odd" is a whole number up to 1000000; got 1e+300', heal(() => 1e300)],
    ['a value of "odd" is a whole number up to 1000000; got NaN', heal(() => Number.NaN)],
    ['a value of "odd" is a whole number up to 1000000; got "5"', heal(() => wrong('5'))],
    ['a value of "odd" is a whole number up to 1000000; got 5n', heal(() => wrong(5n))],
    ['"damaged" names seat 7; the seats are 0 to 1', flow({ type: 'damaged', seat: 7, value: 1, ...by })],
    ['"healed" names seat -1; the seats are 0 to 1', flow({ type: 'healed', seat: -1, value: 1, ...by })],
    ['"hastened" names seat 0.5; the seats are 0 to 1', flow({ type: 'hastened', seat: 0.5, value: 1, ...by })],
    ['"damaged" names seat "1"; the seats are 0 to 1', flow({ type: 'damaged', seat: '1', value: 99, ...by })],
    ['"damaged" names seat "length"; the seats are 0 to 1', flow({ type: 'damaged', seat: 'length', value: 1, ...by })],
    [
      '"dealt" is for the rules to tell; the flow of an item emits what it does',
      flow({ type: 'dealt', seat: 0, items: [] }),
    ],
    [
      '"turnEnded" is for the rules to tell; the flow of an item emits what it does',
      flow({ type: 'turnEnded', turn: '0.1', seat: 0, tires: 1 }),
    ],
    [
      '"turnStarted" is for the rules to tell; the flow of an item emits what it does',
      flow({ type: 'turnStarted', turn: '0.1', seat: 0 }),
    ],
    ['"passed" is for the rules to tell; the flow of an item emits what it does', flow({ type: 'passed', seat: 1 })],
    ['the flow of "odd" is no flow; write it as a generator, not async', { type: 'flow', run: () => wrong(null) }],
    [
      'the flow of "odd" is no flow; write it as a generator, not async',
      { type: 'flow', run: async () => {} } as never,
    ],
    ['"turnGained" names seat nothing; the seats are 0 to 1', flow({ type: 'turnGained', ...by })],
    [
      '"itemRemoved" names seat 2; the seats are 0 to 1',
      flow({ type: 'itemRemoved', seat: 2, item: 'i1', why: 'used' }),
    ],
    ['"statusAdded" names seat 2; the seats are 0 to 1', flow({ type: 'statusAdded', status: { ...calm, seat: 2 } })],
    ['"defeated" names seat 2; the seats are 0 to 1', flow({ type: 'defeated', seat: 2 })],
    ['"gameOver" names seat 2; the seats are 0 to 1', flow({ type: 'gameOver', winner: 2 })],
    [
      '"damaged" by "odd" has a value that is no whole number up to 1000000: 0.5',
      flow({ type: 'damaged', seat: 1, value: 0.5, ...by }),
    ],
    [
      '"hastened" by "odd" has a value that is no whole number up to 1000000: 1e+300',
      flow({ type: 'hastened', seat: 1, value: 1e300, ...by }),
    ],
    [
      'status "humming 9" has a number that is not the next, 5; use addStatus',
      flow({ type: 'statusAdded', status: calm }),
    ],
    [
      'status "humming 9" counts in whole numbers up to 1000000; got 0.5',
      flow({ type: 'statusAdded', status: { ...calm, value: 0.5 } }),
    ],
    [
      'status "humming 9" counts in whole numbers up to 1000000; got 0',
      flow({ type: 'statusAdded', status: { ...calm, duration: turns(0) } }),
    ],
  ])('%s', (bad, play) => {
    expect(refused(odd(play))).toBe(bad);
  });

  test.each<[bad: string, options: unknown]>([
    ['options is an object; got [[[[[…]]]]]', loop],
    ['health is a whole number from 1 to 1000; got 5n', { health: 5n }],
    ['health is a whole number from 1 to 1000; got NaN', { health: Number.NaN }],
    ['turns is a whole number from 1 to 10000; got Infinity', { turns: Infinity }],
    ['loadouts.0 is a list of 0 to 500; got {"length":5}', { loadouts: [{ length: 5 }, []] }],
    ['loadouts.0.0 is one of "punch"; got nothing', { loadouts: [Array(2), []] }],
    ['loadouts.0 is a list of 0 to 500; got a list of 501', { loadouts: [Array(501).fill('hand'), []] }],
    ['loadouts.1.0 is one of "punch"; got {"toString":a function}', { loadouts: [[], [{ toString: () => 'hand' }]] }],
  ])('%s', (bad, options) => {
    const message = refused(() => start(duelOf([punch]), { options }));
    expect(message.slice(0, bad.length + 26)).toBe(`bad options of item-duel: ${bad}`);
  });
});
