/** Words belong into flows, and are run where they are created: everything else throws and names the word. */
import { afterEach, describe, expect, test } from 'vitest';
import { type Event, playing, say, type Turn } from '../../test/games/one-turn.ts';
import { asked, shown, choose as take } from '../../test/games/table.ts';
import { chance, choose, chooseSome, confirm, draw, emit, type Flow, roll, shuffle, together } from '../index.ts';

const WORDS: [name: string, word: () => Flow<Event, unknown>][] = [
  ['choose "Which card?"', () => choose(0, 'Which card?', ['ace', 'king'])],
  ['chooseSome "Which cards?"', () => chooseSome(0, 'Which cards?', ['ace', 'king'])],
  ['confirm "Sure?"', () => confirm(0, 'Sure?')],
  ['together "0, 1"', () => together([0, 1], (seat) => confirm(seat, 'Sure?'))],
  ['roll "die"', () => roll(6, 'die')],
  ['chance "rain"', () => chance(1, 3, 'rain')],
  ['draw "card"', () => draw(['ace', 'king'], 'card')],
  ['shuffle "cards"', () => shuffle(['ace', 'king'], 'cards')],
  ['emit "said"', () => emit({ type: 'said', what: 1 })],
];

afterEach(() => {
  // Whatever went wrong, the next match is not concerned.
  expect(playing(() => roll(1, 'die')).state.returned).toBe(1);
});

describe('A word outside a flow throws', () => {
  test.each(WORDS)('outside a match: %s', (name, word) => {
    expect(word).toThrow(broken(`${name} was used outside a match; words belong into flows`));
  });

  test.each(WORDS)('in apply: %s', (name, word) => {
    const apply = { said: 'informs', returned: word } as const;
    expect(() => playing(idle, { apply })).toThrow(broken(`${name} was used in apply; words belong into flows`));
  });

  test.each<[place: string, play: () => unknown]>([
    ['setup', () => playing(idle, { setup: () => ({ said: spoil(), returned: null }) })],
    ['setup', () => playing(idle, { position: () => ({ said: spoil(), returned: null }) }, { position: 'end' })],
    ['outcome', () => playing(idle, { outcome: spoil })],
    ['the derivation of listeners', () => playing(idle, { before: { returned: spoil } })],
    ['the derivation of listeners', () => playing(idle, { after: { returned: spoil } })],
    ['secrets', () => playing(idle, { secrets: { zones: spoil } }).view(0)],
    ['secrets', () => playing(idle, { secrets: { values: spoil } }).view(0)],
    ['secrets', () => playing(idle, { secrets: { events: { returned: () => spoil()[0] } } }).eventsFor(0)],
  ])('in %s', (place, play) => {
    expect(play).toThrow(`roll "die" was used in ${place}; words belong into flows`);
  });

  test('in what is called while a flow runs, too', () => {
    const turn: Turn = function* () {
      yield* say(1);
      return yield* choose(0, 'Which card?', ['ace', 'king']);
    };
    const match = playing(turn, { after: { said: ({ said }) => (said.length > 1 ? spoil() : []) } });
    expect(asked(match).options).toEqual(['ace', 'king']);
  });
});

describe('A match within a match', () => {
  const inner = () =>
    playing(
      function* () {
        return yield* roll(6, 'inner die');
      },
      { opening: () => say('hello') },
    );

  test('leaves the words of the outer one alone', () => {
    const match = playing(function* () {
      const word = choose(0, 'Which card?', ['ace', 'king']);
      inner();
      return yield* word;
    });
    take(match, 'king');
    expect(match.state.returned).toBe('king');
  });

  test('may be played where words may not be used, which does not open that place', () => {
    const derive = () => (inner().outcome === undefined ? [] : spoil());
    expect(() => playing(idle, { after: { returned: derive } })).toThrow(
      broken('roll "die" was used in the derivation of listeners; words belong into flows'),
    );
  });
});

