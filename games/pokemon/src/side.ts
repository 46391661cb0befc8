import { NO_MOVE, speciesOf } from './data/index.ts';
import { type Bag, enter, type Pokemon, SEEN, type Side } from './state.ts';

/** A side with this team, which is its own from now on, the first one fighting. */
export function sideOf(team: Pokemon[], bag: Bag = {}): Side {
  const first = team[0]!; // a team has at least one
  first.seen |= SEEN;
  return {
    team,
    active: enter(first, speciesOf(first.species).types),
    selected: NO_MOVE,
    slot: 0,
    used: NO_MOVE,
    resting: [],
    exposed: [],
    bag: { ...bag },
  };
}
