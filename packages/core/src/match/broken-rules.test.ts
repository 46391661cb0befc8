import { describe, expect, test } from 'vitest';
import { broken, WAYS } from '../../test/games/broken.ts';
import { asked, choose, chooseAs, shown, thrown } from '../../test/games/table.ts';
import { choicesIn, isBare, load, type RecordHead, replay } from '../host.ts';
import {
  choose as ask,
  BrokenRules,
  defineGame,
  emit,
  type Flow,
  rank,
  roll,
  seeded,
  start,
  together,
} from '../index.ts';

test.each<[rule: string, before: unknown[], fatal: unknown, message: string, instead: unknown]>([
  ['at once', [], 'throw', 'the pump is dry', 'rest'],
  ['after an event', [], 'empty', '"Which of none?" offers seat 1 nothing', 'rest'],
  ['after another prompt', ['throw later'], 2, 'the pump is deep', 1],
  ['in the next turn', [], 'next turn', 'seven is too much', 'rest'],
  ['after turns that went well', ['rest', 'rest'], 'throw', 'the pump is dry', 'rest'],
  ['in listeners without an end', ['rest'], 'echo', 'events cause each other more than 50 deep', 'rest'],
  ['for the second of two that choose together', [], 'unequally', '"How many?" offers seat 1 nothing', 'rest'],
  ['after the last simultaneous answer', ['secretly', 2], 2, 'the bids are equal', 1],
])('rules that break %s leave the match at its last open prompt, answerable', (_, before, fatal, message, instead) => {
  const match = start(broken);
  choose(match, ...before);
  const standing = shown(match);
  const record = match.record();
  expect(() => choose(match, fatal)).toThrow(message);
  expect(shown(match)).toBe(standing);
  expect(match.record()).toEqual(record);
  expect(match.fork().prompts()).toEqual(match.prompts());
  expect(() => choose(match, fatal)).toThrow(message);
  choose(match, instead);
  expect(match.events.at(-1)).toEqual({ type: 'rested' });
});

test('after broken rules the other secret answers still stand', () => {
  const match = start(broken);
  choose(match, 'secretly');
  chooseAs(match, 1, 2);
  expect(() => chooseAs(match, 0, 2)).toThrow('the bids are equal');
  expect(match.waiting()).toEqual([0]);
  chooseAs(match, 0, 1);
  expect(match.events).toEqual([{ type: 'pumped' }, { type: 'rested' }]);
});

test('whatever is thrown holds the record, not only what core throws', () => {
  const match = start(broken, { seed: 5 });
  const error = thrown(() => choose(match, 'throw'));
  expect(error).not.toBeInstanceOf(BrokenRules);
  expect(error).toMatchObject({ record: { game: 'broken', seed: '5', turns: [[WAYS.indexOf('throw')]] } });
});

test('the error holds a record with the choice that broke the rules', () => {
  const match = start(broken, { seed: 5 });
  choose(match, 'rest');
  const error = thrown(() => choose(match, 'empty'));
  expect(error).toBeInstanceOf(BrokenRules);
  const way = WAYS.indexOf('empty');
  expect(error).toMatchObject({ code: 'empty', record: { game: 'broken', seed: '5', seats: 2, turns: [[0, way]] } });
  expect(match.record().turns).toEqual([[0], []]);
});

test('the record that an error holds leads to the fault again, and without its last choice up to it', () => {
  const match = start(broken, { seed: 5 });
  choose(match, 'rest');
  const error = thrown(() => choose(match, 'empty')) as BrokenRules;
  const record: RecordHead = JSON.parse(JSON.stringify(error.record));
  expect(() => load(broken, record, { bare: true })).toThrow('"Which of none?" offers seat 1 nothing');
  expect(isBare(record)).toBe(true);
  expect(choicesIn(record)).toEqual([0, WAYS.indexOf('empty')]);
  expect(shown(replay(broken, record, 1, { bare: true }))).toBe(shown(match));
});

