import { describe, expect, test } from 'vitest';
import { type oneTurn, playing, say, type Turn } from '../../test/games/one-turn.ts';
import { asked, chooseAs, shown, choose as take } from '../../test/games/table.ts';
import { choose, confirm, type Flow, rank, type Seat, together } from '../index.ts';

const CARDS = ['ace', 'king', 'queen'];
const bid = (seat: Seat) => choose(seat, 'Which card?', CARDS);
const THREE = { seats: 3 };
type Outcome = ReturnType<typeof oneTurn>['outcome'];

/** Seat 0 is asked twice if it takes the ace first. */
function* hesitate(seat: Seat): Flow<never, string> {
  const card = yield* bid(seat);
  return seat === 0 && card === 'ace' ? yield* bid(seat) : card;
}

describe('together', () => {
  test('asks all seats side by side', () => {
    const match = playing(() => together([2, 0, 1], bid), {}, THREE);
    expect(match.waiting()).toEqual([0, 1, 2]);
    for (const seat of [0, 1, 2]) expect(asked(match, seat).options).toEqual(CARDS);
  });

  test('asks nobody twice at the same time', () => {
    expect(() => playing(() => together([0, 1, 0], bid))).toThrow('together asks a seat twice: 0, 1, 0');
  });

  test('goes on when all have answered, and returns the answers in the order of its seats', () => {
    const outcome: Outcome = ({ returned }) => (returned === null ? undefined : rank([0, 0, 0]));
    const match = playing(() => together([2, 0], bid), { outcome }, THREE);
    chooseAs(match, 0, 'king');
    expect(match.waiting()).toEqual([2]);
    expect(match.outcome).toBeUndefined();
    chooseAs(match, 2, 'queen');
    expect(match.state.returned).toEqual(['queen', 'king']);
  });

  test('does not depend on who is first', () => {
    const [one, other] = [playing(() => together([0, 1], hesitate)), playing(() => together([0, 1], hesitate))];
    chooseAs(one, 0, 'ace');
    chooseAs(one, 0, 'king');
    chooseAs(one, 1, 'queen');
    chooseAs(other, 0, 'ace');
    chooseAs(other, 1, 'queen');
    chooseAs(other, 0, 'king');
    expect(shown(one)).toBe(shown(other));
    expect(one.state.returned).toEqual(['king', 'queen']);
    expect(one.record()).toEqual(other.record());
  });

  test('is one slot in the record, with a list for each of its seats', () => {
    const match = playing(() => together([1, 0], hesitate));
    expect(match.record().turns).toEqual([[[[], []]]]);
    chooseAs(match, 0, 'ace');
    expect(match.record().turns).toEqual([[[[], [0]]]]);
    chooseAs(match, 1, 'queen');
    chooseAs(match, 0, 'king');
    expect(match.record().turns).toEqual([[[[2], [0, 1]]], []]);
  });

  test('keeps what was chosen to itself until all have chosen', () => {
    const match = playing(() => together([0, 1], bid));
    const before = JSON.stringify([match.state, match.events, match.prompts(1)]);
    chooseAs(match, 0, 'king');
    expect(JSON.stringify([match.state, match.events, match.prompts(1)])).toBe(before);
  });

  test('may be followed by another, and by single questions', () => {
    const turn: Turn = function* () {
      yield* say(yield* together([0, 1], bid));
      yield* say(yield* confirm(1, 'Again?'));
      return yield* together([1, 0], bid);
    };
    const match = playing(turn);
    take(match, 'ace', 'king', true);
    chooseAs(match, 1, 'queen');
    chooseAs(match, 0, 'ace');
    expect(match.state).toEqual({ said: [['ace', 'king'], true], returned: ['queen', 'ace'] });
    expect(match.record().turns).toEqual([[[[0], [1]], 0, [[2], [0]]], []]);
  });
});

describe('A together in which nobody is asked leaves no trace', () => {
  test.each<[what: string, turn: Turn, returned: unknown]>([
    ['nobody takes part', () => together([], bid), []],
    ['all have one option', () => together([0, 1], (seat) => choose(seat, 'Which card?', [seat])), [0, 1]],
    [
      'nothing is asked',
      () =>
        together([0, 1], function* (seat) {
          return seat;
        }),
      [0, 1],
    ],
  ])('because %s', (_, turn, returned) => {
    const match = playing(turn);
    expect(match.state.returned).toEqual(returned);
    expect(match.record().turns).toEqual([[], []]);
  });

  test('where only one is asked, only that one is waited for', () => {
    const match = playing(() => together([0, 1], (seat) => choose(seat, 'Which card?', CARDS.slice(seat + 1))));
    expect(match.waiting()).toEqual([0]);
    take(match, 'queen');
    expect(match.state.returned).toEqual(['queen', 'queen']);
    expect(match.record().turns).toEqual([[[[1], []]], []]);
  });
});

test('a seat takes part once', () => {
  expect(() => playing(() => together([0, 1, 0], bid))).toThrow(
    expect.objectContaining({ name: 'BrokenRules', code: 'seat', message: 'together asks a seat twice: 0, 1, 0' }),
  );
});

describe('Rules that break over the last answer', () => {
  test('take only that answer back: the others have answered', () => {
    const turn: Turn = function* () {
      const [one, other] = yield* together([0, 1], bid);
      if (one === other) throw new Error('both took the same card');
      return [one, other];
    };
    const match = playing(turn);
    chooseAs(match, 1, 'ace');
    const before = shown(match);
    expect(() => chooseAs(match, 0, 'ace')).toThrow('both took the same card');
    expect(shown(match)).toBe(before);
    chooseAs(match, 0, 'king');
    expect(match.state.returned).toEqual(['king', 'ace']);
  });
});
