/** What is wrong with a definition is refused when it is made, in a line that names the item or status and the bad part. */
import { emit, type Flow } from '@fermata/core';
import { scripted } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import {
  AFTER,
  type AfterType,
  afterEffect,
  and,
  BEFORE,
  type BeforeType,
  beforeEffect,
  beforeStatus,
  from,
  not,
  onTurnEnd,
} from './conditions.ts';
import {
  act,
  add,
  adjust,
  breakItem,
  cure,
  damage,
  destroy,
  extraTurn,
  give,
  heal,
  invert,
  item,
  mayInstead,
  modify,
  negate,
  nullify,
  reflect,
  restore,
  status,
} from './define.ts';
import type { Behaviour, Context, Effect } from './definition.ts';
import { charges, permanent, turns, untilItemRemoved } from './durations.ts';
import { duelOf, ITEMS } from './index.ts';
import type { Event } from './state.ts';
import { addStatus } from './statuses.ts';

/** What the types would refuse, too. */
const wrong = (it: unknown) => it as never;

const humming = status('humming', onTurnEnd, act(heal(1)));
const growing = status('growing', onTurnEnd, act(heal('strength')));
const brittle = status('brittle', afterEffect('damaged'), breakItem);

describe('A behaviour is refused before or after what it can do nothing about:', () => {
  const CHANGES = ['damaged', 'healed', 'hastened', 'slowed'];
  test.each<[name: string, does: Behaviour, before: readonly string[], after: readonly string[]]>([
    ['negate', negate, BEFORE, []],
    ['add', add(heal(1)), BEFORE, []],
    ['invert', invert, ['damaged', 'healed'], []],
    ['reflect', reflect, ['damaged'], []],
    ['adjust', adjust(1), CHANGES, []],
    ['nullify', nullify, ['activated'], []],
    ['restore', restore, ['nullified'], []],
    ['mayInstead invert', mayInstead('Really?', invert), ['damaged', 'healed'], []],
    ['act', act(heal(1)), [], AFTER],
    ['breakItem', breakItem, [], AFTER],
  ])('%s', (_name, does, before, after) => {
    const works = (when: Parameters<typeof status>[1]) => {
      try {
        return status('odd', when, does).kind === 'odd';
      } catch (error) {
        expect((error as Error).message).toMatch(/^status "odd": "\w+" can do nothing (before|after) \w+; it can /);
        return false;
      }
    };
    expect(BEFORE.filter((type: BeforeType) => works(beforeEffect(type)))).toEqual(before);
    expect(AFTER.filter((type: AfterType) => works(afterEffect(type)))).toEqual(after);
  });
});

describe('A status is refused', () => {
  const of = (when: unknown, does: unknown, options?: unknown, kind = 'odd') =>
    status(kind, wrong(when), wrong(does), wrong(options));

  test.each<[bad: string, define: () => unknown]>([
    ['status "": kind is a text that is not empty; got ""', () => of(onTurnEnd, act(), {}, '')],
    ['status "odd": when is no condition; got nothing', () => of(undefined, act())],
    ['status "odd": when is no condition; got "onTurnEnd"', () => of('onTurnEnd', act())],
    ['status "odd": when.of is a list of 1 to 1000; got nothing', () => of({ type: 'and' }, act())],
    [
      'status "odd": when.of.1.of is no condition; got nothing',
      () => of(and(onTurnEnd, wrong({ type: 'not' })), act()),
    ],
    ['status "odd": when has no "whose"; it has type', () => of({ type: 'onTurnEnd', whose: 'other' }, act())],
    ['status "odd": when.kind is a text that is not empty', () => of({ type: 'beforeStatus' }, negate)],
    ['status "odd": when.type is one of "beforeEffect"', () => of({ type: 'toString' }, act())],
    ['status "odd": does is no behaviour; got nothing', () => of(onTurnEnd, undefined)],
    ['status "odd": does.type is one of "negate"', () => of(onTurnEnd, { type: 'explode' })],
    ['status "odd": does has no "by"; it has type', () => of(beforeEffect('damaged'), { type: 'negate', by: 2 })],
    ['status "odd": does.by is 0, which changes nothing', () => of(beforeEffect('damaged'), adjust(0))],
    [
      'status "odd": does.by is a whole number from -1000000 to 1000000; got 0.5',
      () => of(beforeEffect('damaged'), adjust(0.5)),
    ],
    [
      'status "odd": does.does: "act" cannot stand before an event',
      () => of(beforeEffect('damaged'), mayInstead('Really?', act(heal(1)))),
    ],
    [
      'status "odd": does.does: "mayInstead" cannot stand before an event',
      () => of(beforeEffect('damaged'), mayInstead('Really?', mayInstead('Really?', negate))),
    ],
    ['status "odd": does.label is a text', () => of(beforeEffect('damaged'), mayInstead('', negate))],
    ['status "odd": does.effects is a list of 1 to 1000; got a list of 0', () => of(beforeEffect('damaged'), add())],
    [
      'status "odd": does.effects.0: "cure" cannot happen beside an event',
      () => of(beforeEffect('damaged'), add(wrong(cure('gassed')))),
    ],
    ['status "odd": does.effects.1.value is a whole number', () => of(onTurnEnd, act(heal(1), heal(-1)))],
    ['status "odd": options has no "prio", did you mean "priority"?', () => of(onTurnEnd, act(), { prio: 3 })],
    [
      'status "odd": priority is a whole number from -1000000 to 1000000; got NaN',
      () => of(onTurnEnd, act(), { priority: Number.NaN }),
    ],
    [
      'status "odd": stacks is one of "new", "increase"; got "increse", did you mean "increase"?',
      () => of(onTurnEnd, act(), { stacks: 'increse' }),
    ],
    ['status "odd": text is a text that is not empty', () => of(onTurnEnd, act(), { text: ' ' })],
  ])('%s', (bad, define) => {
    expect(define).toThrow(TypeError);
    expect(define).toThrow(bad);
  });
});

