import { type AnyAgent, drive, type Trouble } from '@fermata/agents';
import {
  type Agent,
  type AnyMatch,
  type Choice,
  Misuse,
  type Oracle,
  type Outcome,
  type Prompt,
  seeded,
} from '@fermata/core';
import { reasonOf } from './reason.ts';

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
 * Plays a match to its end: at once while all agents answer at once, and rightly. Where one answers with a promise, or
 * fails to answer, the match stands at that question and is driven from there.
 */
export function playOut(match: AnyMatch, agents: readonly AnyAgent[], playing: Playing): Outcome | Promise<Outcome> {
  let open: Open | undefined;
  let last: { readonly prompt: Prompt; readonly choice: Choice } | undefined;
  const taken = () => {
    if (last !== undefined) playing.onAnswer(last.prompt, last.choice);
    last = undefined;
  };
  const atOnce = agents.map(
    (agent): Agent =>
      (prompt, side) => {
        taken(); // nobody is asked before core has accepted the answer of who was asked before
        playing.onQuestion();
        const choice = attempt(agent, prompt, side);
        if (isLate(choice)) {
          open = { prompt, choice };
          throw new Error('an agent takes its time'); // which leaves the match where it stands
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
    return driveOn(match, agents, open, playing);
  }
}

/** A question that was asked, and not answered yet. */
interface Open {
  readonly prompt: Prompt;
  readonly choice: Promise<Choice>;
}

function driveOn(match: AnyMatch, agents: readonly AnyAgent[], open: Open, playing: Playing): Promise<Outcome> {
  const { timeMs, seed, onTrouble, onAnswer } = playing;
  const asked = agents.map(
    (agent): AnyAgent =>
      (prompt, side) => {
        if (prompt.id === open.prompt.id) return open.choice; // nobody is asked twice
        playing.onQuestion();
        return attempt(agent, prompt, side);
      },
  );
  const oracle: Oracle = seeded(seed);
  return drive(match, asked, { oracle, onTrouble, onAnswer, ...(timeMs !== undefined && { timeMs }) });
}

type Side = Parameters<AnyAgent>[1];

/** An answer; or, whatever an agent's thinking throws, a promise that fails for that reason: no fault of the rules. */
function attempt(agent: AnyAgent, prompt: Prompt, side: Side): Choice | Promise<Choice> {
  try {
    const choice = agent(prompt, side);
    return isLate(choice) ? Promise.resolve(choice).catch(failed) : choice; // any promise-like will do
  } catch (error) {
    return Promise.reject(error).catch(failed);
  }
}

function failed(error: unknown): never {
  throw new Error(reasonOf(error));
}

function isLate(choice: Choice | Promise<Choice>): choice is Promise<Choice> {
  return typeof choice === 'object' && choice !== null && 'then' in choice;
}

/** True if core does not take an answer: the match is unchanged. */
function isRefusal(error: unknown): boolean {
  return error instanceof Misuse && error.code === 'choice';
}
