import { type AnyAgent, type AnyPerspective, drive } from '@fermata/agents';
import { type AnyMatch, type Choice, type Outcome, type Prompt, seeded } from '@fermata/core';
import { attempt } from './attempt.ts';
import type { Playing } from './playing.ts';

/** A question that was asked, and not answered yet. */
export interface Open {
  readonly prompt: Prompt;
  readonly choice: Promise<Choice>;
}

/** Plays on from an open question, with agents that may take their time, and fail. */
export async function driveOn(
  match: AnyMatch,
  agents: readonly AnyAgent[],
  open: Open,
  playing: Playing,
): Promise<Outcome | undefined> {
  const { pace, timeMs, seed, onQuestion, onTrouble, onAnswer } = playing;
  const ask = (agent: AnyAgent, prompt: Prompt, side: AnyPerspective) => {
    // Nobody waits for this match any more: without thoughts it is soon over.
    if (pace?.isStopped) throw new Error('stopped');
    onQuestion();
    return attempt(agent, prompt, side);
  };
  const asked = agents.map(
    (agent): AnyAgent =>
      (prompt, side) => {
        if (prompt.id === open.prompt.id) return open.choice; // nobody is asked twice
        return pace?.isOverdue() ? pace.rest().then(() => ask(agent, prompt, side)) : ask(agent, prompt, side);
      },
  );
  const driven = drive(match, asked, {
    oracle: seeded(seed),
    onTrouble,
    onAnswer,
    ...(timeMs !== undefined && { timeMs }),
  });
  return pace === undefined ? driven : pace.unlessStopped(driven);
}
