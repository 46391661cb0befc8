import { type Bird, eats } from '../data/bird.ts';
import { birdAt } from '../data/birds.ts';
import { type BonusCard, bonusCardAt, type Where } from '../data/bonus-cards.ts';
import { FOODS, HABITATS } from '../data/mat.ts';
import { POWERS } from '../powers/index.ts';
import type { AnyPower } from '../powers/power.ts';
import { birdsOn, hasNest, type Mat } from '../state.ts';

/** Points of a bonus card for what is on the mat, and in the hand. */
export function bonusPoints(id: string, player: Mat): number {
  const card = bonusCardAt(id);
  return worth(card, bonusCount(card, player));
}

/** How much a seat has of what the card counts. */
export function bonusCount({ counts }: BonusCard, player: Mat): number {
  switch (counts.type) {
    case 'handCards':
      return player.hand.length;
    case 'smallestHabitat':
      return Math.min(...HABITATS.map((habitat) => player.rows[habitat].length));
    case 'birds':
      return birdsOn(player).filter(({ bird, eggs }) => isCounted(birdAt(bird), eggs, counts.where)).length;
  }
}

function worth({ pays }: BonusCard, count: number): number {
  if ('each' in pays) return pays.each * count;
  return pays.steps.findLast(([least]) => count >= least)?.[1] ?? 0;
}

/** Star nests count for every card that wants a nest. */
export function isCounted(bird: Bird, eggs: number, where: Where): boolean {
  if ('tag' in where) return bird.tags.includes(where.tag);
  if ('pointsBelow' in where) return bird.points < where.pointsBelow;
  if ('is' in where) return isKind(bird, where.is);
  if ('eats' in where) return eats(bird, where.eats);
  if ('eatsOnly' in where) return eats(bird, where.eatsOnly) && eatsNothingBut(bird, where.eatsOnly);
  if ('eggsAtLeast' in where) return eggs >= where.eggsAtLeast;
  if ('nest' in where) return hasNest(bird.id, where.nest);
  if ('livesOnlyIn' in where) return bird.habitats.length === 1 && bird.habitats.includes(where.livesOnlyIn);
  if ('wingspanOver' in where) return bird.wingspanCm > where.wingspanOver;
  return bird.wingspanCm <= where.wingspanAtMost;
}

function isKind({ power, own }: Bird, kind: 'predator' | 'flocking'): boolean {
  const { isPredator, isFlocking }: AnyPower = own ?? POWERS[power.name];
  return (kind === 'predator' ? isPredator : isFlocking) === true;
}

function eatsNothingBut(bird: Bird, food: (typeof FOODS)[number]): boolean {
  return !eats(bird, 'any') && FOODS.every((other) => other === food || !eats(bird, other));
}
