import type { AnyAgent } from '@fermata/agents';
import type { Agent, AnyMatch, Choice, Outcome, Prompt } from '@fermata/core';
import { attempt, isLate, isRefusal } from './attempt.ts';
import { driveOn, type Open } from './drive-on.ts';
import type { Playing } from './playing.ts';
import { stepOn } from './step-on.ts';

/**
 * Plays a match to its end: at once while all agents answer at once, and rightly. Where one answers with a promise, or
 * fails to answer, the match stands at that question and is driven from there; where it takes long, it goes on step by
 * step, with rests. Undefined: somebody stopped it.
 */
export function playOut(
  match: AnyMatch,
  agents: readonly AnyAgent[],
  playing: Playing,
): Outcome | Promise<Outcome | undefined> {
  const { pace, onQuestion, onAnswer } = playing;
  let open: Open | 'rest' | undefined;
  let last: { readonly prompt: Prompt; readonly choice: Choice } | undefined;
  const taken = () => {
    if (last !== undefined) onAnswer(last.prompt, last.choice);
    last = undefined;
  };
  // What an agent throws here leaves the match where it stands.
  const atOnce = agents.map(
    (agent): Agent =>
      (prompt, side) => {
        taken(); // nobody is asked before core has accepted the answer of who was asked before
        if (pace?.isOverdue()) {
          open = 'rest';
          throw new Error('time to rest');
        }
        onQuestion();
        const choice = attempt(agent, prompt, side);
        if (isLate(choice)) {
          open = { prompt, choice };
          throw new Error('an agent takes its time');
        }
        last = { prompt, choice };
        return choice;
      },
  );
  try {
    const outcome = match.run(atOnce);
    taken();
    return outcome;
  } catch (error) {
    if (last !== undefined && isRefusal(error)) open = { prompt: last.prompt, choice: Promise.resolve(last.choice) };
    if (open === undefined) throw error;
    return open === 'rest' ? stepOn(match, agents, playing) : driveOn(match, agents, open, playing);
  }
}
