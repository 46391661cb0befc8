/** What bonus cards pay at the end of the match. */
import { describe, expect, test } from 'vitest';
import { lastTurn, only } from '../../test/last-turn.ts';
import { BIRDS, BONUS_CARDS } from '../index.ts';

/** Points for no bird, one, two and so on; birds that count; and birds that come close but do not count. */
type Row = readonly [card: string, points: readonly number[], birds: string, others: string];

// biome-ignore format: a table
const ROWS: readonly Row[] = [
  ['anatomist', [0, 0, 3, 3, 7, 7],
    'red_tailed_hawk white_throated_swift rose_breasted_grosbeak loggerhead_shrike canvasback',
    'golden_eagle tufted_titmouse'],
  ['backyard_birder', [0, 0, 0, 0, 0, 3, 3, 6, 6], // of 3 points and less
    'cassins_sparrow ruddy_duck barred_owl franklins_gull chimney_swift brant dark_eyed_junco turkey_vulture',
    'willet green_heron'],
  ['bird_counter', [0, 2, 4, 6, 8, 10], // hunters tuck, but make no flock
    'red_winged_blackbird pine_siskin pygmy_nuthatch sandhill_crane horned_lark',
    'peregrine_falcon northern_harrier'],
  ['bird_feeder', [0, 0, 0, 0, 0, 3, 3, 3, 7, 7], // also those that eat other things, or may
    'pine_siskin mourning_dove american_avocet inca_dove downy_woodpecker brant acorn_woodpecker ruddy_duck bobolink',
    'american_crow eastern_bluebird'],
  ['cartographer', [0, 0, 3, 3, 7, 7],
    'american_robin inca_dove western_tanager savannah_sparrow chihuahuan_raven',
    'peregrine_falcon ferruginous_hawk'],
  ['enclosure_builder', [0, 0, 0, 0, 4, 4, 7, 7], // the first two have star nests
    'atlantic_puffin red_eyed_vireo scaled_quail black_skimmer spragues_pipit killdeer western_meadowlark',
    'red_cockaded_woodpecker bronzed_cowbird'],
  ['falconer', [0, 2, 4, 6, 8, 10], // neither who repeats a hunt, nor who feeds on those of others
    'snowy_egret coopers_hawk anhinga red_tailed_hawk golden_eagle',
    'hooded_merganser turkey_vulture'],
  ['fishery_manager', [0, 0, 3, 3, 8, 8],
    'atlantic_puffin osprey willet wood_stork black_tern',
    'greater_roadrunner common_grackle'],
  ['food_web_expert', [0, 2, 4, 6, 8], // nothing else, not even one of any kind
    'hooded_warbler wilsons_snipe says_phoebe black_necked_stilt',
    'yellow_billed_cuckoo american_robin'],
  ['forester', [0, 0, 0, 4, 4, 8], // only those that live nowhere else
    'red_breasted_nuthatch hermit_thrush painted_whitestart broad_winged_hawk acorn_woodpecker',
    'house_finch mississippi_kite'],
  ['historian', [0, 2, 4, 6, 8],
    'franklins_gull vauxs_swift cassins_sparrow barrows_goldeneye',
    'inca_dove acorn_woodpecker'],
  ['large_bird_specialist', [0, 0, 0, 0, 3, 3, 6, 6], // from 66 cm; 64 is too small
    'willet black_bellied_whistling_duck greater_prairie_chicken barrows_goldeneye wood_duck green_heron bald_eagle',
    'black_billed_magpie clarks_nutcracker'],
  ['nest_box_builder', [0, 0, 0, 0, 4, 4, 7, 7], // the first two have star nests
    'belted_kingfisher barn_swallow eastern_screech_owl barred_owl hooded_merganser eastern_bluebird black_vulture',
    'indigo_bunting brown_headed_cowbird'],
  ['omnivore_specialist', [0, 2, 4, 6, 8], // of any kind, not of one of three kinds
    'annas_hummingbird black_billed_magpie king_rail whooping_crane',
    'downy_woodpecker song_sparrow'],
  ['passerine_specialist', [0, 0, 0, 0, 3, 3, 6, 6], // up to 30 cm; 31 is too large
    'baltimore_oriole horned_lark bobolink annas_hummingbird loggerhead_shrike hermit_thrush downy_woodpecker',
    'vauxs_swift eastern_bluebird'],
  ['photographer', [0, 0, 0, 0, 3, 3, 6, 6],
    'blue_jay red_bellied_woodpecker brown_pelican snowy_egret ferruginous_hawk golden_eagle indigo_bunting',
    'carolina_wren cassins_finch'],
  ['platform_builder', [0, 0, 0, 0, 4, 4, 7, 7], // the first two have star nests
    'franklins_gull red_eyed_vireo osprey common_raven bald_eagle snowy_egret pied_billed_grebe',
    'hooded_warbler bronzed_cowbird'],
  ['prairie_manager', [0, 0, 3, 3, 8, 8], // only those that live nowhere else
    'ash_throated_flycatcher chestnut_collared_longspur lazuli_bunting cassins_sparrow black_billed_magpie',
    'red_winged_blackbird american_woodcock'],
  ['rodentologist', [0, 2, 4, 6, 8],
    'coopers_hawk american_bittern eastern_screech_owl chihuahuan_raven',
    'annas_hummingbird anhinga'],
  ['viticulturalist', [0, 0, 3, 3, 7, 7],
    'american_robin northern_cardinal wood_duck gray_catbird purple_gallinule',
    'brant american_coot'],
  ['wetland_scientist', [0, 0, 0, 3, 3, 7], // only those that live nowhere else
    'double_crested_cormorant tree_swallow bald_eagle great_blue_heron anhinga',
    'barn_swallow turkey_vulture'],
  ['wildlife_gardener', [0, 0, 0, 0, 4, 4, 7, 7], // the first two have star nests
    'clarks_grebe eastern_phoebe red_crossbill painted_bunting northern_mockingbird house_finch cerulean_warbler',
    'scaled_quail brown_headed_cowbird'],
];

