import type { Execution } from '../execution/execution.ts';
import type { Answer, Question } from '../execution/running.ts';
import type { Tap } from '../execution/tap.ts';
import type { Ev, Seat } from '../flow.ts';
import { canonical, copyJson } from '../json.ts';
import type { Face, Oracle } from '../oracle/oracle.ts';
import type { Choice, Prompt } from '../prompt.ts';
import { SPECTATOR, sees, type Token } from './secrets.ts';
import { shownTo, viewOf, zonesOf } from './view.ts';

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
export class Witness<S extends object, E extends Ev> implements Tap<E> {
  readonly shown: Shown[] = [];
  /** All the tokens there were, and those that the seat could see at one time or another. */
  readonly tokens = new Set<Token>();
  readonly seen = new Set<Token>();
  readonly answers: Answered[] = [];
  readonly #exec: Execution<S, E>;
  readonly #seat: Seat;

  constructor(exec: Execution<S, E>, seat: Seat) {
    this.#exec = exec;
    this.#seat = seat;
    this.#look();
  }

  after(event: E): void {
    this.#look();
    const { game } = this.#exec;
    const json = shownTo(game, event, this.#seat);
    if (json === undefined) return;
    const isPrivate = canonical(json) !== canonical(shownTo(game, event, SPECTATOR) ?? null);
    this.shown.push({ kind: 'event', name: event.type, json: copyJson(json), isPrivate });
  }

  answered(seat: Seat, question: Question, choice: Choice, _list: Answer[], slot: number): void {
    const { several, extra } = question;
    this.#asked(
      seat,
      {
        ...question,
        about: extra.about,
        shows: extra.shows === true,
        except: extra.except,
        min: several?.min,
        max: several?.max,
      },
      slot,
    );
    const chosen = typeof choice === 'number' ? [choice] : choice;
    this.answers.push({ seat, slot, values: chosen.map((at) => canonical(question.options[at])) });
  }

  /** What the seat is shown where the execution stands. Who of the others has answered an open together is not told. */
  finish(): void {
    const { game, state, open, main } = this.#exec;
    const waits = new Set(open.map(({ prompt }) => prompt.seat));
    for (let at = this.shown.length - 1; this.shown[at]?.slot === main.cursor; at--) {
      if (this.shown[at]?.kind === 'wait') waits.add(this.shown.splice(at, 1)[0]?.json as Seat); // a wait is for a seat
    }
    for (const { prompt } of open) {
      const { several, except } = prompt;
      const asked = { ...prompt, except: except.length > 0 ? except : undefined, min: several?.min, max: several?.max };
      if (prompt.seat === this.#seat) this.#asked(this.#seat, asked, main.cursor);
    }
    this.shown.push({ kind: 'wait', name: 'all', json: [...waits].sort((a, b) => a - b) });
    this.shown.push({ kind: 'view', name: 'view', json: viewOf(game, state, this.#seat) });
  }

  #asked(seat: Seat, { label, options, about, except, min, max, id, shows }: Asked, slot: number): void {
    if (seat === this.#seat) {
      const json = copyJson({ label, options, about, except, min, max, id });
      this.shown.push({ kind: 'prompt', name: label, json, slot, isPrivate: shows });
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

/** A question as its seat is shown it; the id only where it is open. */
interface Asked extends Pick<Prompt, 'label' | 'options' | 'shows'> {
  readonly about?: unknown;
  readonly except?: unknown;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly id?: number;
}

/** An oracle that takes down what fell. */
export class Overheard implements Oracle {
  readonly outcomes: number[] = [];
  readonly faces: unknown[] = [];
  readonly #oracle: Oracle;

  constructor(oracle: Oracle) {
    this.#oracle = oracle;
  }

  get position(): number {
    return this.#oracle.position;
  }

  int(n: number, label: string, face: Face): number {
    const outcome = this.#oracle.int(n, label, face);
    this.outcomes.push(outcome);
    this.faces.push(face(outcome));
    return outcome;
  }

  at(position: number): Oracle {
    return this.#oracle.at(position);
  }
}
