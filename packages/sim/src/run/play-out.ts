import { type AnyAgent, drive, type Trouble } from '@fermata/agents';
import { type Agent, type AnyMatch, type Choice, type Oracle, type Outcome, type Prompt, seeded } from '@fermata/core';

/** What one wants to know of a match, and how long agents may think. */
export interface Playing {
  /** Where the answers come from that agents fail to give. */
  readonly seed: string;
  readonly timeMs: number | undefined;
  onQuestion(): void;
  onAnswer(prompt: Prompt, choice: Choice): void;
  onTrouble(trouble: Trouble): void;
}

/**
 * Plays a match to its end: at once while all agents answer at once. Where one answers with a promise, the match stands
 * at that question and is driven from there.
 */
export function playOut(match: AnyMatch, agents: readonly AnyAgent[], playing: Playing): Outcome | Promise<Outcome> {
  let late: Late | undefined;
  const atOnce = agents.map(
    (agent): Agent =>
      (prompt, side) => {
        playing.onQuestion();
        const choice = agent(prompt, side);
        if (typeof choice === 'number') playing.onAnswer(prompt, choice);
        else if (isLate(choice)) {
          late = { prompt, choice };
          throw new Error('an agent takes its time'); // which leaves the match where it stands
        } else if (Array.isArray(choice)) playing.onAnswer(prompt, choice);
        return choice; // anything else is for core to refuse
      },
  );
  try {
    return match.run(atOnce);
  } catch (error) {
    if (late === undefined) throw error;
    return driveOn(match, agents, late, playing);
  }
}

/** A question that was asked, and not answered yet. */
interface Late {
  readonly prompt: Prompt;
  readonly choice: Promise<Choice>;
}

function driveOn(match: AnyMatch, agents: readonly AnyAgent[], late: Late, playing: Playing): Promise<Outcome> {
  const { timeMs, seed, onTrouble, onAnswer } = playing;
  const asked = agents.map(
    (agent): AnyAgent =>
      (prompt, side) => {
        if (prompt.id === late.prompt.id) return late.choice; // nobody is asked twice
        playing.onQuestion();
        return agent(prompt, side);
      },
  );
  const oracle: Oracle = seeded(seed);
  return drive(match, asked, { oracle, onTrouble, onAnswer, ...(timeMs !== undefined && { timeMs }) });
}

function isLate(choice: Choice | Promise<Choice>): choice is Promise<Choice> {
  return typeof choice === 'object' && choice !== null && 'then' in choice;
}
