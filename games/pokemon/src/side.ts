import { NO_MOVE, speciesOf } from './data/index.ts';
import { type Bag, enter, type Pokemon, SEEN, type Side } from './state.ts';

/** A side with a team of its own, the first one fighting. */
export function sideOf(team: readonly Pokemon[], bag: Bag = {}): Side {
  const own = team.map((one) => ({ ...one, stats: [...one.stats], moves: [...one.moves], pp: [...one.pp] }));
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
    bag: { ...bag },
  };
}
