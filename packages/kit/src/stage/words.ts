import type { Facts, Piece, Place } from '@fermata/scene';

/** A piece as it is read aloud: how many, what, and all that is known of it. */
export function pieceWords({ name, count, facts }: Piece): string {
  const what = count === undefined || count === 1 ? name : `${count} ${name}`;
  return [what, ...factWords(facts)].join(', ');
}

export function placeWords({ name, facts }: Place): string {
  return [name, ...factWords(facts)].join(', ');
}

function factWords(facts: Facts = []): string[] {
  return facts.map(([name, value]) => `${name} ${value}`);
}
