/** A set is picked one by one. Here: that the picks unfold into exactly the legal sets, found by trying all. */
import { array, assert, boolean, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playing } from '../../test/games/one-turn.ts';
import { asked } from '../../test/games/table.ts';
import { isChoice } from '../host.ts';
import { type Choice, choose, chooseSome, Misuse, type Prompt, seeded } from '../index.ts';
import { pickable, picks, randomAnswer } from '../moves.ts';
import { enumerate, fraction, plus } from '../odds.ts';

/** Crates on a ship that carries so much; where it `balances`, the picking may stop only at an even weight. */
const loads = record({
  crates: array(integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 6 }),
  carries: integer({ min: 0, max: 20 }),
  min: integer({ min: 0, max: 3 }),
  max: integer({ min: 0, max: 6 }),
  balances: boolean(),
});

interface Load {
  readonly crates: readonly number[];
  readonly carries: number;
  readonly min: number;
  readonly max: number;
  readonly balances: boolean;
}

const weight = (crates: readonly number[]) => crates.reduce((sum, crate) => sum + crate, 0);

/** The prompt, or undefined where there is no legal set, so that there is nothing to ask. */
function prompted({ crates, carries, min, max, balances }: Load): Prompt | undefined {
  const turn = () =>
    chooseSome(0, 'Which crates?', crates, {
      ask: 'always',
      min,
      max,
      fits: (picked) => weight(picked) <= carries,
      enough: (picked) => !balances || weight(picked) % 2 === 0,
    });
  try {
    return asked(playing(turn, {}, { isStrict: false }));
  } catch {
    return undefined;
  }
}

/** Every subset, tried against the rules as they are written. */
function legalSets({ crates, carries, min, max, balances }: Load): number[][] {
  const subsets = Array.from({ length: 2 ** crates.length }, (_, bits) =>
    [...crates.keys()].filter((at) => (bits >> at) % 2 === 1),
  );
  return subsets.filter((subset) => {
    const load = weight(subset.map((at) => crates[at] as number)); // within the crates
    return subset.length >= min && subset.length <= max && load <= carries && (!balances || load % 2 === 0);
  });
}

/** Every set that the picks lead to. */
function unfold(prompt: Prompt, picked: readonly number[] = []): number[][] {
  const { next, done } = picks(prompt, picked);
  return [...(done ? [[...picked]] : []), ...next.flatMap((at) => unfold(prompt, [...picked, at]))];
}

const inOrder = (sets: readonly (readonly number[])[]) => sets.map((set) => set.join(' ')).sort();

describe('The picks of a set', () => {
  test('lead to every legal set once, and to no other', () => {
    assert(
      property(loads, (load) => {
        const prompt = prompted(load);
        expect(inOrder(prompt === undefined ? [] : unfold(prompt))).toEqual(inOrder(legalSets(load)));
      }),
    );
  });

  test('never lead astray: each can be finished', () => {
    assert(
      property(loads, (load) => {
        const prompt = prompted(load);
        const look = (asking: Prompt, picked: readonly number[]): void => {
          const { next, done } = picks(asking, picked);
          expect(done || next.length > 0).toBe(true);
          for (const at of next) look(asking, [...picked, at]);
        };
        if (prompt !== undefined) look(prompt, []);
      }),
    );
  });

  test('are for sets alone', () => {
    const prompt = asked(playing(() => choose(0, 'Which crate?', [1, 2])));
    expect(() => picks(prompt, [])).toThrow(new Misuse('prompt', '"Which crate?" asks for one option, not for a set'));
  });
});

describe('A random answer', () => {
  test('to a question for a set is a legal set', () => {
    assert(
      property(loads, integer(), (load, seed) => {
        const prompt = prompted(load);
        if (prompt === undefined) return;
        expect(inOrder(legalSets(load))).toContain((randomAnswer(prompt, seeded(seed)) as number[]).join(' '));
      }),
    );
  });

  test('to a question for one option is each option equally often', () => {
    const prompt = asked(playing(() => choose(0, 'Which card?', ['ace', 'king', 'queen'])));
    const falls = [...enumerate((oracle) => randomAnswer(prompt, oracle), 3)];
    expect(falls).toEqual([0, 1, 2].map((value) => ({ value, probability: fraction(1, 3) })));
  });

  test('picks or stops with equal odds at every step', () => {
    const prompt = asked(playing(() => chooseSome(0, 'Which cards?', ['ace', 'king'])));
    const odds = new Map<string, ReturnType<typeof fraction>>();
    for (const { value, probability } of enumerate((oracle): Choice => randomAnswer(prompt, oracle), 100)) {
      odds.set(JSON.stringify(value), plus(odds.get(JSON.stringify(value)) ?? fraction(0), probability));
    }
    // First the ace, the king or nothing; after the ace the king or nothing.
    expect(odds).toEqual(
      new Map([
        ['[0,1]', fraction(1, 6)],
        ['[0]', fraction(1, 6)],
        ['[1]', fraction(1, 3)],
        ['[]', fraction(1, 3)],
      ]),
    );
  });
});

