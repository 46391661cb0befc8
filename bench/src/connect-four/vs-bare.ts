import { type Oracle, seeded } from '@fermata/core';
import type { Bench } from '../bench.ts';
import type { Work } from '../sides.ts';
import { playBare } from './bare.ts';
import { simulation } from './simulation.ts';

export const bench: Bench = {
  name: 'connect4_vs_bare',
  about: 'connect four: start and run with the log off, over a hand-written loop without an engine',
  bar: { atMost: 3 },
  measure: {
    ours: () => sameGames(simulation),
    peer: () => sameGames((oracle) => () => playBare(oracle)),
    unit: 'game',
    ratio: 'cost',
    apart: false,
  },
};

const GAMES = 200;

/** Every batch is the same random games, for either side. */
function sameGames(player: (oracle: Oracle) => () => unknown): Work {
  const chance = seeded('connect four');
  return () => {
    const play = player(chance.at(0));
    for (let count = 0; count < GAMES; count++) play();
    return GAMES;
  };
}
