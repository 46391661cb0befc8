/** A die that one seat throws under a cup: redealt worlds must not give it away, and the leak test must look at it. */
import { expect, test } from 'vitest';
import { type AnyEvent, choose, defineGame, emit, rank, roll, type Seat, seeded, start } from '../index.ts';
import { leaks } from '../testing/index.ts';

interface State {
  die: number;
  rounds: number;
}

type Event = { type: 'threw'; die: number } | { type: 'hinted'; isHigh: boolean } | { type: 'guessed'; guess: number };

const FACES = [1, 2, 3, 4, 5, 6];

/** How the game may go wrong. */
interface Slip {
  readonly shown?: boolean;
  readonly hint?: boolean;
  readonly order?: boolean;
}

const cup = ({ shown = false, hint = false, order = false }: Slip = {}) =>
  defineGame<State, Event>({
    name: 'cup',
    version: 1,
    seats: { min: 2, max: 2 },
    setup: () => ({ die: 0, rounds: 0 }),
    *turn() {
      const die = yield* roll(6, 'die');
      yield* emit({ type: 'threw', die });
      if (hint) yield* emit({ type: 'hinted', isHigh: die > 3 });
      const offer = order ? [die, ...FACES.filter((face) => face !== die)] : FACES;
      yield* emit({ type: 'guessed', guess: yield* choose(1, 'What is it?', offer) });
    },
    apply: {
      threw: (state, { die }) => {
        state.die = die;
      },
      hinted: 'informs',
      guessed: (state) => {
        state.rounds++;
      },
    },
    secrets: {
      values: () => [{ path: ['die'], seenBy: [0], guess: (_view, oracle) => 1 + oracle.int(6, 'guess') }],
      events: shown
        ? {}
        : { threw: (event, seat: Seat): AnyEvent => (seat === 0 ? event : ({ ...event, die: null } as AnyEvent)) },
    },
    outcome: ({ rounds }) => (rounds === 3 ? rank([0, 0]) : undefined),
  });

test('a redealt world throws a die anew that the seat has not seen', () => {
  const match = start(cup(), { seed: 1 });
  const oracle = seeded('cup');
  const counts = new Map(FACES.map((face) => [face, 0]));
  for (let world = 0; world < 1_200; world++) {
    const { die } = match.redeal(1, oracle).state;
    counts.set(die, counts.get(die)! + 1); // one of six
  }
  for (const count of counts.values()) expect(Math.abs(count - 200)).toBeLessThan(60); // more than four deviations
});

test('a redealt world leaves the die to the one who threw it', () => {
  const match = start(cup(), { seed: 1 });
  const oracle = seeded('cup');
  for (let world = 0; world < 20; world++) expect(match.redeal(0, oracle).state.die).toBe(match.state.die);
});

test('the healthy cup tells nothing', () => {
  expect(leaks(cup(), { seconds: 120 })).toEqual({ matches: 25, leftOut: [] });
});

test.each<[what: string, slip: Slip, message: string]>([
  ['an event that shows it', { shown: true }, 'the event "threw": die is'],
  ['an event that hints at it', { hint: true }, 'the event "hinted": isHigh is'],
  ['the order of the options', { order: true }, 'the prompt "What is it?": options.0 is'],
])('the leak test finds %s', (_, slip, message) => {
  expect(() => leaks(cup(slip))).toThrow(message);
});
