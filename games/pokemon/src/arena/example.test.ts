/** The example of the specification: fixed rolls force a hit and its effect, and the exact state follows from them. */
import { scripted } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { moveById } from '../data/index.ts';
import { SEEN } from '../state.ts';
import { arena } from './game.ts';

const [FIRE_BLAST, SPLASH] = [moveById('fireblast')!.number, moveById('splash')!.number]; // both are there

test('Fire Blast hits, does not hit critically, rolls its highest damage, and burns', () => {
  const plain = { level: 100, health: 200, maxHealth: 200 };
  const position = {
    sides: [
      { team: [{ ...plain, species: 'charmander', moves: ['fireblast', 'ember'], stats: [100, 100, 120, 100] }] },
      { team: [{ ...plain, species: 'machop', moves: ['pound', 'splash'], stats: [100, 100, 80, 100] }] },
    ],
  };
  const before = scripted(arena, { position }).state;
  const after = scripted(arena, {
    position,
    choices: ['move 1 fireblast', 'move 2 splash'],
    chance: [true, false, 255, true], // accuracy, critical hit, damage, burn
  }).state;

  const [charmander, machop] = [before.sides[0], before.sides[1]];
  expect(after).toEqual({
    turn: 2,
    // (42 · 120 · 100 / 100) / 50 + 2 is 102; half as much again, since its user is of the type.
    lastDamage: 153,
    winner: null,
    sides: [
      {
        ...charmander,
        selected: FIRE_BLAST,
        used: FIRE_BLAST,
        team: [{ ...charmander.team[0], pp: [7, 40], seen: SEEN | 1 }],
        active: { ...charmander.active, pp: [7, 40], lastMove: FIRE_BLAST },
      },
      {
        ...machop,
        selected: SPLASH,
        slot: 1,
        used: SPLASH,
        // 200, less 153, less a sixteenth for the burn at the end of the turn.
        team: [{ ...machop.team[0], health: 35, status: 'burn', pp: [56, 60], seen: SEEN | 2 }],
        // A burn halves the attack.
        active: { ...machop.active, stats: [50, 100, 80, 100], pp: [56, 60], lastMove: SPLASH },
      },
    ],
  });
});
