import type { Row } from './bird.ts';

/** Birds whose power answers to what others do, once between their owner's turns. */
// biome-ignore format: a table
export const PINK_BIRDS: readonly Row[] = [
  ['American Avocet',      'Recurvirostra americana', 'wetland',                  'invertebrate+invertebrate+seed', 6, 'ground',   2,  79, 'place',             'whenOpponentLaysEggsLayEggOnNestType',   { nestType: 'ground', count: 1, excludeSelf: true }],
  ["Barrow's Goldeneye",   'Bucephala islandica',     'wetland',                  'invertebrate+seed+fish',         5, 'cavity',   4,  71, 'body person color', 'whenOpponentLaysEggsLayEggOnNestType',   { nestType: 'cavity', count: 1, excludeSelf: true }],
  ['Belted Kingfisher',    'Megaceryle alcyon',       'wetland',                  'fish+any',                       4, 'star',     4,  53, '',                  'whenOpponentPlaysBirdInHabitatGainFood', { habitat: 'wetland', foodType: 'fish', count: 1 }],
  ['Black Vulture',        'Coragyps atratus',        'forest',                   '',                               2, 'cavity',   1, 150, 'color',             'whenOpponentPredatorSucceedsGainFood',   { count: 1 }],
  ['Black-Billed Magpie',  'Pica hudsonia',           'grassland',                'any+any',                        3, 'star',     3,  64, 'body color',        'whenOpponentPredatorSucceedsGainFood',   { count: 1 }],
  ['Bronzed Cowbird',      'Molothrus aeneus',        'grassland',                'invertebrate+seed',              5, 'none',     0,  36, 'color',             'whenOpponentLaysEggsLayEggOnNestType',   { nestType: 'bowl', count: 1, excludeSelf: false }],
  ['Brown-Headed Cowbird', 'Molothrus ater',          'grassland',                'seed',                           3, 'none',     0,  30, 'body color',        'whenOpponentLaysEggsLayEggOnNestType',   { nestType: 'bowl', count: 1, excludeSelf: false }],
  ['Eastern Kingbird',     'Tyrannus tyrannus',       'forest grassland wetland', 'invertebrate/fruit',             2, 'bowl',     2,  38, 'place',             'whenOpponentPlaysBirdInHabitatGainFood', { habitat: 'forest', foodType: 'invertebrate', count: 1 }],
  ['Horned Lark',          'Eremophila alpestris',    'grassland',                'invertebrate+seed',              5, 'ground',   4,  30, '',                  'whenOpponentPlaysBirdInHabitatTuckCard', { habitat: 'grassland', count: 1 }],
  ['Loggerhead Shrike',    'Lanius ludovicianus',     'grassland wetland',        'invertebrate+rodent',            3, 'bowl',     4,  30, 'body',              'whenOpponentGainsFoodCacheIfMatch',      { foodType: 'rodent', count: 1 }],
  ['Turkey Vulture',       'Cathartes aura',          'forest grassland wetland', '',                               1, 'cavity',   1, 170, '',                  'whenOpponentPredatorSucceedsGainFood',   { count: 1 }],
  ['Yellow-Billed Cuckoo', 'Coccyzus americanus',     'forest',                   'invertebrate+invertebrate+any',  5, 'platform', 2,  46, 'body color',        'whenOpponentLaysEggsLayEggOnNestType',   { nestType: 'bowl', count: 1, excludeSelf: false }],
];
