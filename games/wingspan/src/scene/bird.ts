import type { DeepReadonly } from '@fermata/core';
import type { Facts, Piece } from '@fermata/scene';
import type { Bird } from '../data/bird.ts';
import { BIRDS, birdAt } from '../data/birds.ts';
import type { Food } from '../data/mat.ts';
import { costText } from '../describe/bird.ts';
import { powerText } from '../describe/powers.ts';
import { and, count, foodCount, or } from '../describe/words.ts';
import type { Placed } from '../state.ts';

/** A card that lies open. */
export function birdCard(id: string, place: string): Piece {
  const { name, printed, face } = cardOf(id);
  return { id, in: place, kind: 'bird', name, printed, face };
}

/** A bird on a mat, with all it has. */
export function birdOnMat({ bird, eggs, cached, tucked, isUsed }: DeepReadonly<Placed>, place: string): Piece {
  const { name, printed, card, eggLimit } = cardOf(bird);
  const facts: (readonly [string, string | number])[] = [];
  if (eggLimit > 0) facts.push(['eggs', `${eggs} of ${eggLimit}`]);
  if (cached.length > 0) facts.push(['cached', cachedText(cached)]);
  if (tucked.length > 0) facts.push(['tucked', tucked.length]);
  if (isUsed) facts.push(['power', "used until its owner's next turn"]);
  const face = { card, eggs, cached, tucked: tucked.length, isUsed };
  return { id: bird, in: place, kind: 'bird', name, facts, printed, face };
}

/** What is printed on a card, ready for every scene. */
interface Card {
  readonly name: string;
  readonly eggLimit: number;
  readonly printed: Facts;
  readonly card: object;
  readonly face: object;
}

const CARDS: ReadonlyMap<string, Card> = new Map(BIRDS.map((bird) => [bird.id, asCard(bird)]));

function cardOf(id: string): Card {
  return CARDS.get(id) ?? asCard(birdAt(id)); // the others were brought along
}

function asCard(bird: Bird): Card {
  const { name, scientificName, color, habitats, cost, points, nest, eggLimit, wingspanCm } = bird;
  const power = powerText(bird);
  const card = { scientificName, color, habitats, cost, points, nest, eggLimit, wingspanCm, power };
  const printed: Facts = [
    ['points', points],
    ['food', costText(cost)],
    ['lives in', or(habitats)],
    ['nest', nest === 'none' ? 'none' : `${nest} for ${count(eggLimit, 'egg')}`],
    ['wingspan', `${wingspanCm} cm`],
    [color === 'none' ? 'power' : `${color} power`, power],
  ];
  return { name, eggLimit, printed, card, face: { card } };
}

function cachedText(cached: readonly Food[]): string {
  const kinds = [...new Set(cached)];
  return and(kinds.map((kind) => foodCount(cached.filter((food) => food === kind).length, kind)));
}
