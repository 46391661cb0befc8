/** Pairs of teams as the simulator makes them for random battles, in our form. */
import type { TeamSet } from '@fermata/pokemon';
import { TeamGenerators } from '@pkmn/randoms';
import { type PokemonSet, Teams, toID } from '@pkmn/sim';

Teams.setGeneratorFactory(TeamGenerators);

export function pairs(count: number): readonly TeamSet[][][] {
  return Array.from({ length: count }, (_, at) =>
    [1, 2].map((side) => {
      const team = Teams.generate('gen1randombattle', { seed: [at, side, 3, 4].join() as never });
      return team.map(oursLike);
    }),
  );
}

/** The same Pokémon: what was born into it counts double there. */
function oursLike({ species, level, moves, ivs, evs }: PokemonSet): TeamSet {
  const spread = (of: PokemonSet['ivs'], by: number) => ({
    health: Math.floor(of.hp / by),
    attack: Math.floor(of.atk / by),
    defence: Math.floor(of.def / by),
    speed: Math.floor(of.spe / by),
    special: Math.floor(of.spa / by),
  });
  return { species: toID(species), level, moves: moves.map(toID), dvs: spread(ivs, 2), effort: spread(evs, 1) };
}
