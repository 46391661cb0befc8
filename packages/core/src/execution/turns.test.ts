/** Turns: how a match begins, goes on and ends. */
import { describe, expect, test } from 'vitest';
import { oneTurn, playing, type Event as Saying, say, type Turn } from '../../test/games/one-turn.ts';
import { shown, choose as take } from '../../test/games/table.ts';
import { type Event, type State, talk } from '../../test/games/talk.ts';
import { type After, choose, chooseSome, confirm, draw, emit, type Flow, race, rank, roll, start } from '../index.ts';
import { strict } from '../testing/strict.ts';

describe('A match', () => {
  test('plays turn after turn until there is an outcome', () => {
    const match = start(talk({}));
    expect(match.state.turns).toBe(5);
    expect(match.outcome).toEqual([{ rank: 1, score: 0 }]);
  });

  test('counts the turns that are over', () => {
    const asking = function* (): Flow<Event> {
      yield* choose(0, 'Next?', ['next', 'again']);
      yield* emit({ type: 'ended' });
    };
    const opening = function* (): Flow<Event> {
      yield* choose(0, 'Begin?', ['begin', 'wait']);
    };
    const counts = (match: ReturnType<typeof start<State, Event, undefined>>, ...answers: string[]) => {
      const before = match.turns;
      const after = answers.map((answer) => {
        take(match, answer);
        return match.turns;
      });
      return [before, ...after];
    };
    const next = Array<string>(5).fill('next');
    expect(counts(start(talk({ turn: asking })), ...next)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(counts(start(talk({ turn: asking, opening })), 'begin', ...next)).toEqual([0, 0, 1, 2, 3, 4, 5]);
  });

  test('may be over before its first turn', () => {
    const match = start(talk({ outcome: () => rank([7]) }));
    expect(match.outcome).toEqual([{ rank: 1, score: 7 }]);
    expect(match.events).toEqual([]);
    expect(match.prompts()).toEqual([]);
  });

  test('has a place for every seat in its outcome', () => {
    expect(() => start(talk({ outcome: () => rank([7, 8]) }))).toThrow('outcome has 2 places for 1 seats');
    expect(() => start(talk({ outcome: () => null as never }))).toThrow('outcome has no places for 1 seats');
  });

  test.each([0, 1, 20])('knows its listeners by their ids, so no two have the same, with %d others', (count) => {
    const listener = (id: string): After<Event> => ({ id, run: () => undefined });
    const others = Array.from({ length: count }, (_, at) => listener(`other ${at}`));
    const match = (...ids: string[]) => start(talk({ after: { ended: () => [...others, ...ids.map(listener)] } }));
    expect(() => match('twin', 'sister')).not.toThrow();
    expect(() => match('twin', 'twin')).toThrow(/two listeners have the same id: ".*twin"; give each its own/);
  });

  test('plays its opening first, once, which may ask and use chance', () => {
    const opening = function* (): Flow<Event> {
      const word = yield* choose(0, 'First word?', ['hello', 'hi']);
      for (let times = yield* roll(6, 'times'); times > 0; times--) yield* emit({ type: 'said', word });
      yield* emit({ type: 'began' });
    };
    const match = start(talk({ opening }), { seed: 1 });
    expect(match.events).toEqual([]);
    take(match, 'hi');
    expect(new Set(match.state.words)).toEqual(new Set(['hi']));
    expect(match.events.filter(({ type }) => type === 'began')).toHaveLength(1);
    expect(match.state.turns).toBe(5);
  });

  test('may be over after its opening', () => {
    const opening = function* (): Flow<Event> {
      yield* emit({ type: 'said', word: 'bye' });
    };
    const match = start(talk({ opening, outcome: ({ words }) => (words.length > 0 ? rank([1]) : undefined) }));
    expect(match.state).toEqual({ turns: 0, words: ['bye'] });
  });

  test('does not ask for the outcome before its opening', () => {
    const opening = function* (): Flow<Event> {
      yield* emit({ type: 'said', word: 'bye' });
    };
    const match = start(talk({ opening, outcome: () => rank([1]) }));
    expect(match.state.words).toEqual(['bye']);
  });

  test('from a position has no opening', () => {
    const opening = function* (): Flow<Event> {
      yield* emit({ type: 'said', word: 'hello' });
    };
    const position = () => ({ turns: 3, words: [] });
    expect(start(talk({ opening, position }), { position: 'late' }).state).toEqual({ turns: 5, words: [] });
  });

  test.each(['turn', 'opening'] as const)('wants a flow for its %s', (place) => {
    const game = talk({ [place]: () => undefined });
    expect(() => start(game)).toThrow('talk has a turn or opening that is no flow; write a generator');
  });

  test('calls the flows as its own', () => {
    const game = talk({
      *opening(): Flow<Event> {
        yield* emit({ type: 'said', word: `${this.name}` });
      },
    });
    expect(start(game).state.words).toEqual(['talk']);
    expect(start(strict(game)).state.words).toEqual(['talk']);
  });
});

describe('A match that is copied', () => {
  test('copies the state the way its game says, where it says one', () => {
    let copied = 0;
    const copy = ({ turns, words }: State) => {
      copied++;
      return { turns, words: [...words] };
    };
    const match = start(talk({ copy }, [1, 3], 1), { seed: 1 });
    take(match, 'speak');
    const fork = match.fork();
    take(fork, 'listen');
    expect(copied).toBeGreaterThan(0);
    expect(fork.state).toEqual({ turns: 5, words: Array(5).fill('well') });
    expect(match.state).toEqual({ turns: 2, words: ['well', 'well'] });
  });
});

describe('A match that keeps no log', () => {
  test('finds what has happened by playing again, chance included', () => {
    const turn: Turn = function* () {
      for (let left = yield* choose(0, 'How many?', [1, 3]); left > 0; left--) yield* say(yield* roll(6, 'die'));
    };
    const [kept, unkept] = [playing(turn), playing(turn, {}, { log: false })];
    for (const match of [kept, unkept]) take(match, 3);
    expect(unkept.events).toEqual(kept.events);
    expect(unkept.events).toHaveLength(4);
  });
});

describe('An event', () => {
  test('that only informs is logged and leaves the state as it is', () => {
    const opening = function* (): Flow<Event> {
      yield* emit({ type: 'began' });
    };
    const match = start(talk({ opening }));
    expect(match.events[0]).toEqual({ type: 'began' });
    expect(match.at(0)).toEqual({ turns: 0, words: [] });
  });

  test.each<[where: string, turn: Turn, more: Parameters<typeof oneTurn>[1]]>([
    ['emitted by a flow', unknown, {}],
    ['in the place of another', () => say('hello'), { before: { said: () => [{ id: 'mad', run: madly }] } }],
  ])('that the game does not know throws, is named, and the match stands: %s', (_, turn, more) => {
    const asking: Turn = function* (state) {
      if (yield* confirm(0, 'Go on?')) yield* turn(state);
    };
    const match = start(oneTurn(asking, more));
    const before = shown(match);
    expect(() => take(match, true)).toThrow(
      expect.objectContaining({
        name: 'BrokenRules',
        code: 'event',
        message: '"exploded" is no event of one-turn; see its apply',
      }),
    );
    expect(shown(match)).toBe(before);
    take(match, false);
    expect(match.outcome).toBeDefined();
  });
});

describe('An offer that rules get wrong', () => {
  test.each<[what: string, code: string, turn: Turn, message: string]>([
    [
      'no option at all',
      'empty',
      () => choose(1, 'Which card?', []),
      '"Which card?" offers seat 1 nothing; ask only where there is an option',
    ],
    ['a seat that does not exist', 'seat', () => confirm(2, 'Sure?'), '"Sure?" asks seat 2, but there are 2 seats'],
    ['no seat at all', 'seat', () => confirm(-1, 'Sure?'), '"Sure?" asks seat -1, but there are 2 seats'],
    ['half a seat', 'seat', () => confirm(0.5, 'Sure?'), '"Sure?" asks seat 0.5, but there are 2 seats'],
    // What is no list in JavaScript, where no compiler has looked.
    [
      'options that are not there',
      'empty',
      () => choose(1, 'Which card?', undefined as never),
      '"Which card?" offers seat 1 nothing; ask only where there is an option',
    ],
    [
      'options that are a number',
      'empty',
      () => choose(1, 'Which card?', 3 as never),
      '"Which card?" offers seat 1 nothing; ask only where there is an option',
    ],
    [
      'options of a race that are not there',
      'empty',
      () => race([0, 1], 'Doubt it?', undefined as never),
      '"Doubt it?" offers seat 0 nothing; ask only where there is an option',
    ],
    [
      'options of a set that are not there',
      'choice',
      () => chooseSome(1, 'Which cards?', undefined as never, { max: 2 }),
      '"Which cards?" wants a list and whole numbers; got min undefined and max 2',
    ],
    [
      'a set of half a card',
      'choice',
      () => chooseSome(1, 'Which cards?', ['ace'], { min: 0.5 }),
      '"Which cards?" wants a list and whole numbers; got min 0.5 and max undefined',
    ],
    ['no event', 'event', () => emit(undefined as never), '"undefined" is no event of one-turn; see its apply'],
    [
      'a pile that is not there',
      'chance',
      () => draw(undefined as never, 'card'),
      'chance "card" has undefined outcomes, not 1 to 4294967296; look before you draw',
    ],
  ])('throws, and the match stands at its last question: %s', (_, code, bad, message) => {
    const match = playing(function* (state) {
      if (yield* confirm(0, 'Go on?')) yield* bad(state);
      return 'fine';
    });
    const before = shown(match);
    expect(() => take(match, true)).toThrow(expect.objectContaining({ name: 'BrokenRules', code, message }));
    expect(shown(match)).toBe(before);
    take(match, false);
    expect(match.state.returned).toBe('fine');
  });
});

function* unknown(): Flow<Saying> {
  yield* emit({ type: 'exploded' } as never);
}

function* madly(): Flow<never, readonly never[]> {
  return [{ type: 'exploded' } as never];
}
