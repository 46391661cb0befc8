import { Misuse, type Prompt, type Seat, SPECTATOR } from '@fermata/core';
import { asked } from '@fermata/core/host';
import type { Inside } from './inside.ts';
import type { Hint } from './session.ts';
import { basisOfQuestion, isShared } from './standing.ts';
import type { Basis } from './wire.ts';

/** What a bot would think of the questions of a seat, one question at a time. */
export class Hints {
  readonly #host: Inside;
  readonly #seat: Seat;
  #thinking: Thinking | undefined;

  constructor(host: Inside, seat: Seat) {
    this.#host = host;
    this.#seat = seat;
  }

  /** Of the question that is open. Throws Misuse while others play along. */
  async hint(): Promise<readonly Hint[]> {
    const kept = this.#host.kept();
    const isOver = this.#host.end() !== undefined;
    if (isShared(kept, this.#seat) && !isOver)
      throw new Misuse('seat', 'others play along: nobody has hints before the match is over');
    const prompt = this.#seat === SPECTATOR ? undefined : kept.match.prompts(this.#seat)[0];
    if (prompt === undefined || isOver) return [];
    const basis = basisOfQuestion(kept, prompt);
    // Whoever asks again is told what is thought about already; to another question there is another.
    if (this.#thinking?.basis === basis) return this.#thinking.hints;
    this.withdraw();
    const wanted = new AbortController();
    const mine = { basis, wanted, hints: this.#of(prompt, wanted.signal) };
    this.#thinking = mine;
    const done = () => {
      if (this.#thinking === mine) this.#thinking = undefined;
    };
    mine.hints.then(done, done);
    return mine.hints;
  }

  /** Nobody wants it any more. */
  withdraw(): void {
    this.#thinking?.wanted.abort();
  }

  async #of(prompt: Prompt, wanted: AbortSignal): Promise<Hint[]> {
    const { game, think, kept } = this.#host;
    const { texts } = asked(game, prompt);
    const { thoughts } = await think({ kept: kept(), seat: prompt.seat, level: LEVEL }, wanted);
    return thoughts.map((thought) => ({ ...thought, text: texts[thought.at ?? -1] ?? thought.option }));
  }
}

interface Thinking {
  readonly basis: Basis;
  readonly wanted: AbortController;
  readonly hints: Promise<Hint[]>;
}

/** Who gives hints. */
const LEVEL = 'search:1s';
