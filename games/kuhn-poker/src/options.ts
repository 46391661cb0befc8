import { object, whole } from '@fermata/core/fields';

export const DEALS_MAX = 100;

/** How many deals a match has, 1 where nothing is said: so theory knows it. Chips are carried over from deal to deal. */
export interface Options {
  readonly deals: number;
}

export function options(given: unknown): Options {
  const { deals = 1 } = object(given ?? {}, 'options', ['deals']);
  return { deals: whole(deals, 'deals', 1, DEALS_MAX) };
}
