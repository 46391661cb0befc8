/** Offers without dead ends: what is behind them is tried, once. */
import { expect, test } from 'vitest';
import { asked, choose, shown } from '../../test/games/table.ts';
import { load } from '../host.ts';
import { choose as ask, chance, defineGame, emit, type Flow, rank, start, together } from '../index.ts';
import { complete, satisfiable } from '../moves.ts';

interface State {
  over: boolean;
}
type Event = { type: 'left' };

const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7];

/** A way out, and a maze of `deep` forks with eight ways each, where only `exit` leads out; `prunes` at each of them. */
function maze({ exit = '', deep = 5, tries = undefined as number | undefined, prunes = true, tosses = false } = {}) {
  let walks = 0;
  const game = defineGame<State, Event>({
    name: 'maze',
    version: 1,
    seats: { min: 1, max: 1 },
    ...(tries !== undefined && { limits: { tries } }),
    setup: () => ({ over: false }),
    *turn(): Flow<Event> {
      walks++;
      if ((yield* ask(0, 'Which way?', ['maze', 'out'], { prune: true })) === 'maze') {
        let path = '';
        for (let step = 0; step < deep; step++) {
          path += yield* ask(0, `Turn ${step}?`, EIGHT, { prune: prunes });
          if (tosses && step === 1 && (yield* chance(1, 2, 'coin'))) path += '-';
        }
        if (!exit.split(' ').includes(path)) yield* ask(0, 'Where now?', []);
      }
      yield* emit({ type: 'left' });
    },
    apply: {
      left: (state) => {
        state.over = true;
      },
    },
    outcome: ({ over }) => (over ? rank([1]) : undefined),
  });
  return { game, walks: () => walks };
}

test('five choices of eight that are all dead ends are tried within the usual limits', () => {
  const match = start(maze().game);
  expect(asked(match).options).toEqual(['out']);
  expect(asked(match).except).toEqual([{ option: 'maze', why: 'it leads only to dead ends' }]);
});

test.each(['00000', '35353', '77777'])('where only %s leads out, each question offers that way alone', (exit) => {
  const match = start(maze({ exit }).game);
  choose(match, 'maze');
  for (const [step, way] of [...exit].entries()) {
    expect(asked(match)).toMatchObject({ label: `Turn ${step}?`, options: [Number(way)] });
    choose(match, Number(way));
  }
  expect(match.outcome).toEqual([{ rank: 1, score: 1 }]);
});

test('what was found out at one offer is not tried again at the next, nor by forks', () => {
  const { game, walks } = maze({ exit: '77777' }); // the last that is tried
  const match = start(game);
  choose(match, 'maze');
  const before = walks();
  for (let step = 0; step < 5; step++) {
    expect(match.fork({ reseed: step }).prompts()).toEqual(match.prompts());
    expect(match.fork().fork().prompts()).toEqual(match.prompts());
    choose(match, 7);
  }
  expect(walks() - before).toBe(5 * 3); // the forks alone
});

test('what was found out below chance does not hold for a fork with other chance', () => {
  const { game } = maze({ exit: '1234 12-56', deep: 4, tosses: true }); // a coin says which of the two
  const match = start(game, { seed: 1 });
  choose(match, 'maze', 1);
  const forks = [match.fork(), ...EIGHT.map((reseed) => match.fork({ reseed })), match];
  const found = forks.map((fork) => {
    choose(fork, 2);
    expect(fork.prompts()).toEqual(load(game, fork.record()).prompts()); // which knows nothing
    return asked(fork).options;
  });
  expect(new Set(found.map(String))).toEqual(new Set(['3', '5']));
});

test('a way that is taken back and gone again is offered as before', () => {
  const match = start(maze({ exit: '35353', prunes: false }).game);
  choose(match, 'maze', 3);
  const standing = shown(match);
  match.undo(0);
  choose(match, 4);
  match.undo(0);
  choose(match, 3);
  expect(shown(match)).toBe(standing);
});

test('what is known of one who chooses with others is not taken for what comes after them', () => {
  const lanes = defineGame<State, Event>({
    name: 'lanes',
    version: 1,
    seats: { min: 2, max: 2 },
    setup: () => ({ over: false }),
    *turn(): Flow<Event> {
      const [, first] = yield* together([0, 1], function* (seat) {
        return seat === 0 ? 'nothing' : yield* ask(1, 'Which lane?', ['dead', 'open', 'wide'], { prune: true });
      });
      if (first === 'dead') yield* ask(1, 'Where now?', []);
      if ((yield* ask(1, 'Which way?', ['left', 'right', 'dead'], { prune: true })) === 'dead')
        yield* ask(1, 'Where now?', []);
      yield* emit({ type: 'left' });
    },
    apply: { left: (state) => void Object.assign(state, { over: true }) },
    outcome: ({ over }) => (over ? rank([1, 1]) : undefined),
  });
  const match = start(lanes);
  expect(asked(match).options).toEqual(['open', 'wide']);
  choose(match, 'open');
  expect(asked(match).options).toEqual(['left', 'right']);
  expect(match.prompts()).toEqual(load(lanes, match.record()).prompts());
});

test('whoever tries in vain for too long is told where, and which limit it was', () => {
  expect(() => start(maze({ tries: 1_000 }).game)).toThrow(
    '"Which way?" was tried 1000 times without finding an end; raise limits.tries, or offer fewer dead ends',
  );
});

test('a move is completed, and found to be completable, in one execution', () => {
  const { game, walks } = maze({ exit: '00000', prunes: false });
  const match = start(game);
  const before = walks();
  expect(complete(match, 0, [0], () => 0)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(walks() - before).toBe(1);
  expect(satisfiable(match, 0, [0])).toBe(true);
  expect(walks() - before).toBeLessThanOrEqual(3); // one to see where it stands, one to the end
  expect(satisfiable(match, 0, [0, 0, 0, 0, 0, 1])).toBe(false);
  expect(() => complete(match, 0, [0], () => 1)).toThrow(
    'this move cannot be completed: choice 5: "Where now?" offers',
  );
});
