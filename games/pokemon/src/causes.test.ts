/** Whatever happens has a cause, which says what it was about. */
import type { Match } from '@fermata/core';
import { explain } from '@fermata/core/host';
import { describe, expect, test } from 'vitest';
import { fight, type Given } from '../test/arena.ts';
import { playRandomly } from '../test/random-match.ts';
import { arena } from './arena/game.ts';
import type { Event } from './events.ts';
import { gen1 } from './gen1/game.ts';
import type { State } from './state.ts';

describe.each([
  ['gen1', gen1],
  ['arena', arena],
])('In %s', (_name, game) => {
  test.each(['dealt', 'awkward', 'even', 'usual'] as const)('every event of random battles has a cause: %s', (kind) => {
    const logs = ['one', 'two', 'three'].map((seed) => playRandomly(seed, kind, undefined, game).log);
    const without = logs.flat().filter(({ cause }) => cause === undefined);
    expect(without.map(({ event }) => event.type)).toEqual([]);
  });
});

describe('An event is because of', () => {
  const blow = { crit: [false], damage: [255], hit: [true] };

  test.each<
    [what: string, given: readonly Given[], choices: readonly string[], chance: object, event: string, by: string[]]
  >([
    [
      'a move',
      [{ moves: ['surf'] }, {}],
      ['surf', 'splash'],
      { ...blow, hit: undefined },
      'damaged',
      ['Machop: Surf (seat 0)'],
    ],
    ['a choice', [{}, {}], ['splash', 'splash'], {}, 'selected', ['what both have chosen']],
    [
      'who comes in',
      [{ behind: [{ species: 'mew' }] }, {}],
      ['switch 2 mew', 'splash'],
      {},
      'switched',
      ['Mew: comes in (seat 0)'],
    ],
    [
      'an item',
      [{ bag: { potion: 1 }, health: 9 }, {}],
      ['item potion', 'splash'],
      {},
      'healed',
      ['Machop: Potion (seat 0)'],
    ],
    [
      'what ails it',
      [{ status: 'burn' }, {}],
      ['splash', 'splash'],
      {},
      'damaged',
      ['Machop: burn (seat 0)', 'the end of the turn'],
    ],
    [
      'a seed',
      [{ active: { isSeeded: true } }, {}],
      ['splash', 'splash'],
      {},
      'damaged',
      ['Machop: the seed on it (seat 0)', 'the end of the turn'],
    ],
    [
      'having no health left, because of a move',
      [{ moves: ['surf'] }, { health: 1, behind: [{}, {}] }],
      ['surf', 'splash'],
      { ...blow, hit: undefined },
      'fainted',
      ['no health is left (seat 1)', 'Machop: Surf (seat 0)'],
    ],
    [
      'a move that another one has called',
      [{ moves: ['metronome'] }, {}],
      ['metronome', 'splash'],
      { metronome: [57], ...blow, hit: undefined },
      'damaged',
      ['Machop: Surf (seat 0)', 'Machop: Metronome (seat 0)'],
    ],
    ['the end of the turn', [{}, {}], ['splash', 'splash'], {}, 'turnEnded', ['the end of the turn']],
  ])('%s', (_what, given, choices, chance, event, by) => {
    const script = Object.fromEntries(Object.entries(chance).filter(([, falls]) => falls !== undefined));
    expect(causesOf(fight(given, choices, script), event)).toEqual(by);
  });

  test('the very words that are told', () => {
    const match = fight([{ status: 'burn' }, {}], ['splash', 'splash']);
    const at = match.log.findIndex(({ event }) => event.type === 'damaged');
    expect(explain(match, at).text).toContain('because Machop: burn (seat 0)');
  });
});

/** Why the first event of a type happened, the nearest cause first. */
function causesOf(match: Match<State, Event>, type: string): string[] {
  const at = match.log.findIndex(({ event }) => event.type === type);
  const { causes } = explain(match, at);
  return causes.map(({ by, owner }) => (owner === undefined ? by : `${by} (seat ${owner})`));
}