test('rules that break while agents run leave the match where the last of them was asked', () => {
  const match = start(broken);
  const script = [WAYS.indexOf('rest'), WAYS.indexOf('throw later')];
  expect(() => match.run([() => script.shift() ?? 0, () => 1])).toThrow('the pump is deep');
  expect(asked(match)).toMatchObject({ seat: 1, label: 'How deep?' });
  choose(match, 1);
  expect(match.events.map(({ type }) => type)).toEqual(['pumped', 'rested', 'pumped', 'rested']);
});

test('whoever is told of events is told of those that stand, also after a run that broke', () => {
  const match = start(broken);
  const told: unknown[] = [];
  match.subscribe(0, ({ events }) => told.push(...events));
  const script = [WAYS.indexOf('rest'), WAYS.indexOf('throw later')];
  expect(() => match.run([() => script.shift() ?? 0, () => 1])).toThrow('the pump is deep');
  expect(told).toEqual(match.eventsFor(0));
  expect(told).not.toEqual([]);
});

test('a time-out over which the rules broke leaves no note to the seat’s own answer', () => {
  const match = start(broken);
  choose(match, 'secretly');
  match.answer(asked(match, 0).id, 1, 'a bot');
  expect(() => match.answer(asked(match, 1).id, 1, 'time-out')).toThrow('the bids are equal');
  chooseAs(match, 1, 2);
  expect(match.record().notes).toEqual({ '1.0.0': 'a bot' });
});

test('an answer over which the rules broke leaves redo as it was', () => {
  const match = start(broken);
  choose(match, 'rest');
  match.undo(0);
  expect(() => choose(match, 'throw')).toThrow('the pump is dry');
  match.redo(0);
  expect(match.events).toEqual([{ type: 'pumped' }, { type: 'rested' }]);
});

test('rules that break for the second of two agents leave the match where neither was asked', () => {
  const match = start(broken);
  const script = [WAYS.indexOf('rest'), WAYS.indexOf('unequally')];
  expect(() => match.run([() => script.shift() ?? 0, () => 0])).toThrow('"How many?" offers seat 1 nothing');
  expect(match.record().turns).toEqual([[0], []]);
  expect(asked(match)).toMatchObject({ seat: 0, label: 'Which way?' });
});

test('rules that cannot even be played again from the start say so', () => {
  let weather = 'fine';
  const picnic = {
    ...broken,
    turn: (state: Parameters<typeof broken.turn>[0]) => {
      if (weather !== 'fine') throw new Error(`it is ${weather}`);
      return broken.turn(state);
    },
  };
  const match = start(picnic);
  weather = 'raining';
  expect(() => choose(match, 'throw')).toThrow('it is raining');
});

test.each(['undo', 'redo'] as const)('rules that cannot be played again leave the match as it was: %s', (way) => {
  let weather = 'fine';
  const turn = (state: Parameters<typeof broken.turn>[0]) => {
    if (weather !== 'fine') throw new Error(`it is ${weather}`);
    return broken.turn(state);
  };
  const match = start({ ...broken, turn });
  choose(match, 'rest');
  if (way === 'redo') match.undo(0);
  const standing = shown(match);
  weather = 'raining';
  expect(() => match[way](0)).toThrow('it is raining');
  weather = 'fine';
  expect(shown(match)).toBe(standing);
  match[way](0);
  expect(shown(match)).not.toBe(standing);
});

test('rules that break in an imagined match leave no record: nobody could play it again', () => {
  const match = start({ ...broken, secrets: {} }, { seed: 1 });
  const error = thrown(() => choose(match.redeal(0, seeded(1)), 'empty'));
  expect(error).toMatchObject({ code: 'empty' });
  expect(error).not.toHaveProperty('record');
});

test('rules that break before the first prompt tell with which seed', () => {
  const unlucky = defineGame<{ over: boolean }, { type: 'rolled'; die: number }>({
    name: 'unlucky',
    version: 1,
    seats: { min: 1, max: 1 },
    setup: () => ({ over: false }),
    *turn(): Flow<{ type: 'rolled'; die: number }> {
      const die = yield* roll(6, 'die');
      yield* emit({ type: 'rolled', die });
      if (die > 0) yield* ask(0, 'Which?', []);
    },
    apply: { rolled: 'informs' },
    outcome: ({ over }) => (over ? rank([0]) : undefined),
  });
  const { seed } = (thrown(() => start(unlucky)) as BrokenRules).record as { seed: string };
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
});

