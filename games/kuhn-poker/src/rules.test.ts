import { SPECTATOR, start } from '@fermata/core';
import { describeEvent } from '@fermata/core/host';
import { checkGame, scripted } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { board, kuhnPoker } from './index.ts';

const PASS_OR_BET = { label: 'Pass or bet?', options: ['pass', 'bet'] };
const FOLD_OR_CALL = { label: 'Fold or call?', options: ['fold', 'call'] };

test.each([
  ['seat 0 acts first', [], 0, PASS_OR_BET],
  ['after a pass the other seat may bet, too', ['pass'], 1, PASS_OR_BET],
  ['a bet is folded to or called', ['bet'], 1, FOLD_OR_CALL],
  ['whoever passed may still fold or call', ['pass', 'bet'], 0, FOLD_OR_CALL],
])('%s', (_rule, betting, seat, offer) => {
  const match = start(kuhnPoker, { position: { cards: ['K', 'J'], betting } });
  expect(match.prompts()).toMatchObject([{ seat, ...offer }]);
  expect(match.prompts(1 - seat)).toEqual([]);
});

test.each([
  ['both pass: the higher card wins the ante', 'KJ', ['pass', 'pass'], [1, -1]],
  ['a bet that is folded to wins the ante, whatever the cards', 'JK', ['bet', 'fold'], [1, -1]],
  ['a bet that is called is won by the higher card', 'QK', ['bet', 'call'], [-2, 2]],
  ['so is one that comes after a pass', 'QJ', ['pass', 'bet', 'call'], [2, -2]],
  ['folding to it loses the ante', 'QJ', ['pass', 'bet', 'fold'], [-1, 1]],
])('%s', (_rule, cards, choices, scores) => {
  const match = scripted(kuhnPoker, { chance: { deal: [...cards] }, choices });
  expect(match.outcome?.map(({ score }) => score)).toEqual(scores);
});

test('a seat sees its own card, in the view and in the event that dealt it', () => {
  const match = scripted(kuhnPoker, { chance: { deal: ['K', 'J'] } });
  expect(match.view(0).hands).toEqual([['K'], [null]]);
  expect(match.view(1).hands).toEqual([[null], ['J']]);
  expect(match.view(SPECTATOR).hands).toEqual([[null], [null]]);
  expect(match.view(0).deck).toEqual([null]);
  expect(match.eventsFor(1)).toEqual([
    { type: 'dealt', seat: 0, card: null },
    { type: 'dealt', seat: 1, card: 'J' },
  ]);
});

test('cards are shown to all at the showdown', () => {
  const match = scripted(kuhnPoker, { chance: { deal: ['K', 'J'] }, choices: ['bet', 'call'] });
  for (const seat of [0, 1, SPECTATOR]) {
    expect(match.view(seat).hands).toEqual([['K'], ['J']]);
    expect(match.eventsFor(seat).at(-1)).toEqual({ type: 'shown', cards: ['K', 'J'] });
  }
});

test('cards stay hidden after a fold', () => {
  const match = scripted(kuhnPoker, { chance: { deal: ['K', 'J'] }, choices: ['bet', 'fold'] });
  expect(match.view(0).hands).toEqual([['K'], [null]]);
  expect(match.view(1).hands).toEqual([[null], ['J']]);
  expect(match.eventsFor(1).at(-1)).toEqual({ type: 'acted', seat: 1, action: 'fold' });
});

test('events are told as a player would', () => {
  const match = scripted(kuhnPoker, { chance: { deal: ['K', 'J'] }, choices: ['pass', 'bet', 'call'] });
  expect(match.eventsFor(0).map((event) => describeEvent(kuhnPoker, event as { type: string }))).toEqual([
    'Seat 0 is dealt K.',
    'Seat 1 is dealt a card.',
    'Seat 0 passes.',
    'Seat 1 bets 1.',
    'Seat 0 calls.',
    'The cards are shown: seat 0 has K, seat 1 has J.',
  ]);
});

