import type { Seat, View } from '@fermata/core';
import { type Facts, mentions, type Piece, type Place, type Staging } from '@fermata/scene';
import type { Deed } from './actions.ts';
import { nameOf } from './describe.ts';
import { numbersOf } from './numbers.ts';
import type { Card, State } from './state.ts';

/** Coup on a table: deck and treasury in the middle, and before each seat its cards, what it has lost, and its coins. */
export const staging: Staging<View<State>> = {
  scene,
  points: (option, { label, about }) => {
    if (option === 'allow') return [];
    if (label === 'What do you do?') return pointsOfDeed(option as Deed); // as that is asked
    // Who is doubted or blocked is touched; any other answer is a card.
    return label.startsWith('Do you') ? [`side ${(about as About).seat}`] : mentions(option); // such questions have it
  },
  // What is said moves nothing: it is about who says it, and about whom.
  cues: (event) => {
    const { seat, target, claimant } = event as { seat?: Seat; target?: Seat | null; claimant?: Seat };
    return [seat, target, claimant].filter((it) => typeof it === 'number').map((it) => `side ${it}`);
  },
  verdict: ({ hands }) => {
    const winner = hands.findIndex((hand) => hand.length > 0);
    return `Seat ${winner} is the last to hold a card.`;
  },
  plain: ['allow'],
  answers: { 'What do you do?': numbersOf },
};

/** Who claims, or acts. */
interface About {
  readonly seat: Seat;
}

/** Where its coins come from or go, and whom it is done to. */
function pointsOfDeed({ action, target }: Deed): string[] {
  if (action === 'exchange') return ['deck'];
  if (target === undefined) return ['treasury'];
  if (action === 'steal') return [coinsOf(target)];
  return action === 'coup' ? ['treasury', `side ${target}`] : [`side ${target}`];
}

const COINS_ALL = 50;

function scene(view: View<State>, viewer: Seat): Scene {
  const { deck, hands, lost, seat: turn } = view;
  const coins = view.coins as readonly number[]; // public, so that nothing is null
  const treasury = COINS_ALL - coins.reduce((sum, count) => sum + count);
  return {
    places: [
      { id: 'table', name: 'Table', facts: [['turn', turn === viewer ? 'yours' : `of seat ${turn}`]] },
      { id: 'deck', in: 'table', name: 'Deck', lay: 'pile' },
      { id: 'treasury', in: 'table', name: 'Treasury', lay: 'pile' },
      ...hands.flatMap((hand, seat) => placesOf(seat, viewer, hand.length, coins[seat] ?? 0)),
    ],
    pieces: [
      { id: 'deck#', in: 'deck', kind: 'card', name: several('card', deck.length), hidden: true, count: deck.length },
      coinsIn('treasury#', 'treasury', treasury),
      ...hands.flatMap((hand, seat) => hand.map((card, at) => cardIn(`hand ${seat}`, card, at))),
      ...lost.flatMap((cards, seat) => cards.map((card, at) => cardIn(`lost ${seat}`, card, at))),
      ...coins.map((count, seat) => coinsIn(coinsOf(seat), `purse ${seat}`, count)),
    ],
  };
}

type Scene = ReturnType<Staging<View<State>>['scene']>;

function placesOf(seat: Seat, viewer: Seat, cards: number, coins: number): Place[] {
  const named = (thing: string) =>
    seat === viewer ? `Your ${thing}` : `${thing[0]?.toUpperCase()}${thing.slice(1)} of seat ${seat}`;
  // A hand is empty for a moment before the deal and where a card that was shown goes back; whoever is out has no coins, too.
  const facts: Facts = cards + coins === 0 ? [['out', 'no card left']] : [['coins', coins]];
  const side = `side ${seat}`;
  return [
    { id: side, name: named('side'), lay: 'row', owner: seat, facts },
    { id: `hand ${seat}`, in: side, name: named('hand'), lay: 'row', owner: seat },
    { id: `lost ${seat}`, in: side, name: named('lost cards'), lay: 'row', owner: seat },
    { id: `purse ${seat}`, in: side, name: named('coins'), lay: 'pile', owner: seat },
  ];
}

/** A card by its own name, or its back. */
function cardIn(place: string, card: Card | null, at: number): Piece {
  if (card === null) return { id: `${place}#${at}`, in: place, kind: 'card', name: 'Card', hidden: true };
  const facts: Facts = [['card', `${card.at(-1)} of 3`]]; // one may hold two alike
  return { id: card, in: place, kind: 'card', name: nameOf(card), facts, face: card.slice(0, -2) };
}

function coinsOf(seat: Seat): string {
  return `coins of seat ${seat}`;
}

function coinsIn(id: string, place: string, count: number): Piece {
  return { id, in: place, kind: 'coin', name: several('coin', count), count };
}

function several(name: string, count: number): string {
  return count === 1 ? name : `${name}s`;
}
