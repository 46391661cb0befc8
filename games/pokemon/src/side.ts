import { NO_MOVE, speciesOf } from './data/index.ts';
import { type Bag, enter, type Party, SEEN, type Side } from './state.ts';

/** A side with this team, which is its own from now on, the first one fighting. */
export function sideOf(team: Party, bag: Bag = {}): Side {
  const [first] = team;
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
