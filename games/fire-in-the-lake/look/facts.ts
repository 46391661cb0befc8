import type { Piece, Place } from '@fermata/scene';

/** What is written about a thing under this name; empty where nothing is. */
export function factOf({ facts = [] }: Pick<Piece | Place, 'facts'>, name: string): string {
  return String(facts.find(([it]) => it === name)?.[1] ?? '');
}
