import type { Execution } from '../execution/execution.ts';
import type { Question } from '../execution/question.ts';
import type { Tap } from '../execution/tap.ts';
import type { AnyEvent, Seat } from '../game/flow.ts';
import type { Choice } from '../game/prompt.ts';
import type { Answer } from '../game/record.ts';
import type { Token } from '../game/secrets.ts';
import type { Face } from '../oracle/oracle.ts';
import type { Moment } from '../secrets/moment.ts';
import { entryOf } from '../values/entry.ts';
import { copyJson } from '../values/json.ts';
import { namesIn } from '../values/names-in.ts';
import { Noter } from './noter.ts';
import type { Witness } from './witness.ts';

/** Who plays a part in another world: the token itself, where the seat was told of it; else whoever moves in its place. */
export interface Part {
  readonly token: Token;
  readonly kind: string | undefined;
  /** The number of the untold move; undefined where it was told. */
  readonly move: number | undefined;
}

/** A token that was drawn or chosen out of sight; its part is known once it moves, or is shown. */
export interface Role {
  part: Part | undefined;
}

/** Chance that fell: its face; the role it cast, if that was a hidden token. */
export interface Drawn {
  readonly outcome: number;
  readonly face: unknown;
  readonly role: Role | undefined;
}

/** An answer that was given: by whom, in which entry of the turn's answers, what was chosen, and whose roles that named. */
export interface Answered {
  readonly seat: Seat;
  readonly slot: number;
  readonly values: readonly unknown[];
  readonly roles: ReadonlyMap<string, Role>;
  /** True if it ended a race. */
  readonly isEnding: boolean;
}

/** A turn as it was, taken down for one seat: what it was shown, and what went on behind its back. */
export class Turn implements Tap {
  declare readonly seat: Seat;
  declare readonly witness: Witness;
  readonly drawn: Drawn[] = [];
  readonly answers: Answered[] = [];
  /** What became of hidden tokens, by kind. */
  readonly moments = new Map<string | undefined, Moment[]>();
  /** Parts by the first that a token did in the turn: those that nobody drew or named, who lay where they lay for a reason. */
  readonly placed = new Map<Token, Part>();
  readonly #noter: Noter;
  readonly #roles = new Map<Token, Role[]>();
  readonly #pinned: ReadonlySet<Token>;
  readonly #met = new Set<Token>();
  readonly #moves = new Map<string | undefined, number>();

  /** Pinned tokens go as they went. Without trust what the seat is told of hidden tokens does not count, only what it sees. */
  constructor(exec: Execution, witness: Witness, seat: Seat, pinned: ReadonlySet<Token> = new Set(), trusts = true) {
    this.seat = seat;
    this.witness = witness;
    this.#pinned = pinned;
    this.#noter = new Noter(exec, seat, (kind, moment, movers) => this.#note(kind, moment, movers), trusts);
    this.#noter.show(pinned);
  }

  after(event: AnyEvent): void {
    this.#noter.after(event);
    this.witness.after(event);
  }

  drew(outcome: number, face: Face): void {
    const fell = face(outcome);
    this.drawn.push({ outcome, face: fell, role: this.#roleOf(fell) });
  }

  answered(question: Question, choice: Choice, list: Answer[], slot: number): void {
    const { seat, options } = question;
    const values = [choice].flat().map((at) => copyJson(options[at]));
    const roles = new Map<string, Role>();
    if (seat !== this.seat) {
      for (const name of namesIn(values)) {
        const role = this.#roleOf(name);
        if (role) roles.set(name, role);
      }
    }
    this.answers.push({ seat, slot, values, roles, isEnding: question.race !== undefined && choice !== 0 });
    this.#noter.answered(question);
    this.witness.answered(question, choice, list, slot);
  }

  missed(question: Question, slot: number): void {
    this.#noter.answered(question);
    this.witness.missed(question, slot);
  }

  finish(exec: Execution): this {
    for (const { prompt } of exec.open) this.#noter.asked(prompt);
    this.witness.finish();
    return this;
  }

  /** The role of a token that lies hidden now. */
  #roleOf(token: unknown): Role | undefined {
    if (!this.#noter.hidden(token)) return undefined;
    const role: Role = { part: undefined };
    entryOf(this.#roles, token as Token, () => []).push(role); // it has a place
    return role;
  }

  #note(kind: string | undefined, { told, untold, came, lacks }: Moment, movers: readonly Token[]): void {
    let next = this.#moves.get(kind) ?? 0;
    const known = told.slice();
    const unknown = untold.filter((move, at) => {
      const token = movers[at] as Token; // one for each
      if (this.#pinned.has(token)) {
        known.push({ token, from: move.from, to: move.to });
        return false;
      }
      this.#cast({ token, kind, move: next++ });
      return true;
    });
    for (const { token } of known) this.#cast({ token, kind, move: undefined });
    this.#moves.set(kind, next);
    entryOf(this.moments, kind, () => []).push({ told: known, untold: unknown, came, lacks });
  }

  #cast(part: Part): void {
    const { token, move } = part;
    const roles = this.#roles.get(token);
    this.#roles.delete(token);
    for (const role of roles ?? []) role.part = part;
    if (!this.#met.has(token) && (!roles || move === undefined)) this.placed.set(token, part);
    this.#met.add(token);
  }
}
