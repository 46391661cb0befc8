/** Words find their match in one slot of the process, even if core is loaded twice. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { playing, type Turn } from '../../test/games/one-turn.ts';
import { asked, choose as take } from '../../test/games/table.ts';
import * as core from '../index.ts';
import { claimSlot } from './slot.ts';

const folder = mkdtempSync(join(tmpdir(), 'another-core-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the words of another copy of core work in a match', async () => {
  const other = await anotherCopy();
  const turn: Turn = function* () {
    const cards = yield* other.together([0, 1], (seat) => other.choose(seat, 'Which card?', ['ace', 'king']));
    yield* other.emit({ type: 'said', what: cards });
    return yield* other.choose(1, 'Sure?', ['yes', 'no']);
  };
  const match = playing(turn);
  match.answer(1, 0);
  match.answer(0, 1);
  expect(asked(match).options).toEqual(['yes', 'no']);
  take(match, 'no');
  expect(match.state).toEqual({ said: [['king', 'ace']], returned: 'no' });
});

test('the words of another copy complain where ours would', async () => {
  const { roll, choose } = await anotherCopy();
  expect(() => roll(6, 'die')).toThrow('roll "die" was used outside a match');
  const turn: Turn = function* () {
    void roll(6, 'die'); // unrun: to see it complain
    return yield* choose(0, 'Which card?', ['ace', 'king']);
  };
  expect(() => playing(turn)).toThrow('roll "die" was created and never run');
});

test('a copy that speaks another protocol is refused, and both are named', () => {
  const world = { [Symbol.for('@fermata/core')]: { protocol: 7 } };
  expect(() => claimSlot(world)).toThrow('two versions of @fermata/core are loaded (protocols 7 and 3); keep one');
});

test('a world has one slot', () => {
  const world = {};
  expect(claimSlot(world)).toBe(claimSlot(world));
  expect(claimSlot(world)).not.toBe(claimSlot({}));
});

async function anotherCopy(): Promise<typeof core> {
  cpSync(fileURLToPath(new URL('..', import.meta.url)), folder, { recursive: true });
  const copy: typeof core = await import(pathToFileURL(join(folder, 'index.ts')).href);
  expect(copy.choose).not.toBe(core.choose);
  return copy;
}
