import { type Level, parseLevel, type Thought } from '@fermata/agents';
import { type Agent, type AnyGame, type AnyMatch, type Choice, type Prompt, type Seat, seeded } from '@fermata/core';
import { randomAnswer } from '@fermata/core/moves';
import { type Kept, KeptMatch } from './kept-match.ts';

/** What a bot is asked to think about. */
export interface BotQuestion {
  readonly kept: Kept;
  readonly seat: Seat;
  /** The level of the bot, such as `greedy` or `search:2s`. */
  readonly level: string;
}

/** What it answers, and what it considered. */
export interface BotAnswer {
  readonly choice: Choice;
  readonly thoughts: readonly Thought[];
}

/**
 * Whoever thinks for bots: here, in a thread, in a pool of them. With a signal it is for a hint, which nobody waits for but
 * who asked: bots come first, and once it is withdrawn nobody wants it.
 */
export type Think = (question: BotQuestion, hint?: AbortSignal) => Promise<BotAnswer>;

/** Thinks in this thread, and keeps the match it thought about last. */
export function thinkerOf(game: AnyGame): Think {
  let known: KeptMatch | undefined;
  return async ({ kept, seat, level }) => {
    known = caughtUp(game, known, kept);
    return botAnswerOf(known.match, seat, parseLevel(level), known.setup.seed);
  };
}

/** What a bot of this level answers. Its chance hangs on seed and prompt alone: a match that is woken goes on as it would have. */
export function botAnswerOf(match: AnyMatch, seat: Seat, level: Level, seed: string): BotAnswer {
  const prompt = match.prompts(seat)[0] as Prompt; // only who is asked thinks
  const mind: Mind = level.make(seeded(seed, 1 + prompt.id));
  const choice = mind(prompt, match.as(seat));
  return { choice, thoughts: mind.thoughts?.() ?? [] };
}

/** Any legal answer, where a bot fails; the question's default, where it has one. */
export function anyChoice(prompt: Prompt, match: AnyMatch): Choice {
  return prompt.otherwise ?? randomAnswer(prompt, seeded(match.seed, 1 + prompt.id));
}

type Mind = Agent & { thoughts?(): readonly Thought[] };

/** The same match with what has happened since; anew, where something else has. */
function caughtUp(game: AnyGame, known: KeptMatch | undefined, kept: Kept): KeptMatch {
  const has = known?.entries.length ?? 0;
  const isSame =
    known !== undefined &&
    JSON.stringify([known.setup, known.entries]) === JSON.stringify([kept.setup, kept.entries.slice(0, has)]);
  if (!isSame) return KeptMatch.wake(game, kept);
  for (const entry of kept.entries.slice(has)) known.add(entry);
  return known;
}
