import { type BonusCard, bonusCardAt, type Where } from '../data/bonus-cards.ts';
import { goalAt } from '../data/goals.ts';
import { foodKind } from './words.ts';

/** What a bonus card pays for. */
export function bonusText(id: string): string {
  const card = bonusCardAt(id);
  return `${counted(card)}: ${pay(card)}.`;
}

/** What a goal counts. */
export function goalText(id: string): string {
  const goal = goalAt(id);
  switch (goal.counts) {
    case 'birds':
      return 'birds on the whole mat';
    case 'eggSets':
      return 'sets of one egg in each habitat';
    case 'birdsIn':
      return `birds in the ${goal.habitat}`;
    case 'eggsIn':
      return `eggs in the ${goal.habitat}`;
    case 'birdsWithEggs':
      return `birds with a ${goal.nest} or star nest and an egg`;
    case 'eggsOn':
      return `eggs in ${goal.nest} and star nests`;
  }
}

function counted({ counts }: BonusCard): string {
  switch (counts.type) {
    case 'handCards':
      return 'Bird cards in hand at the end';
    case 'smallestHabitat':
      return 'Birds in the habitat with the fewest';
    case 'birds':
      return `Birds ${whereText(counts.where)}`;
  }
}

function whereText(where: Where): string {
  if ('tag' in where) return `whose name has ${TAGS[where.tag]} in it`;
  if ('pointsBelow' in where) return `worth less than ${where.pointsBelow} points`;
  if ('is' in where) return where.is === 'predator' ? 'that hunt' : 'that tuck cards into a flock';
  if ('eats' in where) return where.eats === 'any' ? 'that eat food of any kind' : `that eat ${foodKind(where.eats)}`;
  if ('eatsOnly' in where) return `that eat ${foodKind(where.eatsOnly)} and nothing else`;
  if ('eggsAtLeast' in where) return `with ${where.eggsAtLeast} or more eggs on them`;
  if ('nest' in where) return `with a ${where.nest} or star nest`;
  if ('livesOnlyIn' in where) return `that live only in the ${where.livesOnlyIn}`;
  if ('wingspanOver' in where) return `with a wingspan over ${where.wingspanOver} cm`;
  return `with a wingspan of ${where.wingspanAtMost} cm or less`;
}

const TAGS = {
  body: 'a part of the body',
  color: 'a colour',
  person: "a person's name",
  place: 'a place',
} as const;

function pay({ pays }: BonusCard): string {
  if ('each' in pays) return `${pays.each} ${pays.each === 1 ? 'point' : 'points'} each`;
  const steps = pays.steps.map(([least, points], at) => {
    const next = pays.steps[at + 1];
    const range = next === undefined ? `${least} or more` : `${least} to ${next[0] - 1}`;
    return `${range} for ${points} points`;
  });
  return steps.join(', ');
}
