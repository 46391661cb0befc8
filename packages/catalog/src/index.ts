export { CATALOG, type Entry, findGame } from './catalog.ts';
export type { Kind } from './contents.ts';
export { nearest } from './nearest.ts';
