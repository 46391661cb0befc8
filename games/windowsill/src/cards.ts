const FLIGHTS: readonly Card[] = Array.from({ length: 24 }, (_, at) => String(at + 1));
const CATS: readonly Card[] = ['cat-a', 'cat-b', 'cat-c', 'cat-d'];

/** A flight, '1' to '24', or one of the cats. */
export type Card = string;

export const CARDS: readonly Card[] = [...FLIGHTS, ...CATS];

export function isCat(card: Card): boolean {
  return CATS.includes(card);
}

/** How high a card flies. Cats stay on the ground. */
export function heightOf(card: Card): number {
  return isCat(card) ? 0 : Number(card);
}

/** The cat's own name is of no interest to players. */
export function nameOf(card: Card | null): string {
  if (card === null) return '?';
  return isCat(card) ? 'cat' : card;
}

/** As it lies on a table: there cats are told apart, since two of them in a hand are two cards. */
export function displayNameOf(card: Card): string {
  return isCat(card) ? card.replace('-', ' ') : `flight ${card}`;
}
