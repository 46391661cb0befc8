import { copyPokemon } from '../copy.ts';
import { memberAt, type Pokemon, type Side } from '../state.ts';

/** The one at a place of the party, to be changed: those who wait are shared by copies of a battle, so they are replaced. */
export function changeableAt(side: Side, at: number): Pokemon {
  if (at === 0) return side.team[0];
  const own = copyPokemon(memberAt(side, at));
  side.team[at] = own;
  return own;
}
