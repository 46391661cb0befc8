import type { Execution } from '../execution/execution.ts';
import { nothingIn, type Open } from '../execution/offer.ts';
import { HALT } from '../execution/tap.ts';
import type { Seat } from '../game/flow.ts';
import { type Choice, type Prompt, whyIllegal } from '../game/prompt.ts';
import { NONE } from '../values/none.ts';
import { again } from './again.ts';
import { type Ahead, barriers, showsHidden, waitedFor, whyCommitted } from './barriers.ts';
import type { Live } from './live.ts';

/** How a partial move stands. */
export type MoveStatus =
  | { readonly status: 'pending'; readonly prompt: Prompt }
  /** The turn ends with it. */
  | { readonly status: 'complete' }
  /** What follows is not the seat's to know or to choose: chance, a reveal, another seat. */
  | { readonly status: 'committed'; readonly why: string }
  | { readonly status: 'illegal'; readonly why: string };

/** The options of a prompt that are offered, where some are pruned; `made` are the choices that led there. */
export type Prune = (prompt: Prompt, exec: Execution, made: readonly Choice[]) => readonly number[];

/**
 * Tries choices of a seat on a fork, one after the other, from its open prompt on. It stops at the end of the turn, the
 * first chance, reveal or other seat's prompt. Invariant 9: it never shows what lies behind them.
 */
export class Trial {
  /** The choices so far, as recorded: places among all options, pruned ones included. */
  readonly made: Choice[] = [];
  declare status: MoveStatus;
  readonly #exec: Execution;
  readonly #seat: Seat;
  #halted: MoveStatus | undefined;

  /** `prune` says what is offered to the seat; without it, everything. `made` are choices that lead to a question. */
  constructor(match: Live, seat: Seat, prune: Prune | undefined, made: readonly Choice[] = NONE) {
    const exec = again(match);
    this.#exec = exec;
    this.#seat = seat;
    if (prune)
      exec.serve({
        // What others are asked is not looked at.
        prune: (prompt) => (prompt.seat === seat ? prune(prompt, exec, this.made) : [...prompt.options.keys()]),
      });
    exec.advance();
    exec.watch({
      ...barriers(exec, seat, (barrier) => this.#halt(committed(barrier))),
      begins: () => this.#halt({ status: 'complete' }),
      empty: (question) => this.#halt(refused(this.made.length - 1, nothingIn(question))),
    });
    this.status = statusOf(exec, seat);
    for (const choice of made) this.take(choice);
  }

  /** True if the question that is pending was pruned, so that every option leads on. */
  get isPruned(): boolean {
    return this.#pending()?.kept !== undefined;
  }

  /** Makes one more choice, and goes on. */
  take(choice: Choice): MoveStatus {
    this.status = this.#taken(choice);
    return this.status;
  }

  #taken(choice: Choice): MoveStatus {
    const open = this.#pending();
    if (!open) return { status: 'illegal', why: `the move is ${this.status.status} before choice ${this.made.length}` };
    const exec = this.#exec;
    const why = whyIllegal(open.prompt, choice);
    if (why) return refused(this.made.length, why);
    exec.answer(open, choice);
    this.made.push(open.lane.choices.at(-1) as Choice); // answered just now
    exec.advance();
    if (showsHidden(exec, this.#seat)) this.#halted ??= committed({ type: 'reveal' });
    return this.#halted ?? statusOf(exec, this.#seat);
  }

  /** The prompt that waits for the next choice. */
  #pending(): Open | undefined {
    const { status } = this;
    if (status.status !== 'pending') return undefined;
    return this.#exec.open.find(({ prompt }) => prompt === status.prompt);
  }

  #halt(status: MoveStatus): void {
    this.#halted = status;
    throw HALT;
  }
}

function committed(barrier: Ahead): MoveStatus {
  return { status: 'committed', why: whyCommitted(barrier) };
}

function refused(choice: number, why: string): MoveStatus {
  return { status: 'illegal', why: `choice ${choice}: ${why}` };
}

function statusOf(exec: Execution, seat: Seat): MoveStatus {
  const own = exec.open.find(({ prompt }) => prompt.seat === seat);
  if (own) return { status: 'pending', prompt: own.prompt };
  const others = waitedFor(exec);
  return !others ? { status: 'complete' } : committed(others);
}
