/** What a seat sees of its own side, and of its foe's: nothing, until it is shown. */
import { type Seat, SPECTATOR, seeded, type View } from '@fermata/core';
import { canonical } from '@fermata/core/host';
import { type ChanceScript, scripted } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { promptIn } from '../../test/prompt.ts';
import { playRandomly } from '../../test/random-match.ts';
import { expectRate } from '../../test/rates.ts';
import { ATTACK, moveById, NO_MOVE, speciesById } from '../data/index.ts';
import type { Event } from '../events.ts';
import { gen1 } from '../index.ts';
import { foeOf, SEATS } from '../seats.ts';
import type { State } from '../state.ts';
import { memberAt } from '../state.ts';
import type { SideFace } from './face.ts';
import { secrets } from './secrets.ts';

const move = (id: string) => moveById(id)!.number; // it is in the table, here and below
const species = (id: string) => speciesById(id)!.number;

/** Tauros is faster than Chansey, which has 2 × (250 + 15) + 63 + 110 = 703 health. */
const TEAMS = [
  [
    { species: 'tauros', moves: ['seismictoss', 'thunderwave', 'sing', 'disable'] },
    { species: 'snorlax', moves: ['rest', 'surf'] },
  ],
  [
    { species: 'chansey', moves: ['softboiled', 'splash', 'substitute', 'growl'] },
    { species: 'gengar', level: 74, moves: ['hypnosis', 'dreameater'] },
  ],
];
const [TOSS, WAVE, SING, DISABLE] = ['move 1 seismictoss', 'move 2 thunderwave', 'move 3 sing', 'move 4 disable'];
const [SOFTBOILED, SPLASH, SUBSTITUTE, GROWL] = [
  'move 1 softboiled',
  'move 2 splash',
  'move 3 substitute',
  'move 4 growl',
];

/** One turn or more: seat 0 chooses first. */
const fought = (choices: readonly unknown[] = [], chance: ChanceScript = []) =>
  scripted(gen1, { options: { teams: TEAMS }, choices, chance });

/** What is shown of a side to those who may not see it. */
const faceIn = (view: View<State>, seat: Seat) => view.sides[seat] as unknown as SideFace; // it is what `show` makes

describe('A seat sees', () => {
  test('all of its own side', () => {
    const match = fought([TOSS, SPLASH], { hit: [true] });
    for (const seat of [0, 1]) expect(match.view(seat).sides[seat]).toEqual(match.state.sides[seat]);
  });

  test('not even of its own side how long something will last, but that it lasts', () => {
    const match = fought([SING, SPLASH], { hit: [true], sleepTurns: [4] });
    expect(match.state.sides[1]?.team[0]?.sleep).toBe(4); // five turns, and one is over
    expect(match.view(1).sides[1]?.team[0]?.sleep).toBe(1);
  });

  test('of its foe, to begin with, only who fights, and how many others and how many moves there are', () => {
    const hidden = { stats: null, pp: null, sleep: null, status: '', health: 100, maxHealth: 100 };
    const { team, ...side } = faceIn(fought().view(0), 1);
    expect(team).toEqual([
      { ...hidden, id: 0, species: species('chansey'), level: 100, moves: [0, 0, 0, 0], seen: 16 },
      { ...hidden, id: 1, species: 0, level: 0, moves: [0, 0], seen: 0 },
    ]);
    expect(side).toMatchObject({ used: NO_MOVE, resting: [], selected: null, slot: null, exposed: null });
    expect(side.active).toMatchObject({ moves: [0, 0, 0, 0], pp: null, stats: null, stored: null });
  });

  test('of its foe no more than a spectator does', () => {
    const match = fought([TOSS, SPLASH], { hit: [true] });
    const view = match.view(SPECTATOR);
    for (const seat of [0, 1]) expect(view.sides[seat]).toEqual(match.view(1 - seat).sides[seat]);
  });

  test('that there was damage, but not how much: that would tell how much health a foe has', () => {
    const match = fought([TOSS, SPLASH], { hit: [true] });
    expect(match.state.lastDamage).toBe(100);
    for (const seat of [0, 1, SPECTATOR]) expect(match.view(seat).lastDamage).toBe(1);
    expect(fought([WAVE, SPLASH], { hit: [false] }).view(0).lastDamage).toBe(0);
  });
});

