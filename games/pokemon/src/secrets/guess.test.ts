/** Worlds that a seat cannot tell from the true one: for bots, which may not look at the truth. */
import { type Match, type Seat, seeded, start } from '@fermata/core';
import { canonical } from '@fermata/core/host';
import { randomAnswer } from '@fermata/core/moves';
import { type ChanceScript, scripted } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { promptIn } from '../../test/prompt.ts';
import { playRandomly } from '../../test/random-match.ts';
import { moveById } from '../data/index.ts';
import type { Event } from '../events.ts';
import { arena, gen1 } from '../index.ts';
import { battleSeat, foeOf } from '../seats.ts';
import { memberAt, type Pokemon, SEEN, type State } from '../state.ts';

type Battle = Match<State, Event>;
const KINDS = ['dealt', 'awkward', 'random'] as const;

const foes = (match: Battle, seat: Seat) => match.state.sides[foeOf(battleSeat(seat))].team as readonly Pokemon[]; // only read

describe('Two hundred worlds', () => {
  /** Forks at some prompts of random matches, of both kinds: to choose, and to replace who has fainted. */
  const places = (label: string, count: number): Battle[] => {
    const found: Battle[] = [];
    for (const [seed, kind] of [...KINDS, ...KINDS, ...KINDS].entries()) {
      let met = 0;
      playRandomly(`place ${seed}`, kind, (match) => {
        if (match.prompts()[0]?.label === label && met++ % 7 === 3) found.push(match.fork());
      });
    }
    return found.slice(0, count);
  };

  test.each([
    ['What now?', 10],
    ['Send in whom?', 6],
  ])('are possible at the question "%s", and all are the same to a seat', (label, count) => {
    const matches = places(label, count);
    expect(matches).toHaveLength(count);
    for (const [at, match] of matches.entries()) {
      const seat = at % 2;
      const worlds = redealt(match, seat, 200);
      const seen = canonical([match.view(seat), match.prompts(seat)]);
      for (const world of worlds) expect(canonical([world.view(seat), world.prompts(seat)])).toBe(seen);
      for (const [place, one] of foes(match, seat).entries()) {
        const others = worlds.map((world) => memberAt({ team: foes(world, seat) }, place));
        lookAt(one, others);
      }
    }
  });

  /** Of whoever has not been seen the species varies, and so do moves; what was seen stays; health is what was shown. */
  function lookAt(one: Pokemon, others: readonly Pokemon[]): void {
    const species = new Set(others.map((other) => other.species));
    if ((one.seen & SEEN) === 0) expect(species.size).toBeGreaterThan(20);
    else expect([...species]).toEqual([one.species]);
    for (const [slot, move] of one.moves.entries()) {
      const moves = new Set(others.map((other) => other.moves[slot]));
      if (one.seen & (1 << slot)) expect([...moves]).toEqual([move]);
      else expect(moves.size).toBeGreaterThan(20);
    }
    const percents = Math.ceil((100 * one.health) / one.maxHealth);
    for (const { health, maxHealth } of others) {
      expect(100 * health).toBeGreaterThan((percents - 1) * maxHealth);
      expect(100 * health).toBeLessThanOrEqual(percents * maxHealth);
    }
  }
});

describe('At every prompt of every match', () => {
  const BOTH = [gen1, arena].flatMap((game) => KINDS.map((kind) => ({ name: game.name, game, kind })));

  test.each(BOTH)('there is another world for both seats: $name, $kind teams', ({ game, kind }) => {
    for (let seed = 0; seed < 10; seed++) {
      const oracle = seeded(`${kind} ${seed}`);
      const look = (match: Battle) => {
        for (const seat of [0, 1])
          expect(canonical(match.redeal(seat, oracle).view(seat))).toBe(canonical(match.view(seat)));
      };
      playRandomly(`every ${seed}`, kind, look, game);
    }
  });

  test.each(BOTH)('it can be played on: $name, $kind teams', ({ game, kind }) => {
    for (let seed = 0; seed < 6; seed++) {
      const oracle = seeded(`${kind} ${seed}`);
      let met = seed;
      const look = (match: Battle) => {
        if (met++ % 10 > 0) return;
        const world = match.redeal(met % 2, oracle);
        for (let answers = 0; answers < 40 && world.outcome === undefined; answers++) {
          const prompt = promptIn(world);
          world.answer(prompt.id, randomAnswer(prompt, oracle));
        }
      };
      playRandomly(`on ${seed}`, kind, look, game);
    }
  });
});

