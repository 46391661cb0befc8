/** What is offered, what is satisfiable and what can be completed are the same set, at every prefix of every move. */
import { describe, expect, test } from 'vitest';
import { load, whyNot } from '../../src/host.ts';
import {
  BrokenRules,
  choose,
  chooseSome,
  type Flow,
  type Oracle,
  type Prompt,
  type Seat,
  seeded,
  together,
} from '../../src/index.ts';
import { choices, complete, type Move, play, satisfiable } from '../../src/moves.ts';
import { answersTo, canEnd } from './brute-force.ts';
import { eightCities, type Position } from './cards.ts';
import { CARD_NAMES } from './deck.ts';
import { CITIES } from './map.ts';
import { answer, anyAnswer, asked, asking, at, type CardMatch, named, namesOf, offer, open, shown } from './table.ts';

test('offered, satisfiable and completable are the same set, at every prefix, from random positions', () => {
  const dead = { cards: 0, within: 0 };
  for (let seed = 0; seed < 36; seed++) {
    const oracle = seeded(seed, 1);
    const position = anyPosition(oracle);
    const match = at(position, { seed, isStrict: false });
    const everything = at({ ...position, prunes: false }, { seed, isStrict: false });
    for (let steps = oracle.int(4, 'steps'); steps > 0 && match.outcome === undefined; steps--) {
      const name = namesOf(open(match), anyAnswer(seed)(open(match)));
      answer(match, name);
      answer(everything, name);
    }
    if (match.outcome === undefined) compareFrom(match, everything, [], dead);
  }
  // So that the comparison is worth something.
  expect(dead.cards).toBeGreaterThan(20);
  expect(dead.within).toBeGreaterThan(10);
});

describe('dead ends two levels down', () => {
  // From Arles nobody is in reach; from Delft there is an enemy one way (Cadiz), and none the other (Evora).
  const marching: Position = { display: ['march', 'garrison', 'taxes'], map: { Arles: 'T', Cadiz: 'tt', Delft: 'T' } };

  test('each question on the way offers only what can be carried out', () => {
    const match = at(marching);
    expect(offer(match)).toEqual(['march', 'taxes', 'pass']);
    const who = asked(match, 0, [0]);
    expect(who.options).toEqual(['T2']);
    expect(whyNot(who, 'T1')).toMatch(/dead end/);
    const where = asked(match, 0, [0, 0]);
    expect(where.options).toEqual(['Cadiz']);
    expect(whyNot(where, 'Evora')).toMatch(/dead end/);
    expect(asked(match, 0, [0, 0, 0]).options).toEqual(['t1', 't2']);
    play(match, 0, [0, 0, 0, 1]);
    expect(match.events.slice(1, 3)).toEqual([
      { type: 'placed', piece: 'T2', city: 'Cadiz' },
      { type: 'removed', pieces: ['t2'] },
    ]);
  });

  test('a card is not offered if every way through it ends dead', () => {
    expect(offer(at({ ...marching, map: { Arles: 'T', Delft: 't' } }))).toEqual(['taxes', 'pass']);
  });

  test('the record counts among all options, so that it does not depend on pruning', () => {
    const match = at(marching);
    play(match, 0, named(match, 'march', 'T2', 'Cadiz', 't2'));
    expect(match.record().turns[0]).toEqual([0, 1, 0, 1]); // T2 is second to T1
    expect(shown(load(eightCities, match.record()))).toBe(shown(match));
  });

  test('where nothing prunes, a dead end is a fault of the rules, and the match stands where it stood', () => {
    const match = at({ ...marching, prunes: false });
    answer(match, 'march');
    answer(match, 'T2');
    const before = shown(match);
    expect(() => answer(match, 'Evora')).toThrow(BrokenRules);
    expect(shown(match)).toBe(before);
  });

  test('a set is a dead end if all must be picked and they do not fit together', () => {
    const match = asking(function* () {
      const way = yield* choose(0, 'Which way?', ['pairs', 'rest', 'sleep'], { prune: true });
      if (way === 'pairs') yield* chooseSome(0, 'Both?', ['cat', 'dog'], { min: 2, fits: ({ length }) => length < 2 });
      return way;
    });
    expect(offer(match)).toEqual(['rest', 'sleep']);
  });

  test('a set is a dead end if there is nothing to pick and picking may not stop there', () => {
    const match = asking(function* () {
      const way = yield* choose(0, 'Which way?', ['some', 'rest', 'sleep'], { prune: true });
      if (way === 'some') yield* chooseSome(0, 'Some?', [], { enough: ({ length }) => length > 0 });
      return way;
    });
    expect(offer(match)).toEqual(['rest', 'sleep']);
  });
});

