/** The battle in words: whatever happens has a text that a player understands, also where something is hidden. */
import { type AnyEvent, type Prompt, type Seat, SPECTATOR } from '@fermata/core';
import { describeEvent, describeOption } from '@fermata/core/host';
import { scripted } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { playRandomly } from '../test/random-match.ts';
import { ATTACK, moveById, SPECIAL, SPEED, speciesById } from './data/index.ts';
import type { Event } from './events.ts';
import { arena, gen1 } from './index.ts';
import { CANNOT_MOVE, STRUGGLE, TIE } from './state.ts';

const move = (id: string) => moveById(id)!.number; // it is in the table, here and below
const who = speciesById('tauros')!.number;

describe('Every event', () => {
  const random = [gen1, arena].flatMap((game) =>
    (['dealt', 'awkward', 'random'] as const).flatMap((kind) =>
      Array.from({ length: 20 }, (_, seed) => playRandomly(`words ${seed}`, kind, undefined, game)),
    ),
  );
  const matches = [...random, outOfStep(0), outOfStep(1)];
  const told = (seat: number) => matches.flatMap((match) => match.eventsFor(seat));
  const typesIn = (events: readonly AnyEvent[]) => [...new Set(events.map(({ type }) => type))].sort();

  const all = (...without: readonly Event['type'][]) =>
    Object.keys(gen1.apply)
      .filter((type) => !(without as readonly string[]).includes(type))
      .sort();

  test('comes up in these matches, and nearly all are shown to a foe', () => {
    expect(typesIn(matches.flatMap(({ events }) => events))).toEqual(all());
    expect(typesIn(told(0))).toEqual(all('aimed', 'forgotten'));
    expect(typesIn(told(1))).toEqual(all('aimed', 'forgotten'));
    expect(typesIn(told(SPECTATOR))).toEqual(all('aimed', 'forgotten', 'selected', 'spent'));
  });

  test.each([
    ['as it is', () => matches.flatMap(({ events }) => events)],
    ['as seat 0 is shown it', () => told(0)],
    ['as seat 1 is shown it', () => told(1)],
    ['as a spectator is shown it', () => told(SPECTATOR)],
  ])('has a whole sentence, %s', (_whose, events) => {
    const texts = new Set(events().map((event) => describeEvent(gen1, event)));
    expect([...texts].filter((text) => /undefined|null|NaN|\[object/.test(text))).toEqual([]);
    expect([...texts].filter((text) => !/^[A-Z].*[.!]$/.test(text))).toEqual([]);
  });
});

/** A rarity: a seat's frozen Gengar thaws, and is about to use a move that another one has selected. */
function outOfStep(seat: Seat) {
  const frozen = {
    team: [
      { species: 'gengar', moves: ['nightshade'], status: 'freeze' },
      { species: 'mew', moves: ['surf'] },
    ],
    selected: move('surf'),
  };
  const foe = { team: [{ species: 'mewtwo', moves: ['firepunch', 'splash'] }] };
  const inOrder = <T>(own: T, other: T) => (seat === 0 ? [own, other] : [other, own]);
  return scripted(gen1, {
    position: { sides: inOrder<object>(frozen, foe) },
    choices: inOrder('fight', 'move 1 firepunch'),
    chance: { hit: [true], crit: [false], damage: [217], secondary: [false] },
  });
}

test.each([0, 1])('seat %d, who is out of step, is told so', (seat) => {
  const failed = outOfStep(seat).events.filter(({ type }) => type === 'failed');
  expect(failed).toMatchObject([{ seat, why: 'outOfStep', move: move('surf') }]);
});

const damaged: Event = {
  type: 'damaged',
  seat: 1,
  who,
  amount: 41,
  by: 'move',
  isCritical: false,
  effect: 1,
  left: 88,
  last: 41,
};

const shielded: Event = {
  type: 'shielded',
  seat: 1,
  amount: 41,
  isBroken: false,
  isCritical: false,
  effect: 1,
  last: 41,
};

test.each<[text: string, event: Event | AnyEvent]>([
  ['Seat 0 has Tauros.', { type: 'joined', seat: 0, team: [{ species: who }] } as unknown as AnyEvent], // enough of it
  ['Seat 1 has its team.', { type: 'joined', seat: 1, team: null } as AnyEvent],
  ['Seat 0 selects Body Slam.', { type: 'selected', seat: 0, move: move('bodyslam'), slot: 2 }],
  ['Seat 0 selects Struggle.', { type: 'selected', seat: 0, move: STRUGGLE, slot: -1 }],
  ["Seat 0's Pokémon turns to Surf.", { type: 'selected', seat: 0, move: move('surf'), slot: -1 }], // by Metronome
  ['Seat 0 cannot select a move.', { type: 'selected', seat: 0, move: CANNOT_MOVE, slot: -1 }],
  ['Seat 1 sends in Tauros!', { type: 'switched', seat: 1, who, to: 3, isReplacement: false }],
  ["Seat 1's Tauros used Surf!", { type: 'used', seat: 1, who, move: move('surf'), isPaid: true, by: '' }],
  [
    "Seat 1's Tauros used Surf, called by Metronome!",
    { type: 'used', seat: 1, who, move: move('surf'), isPaid: false, by: 'metronome' },
  ],
  ["Seat 1's Tauros loses 41 health: 88 % left.", damaged],
  ["Seat 1's Tauros loses health: 88 % left.", { ...damaged, amount: null, last: null } as AnyEvent],
  ["Seat 1's Tauros loses 41 health to its burn: 88 % left.", { ...damaged, by: 'burn' }],
  [
    "A critical hit! It is super effective! Seat 1's Tauros loses 41 health: 88 % left.",
    { ...damaged, isCritical: true, effect: 4 },
  ],
  ["It is not very effective. Seat 1's Tauros loses 41 health: 88 % left.", { ...damaged, effect: 0.5 }],
  ["The substitute takes it for seat 1's Pokémon.", shielded],
  [
    "A critical hit! It is not very effective. The substitute of seat 1's Pokémon breaks!",
    { ...shielded, isBroken: true, isCritical: true, effect: 0.5 },
  ],
  ["Seat 0's Pokémon has not let go yet.", { type: 'ticked', seat: 0, what: 'trap' }],
  ["Seat 0's Tauros is paralysed and cannot move!", { type: 'failed', seat: 0, who, why: 'paralysed', move: 0 }],
  [
    "Seat 0's Tauros is paralysed and cannot move!",
    { type: 'failed', seat: 0, who, why: 'paralysed', move: null } as AnyEvent,
  ],
  [
    "Seat 0's Tauros cannot use Surf: it is disabled!",
    { type: 'failed', seat: 0, who, why: 'disabled', move: move('surf') },
  ],
  [
    "Seat 1's Tauros fell asleep!",
    { type: 'afflicted', seat: 1, who, status: 'sleep', turns: null, isRest: false } as unknown as AnyEvent, // as a foe is shown it
  ],
  ["The attack of seat 1's Pokémon fell!", { type: 'staged', seat: 1, stat: ATTACK, by: -1, stage: -1, value: 196 }],
  [
    "The special of seat 1's Pokémon rose sharply!",
    { type: 'staged', seat: 1, stat: SPECIAL, by: 2, stage: 4, value: 9 },
  ],
  ["The speed of seat 1's Pokémon suffers once more.", { type: 'weakened', seat: 1, stat: SPEED, value: 20 }],
  ['It hit once.', { type: 'hits', seat: 0, count: 1 }],
  ['It hit 5 times!', { type: 'hits', seat: 0, count: 5 }],
  ['It does not affect such a foe.', { type: 'noEffect', seat: 0, move: move('surf'), why: 'immune' }],
  ["Seat 1's Tauros fainted!", { type: 'fainted', seat: 1, who }],
  ['Seat 1 wins!', { type: 'finished', winner: 1, why: 'fainted' }],
  ['It is a tie.', { type: 'finished', winner: TIE, why: 'fainted' }],
  ['It is a tie: nothing can happen any more.', { type: 'finished', winner: TIE, why: 'endless' }],
])('%s', (text, event) => {
  expect(describeEvent(gen1, event)).toBe(text);
});

describe('Options are said as people say them:', () => {
  test.each<[text: string, option: string, others?: readonly string[]]>([
    ['Body Slam', 'move 1 bodyslam'],
    ['switch to Mr. Mime', 'switch 3 mrmime'],
    ['fight on', 'fight'],
    ['Struggle', 'struggle'],
    ['switch to Tauros', 'switch 2 tauros', ['switch 3 mew', 'move 1 surf']],
    ['switch to Tauros, place 2', 'switch 2 tauros', ['switch 4 tauros']], // two that look alike
  ])('%s', (text, option, others = []) => {
    const prompt = { label: 'What now?', options: [option, ...others] } as unknown as Prompt; // no more is asked of it
    expect(describeOption(gen1, option, prompt)).toBe(text);
  });
});
