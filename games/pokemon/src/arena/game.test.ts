/** The arena as a whole: it is a game as any other, and all moves have their place in it. */
import { Misuse, seeded, start } from '@fermata/core';
import { load } from '@fermata/core/host';
import { randomAnswer } from '@fermata/core/moves';
import { checkGame, strict } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { eventLines, fight } from '../../test/arena.ts';
import { MOVES } from '../data/index.ts';
import type { Event } from '../events.ts';
import { STRUGGLE } from '../state.ts';
import { arena } from './game.ts';

test('records of the first version are refused by name', () => {
  const record = { ...start(arena, { seed: 1 }).record(), version: 1 };
  expect(() => load(arena, record)).toThrow(
    new Misuse('record', 'this is a record of pokemon-arena version 1; the rules are version 2'),
  );
});

test('keeps what every game promises', { timeout: 300_000 }, () => {
  expect(checkGame(arena, { seconds: 300, matches: 4 }).leftOut).toEqual([]);
});

describe('Whatever happens,', () => {
  test.each(MOVES.filter(({ number }) => number !== STRUGGLE).map(({ id }) => id))('%s leads to something', (id) => {
    const moves = [id, id === 'splash' ? 'teleport' : 'splash'];
    const [fast, slow] = [
      { species: 'electrode', moves },
      { species: 'slowpoke', moves: ['pound', 'splash'] },
    ];
    for (let seed = 0; seed < 5; seed++) {
      const match = start(strict(arena), { position: { sides: [{ team: [fast] }, { team: [slow] }] }, seed });
      for (const prompt of match.prompts()) match.answer(prompt.id, 0);
      expect(ownTale(match.events).some(({ type }) => CONSEQUENCES.includes(type))).toBe(true);
    }
  });

  test('whoever has no points left struggles, and is hurt by it', () => {
    const match = fight([{ pp: [0, 0], bag: { xattack: 1 } }, {}], ['struggle', 'splash'], {
      crit: [false],
      damage: [255],
    });
    // 42 · 50 / 50 + 2 is 44, half of which comes back.
    expect(eventLines(match, 'used', 'damaged')).toEqual([
      'used 0 struggle',
      'damaged 1 44 move',
      'damaged 0 22 recoil',
      'used 1 splash',
    ]);
  });

  test('battles between random teams end by themselves', () => {
    for (let seed = 0; seed < 20; seed++) {
      const oracle = seeded(seed, 1);
      const match = start(arena, { seed });
      match.run([0, 1].map(() => (prompt) => randomAnswer(prompt, oracle)));
      expect(match.outcome).toHaveLength(2);
    }
  });
});

/** What a move that was used can lead to, one way or the other. */
const CONSEQUENCES: Event['type'][] = ['charged', 'damaged', 'effectApplied', 'effectFailed', 'missed', 'noEffect'];

/** From what seat 0 does until seat 1 acts, or to the end. */
function ownTale(events: readonly Event[]): readonly Event[] {
  const isDeed = (seat: number) => (event: Event) =>
    (event.type === 'used' || event.type === 'charged' || event.type === 'failed') && event.seat === seat;
  const own = events.slice(events.findIndex(isDeed(0)));
  const other = own.findIndex(isDeed(1));
  return other < 0 ? own : own.slice(0, other);
}
