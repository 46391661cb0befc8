/** Tokens that come from outside, that are named on their way from one hidden place to another, or that a question names. */
import { describe, expect, test } from 'vitest';
import { parcels, type State } from '../../test/games/parcels.ts';
import { choose } from '../../test/games/table.ts';
import { seeded, start } from '../index.ts';

const WORLDS = 3_000;

/** How often something is so in worlds that seat 0 may believe in, of all; seat 1 gives away the first it has. */
function share(deeds: readonly string[], isSo: (state: State, truth: State) => boolean): number {
  const match = start(parcels(), { seed: 1 });
  for (const deed of deeds) {
    choose(match, deed);
    if (deed === 'give') choose(match, { weight: 1, cards: [match.state.left[0]] });
  }
  const oracle = seeded('parcels');
  let count = 0;
  for (let world = 0; world < WORLDS; world++)
    if (isSo(match.redeal(0, oracle).state as State, match.state as State)) count++;
  return count / WORLDS;
}

/** Within three standard deviations of n in d. */
function expectShare(found: number, n: number, d: number): void {
  const deviation = Math.sqrt(((n / d) * (1 - n / d)) / WORLDS);
  expect(Math.abs(found - n / d)).toBeLessThanOrEqual(3 * deviation);
}

describe.each([
  ['in the same turn', []],
  ['in a later turn', ['rest']],
])('%s', (_, later) => {
  test('of three that came from outside two lie on the left; what lay hidden before is none of them', () => {
    expectShare(
      share(['arrive', ...later], ({ left }) => left.includes('a')),
      2,
      3,
    );
    expect(
      share(['arrive', ...later], ({ cellar }) => cellar.join() === 'old 0,old 1' || cellar.join() === 'old 1,old 0'),
    ).toBe(1);
  });

  test('one of the two was given away: each of the three is the one that was not in one of three', () => {
    expectShare(
      share(['arrive', 'give', ...later], ({ left }) => left.includes('c')),
      1,
      3,
    );
  });

  test('what is named while it is buried lies where it was buried, and of the other two each is as likely to be left', () => {
    const buried = (_: State, { right }: State) => right[1] as string;
    expect(share(['arrive', 'bury', ...later], (state, truth) => state.right.includes(buried(state, truth)))).toBe(1);
    expectShare(
      share(['arrive', 'bury', ...later], ({ left }, truth) => left[0] === truth.left[0]),
      1,
      2,
    );
  });

  test('coins of a kind that was not there before stay among themselves', () => {
    expect(share(['pay', ...later], ({ coins }) => [...coins].sort().join() === 'dime,penny')).toBe(1);
  });
});

test('what a question names stays where it is, however many others there are', () => {
  const match = start(parcels(400), { seed: 1 });
  choose(match, 'take', 'take', 'name');
  const { left, cellar } = match.state;
  const oracle = seeded('named');
  for (let world = 0; world < 20; world++) {
    const { state } = match.redeal(0, oracle);
    expect([...state.left].sort()).toEqual([...left].sort());
    expect(state.cellar[7]).toBe(cellar[7]);
  }
});
