import type { Agent, AnyMatch, Choice, Oracle, Outcome, Prompt, Seat } from '@fermata/core';
import { random } from './random.ts';

/** An agent that may take its time: a person, a server, a thread. */
export type AnyAgent = (...asked: Parameters<Agent>) => Choice | Promise<Choice>;

export interface DriveOptions {
  /** How long an agent may think about one question. */
  readonly timeMs?: number;
  /** Answers at random where an agent fails at a question without a default. */
  readonly oracle: Oracle;
  /** Told of every agent that crashed, answered wrongly or was too slow. */
  readonly onTrouble?: (trouble: Trouble) => void;
  /** Told of every answer that was taken, whoever gave it. */
  readonly onAnswer?: (prompt: Prompt, choice: Choice) => void;
}

export interface Trouble {
  readonly seat: Seat;
  readonly label: string;
  readonly why: string;
}

/**
 * Plays to the end with agents of any kind. All open questions are asked at once, each under its own time limit. Where an
 * agent crashes, is too slow or answers what is not offered, the question's default is taken, or a random answer, and the
 * record says so: nobody stops the match but rules that break. (An agent that never gives the thread back cannot be timed; give it a thread.)
 */
export async function drive(match: AnyMatch, agents: readonly AnyAgent[], options: DriveOptions): Promise<Outcome> {
  const asked = new Map<number, Promise<void>>();
  while (match.outcome === undefined) {
    for (const prompt of match.prompts()) {
      if (asked.has(prompt.id)) continue;
      const done = ask(match, agents, prompt, options).finally(() => asked.delete(prompt.id));
      asked.set(prompt.id, done);
    }
    await Promise.race(asked.values());
  }
  return match.outcome;
}

async function ask(match: AnyMatch, agents: readonly AnyAgent[], prompt: Prompt, options: DriveOptions): Promise<void> {
  const { seat, id, label } = prompt;
  try {
    const choice = await inTime(async () => agents[seat]!(prompt, match.as(seat)), options.timeMs); // one for each seat
    match.answer(id, choice);
    options.onAnswer?.(prompt, choice);
  } catch (error) {
    const { message, record } = error as { readonly message?: string; readonly record?: unknown };
    if (record !== undefined) throw error; // the rules broke: no fault of the agent, and no answer mends it
    options.onTrouble?.({ seat, label, why: message ?? String(error) });
    const instead = prompt.otherwise ?? random(options.oracle)(prompt);
    if (prompt.otherwise !== undefined) match.expire(id);
    else match.answer(id, instead, 'random');
    options.onAnswer?.(prompt, instead);
  }
}

async function inTime<T>(think: () => Promise<T>, timeMs: number | undefined): Promise<T> {
  if (timeMs === undefined) return think();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${timeMs} ms`)), timeMs);
  });
  try {
    return await Promise.race([think(), late]);
  } finally {
    clearTimeout(timer);
  }
}
