export { CATALOG, type Entry, findGame } from './catalog.ts';
export type { Contents, Kind } from './contents/contents.ts';
export { nearest } from './nearest.ts';
