import { type Prompt, seeded } from '@fermata/core';
import type { Bench } from '../bench.ts';
import { cost, ROUNDS, type Round } from '../measure.ts';
import { timeOnce } from '../slice.ts';
import { atTurns } from './at-turns.ts';

const LATE = 48;
const EARLY = 8;
const MATCHES = 60;
const QUICK_MATCHES = 10;
const WARM_UPS = 2;

export const bench: Bench = {
  name: 'redeal_growth',
  about: `wingspan, where whoever is asked imagines a world each turn: the first of turn ${LATE}, over that of turn ${EARLY}`,
  bar: { atMost: 1.5 },
  measure(quick) {
    const rounds: Round[] = [];
    for (let round = 0; round < WARM_UPS + ROUNDS; round++)
      rounds.push(firstWorlds(round, quick ? QUICK_MATCHES : MATCHES));
    return cost(rounds.slice(WARM_UPS), 'world');
  },
};

const EVERY_TURN: readonly number[] = Array.from({ length: LATE }, (_, turn) => turn + 1);

function firstWorlds(round: number, count: number): Round {
  const times = { ours: 0, peer: 0 };
  for (let seed = 0; seed < count; seed++) {
    atTurns(`${round} ${seed}`, EVERY_TURN, (match, turn) => {
      const [{ seat }] = match.prompts() as [Prompt]; // it is not over
      const time = timeOnce(() => {
        match.redeal(seat, seeded(seed));
        return 1;
      });
      if (turn === LATE) times.ours += time;
      if (turn === EARLY) times.peer += time;
    });
  }
  return { ours: times.ours / count, peer: times.peer / count };
}
