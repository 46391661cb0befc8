import { copyAnswers } from '../execution/answers.ts';
import type { Beginning } from '../execution/beginning.ts';
import { Execution } from '../execution/execution.ts';
import { copyState } from '../game/game.ts';
import type { Live } from './live.ts';
import { stateAfter } from './replay.ts';

/** The turn so far, about to be executed again from its start; `over` changes what it starts from. */
export function again(match: Live, over: Partial<Beginning> = {}): Execution {
  const { game, exec } = match;
  const { mark } = exec;
  return new Execution(game, {
    state: over.state ?? copyState(game, checkpointOf(match)),
    oracle: over.oracle ?? exec.oracle.at(mark.position),
    choices: over.choices ?? copyAnswers(exec.main.choices, mark.choices),
    mark,
    log: exec.log.entries !== undefined,
  });
}

/** The state at the start of the turn. Where it was not kept the match is played again, and it is kept from then on. */
export function checkpointOf(match: Live): object {
  const { checkpoint, mark, state } = match.exec;
  return checkpoint.stateAtStart(state, () => stateAfter(match, mark.logged - 1));
}
