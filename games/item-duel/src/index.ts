export { board } from './board.ts';
export { ITEMS } from './items/index.ts';
export { duelOf, itemDuel } from './rules.ts';