describe('An item is refused', () => {
  const playing = (...play: unknown[]) => item('basic', 'odd', 'Odd.', { play: wrong(play) });

  test.each<[bad: string, define: () => unknown]>([
    [
      'item "odd": family is one of "basic", "poison", "doctor", "martial"; got "magic"',
      () => item(wrong('magic'), 'odd', 'Odd.', {}),
    ],
    ['item "": name is a text that is not empty', () => item('basic', '', 'Odd.', {})],
    ['item "odd": text is a text that is not empty', () => item('basic', 'odd', '', {})],
    ['item "odd": the item has no "plays"', () => item('basic', 'odd', 'Odd.', wrong({ plays: [damage(3)] }))],
    ['item "odd": play is a list', () => item('basic', 'odd', 'Odd.', wrong({ play: damage(3) }))],
    ['item "odd": play.0.type is one of "damaged", "healed"', () => playing({ type: 'explode' })],
    ['item "odd": play.0 has no "too"', () => playing({ ...damage(3), too: 'self' })],
    ['item "odd": play.0.value is a whole number from 1 to 1000000; got -3', () => playing(damage(-3))],
    ['item "odd": play.0.value is a whole number from 1 to 1000000; got 0', () => playing(damage(0))],
    ['item "odd": play.0.value is a whole number from 1 to 1000000; got 2.5', () => playing(damage(2.5))],
    ['item "odd": play.0.value is a whole number from 1 to 1000000; got "5"', () => playing(damage(wrong('5')))],
    ['item "odd": play.0.value: only a status has a strength', () => playing(damage('strength'))],
    ['item "odd": play.1.to is one of "self", "target"', () => playing(heal(1), damage(5, wrong('targets')))],
    ['item "odd": play.0.to: only a status can answer a culprit', () => playing(damage(5, 'culprit'))],
    ['item "odd": play.0.to is one of', () => playing(destroy(wrong('nobody')))],
    ['item "odd": play.0.to is one of', () => playing(extraTurn(wrong('nobody')))],
    ['item "odd": play.0.status is no status', () => playing(give(wrong('humming'), 'self', permanent))],
    [
      'item "odd": play.0.duration.left is a whole number from 1 to 1000000; got 0',
      () => playing(give(humming, 'self', turns(0))),
    ],
    [
      'item "odd": play.0.duration.left is a whole number from 1 to 1000000; got -1',
      () => playing(give(humming, 'self', charges(-1))),
    ],
    [
      'item "odd": play.0.duration.type is one of "turns", "charges", "permanent"; got "forever"',
      () => playing(give(humming, 'self', wrong({ type: 'forever' }))),
    ],
    [
      'item "odd": play.0.duration.type is one of "turns", "charges", "permanent"; got "untilItemRemoved"',
      () => playing(give(humming, 'self', untilItemRemoved('i1'))),
    ],
    ['item "odd": play.0.value: "humming" has no strength', () => playing(give(humming, 'self', permanent, 2))],
    ['item "odd": play.0.value: "growing" wants a strength above 0', () => playing(give(growing, 'self', permanent))],
    [
      'item "odd": play.0: "brittle" breaks its item, so it can only be held',
      () => playing(give(brittle, 'self', permanent)),
    ],
    ['item "odd": play.0.kinds is a list of 1 to 1000; got a list of 0', () => playing(cure())],
    ['item "odd": play.0: it modifies nothing', () => playing(modify(['gassed'], 'self', {}))],
    [
      'item "odd": play.0.longer is a whole number from 0 to 1000000; got -1',
      () => playing(modify(['gassed'], 'self', { longer: -1 })),
    ],
    ['item "odd": play.0.run is a flow', () => playing({ type: 'flow' })],
    ['item "odd": held.0 is no status', () => item('basic', 'odd', 'Odd.', { held: wrong([{ kind: 'humming' }]) })],
    [
      'item "odd": status "growing" is held, so it has no strength',
      () => item('basic', 'odd', 'Odd.', { held: [growing] }),
    ],
  ])('%s', (bad, define) => {
    expect(define).toThrow(TypeError);
    expect(define).toThrow(bad);
  });
});

