import { rank, type Seat, type View } from '@fermata/core';
import type { Asked } from '@fermata/core/host';
import { type Facts, mentions, type Piece, type Place, type Staging } from '@fermata/scene';
import { type Card, displayNameOf, heightOf, isCat } from './cards.ts';
import type { State } from './state.ts';
import { TRINKETS, type Trinket, worthOf, worthOfAll } from './trinkets.ts';

/** What a thief says that steals none. */
const NOTHING = 'nothing';

/** The house on a table: cards and trinkets go by their tokens, and a card that is not seen by where it lies. */
export const staging: Staging<View<State>> = {
  scene: (view, me) => ({
    places: [...seatPlaces(seen(view), me), ...sharedPlaces(seen(view))],
    pieces: [...cardPieces(seen(view)), ...trinketPieces(seen(view))],
  }),
  points,
  verdict: () => 'What the trinkets in a nest are worth counts.',
  plain: [NOTHING],
  answers: { 'Let a cat out?': ['yes', 'no'] },
};

/** A view: only cards may be hidden. */
interface Seen extends Omit<State, 'deck' | 'hands'> {
  readonly deck: readonly unknown[];
  readonly hands: readonly (readonly (Card | null)[])[];
}

function seen(view: View<State>): Seen {
  return view as Seen; // the rest lies open
}

function seatPlaces({ nests, rounds, sill }: Seen, me: Seat): Place[] {
  const isOver = rounds === 0 && sill === null;
  const places = rank(nests.map(worthOfAll));
  return nests.flatMap((nest, owner) => {
    const [id, of, mine] = [`seat ${owner}`, `of seat ${owner}`, owner === me];
    const facts: Facts = [
      ['points', worthOfAll(nest)],
      ...(isOver ? [['rank', places[owner]!.rank] as const] : []), // one for each seat
    ];
    return [
      { id, name: mine ? `You, seat ${owner}` : `Seat ${owner}`, lay: 'column', owner, facts },
      { id: `hand ${owner}`, in: id, name: mine ? 'Your hand' : `Hand ${of}`, lay: 'row', owner },
      {
        id: `nest ${owner}`,
        in: id,
        name: mine ? 'Your nest' : `Nest ${of}`,
        lay: 'row',
        owner,
      },
    ];
  });
}

function sharedPlaces({ rounds }: Seen): Place[] {
  return [
    { id: 'sill', name: 'Sill', lay: 'row', room: 1, facts: [['rounds left', rounds]] },
    { id: 'box', name: 'Box', lay: 'row' },
    { id: 'deck', name: 'Deck', lay: 'pile' },
    { id: 'gone', name: 'Cards that are gone', lay: 'row' },
    { id: 'street', name: 'Trinkets out of play', lay: 'row' },
  ];
}

function cardPieces({ hands, deck, gone }: Seen): Piece[] {
  return [
    ...hands.flatMap((hand, seat) =>
      hand.map((card, at) => (card === null ? cardBack(`hand ${seat}`, at) : cardPiece(card, `hand ${seat}`))),
    ),
    { id: 'deck#', in: 'deck', kind: 'card', name: 'cards', hidden: true, count: deck.length },
    ...gone.map((card) => cardPiece(card, 'gone')),
  ];
}

function cardPiece(card: Card, place: string): Piece {
  const height = heightOf(card);
  const piece = { id: card, in: place, kind: 'card', name: displayNameOf(card), face: { height } };
  return isCat(card) ? { ...piece, facts: [['counts', height]] } : piece;
}

function cardBack(place: string, at: number): Piece {
  return { id: `${place}#${at}`, in: place, kind: 'card', name: 'card', hidden: true };
}

/** What lies nowhere else has fallen into the street, or a position has left it out. */
function trinketPieces({ box, sill, nests }: Seen): Piece[] {
  const places = new Map<Trinket, string>([
    ...box.map((trinket) => [trinket, 'box'] as const),
    ...nests.flatMap((nest, seat) => nest.map((trinket) => [trinket, `nest ${seat}`] as const)),
    ...(sill === null ? [] : [[sill, 'sill'] as const]),
  ]);
  return TRINKETS.map((trinket) => ({
    id: trinket,
    in: places.get(trinket) ?? 'street',
    kind: 'trinket',
    name: trinket,
    facts: [['worth', worthOf(trinket)]],
    face: { worth: worthOf(trinket) },
  }));
}

/** A card that flies and a trinket that is stolen are themselves. */
function points(option: unknown, { seat, label, about }: Asked, view: View<State>): readonly string[] {
  if (option === NOTHING) return [];
  if (label !== 'Let a cat out?') return mentions(option);
  // The cat that would be let out; or the trinket, which goes with the thief.
  const cat = seen(view).hands[seat]?.find((card) => card !== null && isCat(card));
  if (option === 'yes') return typeof cat === 'string' ? [cat] : [];
  return [(about as { readonly trinket: Trinket }).trinket]; // what is about to be stolen
}
