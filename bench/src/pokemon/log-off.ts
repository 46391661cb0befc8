import type { Bench } from '../bench.ts';
import { vsShowdown } from './vs-showdown.ts';

export const bench: Bench = {
  name: 'pokemon_vs_showdown_log_off',
  about: "pokémon: turns of random battles through match.run, without a log, over those of @pkmn/sim's Battle",
  bar: { atLeast: 120 },
  measure: vsShowdown(false),
};