describe('A seat is shown of its foe', () => {
  test.each<[rule: string, choices: readonly unknown[], chance: ChanceScript, shown: object, truth: object]>([
    [
      'a move from the moment it is used, but no PP',
      [TOSS, SPLASH],
      { hit: [true] },
      { team: [{ moves: [0, move('splash'), 0, 0], pp: null }, {}], used: move('splash') },
      { team: [{ pp: [16, 60, 16, 61] }, {}] }, // 10 and 40, raised by three fifths, but at most to 61
    ],
    [
      'its health in percent, rounded up',
      [TOSS, SPLASH],
      { hit: [true] },
      { team: [{ health: 86, maxHealth: 100 }, {}] }, // 85.8
      { team: [{ health: 603, maxHealth: 703 }, {}] },
    ],
    [
      'another Pokémon and its level from the moment it comes in; and those who have been there stay known',
      ['switch 2 snorlax', 'switch 2 gengar'],
      [],
      {
        team: [
          { id: 1, species: species('gengar'), level: 74, moves: [0, 0] },
          { id: 0, species: species('chansey') },
        ],
      },
      { team: [{ id: 1 }, { id: 0 }] },
    ],
    [
      'that it sleeps, but not how long',
      [SING, SPLASH],
      { hit: [true], sleepTurns: [4] },
      { team: [{ status: 'sleep', sleep: null }, {}] },
      { team: [{ status: 'sleep', sleep: 4 }, {}] }, // five turns, and one is over
    ],
    [
      'what it could not use, but not for how long',
      [DISABLE, SPLASH],
      { hit: [true], disable: [1], disableTurns: [4] },
      { team: [{ moves: [0, move('splash'), 0, 0] }, {}], active: { disabled: 1, disabledTurns: null } },
      { active: { disabledTurns: 4 } }, // as above
    ],
    [
      'that it stands behind a substitute, but not how much that can bear',
      [WAVE, SUBSTITUTE],
      { hit: [false] },
      { team: [{ health: 76 }, {}], active: { substitute: 1 } },
      { team: [{ health: 528 }, {}], active: { substitute: 176 } }, // a quarter is 175, and one more
    ],
  ])('%s', (_rule, choices, chance, shown, truth) => {
    const match = fought(choices, chance);
    expect(match.view(0).sides[1]).toMatchObject(shown);
    expect(match.state.sides[1]).toMatchObject(truth);
  });

  /** Tauros splashes before Surf is copied. */
  test.each<[how: string, id: string, chance: ChanceScript]>([
    ['Mimic', 'mimic', { hit: [true], mimic: [move('surf')] }],
    ['Transform', 'transform', []],
  ])('moves that %s has copied', (_how, id, chance) => {
    const teams = [[{ species: 'mew', moves: [id, 'pound'] }], [{ species: 'tauros', moves: ['splash', 'surf'] }]];
    const match = scripted(gen1, { options: { teams }, choices: [`move 1 ${id}`, 'move 1 splash'], chance });
    expect(match.view(0).sides[1]?.team[0]?.moves).toEqual([move('splash'), move('surf')]);
  });

  test('the stages of its stats, but not the stats', () => {
    const match = fought([TOSS, GROWL], { hit: [true, true] });
    expect(match.view(1).sides[0]?.active).toMatchObject({ stages: [-1, 0, 0, 0, 0, 0], stats: null });
    expect(match.state.sides[0]?.active.stats[ATTACK]).toBe(196); // 66 % of 2 × (100 + 15) + 63 + 5
  });
});

