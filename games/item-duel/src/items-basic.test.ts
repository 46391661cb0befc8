/** What the basic items do that act at once or while they are held, from their rules texts. */
import { describeEvent } from '@fermata/core';
import { scripted } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { ITEMS, itemDuel } from './index.ts';
import type { Event } from './state.ts';

/** A seat. It has 20 of 30 health and speed 5, and holds a hand besides, which keeps it from fatigue. */
interface Given {
  readonly items?: readonly string[];
  readonly statuses?: readonly object[];
  readonly health?: number;
  readonly speed?: number;
}

type Row = [
  item: string,
  rule: string,
  given: Given[],
  choices: (string | number | boolean)[],
  happens: string[],
  health: number[],
  speed?: number[],
];

const PUNCHES = ['punch', 'punch', 'punch', 'punch'];
const JAMMING = { kind: 'jamming', lasts: { charges: 1 } };

const ROWS: Row[] = [
  ['punch', 'deals 5 damage', [{ items: ['punch'] }, {}], ['punch'], ['Seat 1 takes 5 damage (punch).'], [20, 15]],
  [
    'punch',
    'one opponent',
    [{ items: ['punch'] }, {}, {}],
    ['punch', 2],
    ['Seat 2 takes 5 damage (punch).'],
    [20, 20, 15],
  ],
  [
    'sticking plaster',
    'heals by 6',
    [{ items: ['sticking plaster'] }, {}],
    ['sticking plaster'],
    ['Seat 0 is healed by 6 (sticking plaster).'],
    [26, 20],
  ],
  [
    'sticking plaster',
    'up to the cap',
    [{ items: ['sticking plaster'], health: 28 }, {}],
    ['sticking plaster'],
    ['Seat 0 is healed by 6 (sticking plaster).'],
    [30, 20],
  ],
  ['hand', 'does nothing', [{ items: ['hand'] }, {}], ['hand'], [], [20, 20]],
  [
    'sticky boot',
    'slows by 3',
    [{ items: ['sticky boot'] }, {}],
    ['sticky boot'],
    ['Seat 1 gets slower by 3 (sticky boot).'],
    [20, 20],
    [5, 2],
  ],
  [
    'sticky boot',
    'one opponent',
    [{ items: ['sticky boot'] }, {}, {}],
    ['sticky boot', 2],
    ['Seat 2 gets slower by 3 (sticky boot).'],
    [20, 20, 20],
    [5, 5, 2],
  ],
  [
    'sticky boot',
    'not below 1',
    [{ items: ['sticky boot'] }, { speed: 3 }],
    ['sticky boot'],
    ['Seat 1 gets slower by 3 (sticky boot).'],
    [20, 20],
    [5, 1],
  ],
  [
    'wingfoot',
    'makes faster by 3',
    [{ items: ['wingfoot'] }, {}],
    ['wingfoot'],
    ['Seat 0 gets faster by 3 (wingfoot).'],
    [20, 20],
    [8, 5],
  ],
  [
    'guard dog',
    'bites at the end of each own turn, not of others',
    [{ items: ['guard dog'] }, {}],
    ['pass', 'pass', 'pass'],
    ['Seat 1 takes 5 damage (barking).', 'Seat 1 takes 5 damage (barking).'],
    [20, 10],
  ],
  [
    'guard dog',
    'the opponent is chosen',
    [{ items: ['guard dog'] }, {}, {}],
    ['pass', 2],
    ['Seat 2 takes 5 damage (barking).'],
    [20, 20, 15],
  ],
  [
    'guard dog',
    'is gone when played',
    [{ items: ['guard dog'] }, {}],
    ['guard dog', 'pass', 'pass'],
    ['Seat 0 is no longer barking: item gone.'],
    [20, 20],
  ],
  [
    'insulated glove',
    'what is jammed works',
    [{ items: ['punch', 'insulated glove'] }, { statuses: [JAMMING] }],
    ['punch'],
    ['Seat 1 is no longer jamming: used up.', 'Seat 1 takes 5 damage (punch).'],
    [20, 15],
  ],
  [
    'insulated glove',
    'not what is jammed again, by another seat',
    [{ items: ['punch', 'insulated glove'] }, { statuses: [JAMMING] }, { statuses: [JAMMING] }],
    ['punch', 1],
    [
      'Seat 1 is no longer jamming: used up.',
      'Seat 2 is no longer jamming: used up.',
      'Punch of seat 0 is jammed by seat 2.',
    ],
    [20, 20, 20],
  ],
  [
    'insulated glove',
    'nor by a second jammer of the same seat',
    [{ items: ['punch', 'insulated glove'] }, { statuses: [JAMMING, JAMMING] }],
    ['punch'],
    [
      'Seat 1 is no longer jamming: used up.',
      'Seat 1 is no longer jamming: used up.',
      'Punch of seat 0 is jammed by seat 1.',
    ],
    [20, 20],
  ],
  [
    'insulated glove',
    'once for each item',
    [{ items: ['punch', 'punch', 'insulated glove'] }, { statuses: [{ ...JAMMING, lasts: { charges: 2 } }] }],
    ['punch', 'pass', 'punch'],
    [
      'Seat 1 is still jamming, 1 time.',
      'Seat 1 takes 5 damage (punch).',
      'Seat 1 is no longer jamming: used up.',
      'Seat 1 takes 5 damage (punch).',
    ],
    [20, 10],
  ],
  [
    'insulated glove',
    'only for its owner',
    [{ items: ['punch'] }, { items: ['insulated glove'], statuses: [JAMMING] }],
    ['punch'],
    ['Seat 1 is no longer jamming: used up.', 'Punch of seat 0 is jammed by seat 1.'],
    [20, 20],
  ],
  [
    'insulated glove',
    'no longer once it is played',
    [{ items: ['punch', 'insulated glove'] }, { statuses: [{ ...JAMMING, lasts: { charges: 2 } }] }],
    ['insulated glove', 'pass', 'punch'],
    [
      'Seat 0 is no longer insulated: item gone.',
      'Seat 1 is still jamming, 1 time.',
      'Insulated glove of seat 0 is jammed by seat 1.',
      'Seat 1 is no longer jamming: used up.',
      'Punch of seat 0 is jammed by seat 1.',
    ],
    [20, 20],
  ],
  [
    'glass vase',
    'heals by 2 at the end of each own turn',
    [{ items: ['glass vase'] }, {}],
    ['pass', 'pass', 'pass'],
    ['Seat 0 is healed by 2 (admired).', 'Seat 0 is healed by 2 (admired).'],
    [24, 20],
  ],
  [
    'glass vase',
    'breaks when its owner is damaged',
    [{ items: ['glass vase'] }, { items: PUNCHES }],
    ['pass', 'punch', 'pass'],
    [
      'Seat 0 is healed by 2 (admired).',
      'Seat 0 takes 5 damage (punch).',
      'Glass vase of seat 0 is broken.',
      'Seat 0 is no longer admired: item gone.',
      'Seat 0 is no longer fragile: item gone.',
    ],
    [17, 20],
  ],
  [
    'glass vase',
    'not when the damage is kept off',
    [{ items: ['glass vase'], statuses: [{ kind: 'sheltered', lasts: { charges: 1 } }] }, { items: PUNCHES }],
    ['pass', 'punch'],
    ['Seat 0 is healed by 2 (admired).', 'Seat 0 is no longer sheltered: used up.'],
    [22, 20],
  ],
  [
    'glass vase',
    'is gone when played',
    [{ items: ['glass vase'] }, {}],
    ['glass vase'],
    ['Seat 0 is no longer admired: item gone.', 'Seat 0 is no longer fragile: item gone.'],
    [20, 20],
  ],
  [
    'crowbar',
    'destroys an item, and what it does',
    [{ items: ['crowbar'] }, { items: ['guard dog'] }],
    ['crowbar', 'guard dog', 'pass'],
    ['Guard dog of seat 1 is destroyed.', 'Seat 1 is no longer barking: item gone.'],
    [20, 20],
  ],
  [
    'crowbar',
    'of any opponent',
    [{ items: ['crowbar'] }, { items: ['guard dog'] }, { items: ['jab'] }],
    ['crowbar', 'jab'],
    ['Jab of seat 2 is destroyed.'],
    [20, 20, 20],
  ],
];

