/** From what was touched to an answer. */
import type { OpenQuestion } from '@fermata/session';
import { describe, expect, test } from 'vitest';
import { ahead, enough, lit, needsList, type Outcome, optionsLeft, type Posed, touch, UNTOUCHED } from './touching.ts';

function posed(
  points: readonly (readonly string[])[],
  rest: Partial<OpenQuestion> = {},
  except: [string, string][] = [],
  leads: readonly (readonly string[])[] = [],
): Posed {
  const options = points.map((_, at) => at);
  const asked = {
    id: 1,
    seat: 0,
    label: 'Which?',
    text: 'Which?',
    options,
    texts: options.map((at) => `option ${at}`),
    except: [],
    basis: '0.1',
  };
  const numbers = points.map((_, option) => option + 1);
  return { asked: { ...asked, ...rest }, points, leads, numbers, except: new Map(except) };
}

const touched = (...ids: string[]) => ({ ...UNTOUCHED, ids });

describe('one answer', () => {
  test.each<[rule: string, question: Posed, before: readonly string[], id: string, outcome: Outcome]>([
    ['what only one option means is the answer', posed([['a'], ['b']]), [], 'b', { type: 'answer', option: 1 }],
    [
      'what several mean is touched first',
      posed([
        ['card', 'row 1'],
        ['card', 'row 2'],
      ]),
      [],
      'card',
      { type: 'touched', ids: ['card'] },
    ],
    [
      'and then the rest decides',
      posed([
        ['card', 'row 1'],
        ['card', 'row 2'],
      ]),
      ['card'],
      'row 2',
      { type: 'answer', option: 1 },
    ],
    [
      'in any order',
      posed([
        ['card', 'row 1'],
        ['other', 'row 1'],
        ['card', 'row 2'],
      ]),
      ['row 2'],
      'card',
      { type: 'answer', option: 2 },
    ],
    [
      'what is meant twice is touched twice',
      posed([
        ['seed', 'seed'],
        ['seed', 'fish'],
      ]),
      ['seed'],
      'seed',
      { type: 'answer', option: 0 },
    ],
    [
      'what was touched is taken back by touching it again',
      posed([
        ['a', 'b'],
        ['a', 'c'],
      ]),
      ['a'],
      'a',
      { type: 'touched', ids: [] },
    ],
    ['what is not offered says why', posed([['a']], {}, [['b', 'no food']]), [], 'b', { type: 'not', why: 'no food' }],
    ['anything else is nothing', posed([['a']]), [], 'z', { type: 'nothing' }],
  ])('%s', (_, question, before, id, outcome) => {
    expect(touch(question, touched(...before), id)).toEqual(outcome);
  });

  test('one that is wholly touched while others go on can be taken', () => {
    const question = posed([['egg'], ['egg', 'egg']]);
    expect(touch(question, UNTOUCHED, 'egg')).toEqual({ type: 'touched', ids: ['egg'] });
    expect(enough(question, touched('egg'))).toBe(0);
    expect(needsList(question, touched('egg'))).toBe(false);
  });

  test('where nothing more can be touched a list decides', () => {
    const question = posed([['die'], ['die'], ['other']]);
    expect(needsList(question, touched('die'))).toBe(true);
    expect(optionsLeft(question, touched('die'))).toEqual([0, 1]);
  });

  test('what can be touched says what for', () => {
    const { can, on } = lit(posed([['a'], ['b'], ['b']]), UNTOUCHED);
    expect([...can]).toEqual([
      ['a', 'option 0'],
      ['b', '2 options'],
    ]);
    expect([...on]).toEqual([]);
  });
});

describe('a set', () => {
  const question = posed([['a'], ['b'], ['c']], { several: { min: 1, max: 2 } });

  test('touching picks, and takes back', () => {
    expect(touch(question, UNTOUCHED, 'b')).toEqual({ type: 'pick', option: 1 });
    expect(touch(question, { ...UNTOUCHED, picked: [1], next: [0] }, 'b')).toEqual({ type: 'pick', option: 1 });
  });

  test('what can no longer be finished is not lit', () => {
    const { can, on } = lit(question, { ...UNTOUCHED, picked: [1], next: [0] });
    expect([...can.keys()]).toEqual(['a', 'b']);
    expect([...on]).toEqual(['b']);
  });
});

describe('what touching something would come to', () => {
  const rows = [
    ['card', 'row 1'],
    ['card', 'row 2'],
    ['other', 'row 3'],
  ];

  test.each<[rule: string, question: Posed, before: readonly string[], id: string, expected: readonly string[]]>([
    ['where it could go next', posed(rows), [], 'card', ['row 1', 'row 2']],
    ['nothing that was touched before', posed(rows), ['card'], 'row 2', []],
    ['what its option leads to', posed([['forest'], ['wetland']], {}, [], [['die'], ['tray']]), [], 'forest', ['die']],
    ['nothing, where it cannot be touched', posed(rows), [], 'elsewhere', []],
    [
      'of a set, what it leads to',
      posed([['a'], ['b']], { several: { min: 1, max: 2 } }, [], [['x'], ['y']]),
      [],
      'b',
      ['y'],
    ],
  ])('%s', (_, question, before, id, expected) => {
    expect(ahead(question, touched(...before), id)).toEqual(expected);
  });
});
