export { CATALOG, type Entry, findGame } from './catalog.ts';
export { nearest } from './nearest.ts';
