import type { DeepReadonly } from '@fermata/core';
import { countDown, countTurns } from '../battle/count-down.ts';
import { emitNow } from '../battle/emit-now.ts';
import { residualDamage, wake } from '../battle/residual.ts';
import { confuse } from '../battle/start.ts';
import { NO_MOVE } from '../data/index.ts';
import type { BattleSeat } from '../seats.ts';
import { FIELDS, fighterOf, type State } from '../state.ts';

/**
 * Step 4, for one of the two, as the specification has it: damage by poison, burns and seeds; recovery, which is what a
 * seed gives to the foe; then whatever lasts for turns has one less.
 */
export function endOfTurn(state: DeepReadonly<State>, seat: BattleSeat): void {
  const one = fighterOf(state, seat);
  if (one.health === 0) return;
  residualDamage(state, seat);
  if (one.health > 0) tick(state, seat);
}

/** Flinches and holds are counted when the turn has ended, sleep whenever somebody would have acted: it ends here. */
function tick(state: DeepReadonly<State>, seat: BattleSeat): void {
  const { active } = state.sides[seat];
  wake(state, seat);
  if (active.disabled >= 0) countDown(state, seat, 'disable');
  if (active.bide > 0) emitNow({ type: 'ticked', seat, what: 'bide' });
  if (active.confusion > 0) countDown(state, seat, 'confusion');
  if (active.thrash !== NO_MOVE) {
    emitNow({ type: 'ticked', seat, what: 'thrash' });
    if (active.thrashTurns <= 0) {
      emitNow({ type: 'ended', seat, what: 'thrash' });
      confuse(seat);
    }
  }
  for (const field of FIELDS) if (active.fieldTurns[field] > 0) countTurns(seat, field, active.fieldTurns[field]);
}
