import {
  type Agent,
  type AnyMatch,
  type Choice,
  Misuse,
  type Oracle,
  type Outcome,
  type Prompt,
  type Seat,
} from '@fermata/core';
import { checkJson } from '@fermata/core/host';
import { checkDriven } from './given.ts';
import { random } from './random.ts';
import { reasonOf } from './reason.ts';

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
 * record says so: nobody stops the match but rules that break. (An agent that never gives the thread back cannot be timed;
 * give it a thread.)
 */
export async function drive(match: AnyMatch, agents: readonly AnyAgent[], options: DriveOptions): Promise<Outcome> {
  checkDriven(match, agents, options);
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
  const reply = await think(match, agents[prompt.seat]!, prompt, options.timeMs); // one for each seat
  // An agent that has answered through its own side of the match needs nobody to do it again.
  if (!match.prompts(prompt.seat).some(({ id }) => id === prompt.id)) return;
  const why = 'why' in reply ? reply.why : refusal(match, prompt, reply.choice);
  if (why !== undefined) answerInstead(match, prompt, options, why);
  else if ('choice' in reply) options.onAnswer?.(prompt, reply.choice);
}

/** What an agent answers, or why it does not. */
type Reply = { readonly choice: Choice } | { readonly why: string };

/** Whatever comes out of an agent is its own affair, be it the error of rules that broke in a world it only imagined. */
async function think(match: AnyMatch, agent: AnyAgent, prompt: Prompt, timeMs: number | undefined): Promise<Reply> {
  try {
    const choice = await inTime(async () => agent(prompt, match.as(prompt.seat)), timeMs);
    checkJson(choice ?? null, 'the answer'); // what is not even JSON might break whoever says what is wrong with it
    return { choice };
  } catch (error) {
    return { why: reasonOf(error) };
  }
}

/** Answers; or why the choice is not legal. What the rules throw is no fault of the agent, and no other answer mends it. */
function refusal(match: AnyMatch, { id }: Prompt, choice: Choice): string | undefined {
  try {
    match.answer(id, choice);
    return undefined;
  } catch (error) {
    if (error instanceof Misuse && error.code === 'choice') return error.message;
    throw error;
  }
}

/** Answers for an agent that has failed. */
function answerInstead(match: AnyMatch, prompt: Prompt, options: DriveOptions, why: string): void {
  const { id, seat, label, otherwise } = prompt;
  options.onTrouble?.({ seat, label, why });
  const choice = otherwise ?? random(options.oracle)(prompt);
  if (otherwise !== undefined) match.expire(id);
  else match.answer(id, choice, 'random');
  options.onAnswer?.(prompt, choice);
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
