import type { Execution } from '../execution/execution.ts';
import { ANYTHING, isSet, picksAfter, type SetOffer } from '../execution/picks.ts';
import type { Question } from '../execution/question.ts';
import type { Tap } from '../execution/tap.ts';
import type { AnyEvent, Seat } from '../game/flow.ts';
import type { Choice, Prompt } from '../game/prompt.ts';
import type { Answer } from '../game/record.ts';
import { type SecretValue, SPECTATOR, sees, type Token } from '../game/secrets.ts';
import type { Face } from '../oracle/oracle.ts';
import { shownTo, valuesOf, viewOf, zonesOf } from '../secrets/view.ts';
import { canonical } from '../values/canonical.ts';
import { copyJson } from '../values/json.ts';

/** Something a seat is shown: an event, a question of its own, whom it waits for, or its view. */
export interface Shown {
  readonly kind: 'event' | 'prompt' | 'wait' | 'view';
  /** The event's type or the question's label. */
  readonly name: string;
  readonly json: unknown;
  /** The entry of the turn's answers that it belongs to. */
  readonly slot?: number;
  /** True of an event that a spectator is shown otherwise, and of a question that shows what lies hidden. */
  readonly isPrivate?: boolean;
}

/** An answer that was given, by whom, and the entry of the turn's answers it belongs to. */
export interface Answered {
  readonly seat: Seat;
  readonly slot: number;
  readonly values: readonly string[];
}

/** Takes down all that one seat is shown while rules are executed, and what happened behind its back. */
export class Witness implements Tap {
  readonly shown: Shown[] = [];
  /** All the tokens there were, and those that the seat could see at one time or another. */
  readonly tokens = new Set<Token>();
  readonly seen = new Set<Token>();
  readonly answers: Answered[] = [];
  /** How chance fell: as numbers, and as players see it. */
  readonly outcomes: number[] = [];
  readonly faces: unknown[] = [];
  /** How many entries of the turn's answers are settled; a together that is still open is not. */
  settled = 0;
  /** The secret values that the seat sees where the execution stands. */
  open: readonly SecretValue<object>['path'][] = [];
  readonly #exec: Execution;
  readonly #seat: Seat;
  readonly #unfold: Unfold;

  /** Watches the execution from here on. */
  constructor(exec: Execution, seat: Seat, unfold = unfolded) {
    this.#exec = exec;
    this.#seat = seat;
    this.#unfold = unfold;
    this.#look();
    exec.watch(this);
  }

  after(event: AnyEvent): void {
    this.#look();
    const { game } = this.#exec;
    const json = shownTo(game, event, this.#seat);
    if (json === undefined) return;
    const isPrivate = canonical(json) !== canonical(shownTo(game, event, SPECTATOR) ?? null);
    this.shown.push({ kind: 'event', name: event.type, json: copyJson(json), isPrivate });
  }

  drew(outcome: number, face: Face): void {
    this.outcomes.push(outcome);
    this.faces.push(face(outcome));
  }

  answered(question: Question, choice: Choice, _list: Answer[], slot: number): void {
    const { seat, how, options } = question;
    const { about, except, shows = false } = how;
    this.#asked({ ...question, about, except, shows }, slot);
    const chosen = typeof choice === 'number' ? [choice] : choice;
    this.answers.push({ seat, slot, values: chosen.map((at) => canonical(options[at])) });
  }

  /** What the seat is shown where the execution stands. Who of the others has answered an open together is not told. */
  finish(): this {
    const { game, state, open, main } = this.#exec;
    this.settled = main.cursor;
    this.open = valuesOf(game, state).flatMap(({ path, seenBy }) => (sees(seenBy, this.#seat) ? [path] : []));
    const waits = new Set(open.map(({ prompt }) => prompt.seat));
    for (let at = this.shown.length - 1; this.shown[at]?.slot === main.cursor; at--) {
      if (this.shown[at]?.kind === 'wait') waits.add(this.shown.splice(at, 1)[0]?.json as Seat); // a wait is for a seat
    }
    for (const { prompt } of open) if (prompt.seat === this.#seat) this.#asked(prompt, main.cursor);
    this.shown.push({ kind: 'wait', name: 'all', json: [...waits].sort((a, b) => a - b) });
    this.shown.push({ kind: 'view', name: 'view', json: viewOf(game, state, this.#seat) });
    return this;
  }

  #asked(asked: Asked, slot: number): void {
    const { seat, label, shows } = asked;
    if (seat === this.#seat) {
      this.shown.push({ kind: 'prompt', name: label, json: promptJson(asked, this.#unfold), slot, isPrivate: shows });
    } else if (!this.shown.some((it) => it.kind === 'wait' && it.slot === slot && it.json === seat)) {
      // How many questions another seat is asked in a together is its own business.
      this.shown.push({ kind: 'wait', name: `seat ${seat}`, json: seat, slot });
    }
  }

  #look(): void {
    for (const zone of zonesOf(this.#exec.game, this.#exec.state)) {
      for (const token of zone.tokens) {
        this.tokens.add(token);
        if (sees(zone.seenBy, this.#seat)) this.seen.add(token);
      }
    }
  }
}

/** A question as its seat is shown it; id and default only where it is open. */
type Asked = Pick<Prompt, 'seat' | 'label' | 'options' | 'several' | 'shows'> &
  Partial<Pick<Prompt, 'id' | 'about' | 'otherwise'>> & { readonly except?: Prompt['except'] | undefined };

/** All that a seat is shown of a question, and can find out about it. What nothing constrains its size tells. */
function promptJson(asked: Asked, unfold: Unfold): unknown {
  const { label, options, about, except, id, otherwise } = asked;
  return copyJson({ label, options, about, except, id, otherwise, set: isSet(asked) && setJson(asked, unfold) });
}

function setJson(offer: SetOffer, unfold: Unfold): unknown {
  const { min, max, fits, enough } = offer.several;
  return fits === ANYTHING && enough === ANYTHING ? { min, max } : { min, max, ...unfold(offer) };
}

/** How a seat may find out what fits together. */
export type Unfold = (offer: SetOffer) => object;

/** What may be picked first, and what then. */
function unfolded(offer: SetOffer): object {
  const { next, done } = picksAfter(offer, []);
  return { next, done, second: next.slice(0, FOLLOWED).map((at) => picksAfter(offer, [at])) };
}

const FOLLOWED = 3;
