import { CARDS, type Card } from './cards.ts';
import type { State } from './state.ts';
import { TRINKETS, type Trinket } from './trinkets.ts';

/**
 * The start of a round: `{ "hands": [["24", "cat-a"], ["3", "9"]], "nests": [["ring"], []], "gone": ["12"] }`.
 * Nests and gone are empty where they are left out. The deck is every card not named; the box is every trinket not
 * named, or what `"box"` lists.
 */
export function position(json: unknown): State {
  const given = (json ?? {}) as { hands?: unknown; nests?: unknown; gone?: unknown; box?: unknown }; // checked below
  const hands = lists<Card>('hands', given.hands, CARDS);
  const nests = lists<Trinket>('nests', given.nests ?? hands.map(() => []), TRINKETS);
  const gone = list<Card>('gone', given.gone ?? [], CARDS);
  const inNests = nests.flat();
  const box = list<Trinket>('box', given.box ?? TRINKETS.filter((it) => !inNests.includes(it)), TRINKETS);
  const rounds = hands[0]?.length ?? 0;
  if (hands.length < 2 || hands.length > 4) throw new Error(`hands are for 2 to 4 seats; got ${hands.length}`);
  if (hands.some((hand) => hand.length !== rounds)) throw new Error('hands have different numbers of cards');
  if (nests.length !== hands.length) throw new Error(`nests are ${nests.length}, but hands ${hands.length}`);
  if (box.length < rounds) throw new Error(`box has ${box.length} trinkets for ${rounds} rounds`);
  const cards = [...hands.flat(), ...gone];
  checkOnce(cards);
  checkOnce([...inNests, ...box]);
  const deck = CARDS.filter((card) => !cards.includes(card));
  return { rounds, deck, hands, gone, box, sill: null, nests };
}

function lists<T>(name: string, json: unknown, all: readonly T[]): T[][] {
  if (!Array.isArray(json)) throw new Error(`${name} is a list with a list for each seat; got ${JSON.stringify(json)}`);
  return json.map((it, seat) => list(`${name}[${seat}]`, it, all));
}

function list<T>(name: string, json: unknown, all: readonly T[]): T[] {
  if (!Array.isArray(json)) throw new Error(`${name} is a list; got ${JSON.stringify(json)}`);
  const unknown = json.find((it) => !all.includes(it));
  if (unknown !== undefined)
    throw new Error(`${name} has ${JSON.stringify(unknown)}, which is none of ${all.join(' ')}`);
  return json;
}

function checkOnce(named: readonly string[]): void {
  const twice = named.find((it, at) => named.indexOf(it) !== at);
  if (twice !== undefined) throw new Error(`"${twice}" is named twice`);
}
