import { expect, test } from 'vitest';
import { dice, type Event, type State } from '../../test/games/dice.ts';
import { duel } from '../../test/games/duel.ts';
import { smugglers } from '../../test/games/smugglers.ts';
import { anyone, asked, choose, chooseAs, shown } from '../../test/games/table.ts';
import { workshop } from '../../test/games/workshop.ts';
import { load } from '../host.ts';
import { type Match, start } from '../index.ts';
import { strict } from '../testing/strict.ts';

test('a fork and its original never influence each other', () => {
  const match = start(strict(smugglers), { seed: 4, seats: 3 });
  const agent = anyone(4);
  for (let [prompt] = match.prompts(); prompt !== undefined; [prompt] = match.prompts()) {
    const before = shown(match);
    const [fork, other] = [match.fork(), match.fork()];
    expect(shown(fork)).toBe(before);
    fork.run([anyone(1), anyone(2), anyone(3)]);
    expect(shown(match)).toBe(before);
    match.answer(prompt.id, agent(prompt));
    expect(shown(other)).toBe(before);
  }
});

test('a fork of a fork of a fork has the whole history, and its record loads', () => {
  let match = start(smugglers, { seed: 6, seats: 3 });
  const straight = start(smugglers, { seed: 6, seats: 3 });
  const agent = anyone(6);
  for (let [prompt] = match.prompts(); prompt !== undefined; [prompt] = match.prompts()) {
    const choice = agent(prompt);
    match = match.fork().fork().fork();
    match.answer(prompt.id, choice);
    straight.answer(prompt.id, choice);
    expect(match.choices).toBe(straight.choices);
  }
  expect(shown(match)).toBe(shown(straight));
  expect(match.record()).toEqual(straight.record());
  for (const index of [-1, 0, 12]) expect(match.at(index)).toEqual(straight.at(index));
  expect(shown(load(smugglers, match.record()))).toBe(shown(match));
});

test('a fork draws what its original would have drawn', () => {
  const match = start(dice, { seed: 9 });
  const fork = match.fork();
  for (const it of [match, fork]) it.run([anyone(1), anyone(2)]);
  expect(shown(fork)).toBe(shown(match));
});

test('a reseeded fork has the same past and another future', () => {
  const match = played(start(dice, { seed: 9, options: { target: 1000 } }), 20);
  const forks = ['a', 'b', 1, 1].map((reseed) => match.fork({ reseed }));
  for (const fork of forks) {
    expect(fork.events).toEqual(match.events);
    expect(fork.prompts()).toEqual(match.prompts());
  }
  const futures = [match, ...forks].map((it) => JSON.stringify(played(it, 20).events));
  expect(new Set(futures).size).toBe(4);
  expect(futures[4]).toBe(futures[3]);
});

test('the record of a reseeded fork holds its seeds and loads', () => {
  const first = played(start(dice, { seed: 9, options: { target: 1000 } }), 5);
  const second = played(first.fork({ reseed: 'b' }), 5);
  const third = played(second.fork({ reseed: 7 }), 5);
  expect(third.record().reseeds?.map(({ seed }) => seed)).toEqual(['b', '7']);
  const loaded = load(dice, JSON.parse(JSON.stringify(third.record())));
  expect(shown(loaded)).toBe(shown(third));
  expect(shown(played(loaded, 5))).toBe(shown(played(third, 5)));
  expect(first.record().reseeds).toBeUndefined();
});

test('a reseeded fork takes back and makes again what was chosen before it was forked', () => {
  const match = played(start(dice, { seed: 9, options: { target: 1000 } }), 3);
  const fork = played(match.fork({ reseed: 'b' }), 2);
  const standing = shown(fork);
  const { seat } = asked(fork);
  for (const _ of [1, 2]) fork.undo(seat, { force: true });
  for (const _ of [1, 2]) fork.redo(seat);
  expect(shown(fork)).toBe(standing);
});

test('a fork inside an open together has the secret answers so far, and lists of its own', () => {
  const match = start(duel, { seed: 1 });
  chooseAs(match, 0, 'paper');
  chooseAs(match, 1, 'rock');
  chooseAs(match, 1, 2);
  const fork = match.fork();
  expect(shown(fork)).toBe(shown(match));
  expect(fork.waiting()).toEqual([0]);
  chooseAs(fork, 0, 3);
  expect(fork.events).toEqual([{ type: 'fought', weapons: ['paper', 'rock'], stakes: [3, 2] }]);
  expect(match.events).toEqual([]);
  chooseAs(match, 0, 1);
  expect(match.events).toEqual([{ type: 'fought', weapons: ['paper', 'rock'], stakes: [1, 2] }]);
});

test('the first match that is ever played forks in the middle of a power like all others', () => {
  const match = start({ ...workshop }, { seed: 1 });
  choose(match, 'wheel', true, 'coal');
  const fork = match.fork();
  expect(shown(fork)).toBe(shown(match));
  for (const it of [match, fork]) choose(it, ['top'], true);
  expect(shown(fork)).toBe(shown(match));
  expect(fork.state.done).toEqual([['fit wheel', 'heat by coal', 'strike top', 'polish'], []]);
});

test('a game may copy its states itself', () => {
  let copies = 0;
  const own = {
    ...dice,
    copy: (state: State): State => {
      copies += 1;
      return { ...state, scores: state.scores.slice() };
    },
  };
  const match = played(start(own, { seed: 9 }), 5);
  const before = shown(match);
  played(match.fork(), 5);
  expect(copies).toBeGreaterThan(0);
  expect(shown(match)).toBe(before);
});

/** Whoever is asked rolls twice out of three times. */
function played(match: Match<State, Event>, answers: number): Match<State, Event> {
  for (let left = answers; left > 0; left--) choose(match, left % 3 === 0 ? 'hold' : 'roll');
  return match;
}
