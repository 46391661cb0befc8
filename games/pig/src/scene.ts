import type { Seat, View } from '@fermata/core';
import type { Facts, Piece, Place, Scene, Staging } from '@fermata/scene';
import type { State } from './rules.ts';
import { GOAL } from './things.ts';

/** Pig on a table: a die, a pot, and a score for each seat. Points come from the supply, and move from pot to score. */
export const staging: Staging<View<State>> = {
  scene,
  points: (option) => MEANS[String(option)] ?? [],
  cues,
  verdict: () => `The first to bank ${GOAL} points wins.`,
};

/** What is touched to roll, and what to hold. */
const MEANS: Readonly<Record<string, readonly string[]>> = { roll: ['die'], hold: ['pot'] };

function scene(view: View<State>, viewer: Seat): Scene {
  return {
    places: [
      { id: 'table', name: 'Table', facts: [['goal', `${GOAL} points`], standing(view, viewer)] },
      { id: 'supply', in: 'table', name: 'Supply', lay: 'pile' },
      { id: 'pot', in: 'table', name: 'Pot', lay: 'pile' },
      ...view.scores.map((score, seat) => scoreOf(seat, score, viewer)),
    ],
    pieces: [
      dieOf(view),
      { id: 'points', in: 'supply', kind: 'points', name: 'points', endless: true },
      pointsIn('pot', view.pot),
      ...view.scores.map((score, seat) => pointsIn(`score ${seat}`, score)),
    ],
  };
}

/** Once the turn has passed it lies there to be rolled, and shows nothing. */
function dieOf({ die }: View<State>): Piece {
  const piece = { id: 'die', in: 'table', kind: 'die', name: 'Die' };
  return die === undefined ? piece : { ...piece, facts: [['shows', die]], face: die };
}

/** The same number twice moves nothing about the die, and a one is gone with the turn: both are a roll of it. */
function cues({ type }: { readonly type: string }): readonly string[] {
  return type === 'banked' ? [] : ['die'];
}

function scoreOf(seat: Seat, score: number, viewer: Seat): Place {
  const name = seat === viewer ? 'Your score' : `Score of seat ${seat}`;
  const facts: Facts = [
    ['points', score],
    ['to go', Math.max(0, GOAL - score)],
  ];
  return { id: `score ${seat}`, name, lay: 'pile', owner: seat, facts };
}

function pointsIn(place: string, count: number): Piece {
  return { id: `points of ${place}`, in: place, kind: 'points', name: 'points', count };
}

/** Whose turn it is, or who has won. */
function standing({ scores, seat }: View<State>, viewer: Seat): Facts[number] {
  const most = Math.max(...scores);
  if (most < GOAL) return ['turn', seat === viewer ? 'yours' : `of seat ${seat}`];
  const winners = scores.flatMap((score, at) => (score === most ? [at === viewer ? 'you' : `seat ${at}`] : []));
  return ['won', `by ${winners.join(' and ')}`];
}