test('an error keeps the record of the match that it came from', () => {
  const other = start(broken, { seed: 'other' });
  const error = thrown(() => start(broken, { seed: 5 }).run([() => choose(other, 'throw') as never, () => 0]));
  expect(error).toMatchObject({ message: 'the pump is dry', record: { seed: 'other' } });
});

test('a record is out of sight of whoever prints the error, and a seat is given none', () => {
  const match = start(broken, { seed: 'marigold' });
  for (const way of ['throw', 'empty']) {
    const error = thrown(() => choose(match, way));
    expect(error).toMatchObject({ record: { seed: 'marigold' } });
    expect(Object.keys(error)).not.toContain('record');
    expect(JSON.stringify(error)).not.toContain('marigold');
    const { id, seat, options } = asked(match);
    expect(thrown(() => match.as(seat).answer(id, options.indexOf(way)))).not.toHaveProperty('record');
  }
});

describe('rules that break while a second together is opened', () => {
  const twice = (breaks: (seat: number) => Flow<never, unknown>, seats: readonly number[]) =>
    defineGame<{ over: boolean }, { type: 'left' }>({
      name: 'twice',
      version: 1,
      seats: { min: 2, max: 2 },
      setup: () => ({ over: false }),
      *turn(): Flow<{ type: 'left' }> {
        const [first] = yield* together(seats, (seat) => ask(seat, 'First?', ['bad', 'good']));
        if (first === 'bad') yield* together(seats, breaks);
        yield* ask(0, 'Then?', ['on', 'off']);
        yield* emit({ type: 'left' });
      },
      apply: { left: (state) => void Object.assign(state, { over: true }) },
      outcome: ({ over }) => (over ? rank([1, 1]) : undefined),
    });

  test('take back nothing that was answered before a run', () => {
    const match = start(twice((seat) => ask(seat, 'Second?', seat === 0 ? ['x', 'y'] : []), [0, 1]));
    chooseAs(match, 1, 'good');
    const standing = shown(match);
    expect(() => match.run([() => 0, () => 0])).toThrow('offers seat 1 nothing');
    expect(shown(match)).toBe(standing);
    chooseAs(match, 0, 'good');
    expect(asked(match).label).toBe('Then?');
  });

  test.each<[what: string, breaks: (seat: number) => Flow<never, unknown>, seats: readonly number[]]>([
    ['at its first question', (seat) => ask(seat, 'Second?', []), [0]],
    ['at the second, after the first was asked', (seat) => ask(seat, 'Second?', seat === 0 ? ['x', 'y'] : []), [0, 1]],
  ])('%s take back that answer alone', (_, breaks, seats) => {
    const game = twice(breaks, seats);
    const match = start(game);
    if (seats.length > 1) chooseAs(match, 1, 'good');
    const standing = shown(match);
    expect(() => chooseAs(match, 0, 'bad')).toThrow('offers seat');
    expect(shown(match)).toBe(standing);
    chooseAs(match, 0, 'good');
    expect(asked(match).label).toBe('Then?');
    expect(shown(load(game, match.record()))).toBe(shown(match));
  });
});

test.each<[what: string, thrown: unknown]>([
  ['nothing at all', undefined],
  ['null', null],
  ['a text', 'no'],
  ['a frozen error', Object.freeze(new Error('ice'))],
])('whoever answers through its own side is told what was thrown: %s', (_, what) => {
  const game = {
    ...broken,
    *turn() {
      yield* ask(0, 'Ready?', ['yes', 'no']);
      throw what;
    },
  };
  const match = start(game);
  let caught: unknown = 'nothing was thrown';
  try {
    match.as(0).answer(0, 0);
  } catch (error) {
    caught = error;
  }
  expect(caught).toBe(what);
});
