import { type Deep, emit, type Flow, type Seat } from '@fermata/core';
import { NO_MOVE } from '../data/index.ts';
import type { Event } from '../events.ts';
import { deedOf } from '../gen1/choices.ts';
import type { Plan as MoveOrSwitch } from '../gen1/turn.ts';
import { STRUGGLE, type State } from '../state.ts';
import { itemIn } from './choices.ts';
import type { Item } from './items.ts';

/** What a seat is about to do in this turn: as in gen1, or an item that it uses. */
export interface Plan extends MoveOrSwitch {
  readonly item: Item | undefined;
}

/** What the chosen options come to. Moves are noted down as selected. */
export function* plansOf({ sides }: Deep<State>, chosen: readonly string[]): Flow<Event, Plan[]> {
  const plans: Plan[] = [];
  for (const [seat, option] of chosen.entries()) {
    const item = itemIn(option);
    const deed = deedOf(option);
    if (item !== undefined) plans.push({ move: NO_MOVE, to: 0, item });
    else if (deed.do === 'switch') plans.push({ move: NO_MOVE, to: deed.at, item });
    else {
      if (deed.do === 'move') yield* select(seat, sides[seat]!.active.moves[deed.at]!, deed.at); // it was offered
      if (deed.do === 'struggle') yield* select(seat, STRUGGLE, -1);
      plans.push({ move: sides[seat]!.selected, to: 0, item }); // there are two sides
    }
  }
  return plans;
}

function* select(seat: Seat, move: number, slot: number): Flow<Event> {
  yield* emit({ type: 'selected', seat, move, slot });
}
