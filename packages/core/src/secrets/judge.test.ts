import { describe, expect, test } from 'vitest';
import { choose, defineGame, emit, type Game, Misuse, rank, type Seat, start, type View } from '../index.ts';
import { strict } from '../testing/index.ts';

interface State {
  hands: string[][];
  piles: { left: string[]; right: string[] };
}
type Event = { type: 'took'; seat: Seat; card: string };
type Evaluate = (view: View<State>, seat: Seat) => number;

const CARDS = ['d', 'e', 'f'];

/** Two hands and two piles: one lies open, the other does not. The pile at the start is everybody's list of cards. */
function game(evaluate: Evaluate | undefined, more: Partial<Game<State, Event>> = {}): Game<State, Event> {
  return defineGame<State, Event>({
    name: 'hands',
    version: 1,
    seats: { min: 2, max: 2 },
    setup: () => ({ hands: [['a'], ['b', 'c']], piles: { left: CARDS, right: ['g', 'h'] } }),
    *turn(state) {
      yield* emit({ type: 'took', seat: 0, card: yield* choose(0, 'Which card?', state.piles.right) });
    },
    apply: {
      took: (state, { seat, card }) => {
        state.piles.right = state.piles.right.filter((other) => other !== card);
        state.hands[seat]!.push(card);
      },
    },
    outcome: ({ piles }) => (piles.right.length === 0 ? rank([0, 0]) : undefined),
    secrets: {
      zones: ({ hands, piles }) => [
        ...hands.map((tokens, seat) => ({ name: `hand ${seat}`, tokens, seenBy: [seat] })),
        { name: 'left', tokens: piles.left, seenBy: [] },
        { name: 'right', tokens: piles.right, seenBy: 'all' },
      ],
    },
    ...(evaluate && { evaluate }),
    ...more,
  });
}

/** A number for what is seen: the same for the same view alone. */
const reads: Evaluate = (view, seat) =>
  [...JSON.stringify([view, seat])].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7) % 1e9;

