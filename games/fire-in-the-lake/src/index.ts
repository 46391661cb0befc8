export { MISSING } from './cards/index.ts';
export { contents } from './contents.ts';
export { fireInTheLake } from './game.ts';
export { snapshot } from './position/snapshot.ts';
export type { Event } from './state/events.ts';
export type { State } from './state/state.ts';
