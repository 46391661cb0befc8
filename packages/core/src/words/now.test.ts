/** Where nobody is asked words can be run at once: then the functions around them need not be flows. */
import { describe, expect, test } from 'vitest';
import { type Event, playing, say } from '../../test/games/one-turn.ts';
import { chanceNow, choose, confirm, drawNow, emitNow, roll } from '../index.ts';

describe('Words that are run at once', () => {
  test.each<[what: string, run: () => unknown, returned: unknown]>([
    ['what is certain', () => chanceNow(1, 1, 'rain'), true],
    ['what cannot be', () => chanceNow(0, 1, 'rain'), false],
    ['a lone token', () => drawNow(['ace'], 'card'), 'ace'],
  ])('%s', (_, run, returned) => {
    const { state } = playing(function* () {
      yield* say(0);
      return run();
    });
    expect(state.returned).toBe(returned);
  });

  test('an event happens before the next line', () => {
    const { state } = playing(function* (it) {
      emitNow<Event>({ type: 'said', what: 1 });
      yield* say(2);
      return it.said.length;
    });
    expect(state.returned).toBe(2);
  });

  test('an event without the type of the game’s events does not compile', () => {
    const { state } = playing(function* () {
      // @ts-expect-error: no flow around it says which events there are
      emitNow({ type: 'said', what: 1 });
    });
    expect(state.said).toEqual([1]);
    const slip = () =>
      playing(function* () {
        // @ts-expect-error: there is no such event
        emitNow<Event>({ type: 'sad', what: 2 });
      });
    expect(slip).toThrow('"sad" is no event of one-turn');
  });

  test('those who listen have had their say by then', () => {
    const after = {
      said: ({ said }: { said: readonly unknown[] }) => (said.length > 1 ? [] : [{ id: 'echo', run: () => say(2) }]),
    };
    const { state } = playing(
      function* (it) {
        emitNow<Event>({ type: 'said', what: 1 });
        return it.said.length;
      },
      { after },
    );
    expect(state.returned).toBe(2);
  });

  test('nobody who listens may ask', () => {
    const after = { said: () => [{ id: 'doubt', run: () => confirm(0, 'Sure?') as never }] };
    const tell = () =>
      playing(
        function* () {
          emitNow<Event>({ type: 'said', what: 1 });
        },
        { after },
      );
    expect(tell).toThrow('"said" was emitted now, but somebody asks; emit it with yield*');
  });

  test.each<[name: string, run: () => unknown]>([
    ['emit "said"', () => emitNow<Event>({ type: 'said', what: 1 })],
    ['chance "rain"', () => chanceNow(1, 3, 'rain')],
    ['draw "card"', () => drawNow(['ace', 'king'], 'card')],
  ])('are refused wherever words are: %s', (name, run) => {
    expect(run).toThrow(`${name} was used outside a match; words belong into flows`);
    const apply = { said: 'informs', returned: run } as const;
    expect(() => playing(function* () {}, { apply })).toThrow(`${name} was used in apply; words belong into flows`);
    const late = () =>
      playing(function* () {
        void roll(6, 'die'); // unrun: to see it complain
        run();
      });
    expect(late).toThrow('roll "die" was created and never run; write yield* before it');
  });

  test('chance falls as it does for words that are waited for', () => {
    const { state } = playing(function* () {
      const pile = ['ace', 'king', 'queen'];
      return [chanceNow(1, 2, 'rain'), drawNow(pile, 'card'), yield* choose(0, 'Which card?', ['ace'])];
    });
    expect(state.returned).toEqual([expect.any(Boolean), expect.stringMatching(/ace|king|queen/), 'ace']);
  });
});
