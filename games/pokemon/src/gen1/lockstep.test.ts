/** Battles in step with the public simulator: state, legal choices and generator, before every decision. */
import { load } from '@fermata/core/host';
import { expect, test } from 'vitest';
import { playBattle } from '../../test/battles.ts';
import { replay } from '../../test/lockstep.ts';
import { MOVES } from '../data/index.ts';
import { gen5 } from '../oracle/gen5.ts';
import { gen1 } from './game.ts';

const used = new Set<number>();

test.each([
  ['random', 130],
  ['awkward', 150],
  ['even', 60],
  ['usual', 20],
] as const)('%s teams are in step over %d battles', (kind, battles) => {
  for (let number = 0; number < battles; number++) {
    const { match } = playBattle(kind, number);
    for (const event of match.events) if (event.type === 'used') used.add(event.move);
  }
});

test('every move has been used by then', () => {
  expect(MOVES.filter(({ number }) => !used.has(number)).map(({ id }) => id)).toEqual([]);
});

test('a mismatch says where, and can be played again', () => {
  // Rules by which nobody is ever healed.
  const wrong: typeof gen1 = { ...gen1, apply: { ...gen1.apply, healed: 'informs' } };
  const message = failure(() => {
    for (let number = 0; number < 100; number++) playBattle('awkward', number, wrong);
  });
  expect(message).toMatch(/\n {2}[a-z0-9.]+: theirs .+, ours .+\n/i);
  expect(message).toMatch(/the last lines of the simulator\n {2}\|/);
  const [script, record] = message
    .split('\n')
    .flatMap((line) => (line.startsWith('  {"') ? [JSON.parse(line)] : []))
    .slice(-2);
  expect(replay(script).chosen).toEqual(script.choices); // by the right rules they are in step up to there
  expect(load(wrong, record, { oracle: gen5(script.seed) }).choices).toBe(script.choices.length);
});

function failure(body: () => void): string {
  try {
    body();
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing failed';
}
