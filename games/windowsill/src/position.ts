import { list, object, oneOf } from '@fermata/core/fields';
import { CARDS } from './cards.ts';
import type { State } from './state.ts';
import { TRINKETS } from './trinkets.ts';

/**
 * The start of a round: `{ "hands": [["24", "cat-a"], ["3", "9"]], "nests": [["ring"], []], "gone": ["12"] }`.
 * Nests and gone are empty where they are left out. The deck is every card not named; the box is every trinket not
 * named, or what `"box"` lists.
 */
export function position(json: unknown): State {
  const given = object(json, 'position');
  const hands = list(given.hands, 'hands', 2, 4).map((hand, seat) => allOf(CARDS, hand, `hands.${seat}`));
  const nests = list(given.nests ?? hands.map(() => []), 'nests', hands.length, hands.length).map((nest, seat) =>
    allOf(TRINKETS, nest, `nests.${seat}`),
  );
  const gone = allOf(CARDS, given.gone ?? [], 'gone');
  const inNests = nests.flat();
  const box = allOf(TRINKETS, given.box ?? TRINKETS.filter((it) => !inNests.includes(it)), 'box');
  const rounds = hands[0]?.length ?? 0;
  if (hands.some((hand) => hand.length !== rounds)) throw new Error('hands have different numbers of cards');
  if (box.length < rounds) throw new Error(`box has ${box.length} trinkets for ${rounds} rounds`);
  const cards = [...hands.flat(), ...gone];
  checkOnce(cards);
  checkOnce([...inNests, ...box]);
  const deck = CARDS.filter((card) => !cards.includes(card));
  return { rounds, deck, hands, gone, box, sill: null, nests };
}

function allOf<T extends string>(known: readonly T[], json: unknown, path: string): T[] {
  return list(json, path).map((it, at) => oneOf(it, `${path}.${at}`, known));
}

function checkOnce(named: readonly string[]): void {
  const twice = named.find((it, at) => named.indexOf(it) !== at);
  if (twice !== undefined) throw new Error(`"${twice}" is named twice`);
}
