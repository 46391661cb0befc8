/** However much is known, a world is found that fits it. */
import { expect, test } from 'vitest';
import { cups } from '../../test/games/cups.ts';
import { choose } from '../../test/games/table.ts';
import { seeded, start } from '../index.ts';

const cards = (colour: string, count: number) => Array.from({ length: count }, (_, at) => `${colour} ${at}`);

/** The cups in redealt worlds, after these moves. */
function worlds(count: number, position: { [cup: string]: string[] }, moves: [card: string, to: string][]) {
  const match = start(cups, { seed: 1, position });
  for (const [card, to] of moves) choose(match, card, to);
  const oracle = seeded('cups');
  return Array.from({ length: count }, () => {
    const { state } = match.redeal(0, oracle);
    for (const [cup, tokens] of Object.entries(match.state.cups)) expect(state.cups[cup]).toHaveLength(tokens.length);
    return state.cups;
  });
}

test('cards of two cups, some of which went into a third, are each as likely to have gone', () => {
  const [red, blue] = [cards('red', 15), cards('blue', 15)];
  const gone = [...red.slice(0, 5), ...blue.slice(0, 5)];
  const found = worlds(
    300,
    { one: red, other: blue, third: [] },
    gone.map((card) => [card, 'third']),
  );
  const went = new Map([...red, ...blue].map((card) => [card, 0]));
  for (const { one, other, third } of found) {
    expect(third?.filter((card) => red.includes(card))).toHaveLength(5);
    expect(red).toEqual(expect.arrayContaining([...(one ?? [])]));
    expect(blue).toEqual(expect.arrayContaining([...(other ?? [])]));
    for (const card of third ?? []) went.set(card, (went.get(card) ?? 0) + 1);
  }
  // Each went one time in three: 100 of 300, give or take four standard deviations.
  for (const times of went.values()) expect(Math.abs(times - 100)).toBeLessThan(33);
});

test('a card that could go either way goes where the others leave room', () => {
  // The three clubs fill two cups and the two hearts a third but for one place: that is the place of the spade.
  const position = {
    a: ['club 1', 'club 2', 'club 3'],
    b: [],
    x: ['heart 1', 'heart 2'],
    y: [],
    both: ['spade', 'joker'],
  };
  const found = worlds(100, position, [
    ['club 3', 'b'],
    ['heart 2', 'y'],
    ['joker', 'a'],
    ['spade', 'x'],
    ['joker', 'table'],
  ]);
  for (const { a, b, x, y } of found) {
    expect([...(a ?? []), ...(b ?? [])].sort()).toEqual(['club 1', 'club 2', 'club 3']);
    expect([...(x ?? []), ...(y ?? [])].sort()).toEqual(['heart 1', 'heart 2', 'spade']);
    expect(x).toContain('spade');
  }
  expect(new Set(found.map(({ b }) => b?.join())).size).toBe(3);
  expect(new Set(found.map(({ y }) => y?.join())).size).toBe(2);
});
