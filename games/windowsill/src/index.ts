export { board } from './board.ts';
export { CARDS } from './cards.ts';
export { contents } from './contents.ts';
export { form } from './form.ts';
export { manual } from './manual.ts';
export { windowsill } from './rules.ts';
export { staging } from './scene.ts';
export { TRINKETS } from './trinkets.ts';
