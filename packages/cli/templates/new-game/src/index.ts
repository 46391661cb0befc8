export { board } from './board.ts';
export { contents } from './contents.ts';
export { manual } from './manual.ts';
export { newGame } from './rules.ts';
export { staging } from './scene.ts';
