import type { Execution } from '../execution/execution.ts';
import { exceptIn } from '../execution/offer.ts';
import { isFree, isSet, picksAfter, type SetOffer } from '../execution/picks.ts';
import type { Question } from '../execution/question.ts';
import { HALT, type Tap } from '../execution/tap.ts';
import type { AnyEvent, Seat } from '../game/flow.ts';
import type { Choice, Prompt } from '../game/prompt.ts';
import type { Answer } from '../game/record.ts';
import { shownTo } from '../secrets/view.ts';
import { isAlike } from '../values/alike.ts';
import { copyJson } from '../values/json.ts';

/** Something a seat is shown: an event, a question of its own, whom it waits for, or its view. */
export interface Shown {
  readonly kind: 'event' | 'prompt' | 'wait' | 'view';
  /** The event's type or the question's label. */
  readonly name: string;
  readonly json: unknown;
  /** The entry of the turn's answers that it belongs to. */
  readonly slot?: number;
  /** True of a question that shows what lies hidden. */
  readonly isPrivate?: boolean;
}

/**
 * Takes down all that one seat is shown while rules are executed. Where there is another witness to agree with, it halts
 * the execution at the first thing that differs.
 */
export class Witness implements Tap {
  readonly shown: Shown[] = [];
  /** Where what was shown differs from what the other was. */
  difference: Shown | undefined = undefined;
  /** How many entries of the turn's answers are settled; a together that is still open is not. */
  settled = 0;
  declare protected readonly exec: Execution;
  declare protected readonly seat: Seat;
  readonly #other: Witness | undefined;
  /** How much of it was compared on the way. What it was compared with then may have changed since. */
  #agreed = 0;

  constructor(exec: Execution, seat: Seat, other?: Witness) {
    this.exec = exec;
    this.seat = seat;
    this.#other = other;
  }

  after(event: AnyEvent): void {
    const json = shownTo(this.exec.game, event, this.seat);
    if (json) this.#show({ kind: 'event', name: event.type, json: this.#own(json) });
  }

  answered(question: Question, _choice: Choice, _list: Answer[], slot: number): void {
    const { about, shows = false } = question.how;
    this.#asked({ ...question, about, except: exceptIn(question), shows }, slot);
  }

  missed(question: Question, slot: number): void {
    this.answered(question, 0, [], slot); // it was shown all the same, and who has passed is not told
  }

  /** What the seat is shown where the execution stands. Who of the others has answered an open together is not told. */
  finish(): this {
    const { open, main } = this.exec;
    this.settled = main.cursor;
    const waits = new Set(open.map(({ prompt }) => prompt.seat));
    for (let at = this.shown.length - 1; this.shown[at]?.slot === main.cursor; at--) {
      if (this.shown[at]?.kind === 'wait') waits.add(this.shown.splice(at, 1)[0]?.json as Seat); // a wait is for a seat
    }
    for (const { prompt } of open) if (prompt.seat === this.seat) this.#asked(prompt, main.cursor);
    this.shown.push({ kind: 'wait', name: 'all', json: [...waits].sort((a, b) => a - b) });
    return this;
  }

  /** Where the one that agreed with this one on the way differs from it in the end; what this one was shown there. */
  differsFrom(other: Witness): Shown | undefined {
    if (other.difference) return other.difference;
    const at = this.shown.findIndex((shown, place) => place >= other.#agreed && !isAlike(shown, other.shown[place]));
    return at < 0 ? other.shown[this.shown.length] : this.shown[at];
  }

  #asked(asked: ShownQuestion, slot: number): void {
    const { seat, label, shows } = asked;
    if (seat === this.seat) {
      const json = this.#own(this.#promptJson(asked));
      this.#show({ kind: 'prompt', name: label, json, slot, isPrivate: shows });
    } else if (!this.shown.some((it) => it.kind === 'wait' && it.slot === slot && it.json === seat)) {
      // How many questions another seat is asked in a together is its own business.
      this.#show({ kind: 'wait', name: `seat ${seat}`, json: seat, slot });
    }
  }

  #show(shown: Shown): void {
    const at = this.shown.push(shown) - 1;
    if (!this.#other) return;
    if ((shown.slot ?? -1) >= this.#other.settled) return; // of what is still open the order is not told
    const expected = this.#other.shown[at];
    if (isAlike(shown, expected)) this.#agreed = at + 1;
    else {
      this.difference = expected as Shown; // what comes last says whom all wait for, and that is not shown here
      throw HALT;
    }
  }

  /** All that a seat is shown of a question, and can find out about it. What nothing constrains its size tells. */
  #promptJson(asked: ShownQuestion): unknown {
    const { label, options, about, except, id, otherwise } = asked;
    const shown = { label, options, about, except, id, otherwise };
    if (!isSet(asked)) return shown;
    const { min, max } = asked.several;
    return { ...shown, set: { min, max, ...(!isFree(asked.several) && this.unfold(asked)) } };
  }

  /** How a seat may find out what fits together: what may be picked first, and what then. */
  protected unfold(offer: SetOffer): object {
    const { next, done } = picksAfter(offer, []);
    return { next, done, second: next.slice(0, FOLLOWED).map((at) => picksAfter(offer, [at])) };
  }

  /** What is compared at once need not be kept. */
  #own<T>(json: T): T {
    return this.#other ? json : copyJson(json);
  }
}

/** A question as its seat is shown it; id and default only where it is open. */
type ShownQuestion = Pick<Prompt, 'seat' | 'label' | 'options' | 'several' | 'shows'> &
  Partial<Pick<Prompt, 'id' | 'about' | 'otherwise'>> & { readonly except?: Prompt['except'] | undefined };

const FOLLOWED = 3;
