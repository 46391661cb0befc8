/** Why something happened: who does what, on which card or in which phase. */
import { type AnyMatch, seeded, start } from '@fermata/core';
import { explain } from '@fermata/core/host';
import { randomAnswer } from '@fermata/core/moves';
import { type ChanceScript, scripted } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { fireInTheLake } from './index.ts';

test.each([
  [2, 'short'],
  [3, 'medium'],
  [4, 'full'],
] as const)('for %d seats every event of random %s matches has a cause', (seats, scenario) => {
  for (const seed of ['one', 'two']) {
    const { log } = randomMatch(seats, { scenario, transfers: true }, seed);
    expect(log.length).toBeGreaterThan(100);
    expect(log.filter(({ cause }) => cause === undefined).map(({ event }) => event.type)).toEqual([]);
  }
});

const PASS = { do: 'pass' };
const EMPTY = { scenario: 'full', map: 'empty', card: 1, deck: [2, 3, 5], leaders: [128] };
const COUP = { ...EMPTY, card: 128 };
const HUE = { hue: { pieces: { 'us-troops': 1, 'arvn-police': 1, 'nva-troops': 1 } } };
const ASSAULT = { do: 'operation', operation: 'assault' };

describe('An event is because of', () => {
  test.each<
    [what: string, position: object, choices: readonly unknown[], chance: ChanceScript, type: string, by: string[]]
  >([
    ['an operation', { spaces: HUE }, [ASSAULT, 'hue', 'done'], {}, 'operated', ['assault (seat 0)']],
    [
      'a special activity, within its operation',
      { spaces: HUE },
      [ASSAULT, 'air-strike', 'hue'],
      { 'air-strike': [1] },
      'moved',
      ['air strike (seat 0)', 'assault (seat 0)'],
    ],
    [
      'the side of a card',
      { card: 19, eligible: ['NVA'] },
      [{ do: 'event', card: 19, side: 'shaded' }],
      {},
      'cameIntoForce',
      ['CORDS, shaded (seat 2)'],
    ],
    [
      'a lasting rule, after what it listens to',
      { spaces: HUE, inForce: ['13:shaded'] },
      [ASSAULT, 'hue'],
      { cobras: [1] },
      'rolled',
      ['Cobras, shaded', '13:shaded', 'assault (seat 0)'],
    ],
    ['passing', {}, [PASS], {}, 'passed', ['passing (seat 0)']],
    ['the end of a card', {}, [PASS, PASS, PASS, PASS], {}, 'cardEnded', ['the end of the card']],
    [
      'a pivotal event',
      { card: 2, deck: [3, 5, 6], leaders: [125, 126], spaces: { hue: { pieces: { 'vc-guerrillas': 21 } } } },
      ['no', 'no', 'yes'],
      {},
      'pivotalPlayed',
      ['Tet Offensive, event (seat 3)'],
    ],
    ['a phase of the coup round', { ...COUP, phase: 'reset' }, [], {}, 'wereReset', ['coup: reset phase']],
    [
      'what a faction does in one',
      { ...COUP, phase: 'pacify US', spaces: { hue: { pieces: { 'us-troops': 1, 'arvn-police': 1 } } } },
      ['hue'],
      {},
      'spacePacified',
      ['coup: support phase, pacification (seat 0)'],
    ],
  ])('%s', (_what, position, choices, chance, type, by) => {
    const match = scripted(fireInTheLake, { position: { ...EMPTY, ...position }, choices, chance });
    expect(causesOf(match, type)).toEqual(by);
  });

  test('the set-up, as the first cards are turned up', () => {
    const { log } = start(fireInTheLake, { seed: 'set-up' });
    expect(log.map(({ event, cause }) => [event.type, cause?.by])).toEqual([
      ['cardDrawn', 'the set-up'],
      ['cardBegan', 'the set-up'],
      ['cardDrawn', 'the set-up'],
    ]);
  });
});

/** Why the last event of a type happened, the nearest cause first. */
function causesOf(match: AnyMatch, type: string): string[] {
  const at = match.log.findLastIndex(({ event }) => event.type === type);
  return explain(match, at).causes.map(({ by, owner }) => (owner === undefined ? by : `${by} (seat ${owner})`));
}

function randomMatch(seats: number, options: object, seed: string): AnyMatch {
  const match: AnyMatch = start(fireInTheLake, { seed, seats, options });
  const chance = seeded(seed, 1);
  for (let [prompt] = match.prompts(); prompt !== undefined; [prompt] = match.prompts())
    match.answer(prompt.id, randomAnswer(prompt, chance));
  return match;
}
