export { board } from './board.ts';
export { statusesOf } from './definition.ts';
export { ITEMS } from './items/index.ts';
export { duelOf, itemDuel } from './rules.ts';
