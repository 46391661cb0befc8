/** A power is told what it is used because of, so that what it does may depend on it. */
import type { Flow } from '@fermata/core';
import { scripted } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import type { Event, Trigger } from '../events.ts';
import { wingspan } from '../index.ts';
import { POWERS, type PowerName, type Powers } from '../powers/index.ts';
import type { AnyPower, At } from '../powers/power.ts';
import { reactions } from './reactions.ts';

const rodentsTaken: Trigger = { type: 'rowUsed', seat: 0, habitat: 'forest', foods: ['rodent'] };
const robinCaught: Trigger = {
  type: 'cardHunted',
  seat: 0,
  bird: 'barred_owl',
  card: 'american_robin',
  isCaught: true,
};
const quailPlayed: Trigger = {
  type: 'birdPlayed',
  seat: 0,
  bird: 'scaled_quail',
  habitat: 'grassland',
  paid: { seed: 1 },
  eggsFrom: [],
};
const woodpeckerPlayed: Trigger = { ...quailPlayed, bird: 'downy_woodpecker', habitat: 'forest' };

test.each<[bird: string, players: object[], choices: unknown[], power: PowerName, event: Trigger]>([
  [
    'loggerhead_shrike',
    [{}, { grassland: ['loggerhead_shrike'] }],
    ['gainFood', { die: 'rodent', food: 'rodent' }, 'loggerhead_shrike'],
    'whenOpponentGainsFoodCacheIfMatch',
    rodentsTaken,
  ],
  [
    'black_vulture',
    [{ forest: ['barred_owl'] }, { forest: ['black_vulture'] }],
    ['gainFood', { die: 'fish', food: 'fish' }, 'barred_owl', 'black_vulture', { die: 'seed', food: 'seed' }],
    'whenOpponentPredatorSucceedsGainFood',
    robinCaught,
  ],
  [
    'horned_lark',
    [
      { hand: ['scaled_quail'], food: { seed: 1 } },
      { hand: ['mallard'], grassland: ['horned_lark'] },
    ],
    ['playBird', { bird: 'scaled_quail', habitat: 'grassland' }, 'horned_lark'],
    'whenOpponentPlaysBirdInHabitatTuckCard',
    quailPlayed,
  ],
  [
    'downy_woodpecker, a white bird',
    [{ hand: ['downy_woodpecker', 'mallard'], food: { seed: 1 }, grassland: [{ bird: 'killdeer', eggs: 1 }] }, {}],
    ['playBird', { bird: 'downy_woodpecker', habitat: 'forest' }, 'pass'],
    'playAdditionalBirdInHabitat',
    woodpeckerPlayed,
  ],
])('%s', (_, players, choices, power, event) => {
  const given: At['triggeringEvent'][] = [];
  const powers = withNotes(power, ({ triggeringEvent }) => given.push(triggeringEvent));
  scripted(
    { ...wingspan, after: reactions(powers) },
    {
      seats: 2,
      position: { players, feeder: ['rodent', 'fish', 'seed'] },
      chance: event === robinCaught ? { card: ['american_robin'] } : [],
      choices,
    },
  );
  expect(given).toEqual([event]);
});

/** All powers, of which one tells where it is used before it does what it does. */
function withNotes(name: PowerName, note: (at: At) => void): Powers {
  const power: AnyPower = POWERS[name];
  const run = (at: At, params: never): Flow<Event> => {
    note(at);
    return power.run(at, params);
  };
  return { ...POWERS, [name]: { ...power, run } };
}
