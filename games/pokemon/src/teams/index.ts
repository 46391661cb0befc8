export { checkTeam } from './check.ts';
export { randomTeam } from './random.ts';
export { DV_MAX, EFFORT_MAX, evenly, type Spread, type TeamSet } from './set.ts';
export { fullPoints, partyOf, pokemonOf, statsOf } from './stats.ts';