test('a set that is allowed and then is not is named, not looked for for ever', () => {
  let asked = 0;
  const turn = () => chooseSome(0, 'Which crates?', [1, 2, 3], { min: 2, max: 2, fits: () => asked++ < 20 });
  const match = playing(turn, {}, { isStrict: false });
  expect(() => {
    for (;;) randomAnswer(match.prompts()[0] as Prompt, seeded('crates')); // one is open
  }).toThrow('judge by what is picked alone');
});

describe('Picking in any order', () => {
  test('whatever is offered belongs to a legal set with what is picked, and nothing else does', () => {
    assert(
      property(loads, integer({ min: 0, max: 63 }), (load, some) => {
        const prompt = prompted(load);
        if (prompt === undefined) return;
        const legal = subsets(load.crates.length).filter((set) => isChoice(prompt, set));
        const picked = load.crates.map((_, at) => at).filter((at) => (some >> at) & 1);
        const grown = legal.filter((set) => picked.every((at) => set.includes(at)));
        const { next, done } = pickable(prompt, picked.toReversed());
        expect(done).toBe(legal.some((set) => `${set}` === `${picked}`));
        expect(next).toEqual([...new Set(grown.flat())].filter((at) => !picked.includes(at)).sort((a, b) => a - b));
      }),
    );
  });

  test('what was picked first may stand last in the list', () => {
    const prompt = asked(playing(() => chooseSome(0, 'Two of three?', ['a', 'b', 'c'], { min: 2, max: 2 })));
    expect(picks(prompt, [2])).toEqual({ next: [], done: false });
    expect(pickable(prompt, [2])).toEqual({ next: [0, 1], done: false });
    expect(pickable(prompt, [2, 0])).toEqual({ next: [], done: true });
  });

  test('what would take too long to tell is offered: a question that bots can answer is none that breaks', () => {
    const light = (weights: readonly number[]) => weights.reduce((sum, weight) => sum + weight, 0) <= 60;
    const crates = Array.from({ length: 40 }, (_, weight) => weight);
    const prompt = asked(playing(() => chooseSome(0, 'Which crates?', crates, { min: 10, max: 10, fits: light })));
    // The nine lightest weigh 36: with any up to 24 they are light enough.
    expect(pickable(prompt, []).next).toEqual(expect.arrayContaining(crates.slice(0, 25)));
  });

  test('what is no option, or no set, is refused', () => {
    const set = asked(playing(() => chooseSome(0, 'Two of three?', ['a', 'b', 'c'], { min: 2, max: 2 })));
    expect(() => pickable(set, [3])).toThrow('"Two of three?" has options 0 to 2; there is no option 3');
    for (const twice of [[2, 2], undefined, '01'])
      expect(() => pickable(set, twice as number[])).toThrow('a set is a list of different options; got ');
    const one = asked(playing(() => choose(0, 'One?', ['a', 'b'])));
    expect(() => pickable(one, [])).toThrow('"One?" asks for one option, not for a set');
  });

  test('one of which so many tries tell nothing is offered', () => {
    const options = Array.from({ length: 40 }, (_, at) => at);
    const even = (picked: readonly number[]) => picked.every((at) => at % 2 === 0);
    const hard = () =>
      chooseSome(0, 'Twenty?', options, {
        min: 1,
        max: 20,
        enough: (picked) => picked.length === 1 || (picked.length === 20 && even(picked)),
      });
    const prompt = asked(playing(hard, { limits: { tries: 1_000 } }, { isStrict: false }));
    // An odd one beside another is never enough, which nobody finds out in so few tries.
    expect(pickable(prompt, [1])).toEqual({ next: options.filter((at) => at !== 1), done: true });
    expect(() => picks(prompt, [1])).toThrow('"Twenty?" was tried 1000 times without finding an end');
  });
});

/** All subsets of 0 to n-1, sorted within. */
function subsets(n: number): number[][] {
  return Array.from({ length: 2 ** n }, (_, bits) =>
    Array.from({ length: n }, (_, at) => at).filter((at) => (bits >> at) & 1),
  );
}
