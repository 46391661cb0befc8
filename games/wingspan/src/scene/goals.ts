import type { Seat } from '@fermata/core';
import type { Facts, Piece, Place } from '@fermata/scene';
import { BLUE_POINTS_MAX, GOAL_TILES, GREEN_POINTS } from '../data/goals.ts';
import { TURNS } from '../data/mat.ts';
import { goalText } from '../describe/cards.ts';
import { and, count } from '../describe/words.ts';
import { standing } from '../scoring/goals.ts';
import type { GoalSide, Table } from '../state.ts';
import { marker } from './cubes.ts';
import { who } from './words.ts';

/** The goals of the four rounds: how everybody stands, and the cubes of those that are scored. */
export function addGoals(table: Table, me: Seat, places: Place[], pieces: Piece[]): void {
  const { goals, players, goalSide } = table;
  places.push(GOALS);
  for (let at = 0; at < TURNS.length; at++) {
    const id = `goal ${at + 1}`;
    const goal = goals[at];
    places.push({ id, in: GOALS.id, name: NAMES[at]!, lay: 'row', facts: standingOf(table, at, me) }); // a name for each
    if (goal !== undefined)
      pieces.push({ id: goal, in: id, kind: 'goal', name: TEXTS.get(goal)!, facts: WORTH[goalSide][at]!, face: goal }); // as above
    for (let seat = 0; seat < players.length; seat++)
      if (at < players[seat]!.cubes.onGoals) pieces.push(marker(seat, me, id)); // one of the seats
  }
}

/** Points where the round is over, else how much everybody has so far. */
function standingOf({ goals, players, round }: Table, at: number, me: Seat): Facts {
  const goal = goals[at];
  if (goal === undefined) return [];
  const isScored = at < players[0]!.goalPoints.length; // there is a seat
  const values = isScored ? players.map(({ goalPoints }) => goalPoints[at]!) : standing(goal, players);
  const when = isScored ? 'scored' : at + 1 === round ? 'this round' : 'to come';
  const verb = isScored ? 'got' : 'so far';
  return [['goal', when], ...values.map((value, seat) => [`${who(seat, me)} ${verb}`, value] as const)];
}

const GOALS: Place = { id: 'goals', in: 'table', name: 'Goals', lay: 'row' };
const NAMES = TURNS.map((_, at) => `Goal of round ${at + 1}`);
const TEXTS: ReadonlyMap<string, string> = new Map(GOAL_TILES.flat().map(({ id }) => [id, goalText(id)]));

/** What a goal is worth in each round, on either side. */
const WORTH: { readonly [S in GoalSide]: readonly Facts[] } = {
  green: GREEN_POINTS.map((places) => [['places get', and(places.map((points) => count(points, 'point')))]]),
  blue: TURNS.map(() => [['each gets', `a point for each, up to ${BLUE_POINTS_MAX}`]]),
};
