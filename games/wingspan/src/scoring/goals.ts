import { BLUE_POINTS_MAX, type Goal, GREEN_POINTS, goalAt } from '../data/goals.ts';
import { HABITATS, type Habitat } from '../data/mat.ts';
import { birdsOn, type GoalSide, hasNest, type Mat } from '../state.ts';

/** How much a seat has of what the goal counts. */
export function countFor(goal: Goal, player: Mat): number {
  switch (goal.counts) {
    case 'birds':
      return birdsOn(player).length;
    case 'eggSets':
      return Math.min(...HABITATS.map((habitat) => eggsIn(player, habitat)));
    case 'birdsIn':
      return player.rows[goal.habitat].length;
    case 'eggsIn':
      return eggsIn(player, goal.habitat);
    case 'birdsWithEggs':
      return birdsOn(player).filter(({ bird, eggs }) => eggs > 0 && hasNest(bird, goal.nest)).length;
    case 'eggsOn':
      return sum(birdsOn(player).map(({ bird, eggs }) => (hasNest(bird, goal.nest) ? eggs : 0)));
  }
}

/** How each seat stands with a goal. */
export function standing(goal: string, players: readonly Mat[]): number[] {
  return players.map((player) => countFor(goalAt(goal), player));
}

/** What these counts are worth in a round, on either side of the board. */
export function goalPoints(side: GoalSide, round: number, counts: readonly number[]): number[] {
  if (side === 'blue') return counts.map((count) => Math.min(count, BLUE_POINTS_MAX));
  const places = GREEN_POINTS[round - 1]!; // there are four rounds
  return counts.map((count) => {
    if (count === 0) return 0;
    const better = counts.filter((other) => other > count).length;
    const tied = counts.filter((other) => other === count).length;
    // Those who tie share the places they take up, and nothing is left over.
    return Math.floor(sum(places.slice(better, better + tied)) / tied);
  });
}

function eggsIn(player: Mat, habitat: Habitat): number {
  return sum(player.rows[habitat].map(({ eggs }) => eggs));
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
