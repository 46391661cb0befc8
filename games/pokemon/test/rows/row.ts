/** Short battles written down: who fights, how chance falls, what is chosen, and what comes of it. */
import type { DeepReadonly, Match } from '@fermata/core';
import type { ChanceScript } from '@fermata/core/testing';
import { scripted } from '@fermata/core/testing';
import { moveById } from '../../src/data/index.ts';
import type { Event } from '../../src/events.ts';
import { gen1 } from '../../src/gen1/game.ts';
import type { Active, Pokemon, State } from '../../src/state.ts';
import { type Lockstep, type Offers, playInStep } from '../lockstep.ts';
import type { Team } from '../sets.ts';

export interface Row {
  readonly rule: string;
  readonly teams: readonly [Team, Team];
  /** Outcomes by label: all must be asked for. */
  readonly chance?: ChanceScript;
  /** What is chosen, one after the other; whoever has but one option is not asked. */
  readonly choices: readonly string[];
  /** Those who fight in the end, as far as it matters. */
  readonly after: readonly [Partial<Fighter>, Partial<Fighter>];
  /** Why something did not come to pass, each time. */
  readonly why?: readonly string[];
  /** All that each seat is offered in the end; nothing where it is not asked. */
  readonly offers?: Offers;
  /** The seat that has won, or a tie, where the battle is over. */
  readonly winner?: 0 | 1 | 'tie';
}

type Fighter = DeepReadonly<Pokemon & Active>;

/** Plays a row by our rules, strictly: what is not offered, or is left over, throws. */
export function playRow({ teams, chance = {}, choices }: Row): Match<State, Event> {
  return scripted(gen1, { options: { teams }, chance, choices });
}

/** Plays a row in step with the simulator, on the very same outcomes of chance; throws at the first difference. */
export function playRowInStep({ teams, chance = {}, choices }: Row, game = gen1): Lockstep {
  const left = [...choices];
  const choose = (offers: Offers) =>
    left.length === 0 ? undefined : offers.map(({ length }) => (length === 0 ? null : (left.shift() ?? null)));
  return playInStep({ teams, chance }, choose, game);
}

export function fightersOf({ sides }: DeepReadonly<State>): readonly Fighter[] {
  return sides.map(({ team, active }) => ({ ...team[0], ...active }));
}

/** Turns are filled with Splash: that nothing comes of it is no news. */
export function reasonsOf(events: readonly Event[]): readonly string[] {
  return events.flatMap((event) =>
    event.type === 'failed' || (event.type === 'noEffect' && event.move !== SPLASH) ? [event.why] : [],
  );
}

const SPLASH = moveById('splash')!.number; // it is in the table

/** The same again and again. */
export function times<T>(count: number, ...these: readonly T[]): readonly T[] {
  return Array.from({ length: count }, () => these).flat();
}
