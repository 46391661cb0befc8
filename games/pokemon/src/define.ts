import { type Deep, defineGame, type Flow, type Game } from '@fermata/core';
import { apply } from './apply.ts';
import { copyBattle } from './copy.ts';
import { NO_MOVE, speciesOf } from './data/index.ts';
import type { Event } from './events.ts';
import { enter, type Pokemon, SEEN, type Side, type State, TIE } from './state.ts';

export interface Options {
  readonly teams: readonly (readonly Pokemon[])[];
}

/** A battle under some set of rules: they differ in how a turn goes. */
export function battle(name: string, turn: (state: Deep<State>) => Flow<Event>): Game<State, Event, Options> {
  return defineGame<State, Event, Options>({
    name,
    version: 1,
    seats: { min: 2, max: 2 },
    limits: { idleTurns: 1000 },
    options: (given) => given as Options,
    setup: ({ options: { teams } }) => ({ sides: teams.map(sideOf), turn: 1, lastDamage: 0, winner: null }),
    turn,
    apply,
    copy: copyBattle,
    outcome: ({ winner }) => {
      if (winner === null) return undefined;
      if (winner === TIE)
        return [
          { rank: 1, score: 0 },
          { rank: 1, score: 0 },
        ];
      return [0, 1].map((seat) => (seat === winner ? { rank: 1, score: 1 } : { rank: 2, score: -1 }));
    },
  });
}

/** A side with a team of its own, the first one fighting. */
export function sideOf(team: readonly Pokemon[]): Side {
  const own = team.map((one) => ({ ...one, pp: [...one.pp] }));
  const first = own[0]!; // a team has at least one
  first.seen |= SEEN;
  return {
    team: own,
    active: enter(first, speciesOf(first.species).types),
    selected: NO_MOVE,
    slot: 0,
    used: NO_MOVE,
    resting: [],
    exposed: [],
  };
}
