import { type Seat, SPECTATOR, type View } from '@fermata/core';
import type { Facts, Piece, Place } from '@fermata/scene';
import { ITEMS } from '../arena/items.ts';
import { SEATS } from '../seats.ts';
import { type State, TIE, type Winner } from '../state.ts';
import { BATTLE, BOX, bagId, benchId, copiesId, fieldId, itemId, movesId, sideId } from './ids.ts';
import { hasCopies, mustStruggle } from './moves.ts';
import { nameOf } from './pokemon.ts';
import { fighterIn, type PokemonSeen, type SideSeen, sidesIn } from './seen.ts';
import { ownedBy, whose } from './whose.ts';

/** The battle, and both sides; a team that has not joined yet has an empty one. */
export function placesOf(view: View<State>, me: Seat): Place[] {
  const sides = sidesIn(view);
  return [
    { id: BATTLE, name: 'Battle', facts: battleFacts(view, me) },
    ...SEATS.flatMap((seat) => sidePlaces(seat, me, sides[seat])),
    ...(sides.some(hasBag) ? [{ id: BOX, name: 'Box', lay: 'pile' as const }] : []),
  ];
}

/** The bags are filled from it, and what is used goes back. How much is in it, a state does not say. */
export function boxPieces(sides: readonly SideSeen[]): Piece[] {
  return sides.some(hasBag)
    ? [{ id: `${BOX}#`, in: BOX, kind: 'item', name: 'items', hidden: true, endless: true }]
    : [];
}

function hasBag({ bag }: SideSeen): boolean {
  return Object.keys(bag).length > 0;
}

/** What is left in the bag of a seat. Everybody sees it. */
export function itemPieces(seat: Seat, { bag }: SideSeen): Piece[] {
  return ITEMS.flatMap(({ id, name }) => {
    const count = bag[id] ?? 0;
    return count === 0
      ? []
      : [{ id: itemId(seat, id), in: bagId(seat), kind: 'item', name, count, face: { item: id } }];
  });
}

function battleFacts(view: View<State>, me: Seat): Facts {
  const { turn, lastDamage, winner } = view;
  return [
    ['turn', turn],
    ...(winner === null
      ? [['now', nowText(sidesIn(view), me)] as const]
      : [['won by', winnerText(winner, me)] as const]),
    ...(lastDamage > 0 ? [['Counter', 'would return the last damage'] as const] : []),
  ];
}

/** Who is to choose what. */
function nowText(sides: readonly SideSeen[], me: Seat): string {
  if (sides.length < SEATS.length) return 'teams join';
  const fallen = SEATS.filter((seat) => sides[seat] !== undefined && fighterIn(sides[seat]).health === 0);
  const [one] = fallen;
  if (one === undefined) return 'both choose';
  if (fallen.length === SEATS.length) return 'both send in another';
  return one === me ? 'you send in another' : `seat ${one} sends in another`;
}

function winnerText(winner: NonNullable<Winner>, me: Seat): string {
  if (winner === TIE) return 'nobody: a tie';
  return winner === me && me !== SPECTATOR ? 'you' : `seat ${winner}`;
}

function sidePlaces(seat: Seat, me: Seat, side: SideSeen | undefined): Place[] {
  const within = { in: sideId(seat), owner: seat };
  const place: Place = { id: sideId(seat), name: ownedBy(seat, me, 'side'), lay: 'column', owner: seat };
  if (side === undefined) return [place];
  const [first, ...others] = side.team as readonly [PokemonSeen, ...PokemonSeen[]]; // nobody's party is empty
  const standing = side.team.filter(({ health }) => health > 0).length;
  return [
    { ...place, facts: [['can fight', `${standing} of ${side.team.length}`]] },
    { id: fieldId(seat), ...within, name: ownedBy(seat, me, 'fighter'), lay: 'row', room: 1 },
    movesPlace(seat, me, first, fieldId(seat), mustStruggle(side)),
    ...(hasCopies(side) ? [copiesPlace(seat, me, first)] : []),
    ...(others.length > 0
      ? [{ id: benchId(seat), ...within, name: ownedBy(seat, me, 'bench'), lay: 'row' as const, room: others.length }]
      : []),
    ...others.map((one) => movesPlace(seat, me, one, benchId(seat))),
    ...(hasBag(side)
      ? [{ id: bagId(seat), ...within, name: ownedBy(seat, me, 'bag'), lay: 'grid' as const, columns: 5 }]
      : []),
  ];
}

function movesPlace(seat: Seat, me: Seat, one: PokemonSeen, place: string, struggles = false): Place {
  const name = `Moves of ${whose(seat, me, nameOf(one))}`;
  const room = one.moves.length + (struggles ? 1 : 0);
  return { id: movesId(seat, one), in: place, name, lay: 'grid', columns: 2, room, owner: seat };
}

function copiesPlace(seat: Seat, me: Seat, one: PokemonSeen): Place {
  const name = `What ${whose(seat, me, nameOf(one))} has copied`;
  return { id: copiesId(seat, one), in: fieldId(seat), name, lay: 'grid', columns: 2, owner: seat };
}
