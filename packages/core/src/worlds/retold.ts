import type { Face, Oracle } from '../oracle/oracle.ts';
import { seeded } from '../oracle/seeded.ts';
import { spliced } from '../oracle/spliced.ts';
import { Told } from '../oracle/told.ts';
import { isAlike } from '../values/alike.ts';
import type { Drawn, Part } from './turn.ts';

/** How chance falls in another world. */
export interface Luck {
  readonly draws: readonly Drawn[];
  /** Who plays a part there; undefined for a token that was drawn and has not been heard of since. */
  readonly actor: (part: Part | undefined, drawn: unknown) => unknown;
  /** Draws that may fall otherwise although no token is drawn: a die that the seat has not seen. */
  readonly loose: ReadonlySet<unknown>;
}

/** Chance of another world: what the seat has seen falls as it fell, the rest anew; and then a future of its own. */
export class Retold implements Oracle {
  readonly #luck: Luck;
  readonly #oracle: Pick<Oracle, 'int'>;
  readonly #seed: string;
  readonly outcomes: number[] = [];
  #future: Oracle | undefined;
  /** True once the turn is retold. */
  isBlind = false;

  constructor(luck: Luck, oracle: Pick<Oracle, 'int'>, seed: string) {
    this.#luck = luck;
    this.#oracle = oracle;
    this.#seed = seed;
  }

  get position(): number {
    return this.outcomes.length + (this.#future?.position ?? 0);
  }

  /** The turn is retold: from here on everything is new. */
  end(): void {
    this.isBlind = true;
    this.#future = seeded(this.#seed);
  }

  int(n: number, label: string, face: Face): number {
    if (this.#future) return this.#future.int(n, label);
    const outcome = this.#retold(n, label, face);
    this.outcomes.push(outcome);
    return outcome;
  }

  at(position: number): Oracle {
    return spliced(new Told(this.outcomes), { from: this.outcomes.length, oracle: seeded(this.#seed) }).at(position);
  }

  #retold(n: number, label: string, face: Face): number {
    const at = this.outcomes.length;
    const drawn = this.#luck.draws[at];
    const any = () => this.#oracle.int(n, label);
    if (!drawn || this.#luck.loose.has(at)) return any();
    const wanted = drawn.role ? this.#luck.actor(drawn.role.part, drawn.face) : drawn.face;
    if (wanted === undefined) return any();
    if (drawn.outcome < n && isAlike(face(drawn.outcome), wanted)) return drawn.outcome;
    for (let index = 0; index < n; index++) if (isAlike(face(index), wanted)) return index;
    return any();
  }
}