describe('In every other world', () => {
  const AWAY = 'switch 2 snorlax';
  const used = (id: string) => ({ type: 'used', move: moveById(id)?.number });

  /** Seat 0 switches all the time, so that nobody remembers the last move of its foe. */
  test.each<[move: string, goesOn: object, turns: number, chance: ChanceScript]>([
    ['dig', used('dig'), 1, []],
    ['razorwind', used('razorwind'), 1, []],
    ['bide', { type: 'ticked', what: 'bide' }, 2, { bideTurns: [1] }],
    ['rage', used('rage'), 2, { hit: [true, true], crit: [false, false], damage: [255, 255] }],
    ['thrash', used('thrash'), 2, { thrashTurns: [1], hit: [false, false] }],
  ])('a foe that is in the middle of %s goes on with it', (move, goesOn, turns, chance) => {
    const own = { species: 'snorlax', moves: ['splash', 'teleport'] };
    const foe = { species: 'chansey', moves: [move, 'surf'] };
    const match = scripted(gen1, {
      options: { teams: [[own, own], [foe]] },
      choices: [AWAY, `move 1 ${move}`, AWAY].slice(0, 1 + turns), // then its foe is not asked
      chance,
    });
    for (const world of redealt(match, 0, 20)) {
      world.answer(promptIn(world, 0).id, 0); // it may splash
      expect(world.events).toContainEqual(expect.objectContaining({ seat: 1, ...goesOn }));
    }
  });

  test('a foe whose last moves have run out is not waited for, either', () => {
    const own = { species: 'tauros', moves: ['bodyslam', 'surf'] };
    const foe = { species: 'chansey', moves: ['softboiled', 'surf'], pp: [3, 0] };
    const match = start(gen1, { position: { sides: [{ team: [own] }, { team: [foe] }] }, seed: 'cornered' });
    expect(match.waiting()).toEqual([0]);
    for (const world of redealt(match, 0, 50)) expect(world.waiting()).toEqual([0]);
  });

  /** With 19 health one is 6 %; fully trained it would have 23, of which one is 5 % and two are 9 %. */
  test('a small foe that was trained less has as much health as is shown', () => {
    const own = { species: 'tauros', moves: ['bodyslam', 'surf'] };
    const foe = { species: 'pidgey', level: 5, moves: ['gust', 'surf'], dvs: { health: 0 }, effort: { health: 0 } };
    const position = { sides: [{ team: [own] }, { team: [{ ...foe, health: 1 }] }] };
    const match = start(gen1, { position, seed: 'small' });
    expect(match.state.sides[1]?.team[0]?.maxHealth).toBe(19); // 2 × 40 × 5 / 100, + 5 + 10
    for (const world of redealt(match, 0, 50)) expect(world.view(0)).toEqual(match.view(0));
  });

  test('whoever rests sleeps for two turns at the most', () => {
    const own = { species: 'chansey', moves: ['seismictoss', 'splash'] };
    const foe = { species: 'tauros', moves: ['rest', 'surf'], health: 9 };
    const position = { sides: [{ team: [own] }, { team: [foe, own] }] };
    const match = scripted(gen1, {
      position,
      choices: ['move 2 splash', 'move 1 rest'],
      chance: { sleepTurns: [6] },
    });
    const turns = redealt(match, 0, 100).map((world) => foes(world, 0)[0]?.sleep);
    expect(new Set(turns)).toEqual(new Set([1, 2]));
  });
});

function redealt(match: Battle, seat: Seat, count: number): Battle[] {
  const oracle = seeded('worlds');
  return Array.from({ length: count }, () => match.redeal(seat, oracle));
}
