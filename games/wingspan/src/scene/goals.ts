import type { Seat } from '@fermata/core';
import type { Facts, Piece, Place } from '@fermata/scene';
import { BLUE_POINTS_MAX, GOAL_TILES, GREEN_POINTS, goalAt } from '../data/goals.ts';
import { SEATS_MAX, TURNS } from '../data/mat.ts';
import { goalText } from '../describe/cards.ts';
import { and, count } from '../describe/words.ts';
import { countFor } from '../scoring/goals.ts';
import type { GoalSide, Table } from '../state.ts';
import { marker } from './cubes.ts';

/** The goals of the four rounds: how everybody stands, and the cubes of those that are scored. */
export function addGoals(table: Table, me: Seat, places: Place[], pieces: Piece[]): void {
  const { goals, players, goalSide } = table;
  places.push(GOALS);
  for (const [at, { id, name }] of ROUNDS.entries()) {
    const goal = goals[at];
    places.push({ id, in: GOALS.id, name, lay: 'row', facts: standingOf(table, at, me) });
    if (goal !== undefined)
      pieces.push({
        id: goal,
        in: id,
        kind: 'goal',
        name: TEXTS.get(goal)!,
        printed: WORTH[goalSide][at]!,
        face: goal,
      }); // one for each
    for (let seat = 0; seat < players.length; seat++)
      if (at < players[seat]!.cubes.onGoals) pieces.push(marker(seat, me, at)); // a seat of this match
  }
}

/** Points where the round is over, else how much everybody has so far. */
function standingOf({ goals, players, round }: Table, at: number, me: Seat): Facts {
  const id = goals[at];
  if (id === undefined) return [];
  const goal = goalAt(id);
  const isScored = at < players[0]!.goalPoints.length; // there is a seat
  const facts: (readonly [string, string | number])[] = [isScored ? SCORED : at + 1 === round ? NOW : TO_COME];
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat]!; // one of them
    const { got, soFar } = seat === me ? YOURS : THEIRS[seat]!; // one of those that there may be
    facts.push(isScored ? [got, player.goalPoints[at]!] : [soFar, countFor(goal, player)]); // all have scored it, or none
  }
  return facts;
}

const SCORED = ['goal', 'scored'] as const;
const NOW = ['goal', 'this round'] as const;
const TO_COME = ['goal', 'to come'] as const;
const YOURS = { got: 'you got', soFar: 'you so far' };
const THEIRS = Array.from({ length: SEATS_MAX }, (_, seat) => ({
  got: `seat ${seat} got`,
  soFar: `seat ${seat} so far`,
}));
const GOALS: Place = { id: 'goals', in: 'table', name: 'Goals', lay: 'row' };
const ROUNDS = TURNS.map((_, at) => ({ id: `goal ${at + 1}`, name: `Goal of round ${at + 1}` }));
const TEXTS: ReadonlyMap<string, string> = new Map(GOAL_TILES.flat().map(({ id }) => [id, goalText(id)]));

/** What a goal is worth in each round, on either side. */
const WORTH: { readonly [S in GoalSide]: readonly Facts[] } = {
  green: GREEN_POINTS.map((places) => [['places get', and(places.map((points) => count(points, 'point')))]]),
  blue: TURNS.map(() => [['each gets', `a point for each, up to ${BLUE_POINTS_MAX}`]]),
};
