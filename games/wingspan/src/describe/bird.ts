import type { Bird, Cost } from '../data/bird.ts';
import { FOODS } from '../data/mat.ts';
import { powerText } from './powers.ts';
import { and, count, foodCount, or } from './words.ts';

/** All that matters on a card, in a line. */
export function birdText(bird: Bird): string {
  const { name, cost, habitats, points, nest, eggLimit, wingspanCm, color } = bird;
  const eggs = nest === 'none' ? 'no nest' : `${nest} nest for ${count(eggLimit, 'egg')}`;
  const facts = [
    costText(cost),
    or(habitats),
    count(points, 'point'),
    eggs,
    `${wingspanCm} cm`,
    ...(color === 'none' ? [] : [`${color} power`]),
  ];
  return `${name} (${facts.join('; ')}). ${powerText(bird)}`;
}

/** `2 seeds and 1 of any kind`, `1 seed or fish`. */
export function costText({ foods, any, isEither }: Cost): string {
  const kinds = FOODS.filter((_, at) => foods[at]! > 0); // one for each food, here and below
  if (isEither) return `1 ${or(kinds)}`;
  const all = FOODS.flatMap((food, at) => (foods[at]! > 0 ? [foodCount(foods[at]!, food)] : []));
  return and([...all, ...(any > 0 ? [`${any} of any kind`] : [])]) || 'no food';
}
