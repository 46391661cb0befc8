/** Exploration never shows what lies behind chance, a reveal or another seat's answer, and leaves no trace. */
import { describe, expect, test } from 'vitest';
import {
  type AnyEvent,
  choose,
  type Flow,
  type Match,
  type Oracle,
  type Prompt,
  type Seat,
  seeded,
  start,
  together,
} from '../../src/index.ts';
import { choices, complete, moves, play, satisfiable } from '../../src/moves.ts';
import { ScriptedOracle } from '../../src/testing/index.ts';
import type { Position } from './cards.ts';
import { cups } from './cups.ts';
import { answer, anyAnswer, asked, asking, at, named, offer, open, shown } from './table.ts';

const given: Position = {
  display: ['airlift', 'garrison', 'levy', 'rally', 'raid', 'storm', 'purge', 'march', 'embargo', 'scouts'],
  map: { Arles: 'TB', Basel: 'tt', Cadiz: 'T' },
  out: 'TTTt',
};

describe('what is not the seat’s to know or to choose', () => {
  test.each<[rule: string, given: Position, move: string[], why: RegExp]>([
    ['chance: a die falls', {}, ['storm', 'Delft'], /chance.*storm/],
    ['a reveal: a token is turned up', {}, ['scouts', 'riders'], /reveal/],
    ['the other seat chooses in the middle of a card', {}, ['embargo', 'Arles'], /seat 1/],
    ['the other seat may stop it before', {}, ['raid', 't1'], /seat 1/],
    ['the other seat may strike back after', {}, ['rally', 'Arles'], /seat 1/],
  ])('%s', (_, over, names, why) => {
    const match = at({ ...given, ...over });
    const move = named(match, ...names);
    const standing = choices(match, 0, move);
    expect(standing).toEqual({ status: 'committed', why: expect.stringMatching(why) });
    expect(complete(match, 0, move, () => expect.unreachable('the move is whole'))).toEqual(move);
    expect(choices(match, 0, [...move, 0]).status).toBe('illegal');
  });
});

describe('where nobody comes between, the move goes on', () => {
  test('through a raid on a seat that cannot pay', () => {
    const match = at({ ...given, coins: [1, 0] });
    expect(asked(match, 0, named(match, 'raid', 't1')).options).toEqual(['coin', 'fame']);
  });

  test('to the end of a rally that nobody answers', () => {
    const match = at({ ...given, hands: [['fox'], []] });
    expect(choices(match, 0, named(match, 'rally', 'Arles'))).toEqual({ status: 'complete' });
  });

  test('into a reaction of the seat’s own', () => {
    const match = at(given);
    const { label, about } = asked(match, 0, named(match, 'levy'));
    expect({ label, about }).toEqual({ label: 'Where does it land?', about: { piece: 'T3' } });
  });

  test('from behind the die, once it has fallen', () => {
    const match = at(given, { oracle: new ScriptedOracle([2]) });
    play(match, 0, named(match, 'storm', 'Delft'));
    expect(offer(match)).toEqual(['Basel', 'Fermo']);
    expect(moves(match, 0).map((move) => choices(match, 0, move))).toEqual([
      { status: 'complete' },
      { status: 'complete' },
    ]);
  });
});

describe('exploration leaves no trace', () => {
  test('in the match: state, events, log, prompts, record and views are the same before and after', () => {
    const match = at(given, { isStrict: false });
    const chooser = anyAnswer(5);
    let news = 0;
    match.subscribe(0, () => news++);
    for (let steps = 0; steps < 10 && match.outcome === undefined; steps++) {
      const before = shown(match);
      for (const seat of [0, 1]) explored(match, seat);
      expect(shown(match)).toBe(before);
      expect(news).toBe(steps);
      match.answer(open(match).id, chooser(open(match)));
    }
  });

  test('in chance: nothing is drawn that the match has not drawn, and dice fall as if nobody had looked', () => {
    const seen = { furthest: 0 };
    const match = at(given, { isStrict: false, oracle: new Watched('a', seen) });
    const blind = at(given, { isStrict: false, oracle: new Watched('a', { furthest: 0 }) });
    for (const name of ['storm', 'Delft']) {
      for (const seat of [0, 1]) explored(match, seat);
      expect(seen.furthest).toBe(0);
      answer(match, name);
      answer(blind, name);
    }
    expect(seen.furthest).toBeGreaterThan(0);
    const { furthest } = seen;
    for (const seat of [0, 1]) explored(match, seat);
    expect(seen.furthest).toBe(furthest);
    expect(match.events).toEqual(blind.events);
  });
});

