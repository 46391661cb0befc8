/** What a move costs, and what its use shows and leaves behind. */
import type { EventOf } from '@fermata/core';
import { moveOf, NO_MOVE } from '../data/index.ts';
import type { Event } from '../events.ts';
import { changed, pointsIn, type Side, type State } from '../state.ts';
import { changeableAt } from './changeable.ts';
import { reveal } from './reveal.ts';

/** A point is lost for nothing. */
export function spent({ sides }: State, { seat }: EventOf<Event, 'spent'>): void {
  pay(sides[seat], 1);
}

/** A move is used, by whoever has it or called by another. */
export function used(state: State, { seat, move: id, isPaid, by }: EventOf<Event, 'used'>): void {
  const side = state.sides[seat];
  const move = moveOf(id);
  if (isPaid) pay(side, 1);
  if (by === '') revealSelected(side, id);
  else called(side);
  side.active.lastMove = id;
  if (move.effect !== 'metronome' && move.effect !== 'mirror') side.used = id;
  if (move.effect === 'charge' || move.effect === 'hide') {
    side.active.charging = NO_MOVE;
    side.active.isInvulnerable = false;
  }
  if (!move.keepsDamage) state.lastDamage = 0;
}

/** A move is prepared. */
export function charged({ sides }: State, { seat, move, by }: EventOf<Event, 'charged'>): void {
  const side = sides[seat];
  if (by === '') revealSelected(side, move);
  else {
    pay(side, -1); // it is paid for when it is let go
    called(side);
  }
  side.used = move;
  side.active.charging = move;
  if (moveOf(move).effect === 'hide') side.active.isInvulnerable = true;
}

/** A move has points again. Of one that is transformed it is a move of its own, not of those it has copied. */
export function refilled({ sides }: State, { seat, at, slot, points }: EventOf<Event, 'refilled'>): void {
  const side = sides[seat];
  const one = changeableAt(side, at);
  one.pp = changed(one.pp, slot, pointsIn(one, slot) + points);
  if (at === 0 && !side.active.isTransformed) side.active.pp = one.pp;
}

/** A point of the selected slot. Below nothing there are 63. What is transformed pays from what it has copied. */
function pay({ active, team, slot }: Side, points: number): void {
  if (slot >= active.moves.length) return;
  const left = (pointsIn(active, slot) - points + 64) % 64;
  const own = team[0];
  const paid = changed(active.pp, slot, left);
  if (!active.isTransformed) own.pp = own.pp === active.pp ? paid : changed(own.pp, slot, left); // mostly one list
  active.pp = paid;
}

/** Whoever acts on a move that another one has selected has not shown one of its own. */
function revealSelected(side: Side, move: number): void {
  if (side.active.moves[side.slot] === move) reveal(side, move);
}

/** Whoever is transformed and calls a move finds a point more when it is itself again. */
function called({ active, team, slot }: Side): void {
  const one = team[0];
  if (active.isTransformed && slot < one.moves.length) one.pp = changed(one.pp, slot, (pointsIn(one, slot) + 1) % 64);
}
