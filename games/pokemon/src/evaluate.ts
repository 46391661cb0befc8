import type { Seat, View } from '@fermata/core';
import { battleSeat, foeOf } from './seats.ts';
import type { Pokemon, Side, State } from './state.ts';

/** What a seat may hope for: its share of all the health that is left, in parts of each one's own, the sick counted less. */
export function evaluate(view: View<State>, seat: Seat): number {
  const { sides } = view as State; // of a foe the health is seen in percent
  const whose = battleSeat(seat);
  const [own, foe] = [strengthOf(sides[whose]), strengthOf(sides[foeOf(whose)])];
  return own + foe === 0 ? 0.5 : own / (own + foe);
}

/** What a Pokémon that is asleep, frozen, burned, poisoned or paralysed is worth. */
const AILING = 0.75;

function strengthOf({ team }: Side): number {
  return team.reduce((sum, one) => sum + partOf(one), 0);
}

function partOf({ health, maxHealth, status }: Pokemon): number {
  const part = health / maxHealth; // of a foe's, in percent of a hundred
  return status === '' ? part : part * AILING;
}
