import { greedy, search, type Thinker, type Thought } from '@fermata/agents';
import { type AnyMatch, type Choice, type Oracle, type Prompt, seeded } from '@fermata/core';
import type { RecordHead } from '@fermata/core/host';
import type { Phase } from './phases.ts';
import { type JudgedQuestion, standAt } from './questions.ts';

/** What a bot makes of a choice, seeing no more than its seat saw. */
export interface Judgement {
  readonly question: JudgedQuestion;
  readonly prompt: Prompt;
  /** What it would have chosen. */
  readonly better: Choice;
  /** By how much it takes that to be worth more: in shares of a first place, or in points where those are the aim. */
  readonly loss: number;
}

/** A bot that judges: how it comes to its judgement of one answer in so much time, by this oracle. */
export type Judge = (oracle: Oracle, timeMs: number) => Thinker;

/** Looks to the end of the turn, and takes no more time than that takes. */
export const hasty: Judge = (oracle) => greedy(oracle);
/** Looks further ahead. */
export const thorough: Judge = (oracle, timeMs) => search(oracle, Number.isFinite(timeMs) ? { timeMs } : {});

/** Judges answers in this order as long as there is time, and says after each how many there were; in the end all, the worst first. */
export function* judged(
  match: AnyMatch,
  record: RecordHead,
  questions: readonly JudgedQuestion[],
  { judge, seed, phase }: { readonly judge: Judge; readonly seed: string; readonly phase: Phase },
): Generator<number, Judgement[]> {
  const found: Judgement[] = [];
  for (const [at, question] of questions.entries()) {
    if (!phase.isOpen) break;
    const { after, seat, before, choice } = question;
    const { match: stands, prompt } = standAt(match, record, question);
    const timeMs = phase.leftMs / Math.min(AT_ONCE, questions.length - at);
    const bot = judge(seeded(`${seed} ${after} ${seat} ${before.length}`), timeMs);
    const better = bot(prompt, stands.as(seat));
    found.push({ question, prompt, better, loss: lossOf(bot.thoughts(), better, choice) });
    yield at + 1;
  }
  return found.sort((one, other) => other.loss - one.loss);
}

/** One answer may take this part of the time: the first are those that matter most. */
const AT_ONCE = 8;

/** Where time may end before all are judged, those that were come from the whole match: each 8th, then each 8th between, and so on. */
export function scattered<T>(all: readonly T[]): T[] {
  return Array.from({ length: STRIDE }, (_, from) => all.filter((_, at) => at % STRIDE === (from * 3) % STRIDE)).flat();
}

const STRIDE = 8;

/** None where the bot would have chosen the same, or cannot tell. */
function lossOf(thoughts: readonly Thought[], better: Choice, chosen: Choice): number {
  const [worth, got] = [thoughtOf(thoughts, better), thoughtOf(thoughts, chosen)];
  return worth === undefined || got === undefined ? 0 : worth.value - got.value;
}

/** What was thought of a choice, if it was tried at all. Of a set it is what was thought of its first pick. */
function thoughtOf(thoughts: readonly Thought[], choice: Choice): Thought | undefined {
  const [pick] = [choice].flat();
  return thoughts.find(({ at, visits }) => at === pick && visits > 0);
}
