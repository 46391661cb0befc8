import { becauseNow, type DeepReadonly } from '@fermata/core';
import { aboutFighter } from '../battle/about.ts';
import { emitNow } from '../battle/emit-now.ts';
import { hurt, sixteenth } from '../battle/hurt.ts';
import type { Plans } from '../battle/plan.ts';
import { moveOf, NO_MOVE } from '../data/index.ts';
import { type BattleSeat, foeOf } from '../seats.ts';
import { fighterOf, memberAt, type State } from '../state.ts';

/** Another one comes in. Without plans it takes the place of one that has fainted; else poison and burns hurt it at once. */
export function comeIn(state: DeepReadonly<State>, seat: BattleSeat, to: number, plans: Plans | undefined): void {
  const { species: who, level } = memberAt(state.sides[seat], to);
  emitNow({ type: 'switched', seat, who, level, to, isReplacement: plans === undefined });
  const foe = foeOf(seat);
  const { active, slot, team: foes } = state.sides[foe];
  const called = active.moves[slot];
  if (
    foes[0].health > 0 &&
    active.trapping !== NO_MOVE &&
    called !== undefined &&
    moveOf(called).effect === 'metronome'
  ) {
    // It held with a move that Metronome had called: now it calls again.
    emitNow({ type: 'selected', seat: foe, move: called, slot: -1 });
    if (plans !== undefined && plans[foe].to === 0) plans[foe].move = called;
  }
  const one = fighterOf(state, seat);
  if (plans !== undefined && (one.status === 'poison' || one.status === 'burn')) {
    const by = one.status;
    becauseNow(aboutFighter(state, seat, by), hurt, state, seat, sixteenth(one), by);
  }
}
