export { board } from './board.ts';
export { contents } from './contents.ts';
export { copyGrid, drop, emptyGrid, type Grid, isFull, openColumns, winner } from './grid.ts';
export { manual } from './manual.ts';
export { connectFour } from './rules.ts';
export { staging } from './scene.ts';