describe('a pruned question', () => {
  test('is the same question to whoever explores', () => {
    const match = at({ display: ['garrison', 'taxes'] });
    expect(offer(match)).toEqual(['taxes', 'pass']);
    expect(asked(match, 0, []).options).toEqual(['taxes', 'pass']);
    expect(asked(match, 0, [])).toEqual(open(match));
  });

  test('may be the other seat’s: the move before it is whole', () => {
    const match = asking(function* () {
      const gift = yield* choose(0, 'What do you give?', ['horse', 'rope']);
      return [gift, yield* trapOr(1, 'on', 'back')];
    });
    expect(choices(match, 0, [0]).status).toBe('committed');
    play(match, 0, [0]);
    expect(offer(match)).toEqual(['on', 'back']);
  });

  test('may be asked of several at once', () => {
    const match = asking(() => together([0, 1], (seat) => trapOr(seat, 'on', 'back')));
    expect(match.prompts().map(({ options }) => options)).toEqual([
      ['on', 'back'],
      ['on', 'back'],
    ]);
    for (const seat of [1, 0]) play(match, seat, [0]);
    expect(match.state.taken).toEqual([['on', 'on']]);
  });

  test('offers the same again when a choice is taken back', () => {
    const match = at({ display: ['garrison', 'march', 'taxes'], map: { Arles: 'T', Cadiz: 'tt', Delft: 'T' } });
    for (const name of ['march', 'T2', 'Cadiz', 't1', 'taxes']) {
      const before = shown(match);
      const { seat } = open(match);
      answer(match, name);
      const after = shown(match);
      match.undo(seat);
      expect(shown(match)).toBe(before);
      match.redo(seat);
      expect(shown(match)).toBe(after);
    }
  });

  test('keeps its default, wherever it now stands', () => {
    const match = at({ display: ['garrison', 'taxes'] });
    expect(offer(match)).toEqual(['taxes', 'pass']);
    match.expire(open(match).id);
    expect(match.events.map(({ type }) => type)).toEqual(['passed', 'ended']);
  });

  test('offers agents that play at once the same', () => {
    const offers: unknown[] = [];
    const agent = anyAnswer(3);
    const note = (prompt: Prompt) => {
      offers.push(prompt.options);
      return agent(prompt);
    };
    const match = at({});
    match.run([note, note]);
    const slow = at({});
    const chooser = anyAnswer(3);
    for (const options of offers) {
      expect(offer(slow)).toEqual(options);
      slow.answer(open(slow).id, chooser(open(slow)));
    }
    expect(shown(slow)).toBe(shown(match));
  });
});

/** A question with a dead end, which prunes. */
function* trapOr(seat: Seat, ...ways: readonly string[]): Flow<never, string> {
  const way = yield* choose(seat, 'Which way?', ['trap', ...ways], { prune: true });
  if (way === 'trap') yield* choose(seat, 'Which way out?', []);
  return way;
}

/** Compares at this prefix and at all that begin with it; counts the dead ends. `everything` stands after the prefix. */
function compareFrom(
  match: CardMatch,
  everything: CardMatch,
  move: Move,
  dead: { cards: number; within: number },
): void {
  const { seat } = open(match);
  const standing = choices(match, seat, move);
  if (standing.status !== 'pending') return;
  const { prompt } = standing;
  const legal = answersTo(prompt).filter((choice) => satisfiable(match, seat, [...move, choice]));
  const all = open(everything);
  const possible = answersTo(all).filter((choice) => canEnd(everything, seat, choice));
  expect(legal.map((choice) => namesOf(prompt, choice))).toEqual(possible.map((choice) => namesOf(all, choice)));
  if (prompt.several === undefined) expect(legal).toHaveLength(prompt.options.length);
  const unheardOf = [...move, prompt.options.length];
  expect(satisfiable(match, seat, unheardOf)).toBe(false);
  expect(choices(match, seat, unheardOf).status).toBe('illegal');
  dead[move.length === 0 ? 'cards' : 'within'] += all.options.length - prompt.options.length;

  for (const choice of legal) {
    const then = [...move, choice];
    play(match.fork(), seat, complete(match, seat, then, anyAnswer(1)));
    const fork = everything.fork();
    answer(fork, namesOf(prompt, choice));
    compareFrom(match, fork, then, dead);
  }
}

function anyPosition(oracle: Oracle): Position {
  const some = (letters: string, max: number) =>
    Array.from({ length: oracle.int(max + 1, 'count') }, () => letters[oracle.int(letters.length, 'letter')]).join('');
  return {
    // The march has dead ends of its own, so it is always there.
    display: CARD_NAMES.filter((name) => name === 'march' || oracle.int(3, 'card') === 0),
    map: Object.fromEntries(CITIES.map((city) => [city, some('TTtb', 1)])),
    out: some('TtBb', 2),
    coins: [oracle.int(2, 'coins'), oracle.int(2, 'coins')],
    crates: Array.from({ length: 5 }, () => 1 + oracle.int(4, 'weight')),
    hands: [oracle.int(2, 'hand') ? ['fox'] : [], oracle.int(2, 'hand') ? ['lion'] : []],
  };
}
