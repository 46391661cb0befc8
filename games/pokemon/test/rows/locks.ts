import type { Row } from './row.ts';

const tauros = { species: 'Tauros', moves: ['hyperbeam', 'splash'] };
/** It hits as hard as it can without being critical. */
const BEAM = { hit: [true], crit: [false], damage: [255] };

/** What binds a Pokémon to its move, and what frees it. */
export const LOCKS: readonly Row[] = [
  {
    rule: 'after Hyper Beam one must recharge',
    teams: [[tauros], [{ species: 'Chansey', moves: ['splash', 'growl'] }]],
    chance: BEAM,
    choices: ['move 1 hyperbeam', 'move 1 splash'],
    after: [{ mustRecharge: true }, {}],
    offers: [[], ['move 1 splash', 'move 2 growl']],
  },
  {
    rule: 'not after Hyper Beam that knocks out',
    teams: [
      [tauros],
      [
        { species: 'Magikarp', level: 5, moves: ['splash'] },
        { species: 'Chansey', moves: ['splash'] },
      ],
    ],
    chance: BEAM,
    choices: ['move 1 hyperbeam', 'move 1 splash'],
    after: [{ mustRecharge: false }, { health: 703 }],
    offers: [['move 1 hyperbeam', 'move 2 splash'], []],
  },
  {
    rule: 'nor after Hyper Beam that breaks a substitute',
    // Mew is slower than Tauros (298 against 318) and has 403 health: 100 are for the substitute, which has 101.
    teams: [[tauros], [{ species: 'Mew', moves: ['substitute', 'splash'] }]],
    chance: BEAM,
    choices: ['move 2 splash', 'move 1 substitute', 'move 1 hyperbeam', 'move 2 splash'],
    // 42 * 150 * 74 / 74 / 50 + 2 = 128, + 64: more than 101.
    after: [{ mustRecharge: false }, { health: 303, substitute: 0 }],
    offers: [
      ['move 1 hyperbeam', 'move 2 splash'],
      ['move 1 substitute', 'move 2 splash'],
    ],
  },
  {
    rule: 'whoever is woken by Haze in the middle of a two-turn move is stuck for good',
    // Venusaur is faster (228 against 128): it takes in sunlight before it is put to sleep.
    teams: [
      [{ species: 'Slowbro', moves: ['spore', 'haze', 'splash'] }],
      [
        { species: 'Venusaur', moves: ['solarbeam', 'splash'] },
        { species: 'Chansey', moves: ['splash'] },
      ],
    ],
    chance: { hit: [true], sleepTurns: [6] },
    choices: [
      ...['move 1 spore', 'move 1 solarbeam'],
      'move 2 haze', // Venusaur sleeps through its own turn before
      'move 3 splash',
      'move 3 splash',
    ],
    after: [{}, { status: '', charging: 76, pp: [16, 61] }], // Solar Beam by its number; it was never paid for
    why: ['asleep', 'cannotMove', 'cannotMove'],
    offers: [['move 1 spore', 'move 2 haze', 'move 3 splash'], []],
  },
  {
    rule: 'whoever is woken by Haze before its own turn does not act in it',
    // After Agility Slowbro is faster: 256 against 228.
    teams: [
      [{ species: 'Slowbro', moves: ['agility', 'spore', 'haze'] }],
      [{ species: 'Venusaur', moves: ['tackle', 'splash'] }],
    ],
    chance: { hit: [true], sleepTurns: [6] },
    choices: [...['move 1 agility', 'move 2 splash'], ...['move 2 spore', 'move 1 tackle'], 'move 3 haze'],
    after: [{}, { status: '' }],
    why: ['asleep', 'cannotMove'],
    offers: [
      ['move 1 agility', 'move 2 spore', 'move 3 haze'],
      ['move 1 tackle', 'move 2 splash'],
    ],
  },
];
