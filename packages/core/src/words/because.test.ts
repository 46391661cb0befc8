/** What a flow is about is the cause of what it emits. */
import { expect, test } from 'vitest';
import { type Event, oneTurn, playing, say } from '../../test/games/one-turn.ts';
import { explain } from '../host.ts';
import { BrokenRules, because, becauseNow, choose, emitNow, start, together } from '../index.ts';

const causes = (match: ReturnType<typeof playing>) => match.log.map(({ event, cause }) => [event.type, cause?.by]);

test('what a flow emits is caused by what it is about, and what comes after it is not', () => {
  const match = playing(function* () {
    yield* because({ id: 'the bell', owner: 1 }, say('ding'));
    yield* say('silence');
  });
  expect(causes(match)).toEqual([
    ['said', 'the bell'],
    ['said', undefined],
    ['returned', undefined],
  ]);
  expect(match.log[0]?.cause).toMatchObject({ by: 'the bell', owner: 1, phase: 'within', event: undefined });
});

test('one within another is caused by both, the nearest first', () => {
  const match = playing(function* () {
    yield* because({ id: 'market' }, because({ id: 'bell' }, say('ding')));
  });
  expect(explain(match, 0).causes.map(({ by }) => by)).toEqual(['bell', 'market']);
  expect(explain(match, 0).text).toContain('  because bell\n  because market');
});

test('it lasts through a question, a fork and a replay', () => {
  const match = playing(function* () {
    return yield* because(
      { id: 'oracle' },
      (function* () {
        const word = yield* choose(0, 'What?', ['yes', 'no']);
        yield* say(word);
        return word;
      })(),
    );
  });
  const fork = match.fork();
  for (const one of [match, fork]) {
    one.answer(one.prompts()[0]!.id, 1); // seat 0 is asked
    expect(causes(one)).toEqual([
      ['said', 'oracle'],
      ['returned', undefined],
    ]);
  }
});

test('whoever listens is caused by what the event was caused by', () => {
  const after = {
    said: ({ said }: { said: readonly unknown[] }) => (said.length > 1 ? [] : [{ id: 'echo', run: () => say('dong') }]),
  };
  const match = playing(
    function* () {
      yield* because({ id: 'bell' }, say('ding'));
    },
    { after },
  );
  expect(explain(match, 1).causes.map(({ by, phase, event }) => [by, phase, event?.type])).toEqual([
    ['echo', 'after', 'said'],
    ['bell', 'within', undefined],
  ]);
});

test('rules that catch what a flow throws go on without it', () => {
  const match = playing(
    function* () {
      try {
        yield* because(
          { id: 'storm' },
          (function* () {
            yield* say('thunder');
            throw new Error('lightning');
          })(),
        );
      } catch {
        yield* say('calm');
      }
    },
    {},
    { isStrict: false },
  );
  expect(causes(match).map(([, by]) => by)).toEqual(['storm', undefined, undefined]);
});

test('functions that are no flows have causes as well', () => {
  const match = playing(
    function* () {
      const heard = becauseNow({ id: 'bell' }, () => {
        emitNow<Event>({ type: 'said', what: 'ding' });
        return 7;
      });
      yield* say(heard);
      try {
        becauseNow({ id: 'storm' }, () => {
          throw new Error('lightning');
        });
      } catch {
        yield* say('calm');
      }
    },
    {},
    { isStrict: false },
  );
  expect(causes(match).map(([, by]) => by)).toEqual(['bell', undefined, undefined, undefined]);
  expect(match.state.said).toEqual(['ding', 7, 'calm']);
});

test('a function is run with what follows, which also says what it is about', () => {
  const match = playing(function* () {
    const ring = (bell: string, times: number) => emitNow<Event>({ type: 'said', what: `${bell} ${times}` });
    becauseNow((bell) => ({ id: `the ${bell}`, owner: 1 }), ring, 'gong', 3);
    yield* say('silence');
  });
  expect(match.state.said).toEqual(['gong 3', 'silence']);
  expect(causes(match).map(([, by]) => by)).toEqual(['the gong', undefined, undefined]);
});

test('those who choose together take turns, and nothing of that is a cause of what comes after', () => {
  const match = playing(function* () {
    yield* together([0, 1], (seat) => because({ id: `vote of ${seat}` }, choose(seat, 'Aye?', ['aye', 'no'])));
    yield* say('counted');
  });
  match.answer(match.prompts(1)[0]!.id, 0); // both are asked
  match.answer(match.prompts(0)[0]!.id, 0); // as above
  expect(causes(match)[0]).toEqual(['said', undefined]);
});

test('where no log is kept it is the flow itself, and explain finds the cause all the same', () => {
  const turn = function* () {
    const word = becauseNow({ id: 'bell' }, () => 'ding');
    yield* because({ id: 'bell' }, say(word));
  };
  const match = start(oneTurn(turn), { log: false });
  expect(match.log[0]?.cause?.by).toBe('bell');
  const flow = say('outside a match');
  expect(because({ id: 'bell' }, flow)).toBe(flow);
});

test('what it is about makes nothing deeper', () => {
  const nested = (depth: number): ReturnType<typeof say> =>
    depth === 0 ? say('deep') : because({ id: `level ${depth}` }, nested(depth - 1));
  const match = playing(() => nested(200), { limits: { depth: 3 } });
  expect(explain(match, 0).causes).toHaveLength(200);
});

test('events that cause each other too deep are named with what they are about', () => {
  const after = { said: () => [{ id: 'echo', run: () => because({ id: 'the cave' }, say('again')) }] };
  expect(() => playing(() => because({ id: 'a shout' }, say('hello')), { after, limits: { depth: 3 } })).toThrow(
    'a shout → said (after echo) → the cave',
  );
});

test.each<[what: unknown, got: string]>([
  [undefined, 'nothing'],
  ['the bell', '"the bell"'],
  [{}, '{}'],
  [{ id: 7 }, '{"id":7}'],
  [{ id: 'the bell', owner: 'me' }, '{"id":"the bell","owner":"me"}'],
  [{ id: 'the bell', owner: -1 }, '{"id":"the bell","owner":-1}'],
])('what names nothing is refused where a log is kept: %j', (what, got) => {
  const why = `because wants { id, owner? }; got ${got}`;
  const flow = () => playing(() => because(what as never, say('ding'))); // types would refuse it
  expect(flow).toThrow(new BrokenRules('word', why));
  const now = () => playing(() => becauseNow(what as never, () => say('ding'))); // as above
  expect(now).toThrow(new BrokenRules('word', why));
});

test('without a log nobody asks for a name, which may have to be put together', () => {
  let asked = 0;
  const bell = {
    get id() {
      asked++;
      return 'bell';
    },
  };
  const turn = function* () {
    const told = () => bell.id as never; // it is not called, either
    yield* because(bell, say(becauseNow(told, () => becauseNow(bell, () => 'ding'))));
  };
  const match = start(oneTurn(turn), { log: false });
  expect([match.state.said, asked]).toEqual([['ding'], 0]);
});
