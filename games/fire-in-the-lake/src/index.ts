export { board } from './board.ts';
export { MISSING } from './cards/index.ts';
export { contents } from './contents.ts';
export { fireInTheLake } from './game.ts';
export { control, count } from './named.ts';
export { snapshot } from './position/snapshot.ts';
export type { Event } from './state/events.ts';
export type { State } from './state/state.ts';
export { margins, victory } from './state/victory.ts';
