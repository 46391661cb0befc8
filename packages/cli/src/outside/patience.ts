import type { AnyAgent } from '@fermata/agents';
import type { Choice, Prompt } from '@fermata/core';
import { inTime } from '../interruptible.ts';

/** How long an agent of somebody's own may think about one question. */
export const PATIENCE_MS = 1000 * (Number(process.env.FERMATA_BOT_SECONDS) || 30);

/** Those that have hung or ended, and why: whoever asks them again would only wait again. */
const gone = new Map<string, string>();

/** Why an agent can no longer be asked. It stays so in this thread. */
export class Gone extends Error {
  override readonly name = 'Gone';
}

/** The agent with a limit of time. `onGone` hears of it when it is given up. Where it never answers, or can no longer, it is not asked again: each question fails at once. */
export function patiently(spec: string, agent: AnyAgent, onGone: () => unknown = () => {}): AnyAgent {
  const leave = (error: unknown): never => {
    if (error instanceof Gone) {
      gone.set(spec, error.message);
      onGone();
    }
    throw error;
  };
  return (prompt, side) => {
    const why = gone.get(spec);
    if (why !== undefined) throw new Error(why);
    const late = () => new Gone(`${askedText(prompt)}, and did not answer in ${PATIENCE_MS / 1000} s`);
    try {
      const answer = inTime(() => agent(prompt, side), PATIENCE_MS, late);
      return isPromise(answer) ? orLate(answer, PATIENCE_MS, late).catch(leave) : answer;
    } catch (error) {
      return leave(error);
    }
  };
}

function askedText({ label }: Prompt): string {
  return `it was asked "${label}"`;
}

function isPromise(answer: Choice | Promise<Choice>): answer is Promise<Choice> {
  return typeof Object(answer).then === 'function';
}

/** The timer also keeps the process while it waits: pipes to a program do not. */
async function orLate(answer: Promise<Choice>, timeMs: number, late: () => Error): Promise<Choice> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), timeMs);
  });
  try {
    return await Promise.race([answer, over]);
  } finally {
    clearTimeout(timer);
  }
}
