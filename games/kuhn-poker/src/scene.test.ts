import { SPECTATOR, start } from '@fermata/core';
import { asked, describeThing, frames } from '@fermata/core/host';
import { scripted } from '@fermata/core/testing';
import { motions, pointsOf, sceneText } from '@fermata/scene';
import { checkStaging } from '@fermata/scene/testing';
import { expect, test } from 'vitest';
import { CARDS, kuhnPoker, staging } from './index.ts';

const UNDEALT = {
  ...{ deck: [null, null, null], hands: [[], []], betting: [], shown: false },
  ...{ deal: 1, deals: 1, won: [0, 0] },
};

test('the staging holds, and every question is answered on the board', () => {
  const { questions, onBoard } = checkStaging(kuhnPoker, staging, { seats: 2, matches: 40 });
  expect(questions).toBeGreaterThan(0);
  expect(onBoard).toBe(questions);
});

test('the table tells own card, what is left, was paid and done, the pot, and whose turn it is', () => {
  const match = start(kuhnPoker, { position: { cards: ['Q', 'J'], betting: ['pass', 'bet'] } });
  expect(sceneText(staging.scene(match.view(0), 0), 0).split('\n')).toEqual([
    'Your side (chips left 1, paid 1, did pass)',
    '  Your hand: Queen (beats jack)',
    '  Your chips: 1 chip',
    'Table (ante 1 chip, bet 1 chip, turn yours)',
    '  Deck: 1 card',
    '  Pot: 3 chips',
    'Side of seat 1 (chips left 0, paid 2, did bet)',
    '  Hand of seat 1: Card',
    '  Chips of seat 1: nothing',
  ]);
});

test('a spectator sees backs', () => {
  const match = start(kuhnPoker, { position: { cards: ['Q', 'J'] } });
  const { pieces } = staging.scene(match.view(SPECTATOR), SPECTATOR);
  const cards = pieces.filter(({ kind }) => kind === 'card');
  expect(cards.map(({ id, hidden }) => [id, hidden])).toEqual([
    ['deck#', true],
    ['hand 0#', true],
    ['hand 1#', true],
  ]);
});

test.each([
  ['to bet one touches a chip and the pot; passing is a button', [], 0, [[], ['chips of seat 0', 'pot']]],
  ['to fold one touches the card, to call a chip and the pot', ['bet'], 1, [['J'], ['chips of seat 1', 'pot']]],
])('%s', (_rule, betting, seat, expected) => {
  const match = start(kuhnPoker, { position: { cards: ['Q', 'J'], betting } });
  const view = match.view(seat);
  const question = asked(kuhnPoker, match.prompts()[0]!); // it is not over
  expect(pointsOf(question, staging.scene(view, seat), staging, view)).toEqual(expected);
});

test.each([
  ['a card is dealt from the deck, and turned for its owner', 0, [], ['Q', 'deck', 'hand 0', 1, true]],
  ['the card of the other seat stays a back', 1, [], ['hand 1#', 'deck', 'hand 1', 1, false]],
  ['a bet is a chip that goes into the pot', 2, ['bet'], ['chips of the pot', 'chips 0', 'pot', 1, false]],
  ['after a fold the pot goes to the other seat', 3, ['bet', 'fold'], ['chips of seat 0', 'pot', 'chips 0', 3, false]],
  ['at the showdown a card is turned', 4, ['bet', 'call'], ['J', 'hand 1', 'hand 1', 1, true]],
  ['and the higher card takes the pot', 4, ['bet', 'call'], ['chips of seat 0', 'pot', 'chips 0', 4, false]],
])('%s', (_rule, event, choices, [id, from, to, count, turned]) => {
  const match = scripted(kuhnPoker, { chance: { deal: ['Q', 'J'] }, choices });
  const views = [UNDEALT, ...frames(match, 0).map(({ view }) => view)]; // the first, and one after each event
  const [before, after] = views.slice(event).map((view) => staging.scene(view, 0));
  expect(motions(before!, after!)).toContainEqual({ type: 'moved', id, from, to, count, turned }); // it has happened
});

test.each([
  ['the jack beats nothing', ['J', 'jack'], 'Jack: the lowest card: it wins only if the other seat folds.'],
  ['the queen beats the jack', ['Q', 'Queen'], 'Queen: wins against jack at the showdown.'],
  ['the king beats both', ['K', 'KING'], 'King: wins against jack and queen at the showdown.'],
])('%s, by its name and by its letter', (_rule, names, text) => {
  expect(names.map((name) => describeThing(kuhnPoker, name))).toEqual([text, text]);
});

test('every card and all that lies on the table has a text', () => {
  const { pieces } = staging.scene(UNDEALT, 0);
  const names = [...CARDS, ...pieces.map(({ name }) => name), 'Card', 'chip'];
  for (const name of names) expect(describeThing(kuhnPoker, name), name).toMatch(/^[A-Z].*[.]$/);
  expect(describeThing(kuhnPoker, 'ace')).toBeUndefined();
});

test.each([
  ['who folded', ['bet', 'fold'], 'Seat 1 folded.'],
  ['which card was higher', ['bet', 'call'], 'Queen beats jack.'],
])('the end says %s', (_rule, choices, verdict) => {
  const match = start(kuhnPoker, { position: { cards: ['Q', 'J'] } });
  for (const choice of choices) match.answer(match.prompts()[0]!.id, match.prompts()[0]!.options.indexOf(choice)); // it is not over
  expect(staging.verdict?.(match.view(SPECTATOR))).toBe(verdict);
});

test.each([
  ['who is ahead', [4, -4], ['bet', 'call'], 'Seat 0 has won 6 chips after 3 deals.'],
  ['whoever was behind may be', [-1, 1], ['bet', 'call'], 'Seat 0 has won 1 chip after 3 deals.'],
  ['nobody may be', [-2, 2], ['bet', 'call'], 'Nobody has won a chip after 3 deals.'],
])('after several deals the end says %s', (_rule, won, choices, verdict) => {
  const match = start(kuhnPoker, { position: { cards: ['Q', 'J'], deals: 3, deal: 3, won } });
  for (const choice of choices) match.answer(match.prompts()[0]!.id, match.prompts()[0]!.options.indexOf(choice)); // it is not over
  expect(staging.verdict?.(match.view(SPECTATOR))).toBe(verdict);
});

test('the table of several deals tells which one it is, and the chips that are carried over', () => {
  const match = start(kuhnPoker, { position: { cards: ['Q', 'J'], deals: 10, deal: 2, won: [2, -2] } });
  expect(sceneText(staging.scene(match.view(0), 0), 0).split('\n')).toEqual([
    'Your side (chips left 21, paid 1)', // 2 for each of 10 deals, 2 won, 1 paid
    '  Your hand: Queen (beats jack)',
    '  Your chips: 21 chips',
    'Table (deal 2 of 10, ante 1 chip, bet 1 chip, turn of seat 1)',
    '  Deck: 1 card',
    '  Pot: 2 chips',
    'Side of seat 1 (chips left 17, paid 1)',
    '  Hand of seat 1: Card',
    '  Chips of seat 1: 17 chips',
  ]);
});

test('the staging of several deals holds', () => {
  const { questions, onBoard } = checkStaging(kuhnPoker, staging, { seats: 2, matches: 10, options: { deals: 4 } });
  expect(questions).toBeGreaterThan(0);
  expect(onBoard).toBe(questions);
});
