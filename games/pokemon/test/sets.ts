/** Teams as our options take them, and as the simulator does. */
import type { PokemonSet } from '@pkmn/sim';
import type { Spread } from '../src/teams/index.ts';

/** What is said of a Pokémon; the rest is as good as can be. */
export interface Member {
  readonly species: string;
  readonly moves: readonly string[];
  readonly level?: number;
  readonly dvs?: Partial<Spread>;
  readonly effort?: Partial<Spread>;
}

export type Team = readonly Member[];

export function toTheirs({ species, moves, level = 100, dvs = {}, effort = {} }: Member): PokemonSet {
  return {
    name: species,
    species,
    moves: [...moves],
    level,
    item: '',
    ability: 'No Ability',
    nature: '',
    gender: 'N',
    ivs: table((what) => 2 * (dvs[what] ?? 15)),
    evs: table((what) => effort[what] ?? 255),
  };
}

/** The special stat has two names there. */
function table(of: (what: keyof Spread) => number): PokemonSet['evs'] {
  const [hp, atk, def, spe, spa] = [of('health'), of('attack'), of('defence'), of('speed'), of('special')];
  return { hp, atk, def, spe, spa, spd: spa };
}

export function fromTheirs({ species, moves, level, ivs, evs }: PokemonSet): Member {
  return { species, moves, level, dvs: spread(ivs, 2), effort: spread(evs, 1) };
}

function spread({ hp, atk, def, spe, spa }: PokemonSet['evs'], by: number): Spread {
  return { health: hp / by, attack: atk / by, defence: def / by, speed: spe / by, special: spa / by };
}
