import { checkGiven } from '../fields/given.ts';
import type { AnyEvent, Seat } from '../game/flow.ts';
import { SEATS_MAX } from '../game/game.ts';
import { SPECTATOR } from '../game/secrets.ts';
import { brief } from '../values/brief.ts';
import { misuse } from '../values/errors.ts';
import type { Live } from './live.ts';
import type { Agent, Perspective } from './match.ts';

/** A seat's side of a match. */
export function perspectiveOf(match: Live, seat: Seat): Perspective<object, AnyEvent> {
  return {
    seat,
    game: match.game,
    view: () => match.view(seat),
    events: () => match.eventsFor(seat),
    prompts: () => match.prompts(seat),
    answer: (promptId, choice) => {
      if (typeof promptId !== 'number' || promptId % SEATS_MAX !== seat)
        throw misuse('seat', `prompt ${brief(promptId)} is not for seat ${seat}`);
      try {
        match.answer(promptId, choice);
      } catch (error) {
        if (error instanceof Error) Reflect.deleteProperty(error, 'record'); // it holds the seed, which no seat may know
        throw error;
      }
    },
    redeal: (oracle) => match.redeal(seat, oracle),
  };
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
