import { CARDS, type Card } from './state.ts';

/** The cards as one says them. */
export const NAMES: { readonly [C in Card]: string } = { J: 'Jack', Q: 'Queen', K: 'King' };

/** The names of all cards that are lower. */
export function beatenBy(card: Card): readonly string[] {
  return CARDS.slice(0, CARDS.indexOf(card)).map((lower) => NAMES[lower]);
}
