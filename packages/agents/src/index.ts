export { type AnyAgent, type DriveOptions, drive, type Trouble } from './drive.ts';
export { first } from './first.ts';
export { type GreedyOptions, greedy } from './greedy.ts';
export { random } from './random.ts';
export { reasonOf } from './reason.ts';
export { scripted } from './scripted.ts';
export { type SearchOptions, search } from './search/search.ts';
export type { Thinker, Thought } from './thoughts.ts';
export type { AnyPerspective } from './worlds.ts';
