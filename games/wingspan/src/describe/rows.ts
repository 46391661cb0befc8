import { EGG_COSTS, type Habitat, hasPlace, hasTrade, ROW_VALUES } from '../data/mat.ts';
import { count } from './words.ts';

/** What a row gives with so many birds in it, and its trade: `2 eggs`, `1 die, 1 more for a card`. */
export function givesText(habitat: Habitat, birds: number): string {
  const { one, many, price } = GIVES[habitat];
  const value = ROW_VALUES[habitat][birds]!; // a value for each number of birds
  return `${value} ${value === 1 ? one : many}${hasTrade(birds) ? `, 1 more for ${price}` : ''}`;
}

/** What the next bird of a row costs in eggs; nothing fits into a full one. */
export function nextBirdText(birds: number): string {
  return hasPlace(birds) ? `next bird ${count(EGG_COSTS[birds]!, 'egg')}` : 'full'; // a cost for each free place
}

const GIVES = {
  forest: { one: 'die', many: 'dice', price: 'a card' },
  grassland: { one: 'egg', many: 'eggs', price: 'a food' },
  wetland: { one: 'card', many: 'cards', price: 'an egg' },
} as const;
