import { expect, test } from 'vitest';
import { parseChoice } from './answer.ts';
import { offer, questionWith, suggestionsFor } from './question.ts';

const LONG = 'a bird whose power takes a whole sentence to tell, and then another half of one';

test('long options are wrapped under their text', () => {
  const text = offer(questionWith('Which?', [LONG, 'none']), [], { columns: 50, rows: 24 });
  expect(text).toBe(
    [
      'Which?',
      '  1  a bird whose power takes a whole sentence to',
      '     tell, and then another half of one',
      '  2  none',
    ].join('\n'),
  );
});

test('options that begin alike stand under one heading', () => {
  const places = ['Into the forest: Owl', 'Into the forest: Jay', 'Into the wetland: Rail', LONG];
  expect(offer(questionWith('Play?', places), [], { columns: 100, rows: 24 }).split('\n')).toEqual([
    'Play?',
    '  Into the forest:',
    '  1  Owl',
    '  2  Jay',
    '  3  Into the wetland: Rail',
    `  4  ${LONG}`,
  ]);
});

test('what several options say of the same is said once, above them', () => {
  const texts = [`Into the forest: Owl (${LONG})`, `Into the forest: Jay (${LONG})`, `Into the wetland: Jay (${LONG})`];
  expect(offer(questionWith('Play?', texts), [], { columns: 120, rows: 24 }).split('\n')).toEqual([
    'Play?',
    `  1  Into the forest: Owl (${LONG})`,
    `  Jay (${LONG})`,
    '  2  Into the forest',
    '  3  Into the wetland',
  ]);
});

test('what does not fit is cut, and what still does not is set in pages', () => {
  const question = questionWith(
    'Which?',
    Array.from({ length: 20 }, (_, at) => `${String.fromCharCode(97 + at)} ${LONG}`),
  );
  const size = { columns: 40, rows: 16 };
  const page = (at: number) => offer(question, [], size, at).split('\n');
  expect(page(0).slice(0, 2)).toEqual(['Which?', '   1  a a bird whose power takes a…']);
  expect(page(0).slice(-2)).toEqual([
    'Page 1 of 2; type more for the next.',
    'Type look and a key for the whole text of an option.',
  ]);
  expect(page(0).length).toBeLessThan(size.rows);
  expect(page(1)[1]).toMatch(/^ {2}11 {2}k a bird/);
  expect(page(2)).toEqual(page(0));
});

test('many short options share a row, as wide as the terminal is', () => {
  const question = questionWith('Food?', ['seed', 'fish', 'fruit', 'rodent', 'worm']);
  expect(offer(question, [], { columns: 40, rows: 24 }).split('\n')).toEqual([
    'Food?',
    '  1  seed      2  fish      3  fruit',
    '  4  rodent    5  worm',
  ]);
});

const kept = questionWith('Keep which dice?', ['3 8 9', '3 8', '9', 'none']);

test('beside options that begin with numbers stand letters, and it is said so', () => {
  expect(offer(kept).split('\n')).toEqual([
    'Keep which dice?',
    '  a  3 8 9',
    '  b  3 8',
    '  c  9',
    '  d  none',
    'Type a to d, or the text itself.',
  ]);
});

test.each([
  ['c', 2],
  ['9', 2],
  ['3 8', 1],
  ['3 8 9', 0],
])('%j means one of them', (typed, choice) => {
  expect(parseChoice(kept, typed, [])).toBe(choice);
});

test.each([
  ['1', 'there is no option 1 here, where options begin with numbers and their keys are letters; type a to d'],
  ['3', 'there is no option 3 here, where options begin with numbers and their keys are letters; type a to d'],
])('%j means none of them', (typed, why) => {
  expect(() => parseChoice(kept, typed, [])).toThrow(why);
});

test('a letter that is the key of one option and the text of another may mean either', () => {
  const question = questionWith('Which?', ['3', 'b', 'a']);
  expect(() => parseChoice(question, 'a', [])).toThrow('"a" may mean several options');
  expect(parseChoice(question, 'b', [])).toBe(1);
  expect(parseChoice(question, 'c', [])).toBe(2);
});

test('options are listed by their numbers, in whatever order they are offered', () => {
  const question = questionWith('What now?', ['Surf', 'Potion for Mew', 'switch to Mew'], [1, 10, 5]);
  expect(offer(question, ['', 'heals 20', ''], { columns: 60, rows: 24 }).split('\n')).toEqual([
    'What now?',
    '   1  Surf',
    '   5  switch to Mew',
    '  10  Potion for Mew  heals 20',
  ]);
  expect(parseChoice(question, '10', [])).toBe(1);
  expect(suggestionsFor(question).map(({ key }) => key)).toEqual(['1', '5', '10']);
});
