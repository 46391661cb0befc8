/** `@fermata/catalog`: every game there is, with its rules. */
export { CATALOG, findGame } from './catalog.ts';
export type { CatalogEntry } from './entry.ts';
export { UnknownGame } from './unknown-game.ts';
