import type { Seat } from '@fermata/core';
import type { Facts, Place } from '@fermata/scene';
import { COLUMNS, EGG_COSTS, FOODS, HABITATS, type Habitat, hasTrade, ROW_VALUES, SEATS_MAX } from '../data/mat.ts';
import { count } from '../describe/words.ts';
import { foodId, foodsId, handId, matId, rowId } from './ids.ts';
import { whose } from './words.ts';

/** Where things of a seat lie. A row is another one with each bird in it: it gives more, and costs more. */
export interface MatPlaces {
  readonly mat: Place;
  readonly hand: Place;
  readonly bonus: Place;
  readonly food: Place;
  readonly cubes: Place;
  readonly played: Place;
  /** The ids of the stacks of food, in the order of FOODS. */
  readonly foods: readonly string[];
  readonly rows: { readonly [H in Habitat]: readonly Place[] };
}

export function matPlaces(seat: Seat, isOwn: boolean): MatPlaces {
  return (isOwn ? OWN : OTHERS)[seat]!; // one of those that there may be
}

const ROWS = {
  forest: { gives: (dice: number) => (dice === 1 ? '1 die' : `${dice} dice`), trade: '1 card for 1 more die' },
  grassland: { gives: (eggs: number) => count(eggs, 'egg'), trade: '1 food for 1 more egg' },
  wetland: { gives: (cards: number) => count(cards, 'card'), trade: '1 egg for 1 more card' },
} as const;

/** They are the same in every scene, so they are made once. */
const OWN = Array.from({ length: SEATS_MAX }, (_, seat) => placesOf(seat, true));
const OTHERS = Array.from({ length: SEATS_MAX }, (_, seat) => placesOf(seat, false));

function placesOf(owner: Seat, isOwn: boolean): MatPlaces {
  const mat = matId(owner);
  const within = (id: string, what: string): Place => ({
    id,
    in: mat,
    name: whose(what, owner, isOwn),
    lay: 'row',
    owner,
  });
  const row = (habitat: Habitat): Place[] =>
    ROW_VALUES[habitat].map((_, birds) => ({
      ...within(rowId(habitat, owner), habitat),
      lay: 'grid',
      columns: COLUMNS,
      room: COLUMNS,
      facts: rowFacts(habitat, birds),
    }));
  const [forest, grassland, wetland] = HABITATS.map(row) as [Place[], Place[], Place[]]; // there are three
  return {
    mat: { id: mat, name: whose('mat', owner, isOwn), lay: 'column', owner },
    hand: within(handId(owner), 'hand'),
    bonus: within(`bonus ${owner}`, 'bonus cards'),
    food: within(foodsId(owner), 'food'),
    cubes: within(`cubes ${owner}`, 'turns left'),
    played: within(`played ${owner}`, 'turns taken this round'),
    foods: FOODS.map((food) => foodId(food, owner)),
    rows: { forest, grassland, wetland },
  };
}

/** What a row gives with so many birds in it, what may be traded for more, and what the next bird costs beside its food. */
function rowFacts(habitat: Habitat, birds: number): Facts {
  const { gives, trade } = ROWS[habitat];
  const facts: [string, string][] = [['gives', gives(ROW_VALUES[habitat][birds]!)]]; // a value for each number of birds
  if (hasTrade(birds)) facts.push(['trade', trade]);
  const eggs = EGG_COSTS[birds];
  if (eggs !== undefined) facts.push(['next bird costs', eggs === 0 ? 'no eggs' : count(eggs, 'egg')]);
  return facts;
}
