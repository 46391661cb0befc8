import { birdAt } from '../data/birds.ts';
import { bonusCardAt } from '../data/bonus-cards.ts';
import { FOODS, type Food } from '../data/mat.ts';
import type { Payment } from '../events.ts';

/** The name of a bird; one that may not be seen is just a card. */
export function birdName(id: string | null): string {
  return id === null ? 'a card' : birdAt(id).name;
}

export function bonusName(id: string | null): string {
  return id === null ? 'a bonus card' : bonusCardAt(id).name;
}

export function birdNames(ids: readonly (string | null)[]): string {
  return listed(ids, birdName, 'card');
}

export function bonusNames(ids: readonly (string | null)[]): string {
  return listed(ids, bonusName, 'bonus card');
}

/** Names, or how many there are where they may not be seen. */
function listed(ids: readonly (string | null)[], name: (id: string) => string, what: string): string {
  if (ids.length === 0) return `no ${what}s`;
  return ids[0] === null ? count(ids.length, what) : and(ids.map((id) => name(id as string))); // all are seen, or none
}

/** `2 cards`, `1 egg`. */
export function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

/** `2 fish`, `1 seed`, `3 seeds`. */
export function foodCount(number: number, food: Food): string {
  return hasNoPlural(food) ? `${number} ${food}` : count(number, food);
}

function hasNoPlural(food: Food): boolean {
  return food === 'fish' || food === 'fruit';
}

/** `a seed`, `an invertebrate`, `fish`. */
export function oneFood(food: Food): string {
  if (hasNoPlural(food)) return food;
  return food === 'invertebrate' ? `an ${food}` : `a ${food}`;
}

/** `seeds`, `fish`. */
export function foodKind(food: Food): string {
  return hasNoPlural(food) ? food : `${food}s`;
}

export function paymentText(paid: Payment): string {
  const foods = FOODS.filter((food) => paid[food] !== undefined);
  return foods.length === 0 ? 'nothing' : and(foods.map((food) => foodCount(paid[food]!, food))); // just looked at
}

export function and(parts: readonly string[]): string {
  return joined(parts, 'and');
}

export function or(parts: readonly string[]): string {
  return joined(parts, 'or');
}

function joined(parts: readonly string[], word: string): string {
  const [last = ''] = parts.slice(-1);
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${word} ${last}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
