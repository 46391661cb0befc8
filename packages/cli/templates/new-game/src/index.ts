export { board } from './board.ts';
export { newGame } from './rules.ts';
