import type { AnyAgent, AnyPerspective } from '@fermata/agents';
import type { AnyMatch, Outcome } from '@fermata/core';
import { attempt, isLate, isRefusal } from './attempt.ts';
import { driveOn } from './drive-on.ts';
import type { Playing } from './playing.ts';

/**
 * Plays on with one question after the other, in the order in which a run asks them, so that a game does not depend on
 * how long it takes.
 */
export async function stepOn(
  match: AnyMatch,
  agents: readonly AnyAgent[],
  playing: Playing,
): Promise<Outcome | undefined> {
  const { pace, onQuestion, onAnswer } = playing;
  const sides = agents.map((_, seat) => match.as(seat));
  for (let [prompt] = match.prompts(); prompt !== undefined; [prompt] = match.prompts()) {
    if (pace?.isOverdue()) await pace.rest();
    if (pace?.isStopped) return undefined;
    onQuestion();
    const { id, seat } = prompt;
    const choice = attempt(agents[seat] as AnyAgent, prompt, sides[seat] as AnyPerspective); // one for each seat
    if (isLate(choice)) return driveOn(match, agents, { prompt, choice }, playing);
    try {
      match.answer(id, choice);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return driveOn(match, agents, { prompt, choice: Promise.resolve(choice) }, playing);
    }
    onAnswer(prompt, choice);
  }
  return match.outcome;
}
