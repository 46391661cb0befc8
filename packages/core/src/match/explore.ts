import type { Execution } from '../execution/execution.ts';
import { isSet, picksAfter, type SetOffer } from '../execution/picks.ts';
import type { Seat } from '../game/flow.ts';
import type { Choice, Prompt } from '../game/prompt.ts';
import { broken } from '../values/errors.ts';
import { deadEndsOf, unknownWay, type Way, wayAfter } from './dead-ends.ts';
import type { Live } from './live.ts';
import { type Prune, Trial } from './trial.ts';

/** The seat's move so far, on trial: whoever goes on with it sees what is offered in truth. */
export function tried(match: Live, seat: Seat, move: readonly Choice[]): Trial {
  const prune: Prune = (prompt, exec, made) => survivors(match, prompt, exec, made);
  const trial = new Trial(match, seat, prune);
  for (const choice of move) if (trial.take(choice).status === 'illegal') break;
  return trial;
}

/** The options of a prompt that the execution asks now, without those that lead only to dead ends. */
export function survivors(
  match: Live,
  prompt: Prompt,
  exec: Execution,
  made: readonly Choice[] = [],
): readonly number[] {
  const search = new Search(match, prompt);
  const way = deadEndsOf(match).at(exec, exec.lanes.current, prompt.seat);
  return [...prompt.options.keys()].filter((at) => search.leadsOn(made, at, wayAfter(way, at)));
}

/** True if the partial move can be completed, or is out of the seat's hands. */
export function canComplete(match: Live, seat: Seat, move: readonly Choice[]): boolean {
  const trial = tried(match, seat, move);
  const { status } = trial;
  if (status.status !== 'pending') return status.status !== 'illegal';
  return trial.isPruned || new Search(match, status.prompt).goesOn(trial.made, status.prompt, unknownWay());
}

/** Looks depth-first for a way to the end, and stops at the first. Each descent is one execution, which goes on. */
class Search {
  readonly #match: Live;
  readonly #prompt: Prompt;
  #tries = 0;

  constructor(match: Live, prompt: Prompt) {
    this.#match = match;
    this.#prompt = prompt;
  }

  /** Whether this choice leads to an end, after those made. */
  leadsOn(made: readonly Choice[], choice: Choice, way: Way, trial?: Trial): boolean {
    if (way.leadsOn !== undefined) return way.leadsOn;
    const { tries } = this.#match.exec.limits;
    if (this.#tries++ >= tries)
      throw broken(
        'limit',
        `"${this.#prompt.label}" was tried ${tries} times without finding an end; raise limits.tries, or offer fewer dead ends`,
      );
    const own = trial ?? new Trial(this.#match, this.#prompt.seat, undefined, made);
    const status = own.take(choice);
    if (status.status === 'pending') way.leadsOn = this.goesOn(own.made, status.prompt, way, own);
    else way.leadsOn = status.status !== 'illegal';
    if (!way.leadsOn) way.next = undefined; // nobody will go there
    return way.leadsOn;
  }

  /** Whether some answer to the prompt does, which those made lead to. */
  goesOn(made: readonly Choice[], prompt: Prompt, way: Way, trial?: Trial): boolean {
    const before = made.slice();
    let own = trial;
    for (const choice of answersTo(prompt)) {
      if (this.leadsOn(before, choice, wayAfter(way, choice), own)) return true;
      own = undefined; // it has gone on; the next begins anew
    }
    return false;
  }
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
