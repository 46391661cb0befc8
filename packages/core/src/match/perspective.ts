import { checkGiven } from '../fields/given.ts';
import type { AnyEvent, Seat } from '../game/flow.ts';
import { type AnyGame, SEATS_MAX } from '../game/game.ts';
import type { Choice, Prompt } from '../game/prompt.ts';
import { SPECTATOR, type View } from '../game/secrets.ts';
import type { Oracle } from '../oracle/oracle.ts';
import { brief } from '../values/brief.ts';
import { misuse } from '../values/errors.ts';
import type { Live } from './live.ts';
import type { Agent, Match, Perspective } from './match.ts';

/** A seat's side of a match. A class, since every run makes one for each seat: objects of functions are 3 % of `connect4_vs_bare`. */
export class SeatPerspective implements Perspective<object, AnyEvent> {
  readonly #match: Live;
  declare readonly seat: Seat;
  declare readonly game: AnyGame;

  constructor(match: Live, seat: Seat) {
    this.#match = match;
    this.seat = seat;
    this.game = match.game;
  }

  view(): View<object> {
    return this.#match.view(this.seat);
  }

  events(): readonly AnyEvent[] {
    return this.#match.eventsFor(this.seat);
  }

  prompts(): readonly Prompt[] {
    return this.#match.prompts(this.seat);
  }

  answer(promptId: number, choice: Choice): void {
    if (typeof promptId !== 'number' || promptId % SEATS_MAX !== this.seat)
      throw misuse('seat', `prompt ${brief(promptId)} is not for seat ${this.seat}`);
    try {
      this.#match.answer(promptId, choice);
    } catch (error) {
      Reflect.deleteProperty(Object(error), 'record'); // it holds the seed, which no seat may know
      throw error;
    }
  }

  redeal(oracle: Oracle): Match<object, AnyEvent> {
    return this.#match.redeal(this.seat, oracle);
  }
}

/** An agent with its side of the match. */
export interface Seated {
  readonly agent: Agent;
  readonly side: Perspective<object, AnyEvent>;
}

/** One agent for each seat; throws if they are more or fewer. */
export function seatedAt(match: Live, agents: readonly Agent[]): readonly Seated[] {
  const { seats } = match;
  checkGiven('a list', agents);
  if (agents.length !== seats) throw misuse('seat', `${seats} seats want ${seats} agents; got ${agents.length}`);
  return agents.map((agent, seat) => {
    checkGiven('a function', agent);
    return { agent, side: match.as(seat) };
  });
}

/** Throws if nobody sits there. */
export function checkSeat({ exec, seats }: Live, seat: Seat): void {
  if (typeof seat !== 'number' || exec.asked[seat] === undefined)
    throw misuse('seat', `there is no seat ${brief(seat)}; seats are 0 to ${seats - 1}`);
}

/** The same of whoever looks on: a seat, or nobody at the table. */
export function checkOnlooker(match: Live, seat: Seat): void {
  if (seat !== SPECTATOR) checkSeat(match, seat);
}
