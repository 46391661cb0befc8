import type { Seat, View } from '@fermata/core';
import { birdAt } from '../data/birds.ts';
import { FOODS, TURNS } from '../data/mat.ts';
import { birdsOn, eggsOn, type Mat, type State } from '../state.ts';
import { bonusPoints } from './bonus.ts';
import { standing, sum } from './goals.ts';

/** What a seat may hope for: how far ahead of the best of the others it is, in points now and points to come. */
export function evaluate(view: View<State>, seat: Seat): number {
  const state = view as State; // hidden cards are null: of others' hands only the number counts
  const worths = state.players.map((player, at) => worthOf(state, player, at === seat) + goalsAhead(state, at));
  const others = worths.filter((_, at) => at !== seat);
  const lead = worths[seat]! - Math.max(...others, ALONE); // one for each seat
  return 1 / (1 + Math.exp(-lead / SPREAD));
}

/** A lead of so many points is safe three times in four. */
const SPREAD = 10;
/** What a seat without others is measured by. */
const ALONE = 0;

/** What things are worth that bring points only later, while turns are left. */
const FOOD = 0.6;
const CARD = 0.9;
const POWER = 0.5;
/** More than that is not spent. */
const SPENT_MAX = 6;

function worthOf({ round }: State, player: Mat, isOwn: boolean): number {
  const turns = player.cubes.free + sum(TURNS.slice(round));
  const share = turns / sum(TURNS);
  const birds = birdsOn(player);
  const now = sum(birds.map(({ bird, cached, tucked }) => birdAt(bird).points + cached.length + tucked.length));
  const powers = birds.filter(({ bird }) => birdAt(bird).color === 'brown').length;
  const food = sum(FOODS.map((kind) => player.food[kind]));
  const bonus = isOwn ? sum(player.bonus.map((card) => bonusPoints(card, player))) : player.bonus.length * 2;
  const later =
    Math.min(1, 3 * share) * (Math.min(food, SPENT_MAX) * FOOD + Math.min(player.hand.length, SPENT_MAX) * CARD) +
    powers * POWER * turns * 0.3;
  return now + eggsOn(player) + bonus + sum(player.goalPoints) + later;
}

/** A point for being level or ahead at each goal that is still to be scored. */
function goalsAhead({ goals, round, players }: State, seat: Seat): number {
  return goals.slice(round - 1).filter((goal) => {
    const counts = standing(goal, players);
    return counts[seat]! > 0 && counts[seat]! === Math.max(...counts); // one for each seat
  }).length;
}