describe('A word that is created', () => {
  test('does nothing until it is run', () => {
    const match = playing(function* (state) {
      const word = emit<Event>({ type: 'said', what: 'now' });
      const before = state.said.length;
      yield* word;
      return [before, state.said.length];
    });
    expect(match.state.returned).toEqual([0, 1]);
  });

  test.each(WORDS)('must be run before the next one is: %s', (name, word) => {
    const turn: Turn = function* () {
      void word(); // unrun: to see it complain
      return yield* roll(6, 'die');
    };
    expect(() => playing(turn)).toThrow(broken(`${name} was created and never run; write yield* before it`));
  });

  test.each(WORDS)('must be run before the turn ends: %s', (name, word) => {
    const match = function* (): Flow<Event> {
      yield* emit({ type: 'returned', what: 1 });
      void word(); // unrun: to see it complain
    };
    expect(() => playing(idle, { turn: match })).toThrow(
      broken(`${name} was created and never run; write yield* before it`),
    );
  });

  test('must be run before the strand of a together ends', () => {
    const turn: Turn = () =>
      together([0, 1], function* (seat) {
        if (yield* confirm(seat, 'Sure?')) void confirm(seat, 'Really?'); // unrun: to see it complain
        return 'done';
      });
    const match = playing(turn);
    match.answer(0, 1);
    expect(() => match.answer(1, 0)).toThrow(
      broken('confirm "Really?" was created and never run; write yield* before it'),
    );
    match.answer(1, 1);
    expect(match.outcome).toBeDefined();
  });

  test.each(WORDS)('is run once: %s', (name, word) => {
    const turn: Turn = function* () {
      const kept = word();
      yield* kept;
      yield* kept;
    };
    const run = () => playing(turn, { after: { said: () => [] } }).run([first, first]);
    expect(run).toThrow(broken(`${name} was run twice, or kept; create a word where it is run`));
  });

  test('cannot be kept for another turn', () => {
    let kept: Flow<Event, unknown> | undefined;
    const turn: Turn = function* () {
      kept = roll(6, 'die');
    };
    expect(() => playing(turn)).toThrow(broken('roll "die" was created and never run; write yield* before it'));
    expect(() => playing(() => kept as Flow)).toThrow(
      broken('roll "die" was run twice, or kept; create a word where it is run'),
    );
    // unrun: there is no match to run it
    expect(() => [...(kept as Flow)]).toThrow(broken('roll "die" was run outside a match; words belong into flows'));
  });

  test('may be a whole turn', () => {
    const turn = () => emit<Event>({ type: 'returned', what: 'all' }) as Flow<Event, never>;
    expect(playing(idle, { turn }).state.returned).toBe('all');
  });
});

describe('A flow that yields by itself', () => {
  test.each<[what: string, yielded: () => unknown, message: string]>([
    ['a word', () => roll(6, 'die'), 'roll "die" was created and never run; write yield* before it'],
    ['a flow', () => say(1), 'a flow yielded by itself; run words and flows with yield*'],
    ['a number', () => 6, 'a flow yielded by itself; run words and flows with yield*'],
    ['nothing', () => undefined, 'a flow yielded by itself; run words and flows with yield*'],
  ])('throws, as a turn, in a together and in reaction: %s', (_, yielded, message) => {
    const bad = function* (): Flow {
      yield yielded() as never;
    };
    expect(() => playing(bad)).toThrow(broken(message));
    expect(() => playing(() => together([0, 1], bad))).toThrow(broken(message));
    const after = { said: () => [{ id: 'bad', run: bad }] };
    expect(() => playing(() => say(1), { after })).toThrow(broken(message));
  });
});

describe('Rules that break', () => {
  test('leave the match at its last question, answerable, and the error holds the record', () => {
    const match = playing(function* () {
      const card = yield* choose(0, 'Which card?', ['ace', 'joker']);
      yield* say(card);
      if (card === 'joker') void roll(6, 'die'); // unrun: to see it complain
      return card;
    });
    const before = shown(match);
    expect(() => take(match, 'joker')).toThrow(
      expect.objectContaining({ code: 'word', record: expect.objectContaining({ game: 'one-turn', turns: [[1]] }) }),
    );
    expect(shown(match)).toBe(before);
    take(match, 'ace');
    expect(match.state).toEqual({ said: ['ace'], returned: 'ace' });
  });
});

function broken(message: string) {
  return expect.objectContaining({ name: 'BrokenRules', code: 'word', message });
}

function* idle(): Flow {}

function spoil(): never[] {
  void roll(6, 'die'); // unrun: it throws before
  return [];
}

/** An agent that takes what comes first. */
function first({ several }: { several: unknown }) {
  return several === undefined ? 0 : [];
}
