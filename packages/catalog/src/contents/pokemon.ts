import { ITEMS, MOVES, SPECIES } from '@fermata/pokemon';
import { type Contents, kindOf } from './contents.ts';

/** Events have numbers for species and moves, which count from one. */
export const POKEMON: Contents = {
  kinds: [
    kindOf(
      'Species sent in',
      SPECIES.map(({ name }, at) => [String(at + 1), name]),
      'switched.who',
    ),
    kindOf(
      'Moves used',
      MOVES.map(({ name }, at) => [String(at + 1), name]),
      'used.move',
    ),
  ],
  prompts: ['What now?', 'Send in whom?'],
  listeners: [],
};

export const POKEMON_ARENA: Contents = {
  ...POKEMON,
  kinds: [
    ...POKEMON.kinds,
    kindOf(
      'Items used',
      ITEMS.map(({ id, name }) => [id, name]),
      'itemUsed.item',
    ),
  ],
};
