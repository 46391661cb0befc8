export { arena } from './arena/game.ts';
export { board } from './board.ts';
export { MOVES, SPECIES } from './data/index.ts';
export { exportTeam, importTeam, packTeam } from './formats/team-text.ts';
export { gen1 } from './gen1/game.ts';
export { type DamageOdds, damageOdds } from './odds.ts';
export { type Gen5Seed, gen5 } from './oracle/gen5.ts';
export type { State } from './state.ts';
export type { TeamSet } from './teams/index.ts';
