/** What a zone is said not to hold is remembered in later turns, until something comes in unseen. */
import { expect, test } from 'vitest';
import { cardsOf, fish } from '../../test/games/fish.ts';
import { choose } from '../../test/games/table.ts';
import { BrokenRules, type Seat, seeded, start } from '../index.ts';
import { checkGame, ScriptedOracle } from '../testing/index.ts';

/** The hands in which cards of the rank turn up in worlds that seat 0 may believe in. */
function handsWith(rank: string, ...asked: readonly string[]): Seat[] {
  const match = start(fish, { oracle: new ScriptedOracle({ pond: ['red ace', 'blue ace'] }) });
  choose(match, ...asked);
  const oracle = seeded(rank);
  const found = new Set<Seat>();
  for (let worlds = 0; worlds < 100; worlds++) {
    for (const [seat, hand] of match.redeal(0, oracle).state.hands.entries())
      if (hand.some((card) => cardsOf(rank).includes(card))) found.add(seat);
  }
  return [...found].sort();
}

test.each<[rule: string, rank: string, asked: string[], hands: Seat[]]>([
  ['at first either of the others may hold an ace', 'ace', [], [1, 2]],
  ['the next one who said it has no ace has none in the next turn, either', 'ace', ['ace'], [0, 2]],
  ['another rank it may hold', 'queen', ['ace'], [1, 2]],
  ['once it has fished, it may have an ace after all', 'ace', ['ace', 'king'], [0, 1, 2]],
  ['the other one said it has no king: the next one may have it', 'king', ['ace', 'king'], [0, 1]],
])('%s', (_, rank, asked, hands) => {
  expect(handsWith(rank, ...asked)).toEqual(hands);
});

test('the game with such events is sound', () => {
  expect(checkGame(fish, { matches: 5, seconds: 120 })).toEqual({ matches: 5, leftOut: [] });
});

test('an event that says what is not so is refused', () => {
  const lacks = { denied: () => ({ zone: 'hand 1', tokens: ['red queen'] }) };
  const match = start({ ...fish, secrets: { ...fish.secrets, lacks } }, { seed: 1 });
  choose(match, 'ace');
  const message = 'zone "hand 1" holds "red queen", which it is said to lack; mend secrets.lacks';
  expect(() => match.redeal(0, seeded(1))).toThrow(new BrokenRules('secret', message));
});
