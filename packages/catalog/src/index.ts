export { CATALOG, type CatalogEntry, findGame } from './catalog.ts';
export { UnknownGame } from './unknown-game.ts';
