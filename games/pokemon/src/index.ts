export { moveById, speciesById } from './data/index.ts';
export { gen1 } from './gen1/game.ts';
export type { Pokemon, State } from './state.ts';
