import { becauseNow, type DeepReadonly, type Listener } from '@fermata/core';
import { about, aboutPlan, CHOICES } from '../battle/about.ts';
import { parseOption } from '../battle/choices.ts';
import { emitNow } from '../battle/emit-now.ts';
import type { Plan as MoveOrSwitch } from '../battle/plan.ts';
import { NO_MOVE } from '../data/index.ts';
import type { BattleSeat, Pair } from '../seats.ts';
import { memberAt, moveIn, STRUGGLE, type State } from '../state.ts';
import { type Use, useIn } from './uses.ts';

/** What a seat is about to do in this turn: as in gen1, or an item that it uses. */
export interface Plan extends MoveOrSwitch {
  readonly use: Use | undefined;
}

export type Plans = Readonly<Pair<Plan>>;

/** What a seat does in a turn, for the log. */
export function aboutAction(state: DeepReadonly<State>, seat: BattleSeat, plans: Plans): Listener {
  const { use } = plans[seat];
  if (use === undefined) return aboutPlan(state, seat, plans);
  return about(seat, memberAt(state.sides[seat], use.at).species, use.item.name);
}

/** What the chosen options come to. Moves are noted down as selected. */
export function plansOf(state: DeepReadonly<State>, chosen: Readonly<Pair<string>>): Plans {
  return becauseNow(CHOICES, () => [planOf(state, 0, chosen[0]), planOf(state, 1, chosen[1])]);
}

function planOf({ sides }: DeepReadonly<State>, seat: BattleSeat, option: string): Plan {
  const use = useIn(option);
  if (use !== undefined) return { move: NO_MOVE, to: 0, use };
  const parsed = parseOption(option);
  if (parsed.do === 'switch') return { move: NO_MOVE, to: parsed.at, use };
  if (parsed.do === 'move') select(seat, moveIn(sides[seat].active, parsed.at), parsed.at);
  if (parsed.do === 'struggle') select(seat, STRUGGLE, -1);
  return { move: sides[seat].selected, to: 0, use };
}

function select(seat: BattleSeat, move: number, slot: number): void {
  emitNow({ type: 'selected', seat, move, slot });
}
