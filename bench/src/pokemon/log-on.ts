import type { Bench } from '../bench.ts';
import { vsShowdown } from './vs-showdown.ts';

export const bench: Bench = {
  name: 'pokemon_vs_showdown_log_on',
  about: "pokémon: turns of random battles through match.run, our events kept, over those of @pkmn/sim's Battle",
  bar: { atLeast: 100 },
  measure: vsShowdown(true),
};
