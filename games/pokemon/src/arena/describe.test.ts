/** What happens in the arena, as players are told. */
import type { AnyEvent, Prompt } from '@fermata/core';
import { describeEvent, describeOption } from '@fermata/core/host';
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

test.each<[event: Event | AnyEvent, text: string]>([
  [{ type: 'ordered', first: 1, why: 'priority' }, 'Seat 1 acts first: its move has priority.'],
  [{ type: 'ordered', first: 0, why: 'speed' }, 'Seat 0 acts first: it is faster.'],
  [{ type: 'ordered', first: 0, why: 'tie' }, 'Seat 0 acts first: both are as fast, and somebody must.'],
  [
    { type: 'revived', seat: 0, who: 23, at: 2, amount: 70, left: 50 },
    "Seat 0's Ekans stands again, with 50 % of its health.",
  ],
  [
    { type: 'refilled', seat: 0, who: 23, at: 2, slot: 0, move: 124, points: 10 },
    "Seat 0's Ekans has PP again for Sludge.",
  ],
  [
    { type: 'refilled', seat: 0, who: 23, at: 2, slot: null, move: null, points: null } as AnyEvent, // as a foe is shown it
    "Seat 0's Ekans has PP again for a move.",
  ],
  [
    { type: 'healed', seat: 0, amount: 20, by: 'item', left: 60, last: -1, at: 2 },
    "Seat 0's Pokémon in reserve regains health: 60 % now.",
  ],
  [{ type: 'cured', seat: 0, status: 'burn', at: 2 }, "Seat 0's Pokémon in reserve is no longer burned."],
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

test.each<[text: string, option: string, others: readonly string[]]>([
  ['use Potion on Tauros', 'item potion 2 tauros', ['item potion 1 machop', 'item revive 3 tauros', 'switch 2 tauros']],
  ['use Potion', 'item potion', []], // not offered
  ['use Potion on Tauros, place 2', 'item potion 2 tauros', ['item potion 3 tauros']], // two that look alike
  ["use Ether on Tauros's Body Slam", 'item ether 2 tauros 1 bodyslam', ['item ether 2 tauros 2 surf']],
  [
    "use Ether on Tauros's Body Slam, place 2",
    'item ether 2 tauros 1 bodyslam',
    ['item ether 2 tauros 2 surf', 'item ether 3 tauros 1 bodyslam'],
  ],
  ['switch to Tauros', 'switch 2 tauros', ['item potion 2 tauros']],
])('%s', (text, option, others) => {
  const prompt = { label: 'What now?', options: [option, ...others] } as unknown as Prompt; // no more is asked of it
  expect(describeOption(arena, option, prompt)).toBe(text);
});

test('an item is used', () => {
  const [prompt] = fight([{ bag: { xattack: 1 } }, {}], []).prompts(0);
  expect(prompt!.options.map((option) => describeOption(arena, option, prompt!))).toEqual([
    'Splash',
    'Teleport',
    'use X Attack on Machop',
  ]); // seat 0 is asked
});
