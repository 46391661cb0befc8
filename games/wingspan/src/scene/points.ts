import type { Seat, View } from '@fermata/core';
import type { Asked } from '@fermata/core/host';
import type { Play } from '../actions/play-bird.ts';
import { type Face, FOODS, type Food, HABITATS, type Habitat } from '../data/mat.ts';
import type { Action, Payment } from '../events.ts';
import type { State } from '../state.ts';
import { LEAVE, RETHROW, type Take } from '../steps/feeder.ts';
import { PASS } from '../steps/pass.ts';
import { dieId, FEEDER, foodId, foodsId, handId, matId, rowId, supplyId } from './ids.ts';

/** What an option means, in the order one would touch it. */
export function points(option: unknown, asked: Asked, view: View<State>): readonly string[] {
  const { seat } = asked;
  if (typeof option === 'number') return [matId(option)];
  if (typeof option === 'string') return named(option, asked, view);
  const { die, bird, habitat } = option as Partial<Take & Play>;
  if (die !== undefined) return [dieId(die)];
  if (bird !== undefined) return [bird, rowId(habitat!, seat)]; // a play has both
  return pieces(option as Payment).map((food) => foodId(food, seat));
}

/** Where an action begins: the hand, or the row that is used. */
export function actionId(action: Action, seat: Seat): string {
  return action === 'playBird' ? handId(seat) : rowId(ROWS[action], seat);
}

const ROWS = { gainFood: 'forest', layEggs: 'grassland', drawCards: 'wetland' } as const;

/** Words that are no cards; what is none of these is the id of a card, or the deck. */
function named(option: string, { seat, label, about }: Asked, { feeder }: View<State>): readonly string[] {
  switch (option) {
    case PASS:
    case LEAVE:
      return [];
    case 'playBird':
    case 'gainFood':
    case 'layEggs':
    case 'drawCards':
      return [actionId(option, seat)];
    case RETHROW:
      return [FEEDER];
    case 'take':
      return [dieId(feeder[0] as Face)]; // all dice show one face, or nobody would be asked
    case 'supply':
      return [foodsId(seat)];
    case 'cache':
      return [(about as { readonly bird: string }).bird]; // the question is about the bird that may keep it
  }
  if (isFood(option)) return [label === 'Gain which food?' ? supplyId(option) : foodId(option, seat)];
  return [isHabitat(option) ? rowId(option, seat) : option];
}

/** Piece by piece: what is paid twice is touched twice. */
function pieces(paid: Payment): Food[] {
  return FOODS.flatMap((food) => Array<Food>(paid[food] ?? 0).fill(food));
}

function isFood(option: string): option is Food {
  return (FOODS as readonly string[]).includes(option);
}

function isHabitat(option: string): option is Habitat {
  return (HABITATS as readonly string[]).includes(option);
}
