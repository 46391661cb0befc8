/** A move is played whole or not at all, and completed only with legal answers. */
import { describe, expect, test } from 'vitest';
import { choose, Misuse, roll } from '../../src/index.ts';
import { choices, complete, type Move, play } from '../../src/moves.ts';
import type { Position } from './cards.ts';
import { anyAnswer, asking, at, named, offer, shown } from './table.ts';

const given: Position = { display: ['airlift', 'garrison', 'storm', 'purge'], map: { Arles: 't' }, out: 'TTT' };
const [AIRLIFT, STORM, PURGE, PASS] = [0, 1, 2, 3];
const ARLES = 0;

test('the moves below are about this offer', () => {
  expect(offer(at(given))).toEqual(['airlift', 'storm', 'purge', 'pass']);
});

describe('a move that is not whole and legal changes nothing and says why', () => {
  test.each<[what: string, seat: number, move: Move, why: RegExp]>([
    ['nothing is chosen yet', 0, [], /"Which card do you play\?" is still open/],
    ['only the card', 0, [AIRLIFT], /"Where does it land\?" is still open/],
    ['one city of three', 0, [AIRLIFT, ARLES], /"Where does it land\?" is still open/],
    ['a city too many', 0, [AIRLIFT, ARLES, ARLES, ARLES, ARLES], /complete before choice 4/],
    ['a ninth city', 0, [AIRLIFT, ARLES, 8, ARLES], /choice 2: .*there is no option 8/],
    ['a card that is not there', 0, [4], /choice 0: .*there is no option 4/],
    ['no whole number', 0, [AIRLIFT, 1.5], /choice 1: .*got 1\.5/],
    ['a set where one is asked for', 0, [AIRLIFT, [0]], /choice 1: .*got \[0\]/],
    ['one where a set is asked for', 0, [PURGE, 0], /choice 1: .*list of different indices; got 0/],
    ['more than is there', 0, [PURGE, [0, 1]], /choice 1/],
    ['a choice for after the die', 0, [STORM, ARLES, 0], /committed before choice 2/],
    ['a choice for the next turn', 0, [PASS, PASS], /complete before choice 1/],
    ['the move of another', 1, [PASS], /seat 1 is not asked/],
    ['nothing, for another', 1, [], /seat 1 is not asked/],
    ['the move of nobody', 2, [PASS], /there is no seat 2/],
  ])('%s', (_, seat, move, why) => {
    const match = at(given);
    const before = shown(match);
    expect(() => play(match, seat, move)).toThrow(Misuse);
    expect(() => play(match, seat, move)).toThrow(why);
    expect(shown(match)).toBe(before);
  });
});

test('a whole move is all of it', () => {
  const match = at(given);
  play(match, 0, named(match, 'airlift', 'Havre', 'Arles', 'Havre'));
  expect(match.events).toEqual([
    { type: 'played', card: 'airlift' },
    { type: 'placed', piece: 'T1', city: 'Havre' },
    { type: 'placed', piece: 'T2', city: 'Arles' },
    { type: 'placed', piece: 'T3', city: 'Havre' },
    { type: 'ended' },
  ]);
});

test('a move up to the die is whole; what follows is a move of its own', () => {
  const match = at(given);
  play(match, 0, named(match, 'storm', 'Delft'));
  expect(match.events.map(({ type }) => type)).toEqual(['played', 'rolled']);
  play(match, 0, complete(match, 0, [], anyAnswer(1)));
  expect(match.events.map(({ type }) => type)).toEqual(['played', 'rolled', 'removed', 'ended']);
});

test('a move over which rules break, behind what can be tried, is not played at all', () => {
  const match = asking(function* () {
    yield* choose(0, 'Which way?', ['left', 'right']);
    yield* choose(0, 'How far?', [1, 2]);
    yield* roll(6, 'wind');
    throw new Error('the bridge is gone');
  });
  expect(() => play(match, 0, [0, 1])).toThrow('the bridge is gone');
  expect(match.choices).toBe(0);
});

test('a move is a list of choices', () => {
  expect(() => choices(at(given), 0, 'rally' as never)).toThrow('a move is a list of choices; got "rally"');
});

describe('completing', () => {
  test('keeps what was chosen already', () => {
    const match = at(given);
    const begun = named(match, 'airlift', 'Ghent');
    const move = complete(match, 0, begun, anyAnswer(1));
    expect(move.slice(0, begun.length)).toEqual(begun);
    expect(choices(match, 0, move)).toEqual({ status: 'complete' });
  });

  test('refuses an answer that is not legal, and a beginning that is not', () => {
    const match = at(given);
    const before = shown(match);
    expect(() => complete(match, 0, [AIRLIFT], () => 8)).toThrow(/choice 1: .*there is no option 8/);
    expect(() => complete(match, 0, [9], anyAnswer(1))).toThrow(/choice 0: .*there is no option 9/);
    expect(shown(match)).toBe(before);
  });
});
