import type { DeepReadonly, Seat } from '@fermata/core';
import { deedOf } from '../battle/choices.ts';
import type { Plan as MoveOrSwitch } from '../battle/plan.ts';
import { tell } from '../battle/words.ts';
import { NO_MOVE } from '../data/index.ts';
import { STRUGGLE, type State } from '../state.ts';
import { type Use, useIn } from './uses.ts';

/** What a seat is about to do in this turn: as in gen1, or an item that it uses. */
export interface Plan extends MoveOrSwitch {
  readonly use: Use | undefined;
}

/** What the chosen options come to. Moves are noted down as selected. */
export function plansOf({ sides }: DeepReadonly<State>, chosen: readonly string[]): Plan[] {
  const plans: Plan[] = [];
  for (const [seat, option] of chosen.entries()) {
    const use = useIn(option);
    const deed = deedOf(option);
    if (use !== undefined) plans.push({ move: NO_MOVE, to: 0, use });
    else if (deed.do === 'switch') plans.push({ move: NO_MOVE, to: deed.at, use });
    else {
      if (deed.do === 'move') select(seat, sides[seat]!.active.moves[deed.at]!, deed.at); // it was offered
      if (deed.do === 'struggle') select(seat, STRUGGLE, -1);
      plans.push({ move: sides[seat]!.selected, to: 0, use }); // there are two sides
    }
  }
  return plans;
}

function select(seat: Seat, move: number, slot: number): void {
  tell({ type: 'selected', seat, move, slot });
}
