import { describe, expect, test } from 'vitest';
import { Misuse, type Oracle } from '../index.ts';
import { ScriptedOracle } from '../testing/index.ts';

const DIE = (index: number) => index + 1;
const PILE = ['ace', 'king', 'queen'];
const CARD = (index: number) => PILE[index];

describe('A script in order', () => {
  test('is asked for whatever comes next, under any label', () => {
    const oracle = new ScriptedOracle([6, 'queen', 2]);
    expect(oracle.int(6, 'die', DIE)).toBe(5);
    expect(oracle.int(3, 'card', CARD)).toBe(2);
    expect(oracle.int(4, 'number')).toBe(2);
  });

  test('tells what is left over', () => {
    const oracle = new ScriptedOracle([6, 'queen', { suit: 'red' }]);
    oracle.int(6, 'die', DIE);
    expect(oracle.leftOver()).toEqual(['in order: "queen"', 'in order: {"suit":"red"}']);
  });
});

describe('A script by label', () => {
  const script = { die: [6, 1], card: ['queen'] };

  test('is asked for each label by itself', () => {
    const oracle = new ScriptedOracle(script);
    expect(oracle.int(6, 'die', DIE)).toBe(5);
    expect(oracle.int(3, 'card', CARD)).toBe(2);
    expect(oracle.int(6, 'die', DIE)).toBe(0);
    expect(oracle.leftOver()).toEqual([]);
  });

  test('tells what is left over, by label', () => {
    const oracle = new ScriptedOracle(script);
    oracle.int(6, 'die', DIE);
    expect(oracle.leftOver()).toEqual(['die: 1', 'card: "queen"']);
  });

  test('may have any label, also one of its own words', () => {
    const oracle = new ScriptedOracle({ 'in order': [2], die: [6] });
    expect(oracle.int(6, 'die', DIE)).toBe(5);
    expect(oracle.int(6, 'in order', DIE)).toBe(1);
  });
});

describe('A face', () => {
  test('is found whatever the order of its keys', () => {
    const pile = [
      { suit: 'red', rank: 1 },
      { suit: 'red', rank: 2 },
    ];
    expect(new ScriptedOracle([{ rank: 2, suit: 'red' }]).int(2, 'card', (index) => pile[index])).toBe(1);
  });

  test('that lies there twice is the first of them', () => {
    expect(new ScriptedOracle(['b']).int(3, 'card', (index) => ['a', 'b', 'b'][index])).toBe(1);
  });
});

describe('A script with a seed', () => {
  const drawn = (oracle: Oracle, labels: readonly string[]) => labels.map((label) => DIE(oracle.int(6, label, DIE)));

  test('draws from it what is not written down, the same for the same seed', () => {
    const oracle = new ScriptedOracle({ die: [6] }, 'rain');
    const [first, , other] = drawn(oracle, ['die', 'card', 'die']);
    expect(first).toBe(6);
    expect(other).toBe(drawn(new ScriptedOracle({ die: [6] }, 'rain'), ['die', 'card', 'die'])[2]);
    expect(oracle.leftOver()).toEqual([]);
  });

  test('goes on from any place as it went', () => {
    const oracle = new ScriptedOracle({ die: [6, 5] }, 'rain');
    const all = drawn(oracle, ['card', 'die', 'card', 'die', 'die']);
    expect(drawn(oracle.at(2), ['card', 'die', 'die'])).toEqual(all.slice(2));
  });
});

describe('A script that lists what could fall', () => {
  test('lists each face once, and of many the first', () => {
    const says = (n: number, face: (at: number) => unknown) => () => new ScriptedOracle(['none']).int(n, 'card', face);
    expect(says(4, (at) => ['a', 'b'][at % 2])).toThrow('it has "a", "b"');
    expect(says(100, (at) => at)).toThrow('58, 59 … (100 outcomes)');
  });
});

describe('A script that does not fit', () => {
  test.each<[what: string, script: ConstructorParameters<typeof ScriptedOracle>[0], message: string]>([
    ['too short', [], 'the script has no outcome left for "die"; it has 1, 2, 3, 4, 5, 6'],
    [
      'too short for this label',
      { card: ['ace'], die: [] },
      'the script has no outcome left for "die"; it has 1, 2, 3, 4, 5, 6',
    ],
    ['silent on this label', { card: ['ace'] }, 'the script has no outcome left for "die"; it has 1, 2, 3, 4, 5, 6'],
    ['with a wrong face', [7], 'the script says 7 for "die", which has no such outcome; it has 1, 2, 3, 4, 5, 6'],
    [
      'with another kind of face',
      ['six'],
      'the script says "six" for "die", which has no such outcome; it has 1, 2, 3, 4, 5, 6',
    ],
  ])('throws: %s', (_, script, message) => {
    expect(() => new ScriptedOracle(script).int(6, 'die', DIE)).toThrow(new Misuse('options', message));
  });
});

test('a script can be taken up at any place, and the original stays where it is', () => {
  const oracle = new ScriptedOracle({ die: [6, 5, 4], card: ['queen'] });
  oracle.int(6, 'die', DIE);
  oracle.int(3, 'card', CARD);
  oracle.int(6, 'die', DIE);
  expect(oracle.position).toBe(3);
  const again = oracle.at(1);
  expect(again.position).toBe(1);
  expect(again.int(3, 'card', CARD)).toBe(2);
  expect(again.int(6, 'die', DIE)).toBe(4);
  expect(oracle.leftOver()).toEqual(['die: 4']);
});
