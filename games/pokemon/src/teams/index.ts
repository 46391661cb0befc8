export { checkTeam } from './check.ts';
export { randomTeam } from './random.ts';
export type { Spread, TeamSet } from './set.ts';
export { fullPoints, partyOf, pokemonOf, statsOf } from './stats.ts';
