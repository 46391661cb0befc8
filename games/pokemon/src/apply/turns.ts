/** What is counted: turns, and how often something has happened to somebody. */
import type { EventOf } from '@fermata/core';
import type { Event, Ticking } from '../events.ts';
import type { Active, State } from '../state.ts';
import { setTurns } from './start-and-end.ts';

/** A turn less, or once more. */
export function ticked(state: State, { seat, what }: EventOf<Event, 'ticked'>): void {
  tick[what](state.sides[seat].active, state);
}

const tick: { readonly [T in Ticking]: (active: Active, state: State) => void } = {
  disable: (active) => {
    active.disabledTurns--;
  },
  confusion: (active) => {
    active.confusion--;
  },
  thrash: (active) => {
    active.thrashTurns--;
  },
  bide: (active, { lastDamage }) => {
    active.bideDamage += lastDamage;
    active.bide--;
  },
  toxic: (active) => {
    active.toxic++;
  },
  trap: (active) => {
    active.trapRenewals++;
  },
  reflect: (active) => setTurns(active, 'reflect', active.fieldTurns.reflect - 1),
  lightScreen: (active) => setTurns(active, 'lightScreen', active.fieldTurns.lightScreen - 1),
  mist: (active) => setTurns(active, 'mist', active.fieldTurns.mist - 1),
};

/** What runs out has been told before; the rest has a turn less. */
export function turnEnded(state: State, { isWhole }: EventOf<Event, 'turnEnded'>): void {
  if (isWhole) for (const { active } of state.sides) passTurn(active);
  state.turn++;
}

function passTurn(active: Active): void {
  active.hasFlinched = false;
  if (active.trapTurns > 0) active.trapTurns--;
  if (active.trapped > 0) active.trapped--;
}
