import type { Seat, View } from '@fermata/core';
import type { Facts, Piece, Place, Scene, Staging } from '@fermata/scene';
import { actionsAfter, actionsOf, type Line, paidBy, seatToAct, whoFolded } from './betting.ts';
import { beatenBy, NAMES } from './cards.ts';
import { CARDS, type Card, lineIn, purse, type State } from './state.ts';
import { standings, winner } from './winner.ts';

/**
 * Kuhn poker on a table: a hand and the chips of each seat, the deck and the pot. Each seat comes with two chips for
 * every deal, which are all that it can lose: one is the ante, and is paid; with the other it bets or calls.
 */
export const staging: Staging<View<State>> = {
  scene,
  points: (option, { seat }, { hands }) => {
    if (option === 'bet' || option === 'call') return [chipsOf(seat), 'pot'];
    return option === 'fold' ? (hands[seat] ?? []).filter((card) => card !== null) : []; // one sees one's own card
  },
  verdict,
  plain: ['pass'],
};

function scene(view: View<State>, viewer: Seat): Scene {
  const line = lineIn(view);
  const paid = view.hands.map((_, seat) => paidBy(seat, line));
  const pot = paid.reduce((sum, chips) => sum + chips);
  const won = winner(view);
  const left = paid.map((own, seat) => purse(view.deals) + (view.won[seat] ?? 0) - own + (seat === won ? pot : 0));
  const count = view.deck.length;
  return {
    places: [
      {
        id: 'table',
        name: 'Table',
        facts: [...dealIn(view), ['ante', '1 chip'], ['bet', '1 chip'], standing(view, viewer)],
      },
      { id: 'deck', in: 'table', name: 'Deck', lay: 'pile' },
      { id: 'pot', in: 'table', name: 'Pot', lay: 'pile' },
      ...paid.flatMap((_, seat) => placesOf(seat, viewer, left[seat] ?? 0, line)),
    ],
    pieces: [
      { id: 'deck#', in: 'deck', kind: 'card', name: several('card', count), hidden: true, count },
      ...view.hands.flatMap((hand, seat) => hand.map((card) => cardIn(`hand ${seat}`, card))),
      chips('chips of the pot', 'pot', won === undefined ? pot : 0),
      ...left.map((own, seat) => chips(chipsOf(seat), `chips ${seat}`, own)),
    ],
  };
}

function placesOf(seat: Seat, viewer: Seat, left: number, line: Line): Place[] {
  const named = (thing: string) =>
    seat === viewer ? `Your ${thing}` : `${thing[0]?.toUpperCase()}${thing.slice(1)} of seat ${seat}`;
  const did = actionsOf(seat, line).join(', ');
  const facts: Facts = [
    ['chips left', left],
    ['paid', paidBy(seat, line)],
    ...(did === '' ? [] : [['did', did] as const]),
  ];
  const side = `side ${seat}`;
  return [
    { id: side, name: named('side'), lay: 'row', owner: seat, facts },
    { id: `hand ${seat}`, in: side, name: named('hand'), lay: 'row', room: 1, owner: seat },
    { id: `chips ${seat}`, in: side, name: named('chips'), lay: 'pile', owner: seat },
  ];
}

/** A card by its own name, or its back. */
function cardIn(place: string, card: Card | null): Piece {
  if (card === null) return { id: `${place}#`, in: place, kind: 'card', name: 'Card', hidden: true };
  const facts: Facts = [['beats', beatenBy(card).join(' and ').toLowerCase() || 'nothing']];
  return { id: card, in: place, kind: 'card', name: NAMES[card], facts, face: card };
}

function chipsOf(seat: Seat): string {
  return `chips of seat ${seat}`;
}

function chips(id: string, place: string, count: number): Piece {
  return { id, in: place, kind: 'chip', name: several('chip', count), count };
}

function several(name: string, count: number): string {
  return count === 1 ? name : `${name}s`;
}

/** How far who is ahead after several deals; of one, who folded, or which card was higher. */
function verdict(view: View<State>): string {
  const { hands, deals } = view;
  if (deals > 1) return leadIn(standings(view), deals);
  const folded = whoFolded(lineIn(view));
  if (folded !== undefined) return `Seat ${folded} folded.`;
  const [higher, lower] = CARDS.toReversed().filter((card) => hands.flat().includes(card));
  return higher === undefined || lower === undefined
    ? 'The higher card wins.'
    : `${NAMES[higher]} beats ${NAMES[lower].toLowerCase()}.`;
}

function leadIn(won: readonly number[], deals: number): string {
  const lead = Math.max(...won);
  const after = `after ${deals} deals`;
  return lead === 0
    ? `Nobody has won a chip ${after}.`
    : `Seat ${won.indexOf(lead)} has won ${lead} ${several('chip', lead)} ${after}.`;
}

function dealIn({ deal, deals }: View<State>): Facts {
  return deals === 1 ? [] : [['deal', `${deal} of ${deals}`]];
}

/** Whose turn it is, or how it ended. */
function standing(view: View<State>, viewer: Seat): Facts[number] {
  const won = winner(view);
  if (won !== undefined) return ['won', won === viewer ? 'by you' : `by seat ${won}`];
  const line = lineIn(view);
  if (actionsAfter(line.betting).length === 0) return ['over', 'the higher card wins'];
  const seat = seatToAct(line);
  return ['turn', seat === viewer ? 'yours' : `of seat ${seat}`];
}
