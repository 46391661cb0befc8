export { board } from './board.ts';
export { pig } from './rules.ts';
