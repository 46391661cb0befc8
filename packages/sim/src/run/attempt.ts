import { type AnyAgent, type AnyPerspective, reasonOf } from '@fermata/agents';
import { type Choice, Misuse, type Prompt } from '@fermata/core';

/** An answer; or, whatever an agent's thinking throws, a promise that fails for that reason: no fault of the rules. */
export function attempt(agent: AnyAgent, prompt: Prompt, side: AnyPerspective): Choice | Promise<Choice> {
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

export function isLate(choice: Choice | Promise<Choice>): choice is Promise<Choice> {
  return typeof choice === 'object' && choice !== null && 'then' in choice;
}

/** True if core does not take an answer: the match is unchanged. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Misuse && error.code === 'choice';
}
