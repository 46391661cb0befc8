import { brief, list, object, oneOf, whole } from '@fermata/core/fields';
import { CARDS, type State } from './state.ts';

/** `{ "hands": [["duke-1", "captain-2"], ["contessa-1"]], "lost": [[], ["duke-2"]], "coins": [3, 7], "seat": 1 }`. */
export function position(json: unknown, seats: number): State {
  const { hands, lost, coins = Array(seats).fill(2), seat = 0 } = object(json, 'position');
  const cardsIn = (given: unknown, name: string, max: number) =>
    list(given, name, seats, seats).map((cards, of) =>
      list(cards, `${name}.${of}`, 0, max).map((card, at) => oneOf(card, `${name}.${of}.${at}`, CARDS)),
    );
  const held = cardsIn(hands, 'hands', 2);
  const open = lost === undefined ? held.map(() => []) : cardsIn(lost, 'lost', 2);
  const dealt = [...held, ...open].flat();
  const twice = dealt.find((card, at) => dealt.indexOf(card) < at);
  if (twice !== undefined) throw new Error(`hands and lost have ${brief(twice)} twice; each card is there once`);
  const first = whole(seat, 'seat', 0, seats - 1);
  if (held[first]?.length === 0) throw new Error(`seat is one that holds a card; seat ${first} holds none`);
  return {
    deck: CARDS.filter((card) => !dealt.includes(card)),
    hands: held,
    lost: open,
    coins: list(coins, 'coins', seats, seats).map((count, of) => whole(count, `coins.${of}`, 0, 12)),
    seat: first,
  };
}
