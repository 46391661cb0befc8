import { expect, test } from 'vitest';
import { dice } from '../../test/games/dice.ts';
import { duel } from '../../test/games/duel.ts';
import { smugglers } from '../../test/games/smugglers.ts';
import { anyone, asked, choose, chooseAs, shown } from '../../test/games/table.ts';
import { type Agent, type Match, Misuse, seeded, start } from '../index.ts';
import { ScriptedOracle } from '../testing/index.ts';

const holds: Agent = () => 1;
const rolls: Agent = () => 0;

test('a run plays to the end with one agent for each seat', () => {
  const match = start(dice, { oracle: new ScriptedOracle([6, 6, 1, 6]), options: { target: 12 } });
  expect(match.run([holds, rolls])).toEqual([
    { rank: 1, score: 12 },
    { rank: 2, score: 0 },
  ]);
  expect(match.events.map(({ type }) => type)).toEqual(['rolled', 'banked', 'rolled', 'busted', 'rolled', 'banked']);
  expect(match.prompts()).toEqual([]);
});

test('a run makes the same match as the same answers given one by one', () => {
  const run = start(smugglers, { seed: 1, seats: 3 });
  run.run([anyone(0), anyone(1), anyone(2)]);
  const slow = start(smugglers, { seed: 1, seats: 3 });
  const agents = [anyone(0), anyone(1), anyone(2)];
  for (let [prompt] = slow.prompts(); prompt !== undefined; [prompt] = slow.prompts()) {
    slow.answer(prompt.id, agents[prompt.seat]?.(prompt) ?? 0);
  }
  expect(shown(run)).toBe(shown(slow));
  expect(run.record()).toEqual(slow.record());
});

test('a run may begin in the middle of a turn, and of a together', () => {
  const match = start(duel, { seed: 1 });
  choose(match, 'rock');
  chooseAs(match, 1, 'scissors');
  const seen: unknown[] = [];
  const first: Agent = ({ seat, label }) => {
    seen.push([seat, label]);
    return 0;
  };
  match.run([first, first]);
  expect(seen.slice(0, 3)).toEqual([
    [0, 'Which stake?'],
    [1, 'Which stake?'],
    [0, 'What do you say?'],
  ]);
  expect(match.events[0]).toEqual({ type: 'fought', weapons: ['rock', 'scissors'], stakes: [1, 1] });
});

test('a run of a match that is over is its outcome', () => {
  const match = start(dice, { oracle: new ScriptedOracle([6]), options: { target: 6 } });
  choose(match, 'hold');
  expect(match.run([holds, holds])).toBe(match.outcome);
});

test.each([1, 3])('two seats do not take %d agents', (count) => {
  const match = start(dice, { seed: 1 });
  expect(() => match.run(Array<Agent>(count).fill(holds))).toThrow(
    new Misuse('seat', `2 seats want 2 agents; got ${count}`),
  );
});

test.each<[rule: string, spoil: Agent, message: string]>([
  ['gives no answer', () => undefined as never, '"Roll or hold?" wants the index of one option, 0 to 1; got nothing'],
  ['answers illegally', () => 2, '"Roll or hold?" has options 0 to 1; there is no option 2'],
  [
    'throws',
    () => {
      throw new Error('out of order');
    },
    'out of order',
  ],
])('if an agent %s, the match stands at that prompt', (_, spoil, message) => {
  const match = start(dice, { oracle: new ScriptedOracle([2, 3, 4, 5]) });
  expect(() => match.run([holds, ({ id }) => (id === 1 ? 0 : spoil({} as never, {} as never))])).toThrow(message);
  expect(match.events).toEqual([
    { type: 'rolled', die: 2 },
    { type: 'banked', pot: 2 },
    { type: 'rolled', die: 3 },
    { type: 'rolled', die: 4 },
  ]);
  expect(asked(match)).toMatchObject({ seat: 1, id: 65, options: ['roll', 'hold'] });
  choose(match, 'hold');
  expect(match.state).toMatchObject({ scores: [2, 7], seat: 0, pot: 5 });
});

test('if an agent answers illegally in a together, the secret answers before it stand', () => {
  const match = start(duel);
  expect(() => match.run([() => 1, () => 9])).toThrow('there is no option 9');
  expect(match.waiting()).toEqual([1]);
  chooseAs(match, 1, 'scissors');
  chooseAs(match, 1, 1);
  expect(match.events).toEqual([{ type: 'fought', weapons: ['paper', 'scissors'], stakes: [2, 1] }]);
});

test.each([true, false])('an agent sees its side of the match, and the question among its prompts; log: %s', (log) => {
  const match = start(smugglers, { seed: 3, log });
  let turns = 0;
  const looks: Agent = (prompt, side) => {
    turns += 1;
    expect(side.seat).toBe(prompt.seat);
    expect(side.game.name).toBe('smugglers');
    expect(side.prompts()).toEqual([prompt]);
    expect(side.view()).toEqual(match.view(prompt.seat));
    expect(side.events()).toEqual(match.eventsFor(prompt.seat));
    return 0;
  };
  match.run([looks, looks]);
  expect(turns).toBeGreaterThan(8);
});

test('an agent may look into redealt worlds and forks, although a run keeps no checkpoints', () => {
  const looks = (match: () => Match<object, never>): Agent => {
    const own = anyone('own');
    const oracle = seeded('redeal');
    return (prompt, side) => {
      const choice = own(prompt);
      for (const world of [side.redeal(oracle), match().fork()]) {
        expect(world.prompts(prompt.seat)).toEqual([prompt]);
        expect(world.view(prompt.seat)).toEqual(side.view());
        world.answer(prompt.id, choice);
      }
      return choice;
    };
  };
  const match = start(smugglers, { seed: 5, seats: 3 });
  match.run([anyone(1), looks(() => match as never), anyone(2)]);
  const plain = start(smugglers, { seed: 5, seats: 3 });
  plain.run([anyone(1), anyone('own'), anyone(2)]);
  expect(shown(match)).toBe(shown(plain));
});

test.each<[deed: string, act: (match: Match<object, { type: string }>) => void]>([
  ['answers', (match) => match.answer(match.prompts()[0]?.id ?? 0, 0)],
  ['takes back', (match) => match.undo(0)],
  ['does again', (match) => match.redo(0)],
  ['runs', (match) => void match.run([holds, holds])],
])('an agent that %s in the match it plays is told to return its choice, and the match stands', (_, act) => {
  const match = start(dice, { seed: 1 });
  const standing = shown(match);
  const meddles: Agent = () => {
    act(match as never);
    return 0;
  };
  expect(() => match.run([meddles, holds])).toThrow(
    new Misuse('prompt', 'agents are playing this match; an agent returns its choice'),
  );
  expect(shown(match)).toBe(standing);
});
