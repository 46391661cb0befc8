/** What is told of a power is true: nothing came of it, or a part, and why no more. No printed bird takes two dice; a new one may. */
import { choose, type DeepReadonly, type Flow } from '@fermata/core';
import { scripted } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { told } from '../../test/told.ts';
import { atOf } from '../activation/use.ts';
import type { Face } from '../data/mat.ts';
import type { Event } from '../events.ts';
import { wingspan } from '../index.ts';
import type { State } from '../state.ts';
import { POWERS } from './index.ts';
import type { At } from './power.ts';

const BIRD = 'acorn_woodpecker';
const seeds = (at: At) => POWERS.gainFoodFromFeederIfAvailable.run(at, { count: 2, foodTypes: ['seed'] });
const cached = (at: At) => POWERS.gainFoodFromFeederWithCache.run(at, { count: 2, foodType: 'seed' });
const NO_SUCH_FOOD = 'the feeder has no such food';
const took = 'Seat 0 takes 1 seed from the feeder.';

describe.each<[power: string, run: (at: At) => Flow<Event>, where: string[]]>([
  ['two seeds, if available', seeds, []],
  ['two seeds, each of which may be cached', cached, ['supply']],
])('%s', (_, run, where) => {
  test.each<[rule: string, feeder: Face[], choices: string[], happens: string[]]>([
    ['nothing is there', ['fish', 'rodent'], [], [`Acorn Woodpecker of seat 0 does nothing: ${NO_SUCH_FOOD}.`]],
    ['nothing is wanted', ['fish', 'fish'], ['leave'], ['Acorn Woodpecker of seat 0 does nothing: not wanted.']],
    [
      'one is there',
      ['seed', 'fish', 'rodent'],
      where,
      [took, `Acorn Woodpecker of seat 0 does no more: ${NO_SUCH_FOOD}.`],
    ],
    [
      'one is there, and the dice are not thrown again for another',
      ['seed', 'fish', 'fish'],
      [...where, 'leave'],
      [took, 'Acorn Woodpecker of seat 0 does no more: not wanted.'],
    ],
    ['both are there', ['seed', 'seed', 'fish', 'rodent'], [...where, ...where], [took, took]],
  ])('%s', (_rule, feeder, choices, happens) => {
    const match = scripted(
      { ...wingspan, turn: (state) => using(state, run) },
      { seats: 2, position: { players: [{ forest: [BIRD] }, {}], feeder }, choices: ['now', ...choices] },
    );
    expect(told(match)).toEqual(happens);
    expect(match.prompts().map(({ label }) => label)).toEqual(['Now?']);
  });
});

/** A turn that is just this power. */
function* using(state: DeepReadonly<State>, run: (at: At) => Flow<Event>): Flow<Event> {
  yield* choose(0, 'Now?', ['now', 'this minute']);
  yield* run(atOf(POWERS, state, 0, BIRD));
}
