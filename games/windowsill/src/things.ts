import { CARDS, displayNameOf, heightOf, isCat } from './cards.ts';
import { TRINKETS, type Trinket, worthOf } from './trinkets.ts';

/** What a card or a trinket is good for, by its name on the table or its token, in whatever case. */
export function thing(name: string): string | undefined {
  const wanted = name.trim().toLowerCase();
  const trinket = TRINKETS.find((it) => it === wanted);
  if (trinket !== undefined) return trinketText(trinket);
  const card = CARDS.find((it) => it === wanted || displayNameOf(it) === wanted);
  if (wanted === 'card' || wanted === 'cards') return BACK;
  if (wanted === 'cat' || (card !== undefined && isCat(card))) return CAT;
  return card === undefined ? undefined : flightText(heightOf(card));
}

const BACK = 'A card that only its owner sees, or nobody yet: a flight of some height, or a cat.';
const CAT =
  'A cat: flown, it counts 0. In hand, it can be let out when somebody is about to rob you: the thief gets nothing, the cat is gone, and you draw another card.';

function flightText(height: number): string {
  return `A flight, ${height} high. Highest alone takes what is on the sill; lowest alone may steal a trinket that is worth less than that.`;
}

function trinketText(trinket: Trinket): string {
  const worth = worthOf(trinket);
  const risk =
    worth === TRINKETS.length
      ? 'nothing is worth more, so nobody steals it'
      : 'it can be stolen while something on the sill is worth more';
  return `A ${trinket}, worth ${worth}. In a nest ${risk}.`;
}