describe.each(ROWS)('%s', (card, points, birds, others) => {
  test.each(points.map((worth, count) => ({ count, worth })))('pays $worth for $count', ({ count, worth }) => {
    const chosen = [...birds.split(' ').slice(0, count), ...others.split(' ')];
    expect(chosen).toHaveLength(count + 2);
    expect(pointsOf(card, matOf(chosen))).toBe(worth);
  });
});

describe('breeding_manager', () => {
  test.each<[worth: number, eggs: readonly number[]]>([
    [0, []],
    [0, [3, 3, 3]],
    [1, [4, 3, 0]],
    [1, [5]],
    [3, [4, 5, 6]],
    [5, [4, 5, 6, 4, 3, 5]],
  ])('pays %d for birds with %j eggs: one for each that has four or more', (worth, eggs) => {
    const birds = [
      'northern_bobwhite',
      'carolina_wren',
      'house_finch',
      'california_quail',
      'bushtit',
      'northern_cardinal',
    ];
    expect(pointsOf('breeding_manager', matOf(birds, eggs))).toBe(worth);
  });
});

describe('oologist', () => {
  const birds =
    'blue_jay red_crossbill hooded_warbler barred_owl spotted_owl bobolink dickcissel mallard osprey killdeer';

  test.each<[worth: number, withEggs: number]>([
    [0, 0],
    [0, 6],
    [3, 7],
    [3, 8],
    [6, 9],
    [6, 10],
  ])('pays %d for %d birds with an egg or more, among eleven', (worth, withEggs) => {
    const eggs = Array.from({ length: withEggs }, (_, at) => (at === 0 ? 2 : 1));
    expect(pointsOf('oologist', matOf([...birds.split(' '), 'brown_headed_cowbird'], eggs))).toBe(worth);
  });
});

describe('ecologist', () => {
  const forest = ['hooded_warbler', 'barred_owl', 'blue_jay', 'pine_siskin', 'red_crossbill'];
  const grassland = ['bobolink', 'dickcissel', 'inca_dove', 'horned_lark', 'says_phoebe'];
  const wetland = ['mallard', 'osprey', 'brant', 'willet', 'anhinga'];

  test.each<[worth: number, birds: readonly [forest: number, grassland: number, wetland: number]]>([
    [0, [0, 0, 0]],
    [0, [5, 5, 0]],
    [2, [1, 2, 3]],
    [4, [4, 2, 2]],
    [6, [5, 4, 3]],
    [10, [5, 5, 5]],
  ])(
    'pays %d for %j birds: two for each in the habitat with the fewest',
    (worth, [inForest, inGrassland, inWetland]) => {
      const mat = {
        forest: forest.slice(0, inForest),
        grassland: grassland.slice(0, inGrassland),
        wetland: wetland.slice(0, inWetland),
      };
      expect(pointsOf('ecologist', mat)).toBe(worth);
    },
  );
});

describe('visionary_leader', () => {
  test.each([
    [0, 0],
    [0, 4],
    [4, 5],
    [4, 7],
    [7, 8],
    [7, 12],
  ])('pays %d for %d cards in hand', (worth, cards) => {
    expect(pointsOf('visionary_leader', { hand: BIRDS.slice(0, cards).map(({ id }) => id) })).toBe(worth);
  });
});

test('every bonus card is above', () => {
  const others = ['breeding_manager', 'ecologist', 'oologist', 'visionary_leader'];
  expect([...ROWS.map(([card]) => card), ...others].toSorted()).toEqual(BONUS_CARDS.map(({ id }) => id));
});

function pointsOf(card: string, mat: object): number | undefined {
  return only(lastTurn([{ ...mat, bonus: [card] }, {}]), 'gameScored').scores[0]?.bonus;
}

/** Each bird in the first of its habitats that has room. */
function matOf(birds: readonly string[], eggs: readonly number[] = []): object {
  const mat = { forest: [] as object[], grassland: [] as object[], wetland: [] as object[] };
  for (const [at, bird] of birds.entries()) {
    const homes = BIRDS.find(({ id }) => id === bird)?.habitats ?? [];
    const home = homes.find((habitat) => mat[habitat].length < 5) ?? expect.fail(`there is no room for ${bird}`);
    mat[home].push({ bird, eggs: eggs[at] ?? 0 });
  }
  return mat;
}
