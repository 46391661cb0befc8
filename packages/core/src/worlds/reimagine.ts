import { copyAnswers } from '../execution/answers.ts';
import { copyState } from '../game/game.ts';
import { checkpointOf } from '../match/again.ts';
import type { Imagining } from '../match/imagine.ts';
import type { Live } from '../match/live.ts';
import { begin, onwards } from '../match/origin.ts';
import type { Oracle } from '../oracle/oracle.ts';
import { seeded } from '../oracle/seeded.ts';
import { markOf } from './enact.ts';

/** The only world where nothing is hidden: its chance is another from here on, and nothing leads back to the seed. */
export function reimagine(match: Live, oracle: Oracle): Imagining {
  const { game, exec } = match;
  const { mark, main } = exec;
  const seed = String(oracle.int(2 ** 32, 'redeal'));
  const imagined = {
    state: copyState(game, checkpointOf(match)), // the match goes on
    mark: { ...markOf(match), position: mark.position },
    pages: new Map(),
  };
  const origin = { ...match.origin, seed, reseeds: [], chance: onwards(exec, seeded(seed)), imagined };
  return { origin, exec: begin(game, origin, copyAnswers(main.choices, mark.choices)) };
}
