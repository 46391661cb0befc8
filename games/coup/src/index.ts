export { board } from './board.ts';
export { contents } from './contents.ts';
export { manual } from './manual.ts';
export { coup } from './rules.ts';
export { staging } from './scene.ts';
export { CARDS, CHARACTERS } from './state.ts';
