/** Every loop that rules can lengthen has a limit: it may be reached, and passing it names the limit and the culprit. */
import { describe, expect, test } from 'vitest';
import { asked, shown, choose as take } from '../../test/games/table.ts';
import { type Event, talk } from '../../test/games/talk.ts';
import { type Before, choose, emit, type Flow, type Limits, roll, start, together } from '../index.ts';

describe('A limit', () => {
  test.each<[rule: string, limits: Partial<Limits>, game: Parameters<typeof talk>]>([
    ['as many turns as allowed', { turns: 5 }, [{}]],
    ['as many turns as allowed after an opening', { turns: 5 }, [{ opening: idle }]],
    ['as many turns without a question as allowed', { idleTurns: 4 }, [{}, [5]]],
    ['as many after an opening without one', { idleTurns: 4 }, [{ opening: idle }, [5]]],
    ['as many between two questions', { idleTurns: 2 }, [{}, [1, 4]]],
    ['as many again after each question', { idleTurns: 1 }, [{}, [2, 4]]],
    ['as many events as allowed', { steps: 15 }, [{}, [], 2]],
    ['as many events after each answer', { steps: 6 }, [{}, [1, 3, 5], 2]],
  ])('may be reached: %s', (_, limits, [more, askedIn, words]) => {
    const match = start(talk({ ...more, limits }, askedIn, words), { seed: 1 });
    match.run([() => 0]);
    expect(match.state.turns).toBe(5);
  });

  test.each<[rule: string, limits: Partial<Limits>, game: Parameters<typeof talk>, message: string]>([
    ['one turn too many', { turns: 4 }, [{}], 'more than 4 turns of talk'],
    ['one turn too many after an opening', { turns: 4 }, [{ opening: idle }], 'more than 4 turns of talk'],
    [
      'one turn too many in which nobody is asked',
      { idleTurns: 3 },
      [{}, [5]],
      'nobody was asked in more than 3 turns of talk',
    ],
    [
      'the same after an opening',
      { idleTurns: 3 },
      [{ opening: idle }, [5]],
      'nobody was asked in more than 3 turns of talk',
    ],
    [
      'one event too many',
      { steps: 14 },
      [{}, [], 2],
      'more than 14 steps since the last answer; the last was "ended"',
    ],
    [
      'one event too many after an answer',
      { steps: 5 },
      [{}, [1, 3, 5], 2],
      'more than 5 steps since the last answer; the last was "ended"',
    ],
  ])('may not be passed, and is named: %s', (_, limits, [more, askedIn, words], message) => {
    const play = () => start(talk({ ...more, limits }, askedIn, words), { seed: 1 }).run([() => 0]);
    expect(play).toThrow(expect.objectContaining({ name: 'BrokenRules', code: 'limit', message }));
  });

  test.each<[rule: string, limits: Partial<Limits>, loop: () => Flow<never, unknown>, message: string]>([
    [
      'that only draws',
      { steps: 20 },
      () => roll(6, 'die'),
      'more than 20 steps since the last answer; the last was "die"',
    ],
    [
      'of lone options',
      { steps: 20 },
      () => choose(0, 'Go on?', ['yes']),
      'more than 20 steps since the last answer; the last was "Go on?"',
    ],
    [
      'of nothing to do together',
      { steps: 20 },
      () => together([], () => choose(0, 'Who?', ['I', 'you'])),
      'more than 20 steps since the last answer; the last was "together"',
    ],
    [
      'of questions',
      { choices: 20 },
      () => choose(0, 'Again?', ['yes', 'no']),
      'more than 20 choices in one turn; the last was "Again?"',
    ],
  ])('ends a turn %s', (_, limits, loop, message) => {
    const endless = {
      *turn(): Flow<Event> {
        for (;;) yield* loop();
      },
    };
    expect(() => start(talk({ ...endless, limits }), { seed: 1 }).run([() => 0])).toThrow(message);
  });

  test('cancelled events count, too', () => {
    const nobody: Before<Event> = {
      id: 'nobody',
      *run() {
        return [];
      },
    };
    const game = talk({ limits: { steps: 10 }, before: { said: () => [nobody] } }, [], 11);
    expect(() => start(game)).toThrow('more than 10 steps since the last answer; the last was "said"');
  });

  test('that is passed in reaction to something names the chain of causes', () => {
    const echo = { id: 'echo', run: () => saying(3) };
    const game = talk(
      { limits: { steps: 3 }, after: { said: (_, { word }) => (word === 'well' ? [echo] : []) } },
      [],
      1,
    );
    expect(() => start(game)).toThrow(
      'more than 3 steps since the last answer; the last was "said": said (after echo) → said',
    );
  });

  describe('of what may become of one event', () => {
    /** Each adds a word to every word: so many of them make twice as many words each. */
    const doubling = (count: number, only = '') => {
      const echoes = Array.from({ length: count }, (_, at): Before<Event> => ({ id: `echo ${at}`, run: doubled }));
      return talk({ before: { said: (_, { word }) => (only === '' || word === only ? echoes : []) } }, [2], 1);
    };

    test('may be reached: two to the power of twelve', () => {
      const { state } = start(doubling(12), { seed: 1 });
      expect(state.words).toHaveLength(2 ** 12);
    });

    test('may not be passed, and the chain is named', () => {
      const attempt = () => start(doubling(13), { seed: 1 });
      expect(attempt).toThrow(expect.objectContaining({ name: 'BrokenRules', code: 'depth' }));
      expect(attempt).toThrow(
        /^one event became more than 5000: said \(before echo 0\) → said \(before echo 1\) → .* → said$/,
      );
    });

    test('holds for whom they all meet as well: each of many is met by many', () => {
      const echoes = Array.from({ length: 10 }, (_, at): Before<Event> => ({ id: `echo ${at}`, run: doubled }));
      const crowd = Array.from({ length: 200 }, (_, at): Before<Event> => ({ id: `crowd ${at}`, run: louder }));
      const game = talk({ before: { said: () => [...echoes, ...crowd] } }, [2], 1);
      expect(() => start(game, { seed: 1 })).toThrow(
        /^what became of one event met more than 50000: said \(before echo 0\) → /,
      );
    });

    test('is not met where many add to the event alone: a word for each of them', () => {
      const { state } = start(doubling(1000, 'well'), { seed: 1 });
      expect(state.words).toHaveLength(1 + 1000);
    });
  });

  test('that is passed loses nothing: the match stands at its last question', () => {
    const match = start(talk({ limits: { idleTurns: 1 } }, [2]), { seed: 1 });
    const before = shown(match);
    expect(() => take(match, 'speak')).toThrow('nobody was asked in more than 1 turns');
    expect(shown(match)).toBe(before);
    expect(asked(match).options).toEqual(['speak', 'listen']);
  });
});

function* idle(): Flow {}

function* saying(words: number): Flow<Event> {
  for (let count = 0; count < words; count++) yield* emit<Event>({ type: 'said', word: 'again' });
}

function* louder(event: Event): Flow<Event, readonly Event[]> {
  return [{ ...event }];
}

function* doubled(event: Event): Flow<Event, readonly Event[]> {
  return [event, { type: 'said', word: 'echo' }];
}
