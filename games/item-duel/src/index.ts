export { board } from './board.ts';
export { contents } from './contents.ts';
export { form } from './form.ts';
export { ITEMS } from './items/index.ts';
export { PLAIN } from './options.ts';
export { duelOf, itemDuel } from './rules.ts';
export { staging, stagingFor } from './scene/index.ts';
