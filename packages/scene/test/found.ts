/** Mistakes in the staging of the market, and what `checkStaging` finds of them. */
import type { AnyGame, Seat, View } from '@fermata/core';
import type { Piece, Place, Scene, Staging } from '../src/index.ts';
import { BrokenStaging, checkStaging } from '../src/testing/index.ts';
import { market, type State, staging } from './market.ts';

export type Seen = View<State>;

/** Of two and of three seats, by turns. */
const MATCHES = 4;

/** What is wrong with a staging, found over a few matches. */
export function found(wrong: Partial<Staging<Seen>>, game: AnyGame = market): BrokenStaging {
  try {
    checkStaging(game, { ...staging, ...wrong }, { matches: MATCHES });
  } catch (error) {
    if (error instanceof BrokenStaging) return error;
    throw error;
  }
  throw new Error('nothing was found wrong');
}

/** The sound scene, made into another. */
export function remade(change: (scene: Scene, view: Seen, seat: Seat) => object): Partial<Staging<Seen>> {
  return { scene: (view, seat) => change(staging.scene(view, seat), view, seat) as Scene }; // or something that is none
}

/** The sound scene with other pieces, or with other places. */
export function pieces(change: (piece: Piece, view: Seen, seat: Seat) => object): Partial<Staging<Seen>> {
  return remade((scene, ...rest) => ({ ...scene, pieces: scene.pieces.map((piece) => change(piece, ...rest)) }));
}

export function places(change: (place: Place) => object): Partial<Staging<Seen>> {
  return remade((scene) => ({ ...scene, places: scene.places.map(change) }));
}

/** Something is different about the deck, or about the cards in it. */
export function deck(change: object): Partial<Staging<Seen>> {
  return places((place) => (place.id === 'deck' ? { ...place, ...change } : place));
}

export function cards(change: object): Partial<Staging<Seen>> {
  return pieces((piece) => (piece.id === 'deck#' ? { ...piece, ...change } : piece));
}

/** Something more in the scene. */
export function added(...more: readonly object[]): Partial<Staging<Seen>> {
  return remade((scene) => ({ ...scene, pieces: [...scene.pieces, ...more] }));
}

export const EXTRA: Piece = { id: 'extra', in: 'deck', kind: 'extra', name: 'extra' };
