import { misuse } from '../errors.ts';
import type { Ev, Seat } from '../flow.ts';
import { type Rules, SEATS_MAX } from '../game.ts';
import type { Oracle } from '../oracle/oracle.ts';
import type { Choice, Prompt } from '../prompt.ts';
import type { View } from '../secrets/secrets.ts';
import type { Live } from './live.ts';
import type { Match, Perspective } from './match.ts';

/** A seat's side of a match. */
export class Side<S extends object, E extends Ev> implements Perspective<S, E> {
  readonly seat: Seat;
  readonly #match: Live<S, E>;

  constructor(match: Live<S, E>, seat: Seat) {
    this.#match = match;
    this.seat = seat;
  }

  get game(): Rules<S, E> {
    return this.#match.game;
  }

  view(): View<S> {
    return this.#match.view(this.seat);
  }

  events(): readonly Ev[] {
    return this.#match.eventsFor(this.seat);
  }

  prompts(): readonly Prompt[] {
    return this.#match.prompts(this.seat);
  }

  answer(promptId: number, choice: Choice): void {
    if (promptId % SEATS_MAX !== this.seat)
      throw misuse('seat', `prompt ${promptId} is not for seat ${this.seat} to answer`);
    this.#match.answer(promptId, choice);
  }

  redeal(oracle: Oracle): Match<S, E> {
    return this.#match.redeal(this.seat, oracle);
  }
}