test('the board shows own card, payments and the pot', () => {
  const match = start(kuhnPoker, { position: { cards: ['Q', 'J'], betting: ['pass', 'bet'] } });
  expect(board(match.view(0))).toBe(
    ['Seat 0 [Q] paid 1  pass', 'Seat 1 [?] paid 2  bet', 'Deck   [?]', 'Pot 3, seat 0 to act'].join('\n'),
  );
});

test.each([
  [{ cards: ['K', 'K'] }, 'cards are two different ones of J Q K; got ["K","K"]'],
  [{ cards: ['K', 'A'] }, 'cards.1 is one of "J", "Q", "K"; got "A"'],
  [{ cards: 'KQ' }, 'cards is a list of 2; got "KQ"'],
  [{ cards: ['K', 'Q'], betting: 'pass' }, 'betting is a list; got "pass"'],
  [{ cards: ['K', 'Q'], betting: ['call'] }, 'betting has "call" as action 1, where pass or bet is possible'],
  [{ cards: ['K', 'Q'], betting: ['pass', 'pass', 'bet'] }, 'betting has "bet" as action 3, where nothing is possible'],
  [{ cards: ['K', 'Q'], deal: 2 }, 'deal is 1; got 2'],
  [{ cards: ['K', 'Q'], deals: 3, deal: 2, won: [3, -3] }, 'won.0 is a whole number from -2 to 2; got 3'],
  [{ cards: ['K', 'Q'], deals: 3, deal: 2, won: [1, 1] }, 'won is what one seat has taken from the other; got [1,1]'],
])('the position %j is refused: %s', (position, why) => {
  expect(() => start(kuhnPoker, { position })).toThrow(why);
});

test('the deals of a match follow each other, begun by turns, and what was won is carried over', () => {
  const match = scripted(kuhnPoker, {
    options: { deals: 3 },
    chance: { deal: [...'KJ', ...'JQ', ...'QK'] },
    choices: [
      ...['bet', 'call'], // the king takes 2
      ...['pass', 'bet', 'fold'], // seat 1 begins, seat 0 bets with the jack, and the queen folds
      ...['bet', 'call'], // seat 0 begins, and the king of seat 1 takes 2
    ],
  });
  expect(match.events.filter(({ type }) => type === 'gathered')).toEqual([
    { type: 'gathered', seat: 0, chips: 2, deal: 2 },
    { type: 'gathered', seat: 0, chips: 1, deal: 3 },
  ]);
  expect(match.events.flatMap((event) => (event.type === 'acted' ? [event.seat] : []))).toEqual([0, 1, 1, 0, 1, 0, 1]);
  expect(match.outcome?.map(({ score }) => score)).toEqual([1, -1]); // 2 + 1 - 2
});

test('with the next deal all cards lie face down in the deck again', () => {
  const match = scripted(kuhnPoker, {
    options: { deals: 2 },
    chance: { deal: [...'KJ', ...'JQ'] },
    choices: ['bet', 'call'],
  });
  expect(match.view(0).hands).toEqual([['J'], [null]]);
  expect(match.view(SPECTATOR).hands).toEqual([[null], [null]]);
  expect(match.view(SPECTATOR).won).toEqual([2, -2]);
});

test.each([
  [{ deals: 0 }, 'deals is a whole number from 1 to 100; got 0'],
  [{ deals: 101 }, 'deals is a whole number from 1 to 100; got 101'],
  [{ deal: 2 }, 'options has no "deal", did you mean "deals"?'],
])('the options %j are refused: %s', (options, why) => {
  expect(() => start(kuhnPoker, { options })).toThrow(why);
});

test('kuhn poker keeps the invariants and tells no secret', () => {
  expect(checkGame(kuhnPoker, { seconds: 120, seats: 2, matches: 50 }).leftOut).toEqual([]);
}, 120_000);

test('so it does with several deals', () => {
  expect(checkGame(kuhnPoker, { seconds: 120, seats: 2, matches: 10, options: { deals: 3 } }).leftOut).toEqual([]);
}, 120_000);
