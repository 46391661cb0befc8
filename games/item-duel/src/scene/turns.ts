import type { Seat } from '@fermata/core';
import type { Facts, Piece, Place } from '@fermata/scene';
import { outcome } from '../outcome.ts';
import { idleMax } from '../pace.ts';
import type { State, Turn } from '../state.ts';
import { turnId } from './ids.ts';

/** The turn that is played, those to come as far as they are known, and those that are over. */
export function turnPlaces(state: State): Place[] {
  const { turnsLeft } = state;
  const isOn = outcome(state) === undefined;
  return [
    {
      id: 'turns',
      name: 'Turns',
      lay: 'column',
      facts: [['left', turnsLeft], ...(isOn ? [['then', 'the healthiest wins'] as const, ...idleness(state)] : [])],
    },
    { id: 'now', in: 'turns', name: 'Present turn', room: 1 },
    { id: 'queue', in: 'turns', name: 'Turns to come', lay: 'row' },
    { id: 'later', in: 'turns', name: 'Later turns', lay: 'pile' },
    { id: 'past', in: 'turns', name: 'Turns played', lay: 'pile' },
  ];
}

/** How near the end is that comes when nobody plays. */
function idleness(state: State): Facts {
  const most = idleMax(state);
  const idle = state.pace?.idle ?? 0;
  return most === undefined || idle === 0 ? [] : [['nothing played for', `${idle} of ${most} turns`]];
}

/**
 * A turn goes from the queue to the present, and then onto the pile. How many are out of sight a state does not say between two
 * turns: so there is always another one that may come in sight, and one that is lost goes back there. Whoever has fallen has no
 * turn, and once the duel is over nobody has: the last one has been played.
 */
export function turnPieces(state: State, me: Seat): Piece[] {
  const { turn, queue, extra, players } = state;
  const present = isBegun(state) && !state.fallen.includes(turn.seat) && outcome(state) === undefined ? [turn] : [];
  const count = players.reduce((sum, { turns }) => sum + turns, 0) - present.length;
  return [
    LATER,
    { id: 'turns-past', in: 'past', kind: 'turn', name: 'past', count },
    ...present.map((one) => turnPiece(one, 'now', me)),
    ...queue.map((one, at) => ({
      ...turnPiece(one, 'queue', me),
      ...(at < extra.length && { facts: [['gained', 'beyond its share'] as const] }),
    })),
  ];
}

const LATER: Piece = { id: 'later#', in: 'later', kind: 'turn', name: 'turns', hidden: true, endless: true };

/** Before the first turn begins there is none: a match names the turn before it, and a position the one that is to begin. */
function isBegun({ turn, queue }: State): boolean {
  return !turn.id.endsWith('.0') && queue.every(({ id }) => id !== turn.id);
}

function turnPiece({ id, seat }: Turn, place: string, me: Seat): Piece {
  const number = id.slice(id.indexOf('.') + 1);
  const name = seat === me ? `Your turn ${number}` : `Turn ${number} of seat ${seat}`;
  return { id: turnId(id), in: place, kind: 'turn', name, face: { seat } };
}
