import type { Seat, View } from '@fermata/core';
import type { Staging } from '@fermata/scene';
import type { State } from '../state.ts';
import { cuesOf } from './cues.ts';
import { movePieces } from './moves.ts';
import { numbersOf } from './numbers.ts';
import { boxPieces, itemPieces, placesOf } from './places.ts';
import { leadsOf, pointsOf } from './points.ts';
import { pokemonPieces } from './pokemon.ts';
import { sidesIn } from './seen.ts';
import { verdictOf } from './verdict.ts';

/** A battle on the table, of either set of rules: a side each, with field, bench, moves and bag. */
export const staging: Staging<View<State>> = {
  scene: (view, me) => ({ places: placesOf(view, me), pieces: piecesOf(view) }),
  points: (option, { seat }, view) => pointsOf(String(option), seat, view),
  leads: (option, { seat }, view) => leadsOf(String(option), seat, view),
  cues: cuesOf,
  verdict: ({ winner }) => verdictOf(winner),
  answers: { 'What now?': numbersOf, 'Send in whom?': numbersOf },
};

function piecesOf(view: View<State>) {
  const sides = sidesIn(view);
  const own = sides.flatMap((side, seat: Seat) => {
    const foe = sides[seat === 0 ? 1 : 0];
    return [...pokemonPieces(seat, side, foe), ...movePieces(seat, side, foe), ...itemPieces(seat, side)];
  });
  return [...own, ...boxPieces(sides)];
}
