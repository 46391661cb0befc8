import { expect, test } from 'vitest';
import { broken } from '../../test/games/broken.ts';
import { dice } from '../../test/games/dice.ts';
import { duel } from '../../test/games/duel.ts';
import { asked, choose } from '../../test/games/table.ts';
import { workshop } from '../../test/games/workshop.ts';
import { load, replay } from '../host.ts';
import { Misuse, start } from '../index.ts';
import { ScriptedOracle } from '../testing/index.ts';

test('a time-out takes the default that the prompt declares, and the record says so', () => {
  const match = start(dice, { oracle: new ScriptedOracle([4, 3]) });
  expect(asked(match)).toMatchObject({ options: ['roll', 'hold'], otherwise: 1 });
  match.expire(asked(match).id);
  expect(match.events.map(({ type }) => type)).toEqual(['rolled', 'banked', 'rolled']);
  expect(match.record().notes).toEqual({ 0: 'time-out' });
});

test('nothing is chosen on a player’s behalf where no default is declared', () => {
  const match = start(workshop);
  expect(() => match.expire(0)).toThrow(
    new Misuse('nothing', '"Which part?" declares no default; let a named agent answer'),
  );
});

test('whoever decides for a seat is named under the number of the choice', () => {
  const match = start(workshop);
  choose(match, 'axle');
  match.answer(asked(match).id, 1, 'the greedy bot');
  choose(match, true);
  expect(match.record().notes).toEqual({ 1: 'the greedy bot' });
  expect(load(workshop, match.record()).record()).toEqual(match.record());
});

test('simultaneous answers are one choice: a note has its number, the seat and which of its answers it is', () => {
  const match = start(duel);
  match.answer(asked(match, 1).id, 0, 'a bot');
  choose(match, 'paper', 1);
  choose(match, 1);
  choose(match, 'ha');
  expect(match.record().notes).toEqual({ '0.1.0': 'a bot' });
});

test('a choice that was taken back leaves no note, and brings it along when it is made again', () => {
  const match = start(workshop);
  choose(match, 'axle');
  match.answer(asked(match).id, 1, 'a bot');
  match.undo(0);
  expect(match.record().notes).toBeUndefined();
  match.redo(0);
  expect(match.record().notes).toEqual({ 1: 'a bot' });
  match.undo(0);
  choose(match, true);
  expect(match.record().notes).toBeUndefined();
});

test('a choice over which the rules broke leaves no note', () => {
  const match = start(broken);
  expect(() => match.answer(asked(match).id, 1, 'a bot')).toThrow('the pump is dry');
  choose(match, 'rest');
  expect(match.record().notes).toBeUndefined();
});

test('forks and replays keep the notes of the choices they have', () => {
  const match = start(workshop);
  match.answer(asked(match).id, 0, 'a bot');
  match.answer(asked(match).id, 1, 'a cat');
  expect(match.fork().record().notes).toEqual({ 0: 'a bot', 1: 'a cat' });
  expect(replay(workshop, match.record(), 1).record().notes).toEqual({ 0: 'a bot' });
});
