/** Why things happen: the log names each cause, and a chain of causes has an end. */
import { describe, expect, test } from 'vitest';
import { type Event, fight, fighter, HABITS, type Habit, nameOf, type State } from '../../test/games/fighter.ts';
import { playing, type Event as Saying, say } from '../../test/games/one-turn.ts';
import { asked, shown, choose as take } from '../../test/games/table.ts';
import { explain } from '../host.ts';
import { defineGame, type Flow, start } from '../index.ts';

describe('The log', () => {
  test('names the owner of a listener, and what it made of the event', () => {
    const match = fight({ guards: ['armour'] });
    take(match, 6);
    expect(match.log[0]).toMatchObject({
      event: { type: 'hit', damage: 5 },
      cause: { by: 'armour', owner: 1, phase: 'before', index: undefined },
      met: [
        {
          listener: 'armour',
          owner: 1,
          did: 'replaced',
          event: { type: 'hit', damage: 6 },
          into: [{ type: 'hit', damage: 5 }],
        },
      ],
      cancelled: false,
    });
  });

  test.each<[what: string, position: Partial<State>]>([
    ['passed', { guards: ['sleeper', 'captain'] }],
    ['replaced', { guards: ['leech'] }],
    ['cancelled', { guards: ['acrobat'] }],
    ['reacted', { habits: ['crier', 'medic'] }],
  ])('names no cause for what the flow emits afterwards, where a listener %s', (_, position) => {
    const match = fight(position);
    take(match, 6);
    expect(match.log.at(-1)).toMatchObject({ event: { type: 'ended' }, cause: undefined });
  });

  test('leads from an event back to its first cause', () => {
    const match = fight({ guards: ['captain'], habits: ['medic'] });
    take(match, 6);
    expect(explain(match, 2).causes).toMatchObject([
      { by: 'medic', phase: 'after', event: { type: 'hit', damage: 5 } },
      { by: 'armour', phase: 'before', event: { type: 'hit', damage: 6 } },
    ]);
  });
});

describe('A chain of causes that is too long', () => {
  const match = fight({ habits: ['berserk'] });
  const before = shown(match);
  const chain = Array(4).fill('hit (after berserk)').join(' → ');

  test('throws, and names every link', () => {
    expect(() => take(match, 6)).toThrow(
      expect.objectContaining({
        name: 'BrokenRules',
        code: 'depth',
        message: `events cause each other more than 3 deep: ${chain} → hit`,
      }),
    );
  });

  test('does not count how often an event was replaced: that is as often as somebody listens', () => {
    const guards = ['armour', 'curse', 'splitter', 'saint'];
    expect(() => take(fight({ guards, habits: ['medic'] }), 6)).not.toThrow();
  });

  test('leaves the match at its last question, answerable', () => {
    expect(() => take(match, 2)).toThrow('more than 3 deep');
    expect(shown(match)).toBe(before);
    expect(asked(match).options).toEqual([2, 6]);
  });

  test('is fine if it just fits', () => {
    const fitting = defineGame<State, Event>({
      ...fighter,
      after: {
        hit: ({ health }) => (health > 14 ? [{ id: 'berserk', run: HABITS.berserk as Habit }] : []),
      },
    });
    // Down from 17 to 14 by three hits, each because of the one before.
    const just = start(fitting, { position: { health: 20 - 1 } });
    take(just, 2);
    expect(just.events.map(nameOf).slice(0, -1)).toEqual(['hit 2', 'hit 1', 'hit 1', 'hit 1']);
  });
});

test('events cause each other at most fifty deep, where a game says nothing else', () => {
  const echoing = (times: number) => {
    const echo = { id: 'echo', run: () => say('echo') };
    return playing(() => say('hello'), { after: { said: ({ said }) => (said.length > times ? [] : [echo]) } });
  };
  expect(echoing(50).state.said).toHaveLength(51);
  expect(() => echoing(51)).toThrow(
    'events cause each other more than 50 deep: said (after echo) → said (after echo) →',
  );
});

test('flows within flows cost no depth: what they emit is the turn’s own', () => {
  const deep = function* (left: number): Flow<Saying> {
    yield* say(left);
    if (left > 0) yield* deep(left - 1);
  };
  const match = playing(() => deep(100), { limits: { depth: 1 } });
  expect(match.log.every(({ cause }) => cause === undefined)).toBe(true);
  expect(match.state.said).toHaveLength(101);
});

describe('An event that is replaced again and again', () => {
  /** The listeners are new ones each time, so the lineage has met none of them. */
  const growing = (times: number) =>
    playing(() => say(0), {
      before: {
        said: (_state, { what }) =>
          Number(what) < times
            ? [
                {
                  id: `one more than ${what}`,
                  *run() {
                    return [{ type: 'said', what: Number(what) + 1 }];
                  },
                },
              ]
            : [],
      },
    });

  test('meets as many as there are, however many', () => {
    // Each adds one, and is there from the start: all of them meet the event, and nobody twice.
    const crowd = Array.from({ length: 1_600 }, (_, at) => ({
      id: `one more by ${at}`,
      *run({ what }: Saying & { type: 'said' }): Flow<Saying, Saying[]> {
        return [{ type: 'said', what: Number(what) + 1 }];
      },
    }));
    expect(playing(() => say(0), { before: { said: () => crowd } }).state.said).toEqual([1_600]);
  });

  test('may meet fifteen hundred who were not there before', () => {
    expect(growing(1_500).state.said).toEqual([1_500]);
  });

  test('is a loop beyond these, and says so', () => {
    expect(() => growing(2_000)).toThrow(
      'an event was replaced more than 1500 times: said (before one more than 0) → … → ',
    );
  });
});

test('rules that catch what a listener throws go on with their own causes', () => {
  const clumsy = {
    id: 'clumsy',
    *run(): Flow<Saying> {
      throw new Error('oops');
    },
  };
  const turn = function* (): Flow<Saying> {
    for (let left = 60; left > 0; left--) {
      try {
        yield* say('hello');
      } catch {
        // It was to be expected.
      }
    }
  };
  const match = playing(turn, { after: { said: () => [clumsy] } });
  expect(match.log.every(({ cause }) => cause === undefined)).toBe(true);
});

test('an event that is replaced by two again and again is a loop, too', () => {
  const splitting = {
    said: (_state: unknown, { what }: Saying & { type: 'said' }) => [
      {
        id: `splitter of ${what}`,
        *run(): Flow<Saying, Saying[]> {
          return [
            { type: 'said', what: Number(what) + 1 },
            { type: 'said', what: 'echo' },
          ];
        },
      },
    ],
  };
  expect(() => playing(() => say(0), { before: splitting })).toThrow('an event was replaced more than 1500 times');
});