describe('Events', () => {
  /** The first of a type that is about a seat, as somebody is shown it. */
  const told = (match: ReturnType<typeof fought>, type: Event['type'], about: Seat, seat: Seat) =>
    match.eventsFor(seat).find((event) => event.type === type && (event as { seat?: Seat }).seat === about);

  test.each<
    [type: Event['type'], about: Seat, choices: readonly unknown[], chance: ChanceScript, own: object, others: object]
  >([
    ['damaged', 1, [TOSS, SPLASH], { hit: [true] }, { amount: 100, last: 100 }, { amount: null, last: null, left: 86 }],
    ['healed', 1, [TOSS, SOFTBOILED], { hit: [true] }, { amount: 100 }, { amount: null, left: 100 }],
    ['staged', 0, [TOSS, GROWL], { hit: [true, true] }, { stage: -1, value: 196 }, { stage: -1, value: null }],
    [
      'shielded',
      1,
      [WAVE, SUBSTITUTE, TOSS, SPLASH],
      { hit: [false, true] },
      { amount: 100, last: 100 },
      { amount: null, last: null, isBroken: false },
    ],
    [
      'failed', // nobody has seen what Chansey would have done
      1,
      [WAVE, SPLASH],
      { hit: [true], paralysis: [true] },
      { why: 'paralysed', move: move('splash') },
      { why: 'paralysed', move: null },
    ],
    [
      'failed', // what is disabled everybody has been told
      1,
      [DISABLE, SPLASH],
      { hit: [true], disable: [1], disableTurns: [4] },
      { why: 'disabled', move: move('splash') },
      { why: 'disabled', move: move('splash') },
    ],
  ])('%s: numbers are for its own seat', (type, about, choices, chance, own, others) => {
    const match = fought(choices, chance);
    expect(told(match, type, about, about)).toMatchObject(own);
    for (const seat of [1 - about, SPECTATOR]) expect(told(match, type, about, seat)).toMatchObject(others);
  });

  test.each<[type: Event['type'], choices: readonly unknown[], chance: ChanceScript, told: object]>([
    ['afflicted', [SING, SPLASH], { hit: [true], sleepTurns: [4] }, { status: 'sleep', turns: null }],
    [
      'started',
      [DISABLE, SPLASH],
      { hit: [true], disable: [1], disableTurns: [4] },
      { what: 'disable', move: move('splash'), turns: null },
    ],
  ])('%s: how long that lasts nobody is told', (type, choices, chance, shown) => {
    const match = fought(choices, chance);
    for (const seat of [0, 1, SPECTATOR]) expect(told(match, type, 1, seat)).toMatchObject(shown);
  });

  test('selected: only who has selected something is told', () => {
    const match = fought([TOSS, SPLASH], { hit: [true] });
    const selected = (seat: Seat) => match.eventsFor(seat).filter(({ type }) => type === 'selected');
    expect(selected(0)).toEqual([{ type: 'selected', seat: 0, move: move('seismictoss'), slot: 0 }]);
    expect(selected(1)).toEqual([{ type: 'selected', seat: 1, move: move('splash'), slot: 1 }]);
    expect(selected(SPECTATOR)).toEqual([]);
  });

  test('joined: teams that are dealt are shown to their own seats', () => {
    const match = playRandomly('joined', 'dealt');
    const teams = (seat: Seat) =>
      match.eventsFor(seat).flatMap((event) => (event.type === 'joined' ? [(event as { team?: unknown }).team] : []));
    const [first, second] = match.events.flatMap((event) => (event.type === 'joined' ? [event.team] : []));
    expect(teams(0)).toEqual([first, null]);
    expect(teams(1)).toEqual([null, second]);
    expect(teams(SPECTATOR)).toEqual([null, null]);
  });
});

