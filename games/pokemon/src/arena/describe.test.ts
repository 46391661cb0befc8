/** What happens in the arena, as players are told. */
import { describeEvent, describeOption } from '@fermata/core';
import { expect, test } from 'vitest';
import { fight } from '../../test/arena.ts';
import type { Event } from '../events.ts';
import { arena } from './game.ts';

test('a turn reads like a report', () => {
  const given = [{ moves: ['bodyslam'] }, { species: 'ekans', status: 'paralysis' as const, bag: { paralyzeheal: 1 } }];
  const chance = { crit: [false], damage: [255], secondary: [false] };
  const { events } = fight(given, ['bodyslam', 'item paralyzeheal'], chance);
  expect(events.map((event) => describeEvent(arena, event))).toEqual([
    'Turn 1 begins.',
    'Seat 0 selects Body Slam.',
    'Seat 1 acts first: switches come before items, and items before moves.',
    'Seat 1 uses Paralyze Heal on its Ekans!',
    "Seat 1's Pokémon is no longer paralysed.",
    "Seat 1's Pokémon has all its speed back.",
    "Seat 0's Machop used Body Slam!",
    // 42 · 85 / 50 + 2
    "Seat 1's Ekans loses 73 health: 64 % left.",
    "The paralysis of Body Slam does not take effect on seat 1's Ekans: no such luck.",
    'The turn is over.',
  ]);
});

test.each<[event: Event, text: string]>([
  [{ type: 'ordered', first: 1, why: 'priority' }, 'Seat 1 acts first: its move has priority.'],
  [{ type: 'ordered', first: 0, why: 'speed' }, 'Seat 0 acts first: it is faster.'],
  [{ type: 'ordered', first: 0, why: 'tie' }, 'Seat 0 acts first: both are as fast, and somebody must.'],
  [{ type: 'interrupted', seat: 0 }, "Seat 0's Pokémon breaks off what it was in the middle of."],
  [
    { type: 'effectApplied', seat: 0, on: 1, who: 23, move: 124, effect: 'poison' },
    "The poison of Sludge takes effect on seat 1's Ekans.",
  ],
  [
    { type: 'effectApplied', seat: 0, on: 0, who: 23, move: 115, effect: 'reflect' },
    "Reflect takes effect on seat 0's Ekans.",
  ],
  [{ type: 'failed', seat: 1, who: 23, why: 'noTarget', move: 1 }, "Seat 1's Ekans has nobody to aim at."],
])('%j', (event, text) => {
  expect(describeEvent(arena, event)).toBe(text);
});

test('an item is used', () => {
  const [prompt] = fight([{ bag: { xattack: 1 } }, {}], []).prompts(0);
  expect(prompt!.options.map((option) => describeOption(arena, option, prompt!))).toEqual([
    'Splash',
    'Teleport',
    'use X Attack',
  ]); // seat 0 is asked
});
