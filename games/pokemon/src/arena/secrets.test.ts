/** What others learn of an item: that it was used, and on whom. Numbers, and which move has points again, they do not. */
import { type Match, SPECTATOR, seeded, start } from '@fermata/core';
import { canonical } from '@fermata/core/host';
import { leaks } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { fight, type Given } from '../../test/arena.ts';
import { moveById, speciesById } from '../data/index.ts';
import { evaluate } from '../evaluate.ts';
import type { Event } from '../events.ts';
import type { Bag, State } from '../state.ts';
import { arena } from './game.ts';

const who = speciesById('ekans')!.number; // it is there, here and below

describe('Others are shown of an item', () => {
  test.each<[choice: string, one: object, own: object, others: object]>([
    [
      'item revive 2 ekans',
      { health: 0 },
      { type: 'revived', seat: 0, who, at: 1, amount: 100, left: 50 },
      { type: 'revived', seat: 0, who, at: 1, amount: null, left: 50 },
    ],
    [
      'item potion 2 ekans',
      { health: 100 },
      { type: 'healed', seat: 0, at: 1, by: 'item', amount: 20, left: 60, last: -1 },
      { type: 'healed', seat: 0, at: 1, by: 'item', amount: null, left: 60, last: null },
    ],
    [
      'item ether 2 ekans 1 splash',
      { pp: [1, 32] },
      { type: 'refilled', seat: 0, who, at: 1, slot: 0, move: moveById('splash')!.number, points: 10 },
      { type: 'refilled', seat: 0, who, at: 1, slot: null, move: null, points: null },
    ],
  ])('%s', (choice, one, own, others) => {
    const [, item = ''] = choice.split(' ');
    const match = fight([{ bag: { [item]: 1 }, behind: [{ species: 'ekans', ...one }] }, {}], [choice, 'splash']);
    for (const seat of [0, 1, SPECTATOR]) {
      const told = match.eventsFor(seat);
      const at = told.findIndex(({ type }) => type === 'itemUsed');
      expect(told.slice(at, at + 2)).toEqual([
        { type: 'itemUsed', seat: 0, who, item, at: 1 },
        seat === 0 ? own : others,
      ]);
    }
  });

  test('whom it is for, who has been seen from then on; its moves have not', () => {
    const given: Given[] = [{ bag: { potion: 1 }, behind: [{ species: 'ekans', health: 100 }] }, {}];
    const before = fight(given, []).view(1).sides[0]?.team[1];
    expect(before).toMatchObject({ species: 0, moves: [0, 0] });
    const after = fight(given, ['item potion 2 ekans', 'splash']).view(1).sides[0]?.team[1];
    expect(after).toMatchObject({ species: who, moves: [0, 0], health: 60 });
  });
});

test('who stands again is worth as much as its health', () => {
  const match = fight([{ bag: { revive: 1 }, behind: [{ health: 0 }] }, {}], ['item revive 2 machop', 'splash']);
  // One and a half against one.
  expect(evaluate(match.view(0), 0)).toBeCloseTo(1.5 / 2.5);
});

/** Who has one move, and nobody to switch to, is asked only if an item is of use: everybody can see that it is waited for. */
describe('In every world that a seat may believe in, a cornered foe', () => {
  const cornered = (bag: Bag, one: object): Match<State, Event> => {
    const foe = { team: [{ species: 'chansey', moves: ['splash'], ...one }], bag };
    const own = { team: [{ species: 'tauros', moves: ['bodyslam', 'surf'] }] };
    return start(arena, { position: { sides: [own, foe] }, seed: 'cornered' });
  };

  test.each<[rule: string, bag: Bag, one: object, waiting: readonly number[]]>([
    ['lacks points and has some in its bag: it is waited for', { ether: 1 }, { pp: [3] }, [0, 1]],
    ['lacks no points: it is not', { ether: 1, elixir: 1 }, {}, [0]],
    ['lacks health that nobody sees: it is waited for', { potion: 1 }, { health: 702 }, [0, 1]], // of 703: 100 %
    ['lacks no health: it is not', { potion: 1 }, {}, [0]],
    ['lacks points, and there are none in its bag: it is not', { potion: 1 }, { pp: [3] }, [0]],
  ])('%s', (_rule, bag, one, waiting) => {
    const match = cornered(bag, one);
    expect(match.waiting()).toEqual(waiting);
    const oracle = seeded('worlds');
    for (let world = 0; world < 50; world++) {
      const other = match.redeal(0, oracle);
      expect(other.waiting()).toEqual(waiting);
      expect(canonical(other.view(0))).toBe(canonical(match.view(0)));
    }
  });

  test('gives nothing away in matches of one move each', () => {
    const team = [{ species: 'machop', level: 20, moves: ['karatechop'] }];
    expect(leaks(arena, { seconds: 120, matches: 3, options: { teams: [team, team] } }).leftOut).toEqual([]);
  });
});
