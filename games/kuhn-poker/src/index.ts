export { board } from './board.ts';
export { kuhnPoker } from './rules.ts';
export { CARDS } from './state.ts';
