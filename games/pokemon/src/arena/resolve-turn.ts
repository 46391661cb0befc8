/**
 * A turn as one pure step, as the specification has it: a state, what both seats do, and chance make a new state and the
 * events that lead there. It is a match that begins at the state and holds when its first turn is over.
 */
import { choose, type DeepReadonly, defineGame, type Flow, Misuse, type Oracle, start } from '@fermata/core';
import { brief } from '@fermata/core/fields';
import { reservesOf } from '../battle/choices.ts';
import type { Event } from '../events.ts';
import { SEATS } from '../seats.ts';
import { type State, TIE } from '../state.ts';
import { offerOf } from './choices.ts';
import { arena } from './game.ts';
import { arenaPosition } from './position.ts';
import { RelativeOracle } from './relative-oracle.ts';
import { turn } from './turn.ts';

/** What each seat does, of what it is offered; null for a seat that has nothing to choose. */
export type Actions = readonly (string | null)[];

/** What comes of a turn. */
export interface Resolved {
  readonly state: State;
  readonly events: readonly Event[];
}

/**
 * Resolves one turn. Where somebody has fainted, replacing it is a step of its own, in which only its seat acts. Chance is
 * drawn from where it stands, so that one oracle serves turn after turn; state and actions stay as they are.
 */
export function resolveTurn(state: DeepReadonly<State>, actions: Actions, chance: Oracle): Resolved {
  const position = checkedState(state);
  const chosen = checkedActions(offersIn(position), actions);
  const match = start(step, { position, oracle: new RelativeOracle(checkedOracle(chance), chance.position) });
  for (const { id, seat, label, options } of match.prompts())
    if (label !== HOLD) match.answer(id, options.indexOf(chosen[seat] as unknown)); // it was offered
  return { state: match.state as State, events: match.events }; // nobody else has that match
}

/** What each seat may do in a state: all that `resolveTurn` takes from it, and nothing if it waits for the other one. */
export function offersOf(state: DeepReadonly<State>): readonly (readonly string[])[] {
  return offersIn(checkedState(state));
}

function offersIn(state: State): readonly (readonly string[])[] {
  const { sides } = state;
  const fallen = sides.map(({ team }) => team[0].health === 0);
  if (!fallen.includes(true)) return SEATS.map((seat) => offerOf(state, seat));
  return sides.map((side, seat) => (fallen[seat] ? reservesOf(side) : []));
}

const HOLD = 'The turn is over.';

/** The arena, but it holds after a turn: even where nobody has anything to choose in the next one. */
const step = defineGame({
  ...arena,
  position: (state) => state as unknown as State, // it has been checked
  *turn(state): Flow<Event> {
    yield* turn(state);
    yield* choose(0, HOLD, ['go on', 'leave it']); // nobody answers
  },
});

function checkedState(state: unknown): State {
  const checked = positioned(state);
  const { winner } = checked;
  if (winner === null) return checked;
  throw new Misuse('nothing', `the battle is over, ${winner === TIE ? 'in a tie' : `seat ${winner} has won`}`);
}

function positioned(state: unknown): State {
  try {
    return arenaPosition(state as unknown); // it is looked at piece by piece
  } catch (error) {
    throw new Misuse('options', `bad state of ${arena.name}: ${(error as Error).message}`); // nothing else is thrown
  }
}

function checkedActions(offers: readonly (readonly string[])[], actions: Actions): Actions {
  if (!Array.isArray(actions) || actions.length !== offers.length)
    throw new Misuse(
      'choice',
      `actions are two, one for each seat; got ${Array.isArray(actions) ? actions.length : brief(actions)}`,
    );
  return offers.map((offer, seat) => {
    const action: unknown = actions[seat] ?? null;
    if (action === null && offer.length < 2) return null;
    if (typeof action === 'string' && offer.includes(action)) return action;
    const got = action === null ? `seat ${seat} has to act` : `seat ${seat} cannot do ${brief(action)}`;
    const may = offer.length === 0 ? 'it waits for the other one: give null' : `it may do ${offer.join(', ')}`;
    throw new Misuse('choice', `${got}; ${may}`);
  });
}

function checkedOracle(chance: Oracle): Oracle {
  const isOracle = typeof chance?.int === 'function' && typeof chance.at === 'function';
  if (isOracle && Number.isInteger(chance.position)) return chance;
  throw new Misuse('start', `chance is an oracle, such as seeded('any text'); got ${brief(chance)}`);
}
