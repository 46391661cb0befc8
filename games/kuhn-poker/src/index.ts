export { board } from './board.ts';
export { contents } from './contents.ts';
export { form } from './form.ts';
export { manual } from './manual.ts';
export { kuhnPoker } from './rules.ts';
export { staging } from './scene.ts';
export { CARDS } from './state.ts';
