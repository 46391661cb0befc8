import {
  type Agent,
  type Choice,
  choose,
  defineGame,
  emit,
  type Flow,
  Misuse,
  type Outcome,
  type Prompt,
  seeded,
  start,
  together,
} from '@fermata/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AnyAgent, drive, first, random, type Trouble } from './index.ts';

interface State {
  bids: number[][];
}
type Event = { type: 'bid'; bids: readonly number[] };

/** Three sealed bids of two seats; the sum decides. To bid nothing is the default of the second seat alone. */
const auction = defineGame<State, Event>({
  name: 'auction',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ bids: [] }),
  *turn(): Flow<Event> {
    const bids = yield* together([0, 1], (seat) =>
      choose(seat, 'How much?', [3, 2, 1, 0], seat === 1 ? { otherwise: 0 } : {}),
    );
    yield* emit({ type: 'bid', bids });
  },
  apply: {
    bid: (state, { bids }) => {
      state.bids.push([...bids]);
    },
  },
  outcome: ({ bids }) =>
    bids.length < 3
      ? undefined
      : [0, 1].map((seat) => ({ rank: 1, score: bids.reduce((sum, bid) => sum + bid[seat]!, 0) })),
});

const three: AnyAgent = () => 0;
const later =
  (choice: Choice): AnyAgent =>
  async () => {
    await Promise.resolve();
    return choice;
  };
const never: AnyAgent = () => new Promise(() => {});
/** As thrown by an agent that was written to do harm. */
const untold = {
  get message() {
    throw new Error('no');
  },
};

/** Plays to the end; the clock stands still but for those who are waited for. */
async function driven(...asked: Parameters<typeof drive>): Promise<Outcome> {
  const [outcome] = await Promise.all([drive(...asked), vi.runAllTimersAsync()]);
  return outcome;
}

describe('drive', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test.each<[what: string, agents: AnyAgent[], scores: number[]]>([
    ['agents that answer at once', [three, three], [9, 9]],
    ['agents that answer later', [later(1), later(2)], [6, 3]],
    ['one of each', [three, later(3)], [9, 0]],
  ])('plays to the end with %s', async (_, agents, scores) => {
    const outcome = await drive(start(auction), agents, { oracle: seeded(1) });
    expect(outcome.map(({ score }) => score)).toEqual(scores);
  });

  test('asks all who are asked at once, before anybody has answered', async () => {
    const asked: number[] = [];
    let release: (choice: Choice) => void = () => {};
    const waits = new Promise<Choice>((resolve) => {
      release = resolve;
    });
    const patient: AnyAgent = ({ seat }) => {
      asked.push(seat);
      return asked.length > 2 ? 0 : waits;
    };
    const played = drive(start(auction), [patient, patient], { oracle: seeded(1) });
    await Promise.resolve();
    expect(asked).toEqual([0, 1]);
    release(0);
    await played;
  });

  test.each<[what: string, agent: AnyAgent, why: string | RegExp]>([
    [
      'crashes',
      () => {
        throw new Error('out of ideas');
      },
      'out of ideas',
    ],
    [
      'crashes later',
      async () => {
        throw new Error('out of ideas');
      },
      'out of ideas',
    ],
    ['rejects without a reason', () => Promise.reject(), 'undefined'],
    [
      'throws nothing',
      () => {
        throw null;
      },
      'null',
    ],
    [
      'breaks the rules of a world that it imagines',
      () => {
        throw Object.assign(new Error('the hammer broke'), { record: {} });
      },
      'the hammer broke',
    ],
    ['throws what cannot be looked at', () => Promise.reject(untold), 'cannot be told'],
    ['is too slow', never, 'no answer in 5 ms'],
    ['answers what is not offered', () => 7, /there is no option 7/],
    ['answers nothing', () => undefined as never, /got nothing/],
    ['answers what is not even JSON', () => 7n as never, /bigint, which is not JSON/],
  ])('takes the default of an agent that %s, and goes on', async (_, agent, why) => {
    const troubles: Trouble[] = [];
    const match = start(auction);
    const options = { oracle: seeded(1), timeMs: 5, onTrouble: (trouble: Trouble) => troubles.push(trouble) };
    const outcome = await driven(match, [three, agent], options);
    expect(outcome.map(({ score }) => score)).toEqual([9, 0]);
    expect(troubles).toHaveLength(3);
    expect(troubles[0]).toMatchObject({ seat: 1, label: 'How much?' });
    expect(troubles[0]?.why).toMatch(why);
  });

  test('answers at random where there is no default, and the record says who decided', async () => {
    const match = start(auction);
    await drive(
      match,
      [
        () => {
          throw new Error('out of ideas');
        },
        first,
      ],
      { oracle: seeded(1) },
    );
    expect(JSON.stringify(match.record())).toContain('random');
  });

  test('tells of every answer that was taken, be it the default of who was too slow', async () => {
    const told: [seat: number, choice: Choice][] = [];
    const onAnswer = ({ seat }: Prompt, choice: Choice) => void told.push([seat, choice]);
    await driven(start(auction), [three, never], { oracle: seeded(1), timeMs: 1, onAnswer });
    // To bid nothing is the last of four options.
    expect(told).toEqual(
      [0, 1, 2].flatMap(() => [
        [0, 0],
        [1, 3],
      ]),
    );
  });

  test('stops where the rules break, whoever has chosen what', async () => {
    const breaking = {
      ...auction,
      apply: {
        bid: () => {
          throw new Error('the hammer broke');
        },
      },
    };
    await expect(drive(start(breaking), [three, later(3)], { oracle: seeded(1) })).rejects.toThrow('the hammer broke');
  });

  test('stops where the rules themselves throw what looks like a mistake of the agent', async () => {
    const breaking = {
      ...auction,
      apply: {
        bid: () => {
          throw new Misuse('cap', 'too many bids to count');
        },
      },
    };
    const troubles: Trouble[] = [];
    const options = { oracle: seeded(1), onTrouble: (trouble: Trouble) => troubles.push(trouble) };
    await expect(drive(start(breaking), [three, three], options)).rejects.toThrow('too many bids to count');
    expect(troubles).toEqual([]);
  });

  test('does not answer again what an agent has answered itself', async () => {
    const eager: AnyAgent = ({ id }, side) => {
      side.answer(id, 0);
      return 3;
    };
    const outcome = await drive(start(auction), [eager, three], { oracle: seeded(1) });
    expect(outcome.map(({ score }) => score)).toEqual([9, 9]);
  });

  test('does not care for an answer that comes too late', async () => {
    const slow: AnyAgent = () => new Promise((resolve) => setTimeout(() => resolve(0), 20));
    const match = start(auction);
    const outcome = await driven(match, [three, slow], { oracle: seeded(1), timeMs: 1 });
    expect(vi.getTimerCount()).toBe(0); // it has answered by now
    expect(match.outcome).toEqual(outcome);
    expect(outcome[1]?.score).toBe(0);
  });

  test('plays as a synchronous run does, given the same agents', async () => {
    const agents = (): Agent[] => [random(seeded(1)), random(seeded(2))];
    const [one, other] = [start(auction, { seed: 1 }), start(auction, { seed: 1 })];
    one.run(agents());
    await drive(other, agents(), { oracle: seeded(3) });
    expect(other.state).toEqual(one.state);
  });
});
