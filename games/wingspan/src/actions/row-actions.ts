import { choose, emit, type Flow, type Seat } from '@fermata/core';
import { useRow } from '../activation/row.ts';
import { FOODS, type Food, type Habitat, hasTrade, ROW_VALUES } from '../data/mat.ts';
import { emitQuietly } from '../emit-quietly.ts';
import type { Event } from '../events.ts';
import { cardsLeft, playerAt, type Table } from '../state.ts';
import type { About } from '../steps/about.ts';
import { drawFromTrayOrDeck } from '../steps/cards.ts';
import { birdsWithEggs, birdsWithRoom, layEggs } from '../steps/eggs.ts';
import { gainFromFeeder } from '../steps/feeder.ts';
import { foodsOf } from '../steps/food.ts';
import { PASS } from '../steps/pass.ts';

/** Dice from the feeder; a card buys one more. */
export function* gainFood(state: Table, seat: Seat): Flow<Event> {
  const birds = countIn(state, seat, 'forest');
  const foods: Food[] = [];
  for (let die = 0; die < ROW_VALUES.forest[birds]!; die++) yield* gain(state, seat, foods); // a value for each number of birds
  const { hand } = playerAt(state, seat);
  if (hasTrade(birds) && hand.length > 0) {
    const card = yield* trade(seat, 'Discard a card for one more die?', hand, GAIN_FOOD);
    if (card !== PASS) {
      emitQuietly({ type: 'cardDiscarded', seat, card });
      yield* gain(state, seat, foods);
    }
  }
  yield* finish(state, seat, 'forest', foods);
}

function* gain(state: Table, seat: Seat, foods: Food[]): Flow<Event> {
  foods.push((yield* gainFromFeeder(state, seat, FOODS, GAIN_FOOD)) as Food); // of any kind: there is always one
}

/** Eggs; a piece of food buys one more. */
export function* layEggsInRow(state: Table, seat: Seat): Flow<Event> {
  const birds = countIn(state, seat, 'grassland');
  yield* layEggs(state, seat, ROW_VALUES.grassland[birds]!, LAY_EGGS); // a value for each number of birds
  const foods = foodsOf(state, seat);
  if (hasTrade(birds) && foods.length > 0 && birdsWithRoom(state, seat).length > 0) {
    const food = yield* trade(seat, 'Pay a food for one more egg?', foods, LAY_EGGS);
    if (food !== PASS) {
      emitQuietly({ type: 'foodPaid', seat, food, count: 1 });
      yield* layEggs(state, seat, 1, LAY_EGGS);
    }
  }
  yield* finish(state, seat, 'grassland', []);
}

/** Cards; an egg buys one more. */
export function* drawCardsInRow(state: Table, seat: Seat): Flow<Event> {
  const birds = countIn(state, seat, 'wetland');
  yield* drawFromTrayOrDeck(state, seat, ROW_VALUES.wetland[birds]!, DRAW_CARDS); // a value for each number of birds
  const givers = birdsWithEggs(state, seat);
  if (hasTrade(birds) && givers.length > 0 && cardsLeft(state) + state.tray.length > 0) {
    const bird = yield* trade(seat, 'Discard an egg for one more card?', givers, DRAW_CARDS);
    if (bird !== PASS) {
      emitQuietly({ type: 'eggDiscarded', seat, bird });
      yield* drawFromTrayOrDeck(state, seat, 1, DRAW_CARDS);
    }
  }
  yield* finish(state, seat, 'wetland', []);
}

function trade<T extends string>(
  seat: Seat,
  label: string,
  price: readonly T[],
  about: About,
): Flow<never, T | typeof PASS> {
  return choose<T | typeof PASS>(seat, label, [...price, PASS], { about, otherwise: PASS });
}

/** What questions of an action are about. */
const GAIN_FOOD = 'gainFood';
const LAY_EGGS = 'layEggs';
const DRAW_CARDS = 'drawCards';

/** Others answer to the action itself, before the powers of the row: what those bring does not count. */
function* finish(state: Table, seat: Seat, habitat: Habitat, foods: readonly Food[]): Flow<Event> {
  yield* emit({ type: 'rowUsed', seat, habitat, foods });
  yield* useRow(state, seat, habitat);
}

function countIn(state: Table, seat: Seat, habitat: Habitat): number {
  return playerAt(state, seat).rows[habitat].length;
}
