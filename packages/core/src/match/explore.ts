import { BrokenRules, broken, Misuse } from '../errors.ts';
import type { Execution } from '../execution/execution.ts';
import { picksAfter } from '../execution/picks.ts';
import type { Ev, Seat } from '../flow.ts';
import { type Choice, checkChoice, type Prompt } from '../prompt.ts';
import { Sight } from '../secrets/sight.ts';
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
export function explore<S extends object, E extends Ev>(
  match: Live<S, E>,
  seat: Seat,
  move: readonly Choice[],
  prunes = true,
): Standing {
  const exec = match.again();
  const sofar: Choice[] = [];
  if (prunes) exec.host = { prune: (prompt) => prunedFor(match, seat, prompt, sofar) };
  exec.advance();
  let halted: Standing | undefined;
  const halt = (standing: Standing): never => {
    halted = standing;
    throw standing;
  };
  const committed = (why: string) => halt({ status: 'committed', why });
  const sight = new Sight(match, exec.state, seat, () => committed('something is revealed'));
  exec.tap = {
    begins: () => halt({ status: 'complete' }),
    joined: (seats) => void (seats > 1 && committed(OTHERS)),
    drew: (label) => committed(`chance decides "${label}"`),
    before: () => sight.before(),
    after: (event) => sight.after(event),
  };
  for (const [at, choice] of move.entries()) {
    const standing: Standing = halted ?? standingOf(exec, seat);
    if (standing.status !== 'pending')
      return { status: 'illegal', why: `the move is ${standing.status} before choice ${at}` };
    const open = exec.open.find(({ prompt }) => prompt === standing.prompt) as (typeof exec.open)[number]; // it is pending
    try {
      checkChoice(open.prompt, choice);
      exec.answer(open, choice);
      sofar.push(open.lane.choices[open.lane.choices.length - 1] as Choice); // as recorded: before pruning
      exec.advance();
      for (const { prompt } of exec.open) if (prompt.seat === seat) sight.shown(prompt);
    } catch (error) {
      if (error !== halted) return { status: 'illegal', why: `choice ${at}: ${reason(error)}` };
    }
  }
  return halted ?? standingOf(exec, seat);
}

const OTHERS = 'the other seats decide';

/** What a prompt met on the way offers; what stands open has been pruned, and what others are asked is not looked at. */
function prunedFor<S extends object, E extends Ev>(match: Live<S, E>, seat: Seat, prompt: Prompt, sofar: Choice[]) {
  if (prompt.seat !== seat) return [...prompt.options.keys()];
  const open = match.exec.open.find((it) => it.prompt.id === prompt.id);
  return open?.kept ?? survivors(match, prompt, sofar);
}

/** The options of a prompt that do not lead only to dead ends. */
export function survivors<S extends object, E extends Ev>(
  match: Live<S, E>,
  prompt: Prompt,
  sofar: readonly Choice[] = [],
): readonly number[] {
  const budget = { left: match.exec.limits.tries, label: prompt.label };
  return prompt.options
    .map((_, at) => at)
    .filter((at) => canComplete(match, prompt.seat, [...sofar, at], budget, false));
}

/** True if the partial move can be completed, or is out of the seat's hands; looks depth-first and stops at the first way. */
export function canComplete<S extends object, E extends Ev>(
  match: Live<S, E>,
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
  for (const choice of answersTo(standing.prompt, match.exec.limits.tries)) {
    if (canComplete(match, seat, [...move, choice], budget, prunes)) return true;
  }
  return false;
}

/** The legal answers, one after the other; sets are picked in order, and nobody holds them all. */
export function* answersTo(
  { options, several, label }: Prompt,
  tries: number,
  picked: readonly number[] = [],
): Generator<Choice> {
  if (several === undefined) return yield* options.keys();
  const { next, done } = picksAfter(several, options, picked, tries, label);
  if (done) yield picked;
  for (const at of next) yield* answersTo({ options, several, label } as Prompt, tries, [...picked, at]);
}

function standingOf<S extends object, E extends Ev>(exec: Execution<S, E>, seat: Seat): Standing {
  const own = exec.open.find(({ prompt }) => prompt.seat === seat);
  if (own !== undefined) return { status: 'pending', prompt: own.prompt };
  const [other] = exec.open;
  if (other === undefined) return { status: 'complete' };
  const who = other.lane === exec.main ? `seat ${other.prompt.seat} decides` : OTHERS; // who still does in a together is secret
  return { status: 'committed', why: who };
}

/** Why a choice was refused: it was not legal, or it led to an empty offer. Anything else is a fault of the rules. */
function reason(error: unknown): string {
  if (error instanceof Misuse || (error instanceof BrokenRules && error.code === 'empty')) return error.message;
  throw error;
}
