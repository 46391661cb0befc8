import { CARDS, type Card } from './state.ts';

/** The cards as one says them. */
export const NAMES: { readonly [C in Card]: string } = { J: 'Jack', Q: 'Queen', K: 'King' };

/** The names of all cards that are lower. */
export function beatenBy(card: Card): readonly string[] {
  return CARDS.slice(0, CARDS.indexOf(card)).map((lower) => NAMES[lower]);
}

/** What there is on the table, and what it does; a card also by its letter. */
export function thing(name: string): string | undefined {
  return TEXTS.get(name.toLowerCase());
}

const CHIP =
  'Each seat pays one chip at the start, and may bet one more or call with it. Whoever wins gets all of the pot.';

const TEXTS: ReadonlyMap<string, string> = new Map([
  ...CARDS.flatMap((card) => [card, NAMES[card]].map((name) => [name.toLowerCase(), textOf(card)] as const)),
  ...['card', 'cards'].map(
    (name) => [name, `One of ${CARDS.length}: jack, queen, king. The higher one wins.`] as const,
  ),
  ...['chip', 'chips'].map((name) => [name, CHIP] as const),
]);

function textOf(card: Card): string {
  const lower = beatenBy(card).join(' and ').toLowerCase();
  const rank =
    lower === '' ? 'the lowest card: it wins only if the other seat folds' : `wins against ${lower} at the showdown`;
  return `${NAMES[card]}: ${rank}.`;
}