describe('worlds that the seat cannot tell apart explore alike', () => {
  const hidden = [
    { pile: ['gold-1', 'ambush-1'], hands: [['fox'], ['lion']] },
    { pile: ['ambush-1', 'gold-1'], hands: [['fox'], ['lion']] },
    { pile: ['lion', 'ambush-1'], hands: [['fox'], ['gold-1']] },
  ];

  test('whatever the dice will be', () => {
    const worlds = ['a', 'b', 'c'].map((seed) => explored(at(given, { isStrict: false, seed }), 0));
    expect(new Set(worlds).size).toBe(1);
  });

  test('whatever lies face down or in the hand of the other', () => {
    const worlds = hidden.map((tokens) => explored(at({ ...given, ...tokens }, { isStrict: false }), 0));
    expect(new Set(worlds).size).toBe(1);
  });

  test('also while the other is asked about what only they know', () => {
    const worlds = hidden.map((tokens) => {
      const match = at({ ...given, ...tokens }, { isStrict: false });
      play(match, 0, named(match, 'rally', 'Arles'));
      return explored(match, 0);
    });
    expect(new Set(worlds).size).toBe(1);
  });

  test('whatever the others have chosen in secret, even if one’s own choice is the last', () => {
    const worlds = [1, 9].map((bid) => {
      const match = asking(auction);
      match.answer((match.prompts(0)[0] as Prompt).id, bid - 1); // both are asked
      return match;
    });
    expect(new Set(worlds.map((match) => explored(match, 1))).size).toBe(1);
    expect(worlds.map((match) => choices(match, 1, [4]).status)).toEqual(['committed', 'committed']);
  });

  test('also where all that is face down would be shown at once: which lies where is news', () => {
    const worlds = [start(cups, { position: ['coin', 'bean'] }), start(cups, { position: ['bean', 'coin'] })];
    expect(worlds.map((match) => choices(match, 0, named(match, 'look')))).toEqual([
      { status: 'committed', why: expect.stringMatching(/reveal/) },
      { status: 'committed', why: expect.stringMatching(/reveal/) },
    ]);
  });
});

/** Both bid in secret, from one to nine; who bids more chooses. */
function* auction(): Flow<never, string> {
  const [zero = 0, one = 0] = yield* together([0, 1], function* (seat) {
    return yield* choose(seat, 'Your bid?', [1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
  return yield* choose(zero > one ? 0 : 1, 'Which prize?', ['cow', 'goat']);
}

/** All that exploring two questions deep, asking and completing can tell the seat. */
function explored<S extends object, E extends AnyEvent>(match: Match<S, E>, seat: Seat): string {
  const told: unknown[] = [moves(match, seat)];
  for (const base of [[], ...moves(match, seat)]) {
    const standing = choices(match, seat, base);
    told.push(standing, satisfiable(match, seat, base), complete(match, seat, base, anyAnswer(1)));
    if (standing.status !== 'pending' || standing.prompt.several !== undefined) continue;
    for (const index of standing.prompt.options.keys()) {
      told.push(choices(match, seat, [...base, index]), satisfiable(match, seat, [...base, index]));
    }
  }
  return JSON.stringify(told);
}

/** Seeded chance that tells how far any match or fork has ever drawn from it. */
class Watched implements Oracle {
  readonly #seed: string;
  readonly #seen: { furthest: number };
  readonly #oracle: Oracle;

  constructor(seed: string, seen: { furthest: number }, oracle: Oracle = seeded(seed)) {
    this.#seed = seed;
    this.#seen = seen;
    this.#oracle = oracle;
  }

  get position(): number {
    return this.#oracle.position;
  }

  int(n: number, label: string): number {
    const outcome = this.#oracle.int(n, label);
    this.#seen.furthest = Math.max(this.#seen.furthest, this.position);
    return outcome;
  }

  at(position: number): Oracle {
    return new Watched(this.#seed, this.#seen, this.#oracle.at(position));
  }
}
