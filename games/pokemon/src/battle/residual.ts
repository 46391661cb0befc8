import { becauseNow, type DeepReadonly } from '@fermata/core';
import { type BattleSeat, foeOf } from '../seats.ts';
import { fighterOf, type State } from '../state.ts';
import { aboutFighter } from './about.ts';
import { emitNow } from './emit-now.ts';
import { heal, hurt, sixteenth } from './hurt.ts';

/** After its own action a Pokémon wakes up, and suffers. */
export function residual(state: DeepReadonly<State>, seat: BattleSeat): void {
  wake(state, seat);
  residualDamage(state, seat);
}

/** Whoever has slept for long enough wakes up. */
export function wake(state: DeepReadonly<State>, seat: BattleSeat): void {
  const { status, sleep } = fighterOf(state, seat);
  if (status === 'sleep' && sleep <= 0)
    becauseNow(aboutFighter(state, seat, status), emitNow, { type: 'cured', seat, status });
}

/** Poison, burns and seeds take their part; then the foe gets what the seed has taken. */
export function residualDamage(state: DeepReadonly<State>, seat: BattleSeat): void {
  const { team, active } = state.sides[seat];
  const one = team[0];
  const isHurting = one.status === 'burn' || one.status === 'poison' || one.status === 'toxic';
  if (isHurting) {
    const by = one.status === 'burn' ? 'burn' : 'poison';
    becauseNow(aboutFighter, suffer, state, seat, by);
  }
  if (active.isSeeded) becauseNow(aboutFighter(state, seat, 'the seed on it'), leech, state, seat);
}

function suffer(state: DeepReadonly<State>, seat: BattleSeat, by: 'burn' | 'poison'): void {
  const { team, active } = state.sides[seat];
  if (active.toxic >= 0) emitNow({ type: 'ticked', seat, what: 'toxic' });
  const times = active.toxic >= 0 ? active.toxic : 1;
  hurt(state, seat, sixteenth(team[0]) * times, by);
}

/** The seed takes as much as poison would, and gives all of it, even where there was less to take. */
function leech(state: DeepReadonly<State>, seat: BattleSeat): void {
  const { team, active } = state.sides[seat];
  if (fighterOf(state, foeOf(seat)).health === 0) return;
  if (active.toxic >= 0) emitNow({ type: 'ticked', seat, what: 'toxic' });
  const amount = sixteenth(team[0]) * (active.toxic >= 0 ? active.toxic : 1);
  hurt(state, seat, amount, 'seed');
  heal(state, foeOf(seat), amount, 'seed', -1);
}
