import { BrokenRules, broken, Misuse } from '../errors.ts';
import type { Execution } from '../execution/execution.ts';
import type { Open } from '../execution/offer.ts';
import { isSet, picksAfter, type SetOffer } from '../execution/picks.ts';
import { HALT } from '../execution/tap.ts';
import type { Seat } from '../flow.ts';
import { type Choice, checkChoice, type Prompt } from '../prompt.ts';
import { revealing } from '../secrets/reveals.ts';
import { again } from './again.ts';
import type { Live } from './live.ts';

/** How a partial move stands. */
export type Standing =
  | { readonly status: 'pending'; readonly prompt: Prompt }
  /** The turn ends with it. */
  | { readonly status: 'complete' }
  /** What follows is not the seat's to know or to choose: chance, a reveal, another seat. */
  | { readonly status: 'committed'; readonly why: string }
  | { readonly status: 'illegal'; readonly why: string };

/**
 * Tries choices on a fork, from the open prompt of the seat on, and stops at the end of the turn, the first chance,
 * reveal or other seat's prompt. Invariant 9: it never shows what lies behind them.
 */
export function explore(match: Live, seat: Seat, move: readonly Choice[], prunes = true): Standing {
  const exec = again(match);
  const made: Choice[] = []; // as recorded: before pruning
  if (prunes) exec.host = { prune: (prompt) => prunedFor(match, seat, prompt, made) };
  exec.advance();
  let halted: Standing | undefined;
  const halt = (standing: Standing) => {
    halted = standing;
    throw HALT;
  };
  exec.tap = {
    ...revealing(exec, seat, () => halt(REVEALED)),
    begins: () => halt({ status: 'complete' }),
    joined: (seats) => void (seats > 1 && halt({ status: 'committed', why: OTHERS })),
    draws: (label) => halt({ status: 'committed', why: `chance decides "${label}"` }),
  };
  for (const [at, choice] of move.entries()) {
    const standing: Standing = halted ?? standingOf(exec, seat);
    if (standing.status !== 'pending')
      return { status: 'illegal', why: `the move is ${standing.status} before choice ${at}` };
    const open = exec.open.find(({ prompt }) => prompt === standing.prompt) as Open; // it is pending
    try {
      checkChoice(open.prompt, choice);
      exec.answer(open, choice);
      made.push(open.lane.choices[open.lane.choices.length - 1] as Choice); // answered just now
      exec.advance();
      if (exec.open.some(({ prompt }) => prompt.seat === seat && prompt.shows)) halted ??= REVEALED;
    } catch (error) {
      return { status: 'illegal', why: `choice ${at}: ${reason(error)}` };
    }
  }
  return halted ?? standingOf(exec, seat);
}

const REVEALED: Standing = { status: 'committed', why: 'something is revealed' };
const OTHERS = 'the other seats decide';

/** What a prompt met on the way offers; what stands open has been pruned, and what others are asked is not looked at. */
function prunedFor(match: Live, seat: Seat, prompt: Prompt, made: readonly Choice[]): readonly number[] {
  if (prompt.seat !== seat) return [...prompt.options.keys()];
  const open = match.exec.open.find((it) => it.prompt.id === prompt.id);
  return open?.kept ?? survivors(match, prompt, made);
}

/** The options of a prompt that do not lead only to dead ends. */
export function survivors(match: Live, prompt: Prompt, made: readonly Choice[] = []): readonly number[] {
  const budget = { left: match.exec.limits.tries, label: prompt.label };
  return [...prompt.options.keys()].filter((at) => canComplete(match, prompt.seat, [...made, at], budget, false));
}

/** True if the partial move can be completed, or is out of the seat's hands; looks depth-first and stops at the first way. */
export function canComplete(
  match: Live,
  seat: Seat,
  move: readonly Choice[],
  budget: { left: number; readonly label: string } = { left: match.exec.limits.tries, label: 'a move' },
  prunes = true,
): boolean {
  if (budget.left-- <= 0)
    throw broken(
      'limit',
      `"${budget.label}" was tried ${match.exec.limits.tries} times without finding a way to its end`,
    );
  const standing = explore(match, seat, move, prunes);
  if (standing.status !== 'pending') return standing.status !== 'illegal';
  for (const choice of answersTo(standing.prompt))
    if (canComplete(match, seat, [...move, choice], budget, prunes)) return true;
  return false;
}

/** The legal answers, one after the other; sets are picked in order, and nobody holds them all. */
function answersTo(prompt: Prompt): Iterable<Choice> {
  return isSet(prompt) ? setsAfter(prompt, []) : prompt.options.keys();
}

function* setsAfter(prompt: SetOffer, picked: readonly number[]): Generator<Choice> {
  const { next, done } = picksAfter(prompt, picked);
  if (done) yield picked;
  for (const at of next) yield* setsAfter(prompt, [...picked, at]);
}

function standingOf({ open, main }: Execution, seat: Seat): Standing {
  const own = open.find(({ prompt }) => prompt.seat === seat);
  if (own !== undefined) return { status: 'pending', prompt: own.prompt };
  const [other] = open;
  if (other === undefined) return { status: 'complete' };
  const who = other.lane === main ? `seat ${other.prompt.seat} decides` : OTHERS; // who still does in a together is secret
  return { status: 'committed', why: who };
}

/** Why a choice was refused: it was not legal, or it led to an empty offer. Anything else is a fault of the rules. */
function reason(error: unknown): string {
  if (error instanceof Misuse || (error instanceof BrokenRules && error.code === 'empty')) return error.message;
  throw error;
}
