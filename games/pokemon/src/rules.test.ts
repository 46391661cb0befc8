import { choose, type DeepReadonly, type Secrets, start } from '@fermata/core';
import { copyJson, load } from '@fermata/core/host';
import { checkGame, leaks } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { playRandomly } from '../test/random-match.ts';
import { isLetGo } from './battle/holds.ts';
import { copyBattle } from './copy.ts';
import type { Event } from './events.ts';
import { arena, gen1 } from './index.ts';
import { positionOf } from './position.ts';
import { faceOf } from './secrets/face.ts';
import { secrets } from './secrets/secrets.ts';
import type { Side, State } from './state.ts';

describe('All twelve invariants hold', () => {
  // Many more of these are played by the soak of the catalog.
  test('of matches with teams that are dealt', { timeout: 300_000 }, () => {
    expect(checkGame(gen1, { seconds: 300, matches: 6, places: 3 }).leftOut).toEqual([]);
  });

  test('of matches with moves that lock, copy, call and store', { timeout: 300_000 }, () => {
    const one = { species: 'mew', moves: ['mimic', 'metronome', 'disable', 'transform'] };
    const two = { species: 'gengar', moves: ['substitute', 'bide', 'thrash', 'rage'] };
    const three = { species: 'cloyster', moves: ['clamp', 'haze', 'dig', 'leechseed'] };
    const four = { species: 'jynx', moves: ['sing', 'rest', 'icebeam', 'counter'] };
    const teams = [
      [one, two, three],
      [four, three, one],
    ];
    expect(checkGame(gen1, { seconds: 300, matches: 6, places: 3, options: { teams } }).leftOut).toEqual([]);
  });

  test('of matches with holds of which nobody knows whether they go on', { timeout: 300_000 }, () => {
    expect(checkGame(gen1, { seconds: 120, matches: 4, places: 3, options: { teams: HOLDERS } }).leftOut).toEqual([]);
  });
});

const holder = { species: 'dragonite', moves: ['wrap', 'firespin', 'thunderwave'] };
const held = { species: 'slowbro', moves: ['clamp', 'substitute', 'confuseray', 'surf'] };
const HOLDERS = [
  [holder, held],
  [held, holder],
];

test('A record of older rules is refused by name: another toss and other offers lead elsewhere', () => {
  const record = start(gen1, { seed: 'older' }).record();
  expect(() => load(gen1, { ...record, version: 1 })).toThrow(
    'this is a record of pokemon version 1; the rules are version 2',
  );
});

/** The test of leaks is worth something if it finds these: each says too much of a foe. */
describe('It would be noticed', () => {
  const values = (show: (side: Side) => object): Secrets<State, Event> => ({
    ...secrets,
    values: (state) =>
      (secrets.values?.(state) ?? []).map((value) => (value.path[0] === 'sides' ? { ...value, show } : value)) as never, // as they were, but for `show`
  });
  const events = (type: Event['type']): Secrets<State, Event> => ({
    ...secrets,
    events: { ...secrets.events, [type]: (event: Event) => event },
  });

  test.each<[leak: string, secrets: Secrets<State, Event>]>([
    ['if everybody saw the teams as they were dealt', events('joined')],
    ['if a view showed PP', values((side) => ({ ...faceOf(side), pp: side.active.pp }))],
    ['if a view showed exact health', values((side) => ({ ...faceOf(side), health: side.team[0]?.health }))],
    ['if a view showed who waits', values((side) => ({ ...faceOf(side), species: side.team.at(-1)?.species }))],
    ['if a view showed all moves', values((side) => ({ ...faceOf(side), moves: side.active.moves }))],
  ])('%s', (_leak, leaking) => {
    expect(() => leaks({ ...gen1, secrets: leaking }, { matches: 8 })).toThrow('a seat learns nothing it may not know');
  });

  test('if a question told that a hold is over', () => {
    const holding = { ...gen1, setup: () => positionOf(IN_HOLD) };
    const telling: typeof gen1 = {
      ...holding,
      *turn(state) {
        if (state.sides.some(({ active }) => isLetGo(active))) yield* choose(0, 'You have let go', ['good', 'bad']);
        yield* gen1.turn(state);
      },
    };
    expect(() => leaks(telling, { matches: 4 })).toThrow('a seat learns nothing it may not know');
    expect(leaks(holding, { seconds: 120, matches: 4 }).leftOut).toEqual([]);
  });
});

/** It may be over. */
const IN_HOLD = {
  sides: [
    { team: HOLDERS[0], active: { trapping: 35, trapTurns: 2, trapRenewals: 1, trapDamage: 9, trapTarget: 0 } },
    { team: HOLDERS[1], active: { trapped: 1, trapper: 0 } },
  ],
};

const KINDS = ['dealt', 'awkward', 'random'] as const;
const BOTH = [gen1, arena].flatMap((game) => KINDS.map((kind) => ({ name: game.name, game, kind })));

test.each(BOTH)('A state is at most 4 KB as JSON: $name, $kind teams', ({ game, kind }) => {
  const look = ({ state }: { readonly state: object }) =>
    expect(new TextEncoder().encode(JSON.stringify(state)).length).toBeLessThanOrEqual(4096);
  for (let seed = 0; seed < 20; seed++) look(playRandomly(`size ${seed}`, kind, look, game));
});

describe('A copy of a battle', () => {
  test.each(BOTH)('equals a copy of its JSON: $name, $kind teams', ({ game, kind }) => {
    const look = ({ state }: { readonly state: DeepReadonly<State> }) =>
      expect(copyBattle(state as State)).toEqual(copyJson(state)); // copying does not change it
    for (let seed = 0; seed < 10; seed++) look(playRandomly(`copy ${seed}`, kind, look, game));
  });

  /** One of the two goes on for a while, then the other one: neither may notice. */
  test.each(BOTH)('shares nothing that changes: $name, $kind teams', ({ game, kind }) => {
    for (let seed = 0; seed < 10; seed++) {
      const match = playRandomly(`share ${seed}`, kind, undefined, game);
      const state = copyJson(match.at(-1)) as State; // a copy is ours
      for (let from = 0; from < match.events.length; from += FURTHER) {
        const next = match.events.slice(from, from + FURTHER);
        if (state.sides.length < 2) {
          fold(state, next);
          continue;
        }
        const [before, copy] = [JSON.stringify(state), copyBattle(state)];
        fold(copy, next);
        expect(JSON.stringify(state)).toBe(before);
        const after = JSON.stringify(copy);
        fold(state, next);
        expect(JSON.stringify(copy)).toBe(after);
        expect(JSON.stringify(state)).toBe(after);
      }
      expect(state).toEqual(match.state);
    }
  });
});

/** Events after which the other one is looked at: a few turns. */
const FURTHER = 25;

function fold(state: State, events: readonly Event[]): void {
  for (const event of events) {
    const change = gen1.apply[event.type];
    if (typeof change === 'function') (change as (state: State, event: Event) => void)(state, event); // the one for its type
  }
}
