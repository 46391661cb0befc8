import type { AnyEvent, Seat, View } from '@fermata/core';
import { moveOf, NO_MOVE } from '../data/index.ts';
import type { State } from '../state.ts';
import { BATTLE, bagId, copyId, itemId, moveId, pokemonId, sideId } from './ids.ts';
import { fighterIn, type SideSeen, sidesIn } from './seen.ts';

/** What an event is about: the Pokémon that it names, the move, and the item; or the battle. */
export function cuesOf(event: AnyEvent, view: View<State>): readonly string[] {
  const { seat, on, first, at, move, item } = event as AnyEvent & Told; // looked at field by field
  const sides = sidesIn(view);
  const ids = [seat, on, first].flatMap((whom) => {
    const side = whom === undefined ? undefined : sides[whom];
    if (whom === undefined || side === undefined) return [];
    const one = side.team[at ?? 0] ?? fighterIn(side);
    return [pokemonId(whom, one), ...(whom === seat ? moveIds(whom, side, move ?? NO_MOVE) : [])];
  });
  const used = seat === undefined || item === undefined ? [] : [itemId(seat, item), bagId(seat)];
  const joined = event.type === 'joined' && seat !== undefined ? [sideId(seat)] : [];
  const all = [...new Set([...ids, ...used, ...joined])];
  return all.length === 0 ? [BATTLE] : all;
}

/** What events may tell; what a seat may not see is null. */
interface Told {
  readonly seat?: Seat;
  readonly on?: Seat;
  readonly first?: Seat;
  readonly at?: number;
  readonly move?: number | null;
  readonly item?: string;
}

/** The pieces that this move may be, of those of the one that fights: they are lit if they are there. */
function moveIds(seat: Seat, side: SideSeen, move: number): string[] {
  const one = fighterIn(side);
  const own = one.moves.flatMap((known, slot) => (known === move && move > NO_MOVE ? [moveId(seat, one, slot)] : []));
  const copied = side.active.moves.flatMap((known, slot) =>
    known === move && move > NO_MOVE ? [copyId(seat, one, slot, moveOf(move).id)] : [],
  );
  return [...own, ...copied];
}
