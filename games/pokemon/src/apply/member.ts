import { copyPokemon } from '../copy.ts';
import type { Pokemon, Side } from '../state.ts';

/** The one at a place of the party, to be changed: those who wait are shared by copies of a battle, so they are replaced. */
export function memberAt({ team }: Side, at: number): Pokemon {
  const one = team[at]!; // within the team
  if (at === 0) return one;
  team[at] = copyPokemon(one);
  return team[at];
}
