export { board } from './board.ts';
export { windowsill } from './rules.ts';