describe('A duel is refused', () => {
  const playing = (...play: Effect[]) => item('basic', 'odd', 'Odd.', { play });
  const holding = (...args: Parameters<typeof status>) => item('basic', 'odd', 'Odd.', { held: [status(...args)] });

  test.each<[bad: string, item: () => (typeof ITEMS)[number]]>([
    ['item "pass": "pass" is what a seat says that plays no item', () => item('basic', 'pass', 'Passes the ball.', {})],
    ['item "odd": cure: there is no status "poisond" in this duel', () => playing(cure('gassed', 'poisond'))],
    [
      'item "odd": modify: there is no status "poisond" in this duel',
      () => playing(modify(['poisond'], 'self', { longer: 1 })),
    ],
    [
      'item "odd": modify: "gassed" has no strength that could grow',
      () => playing(modify(['gassed'], 'self', { stronger: 1 })),
    ],
    ['status "odd": when: there is no "gased" in this duel', () => holding('odd', beforeStatus('gased'), negate)],
    [
      'status "odd": when: there is no "pnch" in this duel',
      () => holding('odd', and(afterEffect('damaged'), not(from('pnch'))), act()),
    ],
    [
      'status "odd": cure: there is no status "poisond" in this duel',
      () => holding('odd', onTurnEnd, act(cure('poisond'))),
    ],
    [
      'item "odd": play.0.type is one of "damaged", "healed"',
      () => ({ ...playing(), play: [wrong({ type: 'explode' })] }),
    ],
  ])('%s', (bad, define) => {
    const odd = define();
    expect(() => duelOf([...ITEMS, odd])).toThrow(TypeError);
    expect(() => duelOf([...ITEMS, odd])).toThrow(bad);
  });
});

describe('A flow', () => {
  function played(run: (at: Context) => Flow<Event, unknown>) {
    const odd = item('basic', 'odd', 'Odd.', { play: [{ type: 'flow', run }] });
    const position = { players: [{ items: ['odd', 'hand'] }, { items: ['hand'] }] };
    return scripted(duelOf([...ITEMS, odd]), { position, choices: ['odd'] });
  }

  test('cannot bring a status into play that belongs to no item', () => {
    expect(() => played((at) => addStatus(humming, permanent, 0, 0, at))).toThrow(
      'status "humming" belongs to no item of this duel; let an item give it, or hold it',
    );
  });

  test('cannot modify a status that is not in play', () => {
    const event: Event = {
      type: 'statusModified',
      id: 'soaking 99',
      kind: 'soaking',
      seat: 0,
      value: 1,
      duration: permanent,
    };
    expect(() => played(() => emit<Event>(event))).toThrow(
      'status "soaking 99" is not in play; end or modify one that is',
    );
  });

  test.each<[rule: string, event: Event, health: number]>([
    ['health is never above its cap', { type: 'damaged', seat: 1, value: -50, by: 0, source: 'odd' }, 30],
    ['nor below 0', { type: 'healed', seat: 1, value: -50, by: 0, source: 'odd' }, 0],
  ])('whatever it says, %s', (_rule, event, health) => {
    const { state } = played(function* () {
      yield* emit<Event>(event);
    });
    expect(state.players[1]?.health).toBe(health);
  });

  test('that takes the last health ends the match, also by a healing below 0', () => {
    const match = played(function* () {
      yield* emit<Event>({ type: 'healed', seat: 1, value: -30, by: 0, source: 'odd' });
    });
    expect(match.outcome?.map(({ rank }) => rank)).toEqual([1, 2]);
  });
});

test('a value that is read from the state is a whole number, too', () => {
  const odd = item('basic', 'odd', 'Odd.', { play: [heal(() => 0.5)] });
  const position = { players: [{ items: ['odd', 'hand'] }, { items: ['hand'] }] };
  expect(() => scripted(duelOf([...ITEMS, odd]), { position, choices: ['odd'] })).toThrow(
    'a value of "odd" is a whole number up to 1000000; got 0.5',
  );
});

test('every status of the game says what it means', () => {
  for (const { held, play } of ITEMS)
    for (const { text } of [...held, ...play.flatMap((effect) => (effect.type === 'give' ? [effect.status] : []))])
      expect(text).toMatch(/^\S/);
});
