/** Looking for a way to the end has a limit; passing it throws and names the question. */
import { expect, test } from 'vitest';
import { BrokenRules, choose, chooseSome, type Flow } from '../../src/index.ts';
import { answer, asking, offer, open, shown } from './table.ts';

const WAYS = ['north', 'east', 'south', 'west'];

/** Behind the maze are 4 + 16 positions, and no way out of any of them. */
function* mazeOrGarden(): Flow<never, string> {
  const way = yield* choose(0, 'Which way in?', ['maze', 'garden', 'road'], { prune: true });
  if (way === 'maze') {
    yield* choose(0, 'Which way now?', WAYS);
    yield* choose(0, 'And now?', WAYS);
    yield* choose(0, 'Which way out?', []);
  }
  return way;
}

test('within the limit, what leads only to dead ends is not offered', () => {
  expect(offer(asking(mazeOrGarden, { limits: { tries: 30 } }))).toEqual(['garden', 'road']);
});

test('beyond it, the rules are broken, and the question is named', () => {
  const starting = () => asking(mazeOrGarden, { limits: { tries: 10 } });
  expect(starting).toThrow(BrokenRules);
  expect(starting).toThrow(expect.objectContaining({ code: 'limit' }));
  expect(starting).toThrow(/"Which way in\?".* 10 /);
});

test('the match stands at the last open prompt, answerable', () => {
  const match = asking(
    function* () {
      const come = yield* choose(0, 'Do you come?', ['yes', 'no']);
      return come === 'yes' ? yield* mazeOrGarden() : come;
    },
    { limits: { tries: 10 } },
  );
  const before = shown(match);
  expect(() => answer(match, 'yes')).toThrow(expect.objectContaining({ code: 'limit' }));
  expect(shown(match)).toBe(before);
  answer(match, 'no');
  expect(match.state.taken).toEqual(['no']);
});

test('also if that prompt was pruned, in the turn before', () => {
  const match = asking(
    function* (taken) {
      if (taken.length > 0) return yield* mazeOrGarden();
      const way = yield* choose(0, 'First of all?', ['trap', 'on', 'back'], { prune: true });
      if (way === 'trap') yield* choose(0, 'Which way out?', []);
      return way;
    },
    { limits: { tries: 10 }, turns: 2 },
  );
  expect(offer(match)).toEqual(['on', 'back']);
  const before = shown(match);
  expect(() => answer(match, 'on')).toThrow(expect.objectContaining({ code: 'limit' }));
  expect(shown(match)).toBe(before);
});

test('a set that cannot be finished is looked for no longer than that', () => {
  const numbers = Array.from({ length: 30 }, (_, index) => index);
  const starting = () => asking(() => chooseSome(0, 'Which of thirty?', numbers, { enough: () => false }));
  expect(starting).toThrow(expect.objectContaining({ code: 'limit' }));
  expect(starting).toThrow(/"Which of thirty\?"/);
  expect(() => open(asking(() => chooseSome(0, 'Which of thirty?', numbers)))).not.toThrow();
});
