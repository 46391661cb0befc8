/** A flow that asks nobody can be run at once: then the functions around it need not be flows. */
import { expect, test } from 'vitest';
import { type Event, playing, say } from '../../test/games/one-turn.ts';
import { chance, choose, confirm, emit, now, roll } from '../index.ts';

test.each<[what: string, run: () => unknown, returned: unknown]>([
  ['a word', () => now(roll(1, 'die')), 1],
  ['chance', () => now(chance(1, 1, 'rain')), true],
  ['a question with a lone option', () => now(choose(0, 'Which card?', ['ace'])), 'ace'],
  [
    'a flow with words of its own',
    () =>
      now(
        (function* () {
          return (yield* roll(1, 'die')) + (yield* roll(1, 'die'));
        })(),
      ),
    2,
  ],
])('%s', (_, run, returned) => {
  const { state } = playing(function* () {
    yield* say(0);
    return run();
  });
  expect(state.returned).toBe(returned);
});

test('an event happens before the next line', () => {
  const { state } = playing(function* (it) {
    now(emit<Event>({ type: 'said', what: 1 }));
    yield* say(2);
    return it.said.length;
  });
  expect(state.returned).toBe(2);
});

test('a question is refused', () => {
  const ask = () => playing(() => now(confirm(0, 'Sure?')) as never);
  expect(ask).toThrow('now was given a flow that asks somebody; run it with yield*');
});
