export { gen1 } from './gen1/game.ts';
