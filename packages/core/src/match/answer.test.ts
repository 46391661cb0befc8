import { expect, test } from 'vitest';
import { dice } from '../../test/games/dice.ts';
import { duel } from '../../test/games/duel.ts';
import { smugglers } from '../../test/games/smugglers.ts';
import { asked, choose, chooseAs, shown, thrown } from '../../test/games/table.ts';
import { workshop } from '../../test/games/workshop.ts';
import { load } from '../host.ts';
import { type Choice, type MatchRecord, Misuse, SPECTATOR, start } from '../index.ts';
import { ScriptedOracle } from '../testing/index.ts';

const PARTS = ['axle', 'wheel', 'spring'];

test('a match stands at its first question, with the whole offer', () => {
  const match = start(workshop);
  expect(match.prompts()).toEqual([
    {
      id: 0,
      seat: 0,
      label: 'Which part?',
      options: PARTS,
      several: undefined,
      about: undefined,
      shows: false,
      except: [],
      otherwise: undefined,
    },
  ]);
  expect(match.prompts(0)).toEqual(match.prompts());
  expect(match.prompts(1)).toEqual([]);
  expect(match.waiting()).toEqual([0]);
  expect(match.choices).toBe(0);
  expect(match.outcome).toBeUndefined();
});

test('an answer plays on to the next question', () => {
  const match = start(workshop);
  match.answer(asked(match).id, 1);
  expect(match.events).toEqual([{ type: 'fitted', seat: 0, part: 'wheel' }]);
  expect(asked(match)).toMatchObject({ seat: 0, label: 'Hammer it?', options: [true, false] });
  expect(match.choices).toBe(1);
});

test.each<[rule: string, choice: unknown, message: string]>([
  ['one option is one number', [0], '"Which part?" wants the index of one option, 0 to 2; got [0]'],
  ['a number is an index, not the option', 'axle', '"Which part?" wants the index of one option, 0 to 2; got "axle"'],
  ['an index is a whole number', 0.5, '"Which part?" wants the index of one option, 0 to 2; got 0.5'],
  ['nothing is no answer', undefined, '"Which part?" wants the index of one option, 0 to 2; got nothing'],
  ['there are three options', 3, '"Which part?" has options 0 to 2; there is no option 3'],
  ['they begin with the first', -1, '"Which part?" has options 0 to 2; there is no option -1'],
])('an illegal answer changes nothing and says what was wrong: %s', (_, choice, message) => {
  const match = start(workshop);
  const before = shown(match);
  expect(() => match.answer(0, choice as Choice)).toThrow(new Misuse('choice', message));
  expect(shown(match)).toBe(before);
});

test.each<[rule: string, monster: unknown]>([
  ['a list of a million', Array.from({ length: 1e6 }, (_, at) => at)],
  ['a list of a million times the same', Array(1e6).fill(0)],
  ['a list that nests ten thousand deep', JSON.parse('['.repeat(1e4) + ']'.repeat(1e4))],
  ['a text of a million letters', 'x'.repeat(1e6)],
])('%s is refused in one short line, where one option is asked for and where several are', (_, monster) => {
  const match = start(workshop);
  for (const label of ['Which part?', 'Strike it where?']) {
    if (asked(match).label !== label) choose(match, 'wheel', true, 'wood');
    const before = shown(match);
    const refused = thrown(() => match.answer(asked(match).id, monster as Choice));
    expect(refused).toMatchObject({ name: 'Misuse', code: 'choice' });
    expect(refused.message).toMatch(new RegExp(`^"${label.replace('?', '.')}" .{1,250}$`));
    expect(shown(match)).toBe(before);
    const record = { ...match.record(), turns: [...match.record().turns, [monster]] } as MatchRecord;
    const unread = thrown(() => load(workshop, record));
    expect(unread).toMatchObject({ name: 'Misuse', code: 'record' });
    expect(unread.message).toMatch(/^.{1,350}$/);
  }
});

test.each<[what: string, value: unknown]>([
  ['nested ten thousand deep', JSON.parse('['.repeat(1e4) + ']'.repeat(1e4))],
  ['a big integer', 0n],
  ['a symbol', Symbol('0')],
  ['a text', '0'],
])('a prompt, a seat or a position that is %s is refused in one short line', (_, value) => {
  const match = start(workshop);
  for (const refused of [
    () => match.answer(value as number, 0),
    () => match.as(0).answer(value as number, 0),
    () => match.view(value as number),
    () => match.prompts(value as number),
    () => start(dice, { position: value }),
  ])
    expect(thrown(refused)).toMatchObject({ name: 'Misuse', message: expect.stringMatching(/^.{1,250}$/) });
});