describe('evaluate', () => {
  test('is given what the seat sees, and the state is as it was', () => {
    const seen: string[] = [];
    const match = start(game((view) => seen.push(JSON.stringify(view))));
    const before = JSON.stringify(match.state);
    expect([match.evaluate(0), match.evaluate(1)]).toEqual([1, 2]);
    expect(seen).toEqual([
      '{"hands":[["a"],[null,null]],"piles":{"left":[null,null,null],"right":["g","h"]}}',
      '{"hands":[[null],["b","c"]],"piles":{"left":[null,null,null],"right":["g","h"]}}',
    ]);
    expect(seen).toEqual([0, 1].map((seat) => JSON.stringify(match.view(seat))));
    expect(JSON.stringify(match.state)).toBe(before);
  });

  test.each<[what: string, more: Partial<Game<State, Event>>]>([
    ['zones alone', {}],
    ['no secrets', { secrets: {} }],
    [
      'a secret value',
      { secrets: { values: () => [{ path: ['hands', 1], seenBy: [1], show: () => 'some', guess: () => [] }] } },
    ],
    [
      'what holds a hidden pile frozen',
      {
        setup: () => ({ hands: [['a'], ['b', 'c']], piles: Object.freeze({ left: CARDS, right: ['g', 'h'] }) }),
      },
    ],
  ])('says what it says of a view: with %s', (_, more) => {
    const match = start(game(reads, more));
    for (const seat of [0, 1]) expect(match.evaluate(seat)).toBe(reads(match.view(seat), seat));
  });

  test('leaves alone what the state shares with the rules', () => {
    const match = start(game(() => CARDS.filter((card) => card === 'd').length));
    expect(match.evaluate(0)).toBe(1);
  });

  test('finds what is hidden wherever it lies by now', () => {
    const seen: unknown[] = [];
    const moving = game((view) => seen.push([...view.piles.left], [...view.hands[1]!]), {
      secrets: {
        zones: ({ hands, piles }) => [
          { name: 'hidden', tokens: hands[0]!.length > 1 ? hands[1]! : piles.left, seenBy: [] },
        ],
      },
    });
    const match = start(moving, { seed: 1 });
    match.evaluate(0);
    const later = match.fork();
    later.answer(later.prompts()[0]!.id, 0);
    later.evaluate(0);
    match.evaluate(0);
    expect(seen).toEqual([[null, null, null], ['b', 'c'], CARDS, [null, null], [null, null, null], ['b', 'c']]);
  });

  test('puts back what was hidden if the game breaks down', () => {
    const match = start(
      game(() => {
        throw new RangeError('too hard');
      }),
    );
    const before = JSON.stringify(match.state);
    expect(() => match.evaluate(0)).toThrow(new RangeError('too hard'));
    expect(JSON.stringify(match.state)).toBe(before);
  });

  test('is no place for words', () => {
    const match = start(game(() => choose(0, 'Well?', [1, 2]) as never));
    expect(() => match.evaluate(0)).toThrow('choose "Well?" was used in evaluate; words belong into flows');
  });

  test('refuses tokens that are no array of the state, as views do', () => {
    const copied = game(reads, {
      secrets: { zones: ({ hands }) => [{ name: 'hand', tokens: [...hands[1]!], seenBy: [1] }] },
    });
    expect(() => start(copied).evaluate(0)).toThrow('zone "hand" is no array of the state');
  });

  test.each<[what: string, seat: Seat, evaluate: Evaluate | undefined, code: string, message: string]>([
    ['a game without it', 0, undefined, 'nothing', 'hands has no evaluate; play on to the end, or give it one'],
    ['a seat that is not there', 2, reads, 'seat', 'there is no seat 2; seats are 0 to 1'],
    ['a spectator, who hopes for nothing', -1, reads, 'seat', 'there is no seat -1; seats are 0 to 1'],
  ])('refuses %s', (_, seat, evaluate, code, message) => {
    const match = start(game(evaluate));
    let error: unknown;
    try {
      match.evaluate(seat);
    } catch (caught) {
      error = caught;
    }
    expect(error).toBeInstanceOf(Misuse);
    expect(error).toMatchObject({ code, message });
  });
});

describe('in strict mode evaluate', () => {
  test('says the same', () => {
    const match = start(strict(game(reads)));
    for (const seat of [0, 1]) expect(match.evaluate(seat)).toBe(reads(match.view(seat), seat));
  });

  test.each<[what: string, write: (view: State) => unknown]>([
    ['a list is sorted', (view) => view.hands[0]!.push('z')],
    [
      'a field is set',
      (view) => {
        view.piles = { left: [], right: [] };
      },
    ],
    ['a field is taken away', (view) => Reflect.deleteProperty(view, 'hands')],
    ['a field is defined', (view) => Object.defineProperty(view.piles, 'left', { value: [] })],
  ])('must not write: %s', (_, write) => {
    const match = start(strict(game((view) => Number(write(view as State)))));
    const before = JSON.stringify(match.state);
    expect(() => match.evaluate(0)).toThrow(
      /^evaluate wrote to "\w+" of its view; it only looks: copy what you change$/,
    );
    expect(JSON.stringify(match.state)).toBe(before);
  });

  test.each<[what: string, look: (view: View<State>) => unknown]>([
    ['reads', (view) => view.hands],
    ['counts', (view) => Object.keys(view).length],
    [
      'writes to',
      (view) => {
        (view as State).hands = [];
      },
    ],
  ])('must not keep its view, which it %s later', (_, look) => {
    let kept: View<State> | undefined;
    const match = start(
      strict(
        game((view) => {
          kept = view;
          return 0;
        }),
      ),
    );
    match.evaluate(0);
    expect(() => look(kept!)).toThrow('evaluate kept its view, which is the state itself; keep what you need of it');
  });

  test('finds the clock out of reach', () => {
    expect(() => start(strict(game(() => Date.now()))).evaluate(0)).toThrow('rules used Date');
  });
});
