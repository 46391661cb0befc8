import type { Row } from './row.ts';

// Two of a species, trained alike, are equally fast. Mew has 403 health; its attack and its defence are 298, / 4 = 74.
// Thrash: 42 * 90 * 74 / 74 / 50 + 2 = 77, and 82 * 90 * 74 / 74 / 50 + 2 = 149 if it is critical.
const thrasher = [{ species: 'Mew', moves: ['thrash', 'splash'] }];
const maker = [{ species: 'Mew', moves: ['substitute', 'splash'] }];
const HITS = { thrashTurns: [1], hit: [true, true], crit: [false, false], damage: [255, 255] };
const choices = ['move 1 thrash', 'move 2 splash', 'move 1 substitute']; // whoever thrashes about is not asked

/** Who acts first where both are equally fast. Whoever thrashes about lines up once more, and a coin is tossed again. */
export const TIES: readonly Row[] = [
  {
    rule: 'whoever thrashes about goes first if it wins its own toss, whatever the one before it was',
    teams: [thrasher, maker],
    chance: { ...HITS, tie: [true, false, true] },
    choices,
    after: [{ thrash: 37 }, { health: 403 - 77 - 77 - 100, substitute: 101 }],
  },
  {
    rule: 'and last if it loses it',
    teams: [thrasher, maker],
    chance: { ...HITS, tie: [true, true, false] },
    choices,
    after: [{ thrash: 37 }, { health: 403 - 77 - 100, substitute: 101 - 77 }],
  },
  {
    rule: 'the same goes for the second seat',
    teams: [maker, thrasher],
    chance: { ...HITS, tie: [true, true, true] },
    choices: ['move 2 splash', 'move 1 thrash', 'move 1 substitute'],
    after: [{ health: 403 - 77 - 77 - 100, substitute: 101 }, { thrash: 37 }],
  },
  ...([true, false] as const).map((isFirst) => ({
    rule: `where both thrash about each has a toss, and that of the second seat counts: it ${isFirst ? 'wins' : 'loses'}`,
    // (100 + 0) * 2 + 110 health: the third critical hit is the last, and they are not asked before it.
    teams: [frail(), frail()] as const,
    chance: {
      tie: [true, ...[true, true, isFirst], ...[true, true, isFirst]],
      thrashTurns: [1, 1],
      hit: Array(5).fill(true),
      crit: Array(5).fill(true),
      damage: Array(5).fill(255),
    },
    choices: ['move 1 thrash', 'move 1 thrash'],
    after: (isFirst ? [{ health: 0 }, { health: 12 }] : [{ health: 12 }, { health: 0 }]) as Row['after'],
    winner: isFirst ? (1 as const) : (0 as const),
  })),
];

function frail() {
  return [{ species: 'Mew', dvs: { health: 0 }, effort: { health: 0 }, moves: ['thrash', 'splash'] }];
}
