import type { PowerName, PowerOf, PowerParams } from '../powers/index.ts';
import type { AnyPower } from '../powers/power.ts';
import { FOODS, type Food, type Habitat, type Nest } from './mat.ts';

/** A card of a bird. */
export interface Bird {
  readonly id: string;
  readonly name: string;
  readonly scientificName: string;
  readonly isSwiftStart: boolean;
  readonly color: Color;
  readonly habitats: readonly Habitat[];
  readonly cost: Cost;
  readonly points: number;
  readonly nest: Nest;
  readonly eggLimit: number;
  readonly wingspanCm: number;
  /** What its name names. */
  readonly tags: readonly Tag[];
  readonly power: PowerOf;
  /** A power of its own, in a game that was made with this bird; the params are those above. */
  readonly own?: AnyPower;
}

/** When its power may be used: when played, with its row, on others' turns, never. */
export const COLORS = ['white', 'brown', 'pink', 'none'] as const;
export type Color = (typeof COLORS)[number];

export const TAGS = ['body', 'color', 'person', 'place'] as const;
export type Tag = (typeof TAGS)[number];

/** What a bird eats: all of `foods` and `any` of whatever kind; or, if `isEither`, one of `foods`. */
export interface Cost {
  /** How many of each kind, in the order of FOODS. */
  readonly foods: readonly number[];
  readonly any: number;
  readonly isEither: boolean;
}

/** Name, scientific name, habitats, food, points, nest, eggs, wingspan in cm, what the name names, power and its numbers. */
export type Row = {
  [N in PowerName]: readonly [
    name: string,
    scientificName: string,
    habitats: string,
    cost: string,
    points: number,
    nest: Nest,
    eggLimit: number,
    wingspanCm: number,
    tags: string,
    powerName: N,
    params: PowerParams[N],
  ];
}[PowerName];

export function birdOf(color: Color, row: Row, isSwiftStart: boolean): Bird {
  const [name, scientificName, habitats, cost, points, nest, eggLimit, wingspanCm, tags, powerName, params] = row;
  return {
    id: idOf(name),
    name,
    scientificName,
    isSwiftStart,
    color,
    habitats: words(habitats) as Habitat[], // a test looks at every one of them; also below
    cost: costOf(cost),
    points,
    nest,
    eggLimit,
    wingspanCm,
    tags: words(tags) as Tag[],
    power: { name: powerName, params } as PowerOf, // they stand together in the row
  };
}

/** `American Robin` is `american_robin`. */
export function idOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z]+/g, '_');
}

/** `seed+seed+any` is two seeds and one of any kind; `seed/fish` is one of them. */
export function costOf(text: string): Cost {
  const kinds = words(text.replaceAll(/[+/]/g, ' '));
  const count = (food: string) => kinds.filter((kind) => kind === food).length;
  return { foods: FOODS.map(count), any: count('any'), isEither: text.includes('/') };
}

function words(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}

/** True if one of the foods it eats is of that kind. */
export function eats({ cost }: Bird, food: Food | 'any'): boolean {
  return food === 'any' ? cost.any > 0 : cost.foods[FOODS.indexOf(food)]! > 0; // one for each food
}