test.each<[rule: string, id: number, message: string]>([
  ['one that is answered', 0, 'prompt 0 is not open; seat 0 is asked 64'],
  ['one that is yet to come', 128, 'prompt 128 is not open; seat 0 is asked 64'],
  ['one of a seat that is not asked', 1, 'prompt 1 is not open; seat 1 is asked nothing'],
  ['one of a seat that is not there', 999, 'there is no prompt 999'],
])('a prompt that is not open takes no answer: %s', (_, id, message) => {
  const match = start(workshop);
  choose(match, 'axle');
  const before = shown(match);
  expect(() => match.answer(id, 0)).toThrow(new Misuse('prompt', message));
  expect(() => match.expire(id)).toThrow(new Misuse('prompt', message));
  expect(shown(match)).toBe(before);
});

test.each([-1, 2, 0.5, Number.NaN])('there is no seat %d at a table for two', (seat) => {
  const match = start(workshop);
  const refusal = new Misuse('seat', `there is no seat ${seat}; seats are 0 to 1`);
  expect(() => match.prompts(seat)).toThrow(refusal);
  expect(() => match.as(seat)).toThrow(refusal);
  expect(() => match.undo(seat)).toThrow(refusal);
  expect(() => match.redo(seat)).toThrow(refusal);
});

test('ids count the prompts of a seat, whatever the others are asked', () => {
  const match = start(workshop);
  choose(match, 'axle', false, true);
  expect(asked(match)).toMatchObject({ seat: 1, id: 1 });
  choose(match, 'axle', false, true);
  expect(asked(match)).toMatchObject({ seat: 0, id: 3 * 64 });
});

test('seats that choose together are all waited for, in the order of seats', () => {
  const match = start(smugglers, { seats: 3, position: { hands: [[], [], []], market: ['amber'] } });
  choose(match, 'auction');
  expect(match.waiting()).toEqual([0, 1, 2]);
  chooseAs(match, 1, 0);
  expect(match.waiting()).toEqual([0, 2]);
  expect(match.prompts().map(({ seat, options }) => [seat, options])).toEqual([
    [0, [0, 1, 2]],
    [2, [0, 1, 2]],
  ]);
});

test('the order of the prompts does not tell who was first', () => {
  const [one, other] = [start(duel), start(duel)];
  chooseAs(one, 0, 'rock');
  chooseAs(one, 1, 'rock');
  chooseAs(other, 1, 'rock');
  chooseAs(other, 0, 'rock');
  expect(one.prompts()).toEqual(other.prompts());
  chooseAs(one, 0, 1);
  chooseAs(other, 0, 1);
  expect(shown(one)).toBe(shown(other));
});

test('a simultaneous answer of two prompts is given one after the other', () => {
  const match = start(duel);
  chooseAs(match, 1, 'paper');
  expect(match.prompts().map(({ seat, label }) => [seat, label])).toEqual([
    [0, 'Which weapon?'],
    [1, 'Which stake?'],
  ]);
  chooseAs(match, 1, 3);
  chooseAs(match, 0, 'scissors');
  chooseAs(match, 0, 1);
  expect(match.events).toEqual([{ type: 'fought', weapons: ['scissors', 'paper'], stakes: [1, 3] }]);
  expect(match.state.scores).toEqual([3, 0]);
});

test('choices that nobody has made do not count', () => {
  const match = start(duel);
  expect(match.choices).toBe(0);
  for (const weapon of ['rock', 'rock']) choose(match, weapon, 1);
  expect(match.choices).toBe(1);
});

test('a list that was given as an answer stays the caller’s own', () => {
  const match = start(workshop);
  choose(match, 'axle', true, 'coal');
  const where = [0, 2];
  match.answer(asked(match).id, where);
  const record = match.record();
  where.pop();
  expect(match.record()).toEqual(record);
});

test('the match is over when the rules say so', () => {
  const match = start(dice, { oracle: new ScriptedOracle([6, 6, 5]), options: { target: 11 } });
  choose(match, 'roll', 'hold');
  expect(match.state.scores).toEqual([12, 0]);
  expect(match.outcome).toEqual([
    { rank: 1, score: 12 },
    { rank: 2, score: 0 },
  ]);
  expect(match.prompts()).toEqual([]);
  expect(match.waiting()).toEqual([]);
});

test('from its own side a seat answers its own prompts, and no others', () => {
  const match = start(duel);
  const [own, other] = [asked(match, 0).id, asked(match, 1).id];
  const before = shown(match);
  expect(() => match.as(0).answer(other, 0)).toThrow(new Misuse('seat', `prompt ${other} is not for seat 0`));
  expect(shown(match)).toBe(before);
  match.as(0).answer(own, 0);
  expect(match.prompts().map(({ id }) => id)).not.toContain(own);
});

test('a view is of a seat at the table, or of a spectator', () => {
  const match = start(duel);
  expect(match.view(SPECTATOR)).toEqual(match.view(0));
  for (const look of [() => match.view(99), () => match.eventsFor(1.5), () => match.subscribe(2, () => {})]) {
    expect(look).toThrow('seats are 0 to 1');
  }
});