describe('A basic item', () => {
  test.each(ROWS)('%s: %s', (_item, _rule, given, choices, happens, health, speed = given.map(() => 5)) => {
    const match = duel(given, choices);
    expect(match.events.filter(isTold).map((event) => describeEvent(itemDuel, event))).toEqual(happens);
    expect(match.state.players.map((player) => player.health)).toEqual(health);
    expect(match.state.players.map((player) => player.speed)).toEqual(speed);
  });

  test('has a row above, if it leaves no status behind', () => {
    const isLingering = ({ play }: (typeof ITEMS)[number]) => play.some(({ type }) => type === 'give');
    const basic = ITEMS.filter((item) => item.family === 'basic' && !isLingering(item)).map(({ name }) => name);
    expect(new Set(ROWS.map(([item]) => item))).toEqual(new Set(basic));
  });
});

test('a crowbar offers every item that an opponent holds, and none of its own', () => {
  const match = duel([{ items: ['crowbar', 'punch'] }, { items: ['jab'] }, {}], ['crowbar']);
  expect(match.prompts()[0]?.options).toEqual([
    { seat: 1, item: 'i4', name: 'jab' },
    { seat: 1, item: 'i5', name: 'hand' },
    { seat: 2, item: 'i6', name: 'hand' },
  ]);
});

test('a crowbar does nothing where nobody else holds an item', () => {
  const match = scripted(itemDuel, {
    position: { players: [{ items: ['crowbar', 'hand'] }, {}] },
    choices: ['crowbar'],
  });
  expect(match.events.filter(({ type }) => type === 'itemRemoved')).toHaveLength(1); // the crowbar itself
});

/** Plays a choice after the other: an item by its name, a seat by its number. */
function duel(given: readonly Given[], choices: readonly unknown[]) {
  // With equal speeds, seat 0 has caught up in its first turn, and the others follow in order.
  const players = given.map(({ items = [], ...rest }, seat) => ({
    ...{ health: 20, items: [...items, 'hand'], turns: seat === 0 ? 1 : 0 },
    ...{ lag: seat === 0 ? -5 * (given.length - 1) : 5, ...rest },
  }));
  const match = scripted(itemDuel, { seats: given.length, position: { players } });
  for (const wanted of choices) {
    const prompt = match.prompts()[0]!; // somebody is asked, here and below
    const names = prompt.options.map((option) => (typeof option === 'object' ? (option as Named).name : option));
    match.answer(prompt.id, names.indexOf(wanted as string));
  }
  return match;
}

interface Named {
  readonly name: string;
}

/** That turns come and go and items are played is told elsewhere. */
function isTold(event: Event): boolean {
  if (event.type === 'itemRemoved') return event.why !== 'used';
  return !['turnStarted', 'turnEnded', 'advanced', 'passed', 'played', 'activated'].includes(event.type);
}
