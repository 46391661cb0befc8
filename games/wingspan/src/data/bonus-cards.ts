import type { Tag } from './bird.ts';
import type { Food, Habitat, Nest } from './mat.ts';

/** A card that pays at the end for birds of a kind. */
export interface BonusCard {
  readonly id: string;
  readonly name: string;
  readonly counts: Counts;
  /** Points for each; or for at least so many, the highest step that is reached. */
  readonly pays: { readonly each: number } | { readonly steps: readonly (readonly [least: number, points: number])[] };
}

/** What a bonus card counts. */
export type Counts =
  | { readonly type: 'handCards' }
  | { readonly type: 'smallestHabitat' }
  | { readonly type: 'birds'; readonly where: Where };

/** What is true of a bird that counts; only one thing each. */
export type Where =
  | { readonly tag: Tag }
  | { readonly pointsBelow: number }
  | { readonly is: 'flocking' | 'predator' }
  | { readonly eats: Food | 'any' }
  | { readonly eatsOnly: Food }
  | { readonly eggsAtLeast: number }
  | { readonly nest: Nest }
  | { readonly livesOnlyIn: Habitat }
  | { readonly wingspanOver: number }
  | { readonly wingspanAtMost: number };

// biome-ignore format: a table
export const BONUS_CARDS: readonly BonusCard[] = [
  card('Anatomist',             birds({ tag: 'body' }),               steps([2, 3], [4, 7])),
  card('Backyard Birder',       birds({ pointsBelow: 4 }),            steps([5, 3], [7, 6])),
  card('Bird Counter',          birds({ is: 'flocking' }),            each(2)),
  card('Bird Feeder',           birds({ eats: 'seed' }),              steps([5, 3], [8, 7])),
  card('Breeding Manager',      birds({ eggsAtLeast: 4 }),            each(1)),
  card('Cartographer',          birds({ tag: 'place' }),              steps([2, 3], [4, 7])),
  card('Ecologist',             { type: 'smallestHabitat' },          each(2)),
  card('Enclosure Builder',     birds({ nest: 'ground' }),            steps([4, 4], [6, 7])),
  card('Falconer',              birds({ is: 'predator' }),            each(2)),
  card('Fishery Manager',       birds({ eats: 'fish' }),              steps([2, 3], [4, 8])),
  card('Food Web Expert',       birds({ eatsOnly: 'invertebrate' }),  each(2)),
  card('Forester',              birds({ livesOnlyIn: 'forest' }),     steps([3, 4], [5, 8])),
  card('Historian',             birds({ tag: 'person' }),             each(2)),
  card('Large Bird Specialist', birds({ wingspanOver: 65 }),          steps([4, 3], [6, 6])),
  card('Nest Box Builder',      birds({ nest: 'cavity' }),            steps([4, 4], [6, 7])),
  card('Omnivore Specialist',   birds({ eats: 'any' }),               each(2)),
  card('Oologist',              birds({ eggsAtLeast: 1 }),            steps([7, 3], [9, 6])),
  card('Passerine Specialist',  birds({ wingspanAtMost: 30 }),        steps([4, 3], [6, 6])),
  card('Photographer',          birds({ tag: 'color' }),              steps([4, 3], [6, 6])),
  card('Platform Builder',      birds({ nest: 'platform' }),          steps([4, 4], [6, 7])),
  card('Prairie Manager',       birds({ livesOnlyIn: 'grassland' }),  steps([2, 3], [4, 8])),
  card('Rodentologist',         birds({ eats: 'rodent' }),            each(2)),
  card('Visionary Leader',      { type: 'handCards' },                steps([5, 4], [8, 7])),
  card('Viticulturalist',       birds({ eats: 'fruit' }),             steps([2, 3], [4, 7])),
  card('Wetland Scientist',     birds({ livesOnlyIn: 'wetland' }),    steps([3, 3], [5, 7])),
  card('Wildlife Gardener',     birds({ nest: 'bowl' }),              steps([4, 4], [6, 7])),
];

const BY_ID: ReadonlyMap<string, BonusCard> = new Map(BONUS_CARDS.map((card) => [card.id, card]));

/** The card with that id, which must exist. */
export function bonusCardAt(id: string): BonusCard {
  return BY_ID.get(id)!; // positions are checked, and nothing else brings ids into a match
}

export function isBonusCard(id: unknown): id is string {
  return BY_ID.has(id as string);
}

function card(name: string, counts: Counts, pays: BonusCard['pays']): BonusCard {
  return { id: name.toLowerCase().replaceAll(' ', '_'), name, counts, pays };
}

function birds(where: Where): Counts {
  return { type: 'birds', where };
}

function each(points: number): BonusCard['pays'] {
  return { each: points };
}

function steps(...all: readonly (readonly [least: number, points: number])[]): BonusCard['pays'] {
  return { steps: all };
}
