import type { Row } from './bird.ts';

/** Birds without a power. */
// biome-ignore format: a table
export const POWERLESS_BIRDS: readonly Row[] = [
  ['American Woodcock',    'Scolopax minor',       'forest grassland', 'invertebrate+invertebrate+seed', 9, 'ground', 2,  46, 'place',      'none', {}],
  ['Blue-Winged Warbler',  'Vermivora cyanoptera', 'forest grassland', 'invertebrate+invertebrate',      8, 'bowl',   2,  20, 'body color', 'none', {}],
  ['Hooded Warbler',       'Setophaga citrina',    'forest',           'invertebrate+invertebrate',      7, 'bowl',   3,  18, '',           'none', {}],
  ['Prothonotary Warbler', 'Protonotaria citrea',  'forest wetland',   'invertebrate+invertebrate+seed', 8, 'cavity', 4,  23, '',           'none', {}],
  ['Trumpeter Swan',       'Cygnus buccinator',    'wetland',          'seed+seed+any',                  9, 'ground', 2, 203, '',           'none', {}],
  ['Wild Turkey',          'Meleagris gallopavo',  'forest grassland', 'seed+seed+fruit',                8, 'ground', 5, 135, '',           'none', {}],
];
