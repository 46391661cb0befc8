export { CATALOG, type CatalogEntry, findGame } from './catalog.ts';
export type { Contents } from './contents/contents.ts';
