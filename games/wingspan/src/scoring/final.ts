import type { Outcome, Seat } from '@fermata/core';
import { birdAt } from '../data/birds.ts';
import { FOODS, HABITATS } from '../data/mat.ts';
import { birdsOn, eggsOn, type Mat, type Score, type Table } from '../state.ts';
import { bonusPoints } from './bonus.ts';
import { sum } from './goals.ts';

/** What a seat has, in the six categories. */
export function scoreOf(player: Mat): Score {
  const birds = birdsOn(player);
  return {
    birds: sum(birds.map(({ bird }) => birdAt(bird).points)),
    bonus: sum(player.bonus.map((card) => bonusPoints(card, player))),
    goals: sum(player.goalPoints),
    eggs: eggsOn(player),
    cached: sum(birds.map(({ cached }) => cached.length)),
    tucked: sum(birds.map(({ tucked }) => tucked.length)),
  };
}

/** The same as the table stands, by the names that players have for it. */
export function scoring({ players }: Table, seat: Seat): { readonly [source: string]: number } {
  const { cached, tucked, ...points } = scoreOf(players[seat]!); // the seat is at the table
  return { ...points, 'food cached': cached, 'cards tucked': tucked };
}

/** Points that everybody sees before the end: all but those of bonus cards. */
export function openPoints({ rows, goalPoints }: Mat): number {
  let points = 0;
  for (const habitat of HABITATS)
    for (const { bird, eggs, cached, tucked } of rows[habitat])
      points += birdAt(bird).points + eggs + cached.length + tucked.length;
  for (const round of goalPoints) points += round;
  return points;
}

export function total(score: Readonly<Score>): number {
  return score.birds + score.bonus + score.goals + score.eggs + score.cached + score.tucked;
}

/** The most points win; of those who tie, the most food left; then they share the place. */
export function outcome({ scores, players }: Table): Outcome | undefined {
  if (scores === null) return undefined;
  const ends = scores.map((score, seat) => ({ points: total(score), food: foodLeft(players[seat]!) })); // one for each
  return ends.map(({ points, food }) => ({
    rank: 1 + ends.filter((other) => other.points > points || (other.points === points && other.food > food)).length,
    score: points,
  }));
}

function foodLeft({ food }: Mat): number {
  return sum(FOODS.map((kind) => food[kind]));
}