describe('Nobody can tell whether a hold is over', () => {
  /** Seat 0 is faster. Two turns of a hold that lasts for so many; then both are asked what they will do. */
  const held = (turns: number, first: string) =>
    scripted(gen1, {
      options: {
        teams: [
          [
            { species: 'mew', moves: ['wrap', 'splash'] },
            { species: 'chansey', moves: ['splash'] },
          ],
          [
            { species: 'snorlax', moves: ['splash', 'substitute'] },
            { species: 'pidgey', moves: ['splash'] },
          ],
        ],
      },
      choices: ['move 2 splash', first, 'move 1 wrap', 'move 1 splash', 'fight', 'fight'],
      chance: { hit: [true], crit: [false], damage: [255], trapTurns: [turns] },
    });
  const shownTo = (seat: Seat, match: ReturnType<typeof held>) =>
    canonical([match.view(seat), seat === SPECTATOR || match.prompts(seat), match.waiting(), match.eventsFor(seat)]);

  test.each([
    ['somebody', 'move 1 splash'],
    ['a substitute', 'move 2 substitute'],
  ])('that is on %s: views, questions and events are the same', (_whom, first) => {
    const over = held(2, first);
    for (const seat of [0, 1, SPECTATOR])
      for (const turns of [3, 4, 5]) expect(shownTo(seat, held(turns, first))).toBe(shownTo(seat, over));
    over.answer(promptIn(over, 0).id, 1);
    over.answer(promptIn(over, 1).id, 0);
    expect(over.eventsFor(1).slice(-4)).toMatchObject([{ type: 'noEffect' }, { type: 'used' }, {}, {}]); // it was
  });

  test.each([0, 1])('and in other worlds of seat %d it is over three times in eight, or goes on', (seat) => {
    const match = held(4, 'move 1 splash');
    const oracle = seeded('holds');
    const turnsIn = ({ state }: typeof match) => state.sides[0].active.trapTurns;
    const left = Array.from({ length: 200 }, () => turnsIn(match.redeal(seat, oracle)));
    expect(new Set(left)).toEqual(new Set([0, 1, 2, 3])); // of two to five turns two have passed
    expectRate(left.filter((turns) => turns === 0).length, left.length, 96); // 3 / 8
  });
});

describe('In every match', () => {
  const KINDS = ['dealt', 'awkward', 'random'] as const;

  test.each(KINDS)('what has been seen stays known, and the rest is not shown: %s teams', (kind) => {
    for (let seed = 0; seed < 10; seed++) {
      const before: Record<string, number> = {};
      playRandomly(`seen ${seed}`, kind, (match) => {
        for (const seat of SEATS) {
          const truth = match.state.sides[seat];
          for (const [at, shown] of faceIn(match.view(foeOf(seat)), seat).team.entries()) {
            const one = memberAt(truth, at);
            const key = `${seat} ${one.id}`;
            expect(one.seen & (before[key] ?? 0)).toBe(before[key] ?? 0);
            before[key] = one.seen;
            expect(shown.species).toBe(one.seen >= 16 ? one.species : 0);
            expect(shown.moves).toEqual(one.moves.map((it, slot) => (one.seen & (1 << slot) ? it : NO_MOVE)));
            expect(shown.health).toBe(Math.ceil((100 * one.health) / one.maxHealth));
          }
        }
      });
    }
  });

  test.each(KINDS)('what a seat is shown of an event is the event, but for fields that are null: %s teams', (kind) => {
    for (let seed = 0; seed < 10; seed++) {
      const match = playRandomly(`events ${seed}`, kind);
      for (const seat of [0, 1, SPECTATOR]) {
        const shown = match.eventsFor(seat);
        const types = new Set(shown.map(({ type }) => type));
        const isMeant = (event: Event) => types.has(event.type) && !isOwn(event, seat);
        const truth = match.events.filter(isMeant);
        expect(shown).toHaveLength(truth.length);
        for (const [at, event] of shown.entries())
          expect({ ...truth[at], ...withoutNull(event) }).toEqual({ ...truth[at] });
      }
    }
  });
});

test('each secret is of a side that is there, also between the teams that join', () => {
  const match = playRandomly('joining', 'dealt');
  const secretSides = (index: number) =>
    secrets.values!(match.at(index)).flatMap(({ path: [at, side, ...rest] }) =>
      at === 'sides' && rest.length === 0 ? [side] : [],
    );
  expect(match.events.slice(0, 2).map(({ type }) => type)).toEqual(['joined', 'joined']);
  expect([-1, 0, 1].map(secretSides)).toEqual([[], [0], [0, 1]]);
});

/** What others are not told at all. */
function isOwn(event: Event, seat: Seat): boolean {
  if (event.type === 'selected') return event.seat !== seat || event.slot < 0;
  return event.type === 'spent' && event.seat !== seat;
}

function withoutNull(event: object): object {
  return Object.fromEntries(Object.entries(event).filter(([, value]) => value !== null));
}
