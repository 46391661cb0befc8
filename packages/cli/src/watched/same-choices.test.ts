/** A heap of stones, of which one takes so many as the rules allow: other rules take as many choices of a match as they can. */
import { findGame } from '@fermata/catalog';
import { choose, defineGame, emit, type Flow, rank, start } from '@fermata/core';
import { expect, test } from 'vitest';
import { formatAnswer, formatKept, parseKept } from '../autosave/kept-match.ts';
import { lostText, sameChoices } from './same-choices.ts';

function heap(most: number, isBroken = false) {
  return defineGame<{ left: number }, { type: 'took'; stones: number }>({
    name: 'heap',
    version: 1,
    seats: { min: 1, max: 1 },
    setup: () => ({ left: 9 }),
    *turn({ left }): Flow<{ type: 'took'; stones: number }> {
      if (isBroken && left < 9) throw new Error('nobody thought of that');
      const counts = Array.from({ length: Math.min(most, left) }, (_, more) => more + 1);
      const stones = yield* choose(0, 'How many?', counts, { ask: 'always' });
      yield* emit({ type: 'took', stones });
    },
    apply: {
      took: (state, { stones }) => {
        state.left -= stones;
      },
    },
    outcome: ({ left }) => (left > 0 ? undefined : rank([0])),
  });
}

/** Two stones, then one, then three: the last was answered after the record was written. */
function kept() {
  const match = start(heap(3), { seed: 'rain' });
  for (const at of [1, 0]) match.answer(match.prompts()[0]!.id, at); // it goes on
  const text = formatKept(match, ['human'], match.record()) + formatAnswer(0, 2, 3);
  return parseKept(text)!; // it is one
}

test.each([
  ['the same rules take all', heap(3), 3, 3],
  ['so do those that allow more', heap(5), 3, 3],
  ['two at most: the third choice took three', heap(2), 2, 6],
  ['one at most: the first choice took two', heap(1), 0, 9],
  ['rules that break over the first choice', heap(3, true), 0, 9],
])('%s', (_rule, game, made, left) => {
  const again = sameChoices({ ...findGame('pig'), game }, kept())!; // they begin, all of them
  expect([again.made, again.wanted]).toEqual([made, 3]);
  expect(again.match.state).toEqual({ left });
});

test('what does not fit is told with what to do', () => {
  const again = sameChoices({ ...findGame('pig'), game: heap(2) }, kept())!; // as above
  expect(lostText(again)).toBe(
    'Only 2 of 3 choices fit these rules. Mend them to have all back, or answer to go on from here.',
  );
});

test('another game does not even begin', () => {
  expect(sameChoices(findGame('pig'), kept())).toBeUndefined();
});
