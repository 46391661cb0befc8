import type { Bird } from '../data/bird.ts';
import type { Food, Nest } from '../data/mat.ts';
import type { PowerName, PowerParams } from '../data/power-params.ts';
import { count, foodCount, oneFood, or } from './words.ts';

/** What a bird can do, and when, in a sentence. */
export function powerText({ color, power }: Bird): string {
  const text = TEXTS[power.name](power.params as never); // they belong together
  return color === 'none' ? text : `${WHEN[color]}, ${text}`;
}

const WHEN = { white: 'When played', brown: 'When its row is used', pink: 'Once between your turns' } as const;

const TEXTS: { readonly [N in PowerName]: (params: PowerParams[N]) => string } = {
  none: () => 'No power.',
  gainFoodFromFeeder: ({ count }) => `take ${dice(count)} of any face from the feeder.`,
  gainFoodFromFeederIfAvailable: ({ count, foodTypes }) =>
    `take ${dice(count)} showing ${or(foodTypes.map(oneFood))} from the feeder, if there is one.`,
  gainFoodFromFeederWithCache: ({ count, foodType }) =>
    `take ${dice(count)} showing ${oneFood(foodType)} from the feeder, if there is one; you may cache the food on this bird.`,
  gainAllFoodTypeFromFeeder: ({ foodType }) =>
    `take every die showing ${oneFood(foodType)} from the feeder${foodType === 'invertebrate' || foodType === 'seed' ? ', those with two foods as well' : ''}.`,
  gainFoodFromSupply: ({ count, foodType }) => `take ${foodCount(count, foodType)} out of the supply.`,
  cacheFoodFromSupply: ({ count, foodType }) => `this bird caches ${foodCount(count, foodType)} from the supply.`,
  tradeFoodType: ({ count }) => `pay ${count} food to gain ${count} of another kind from the supply.`,
  layEggsOnBird: ({ count: eggs, eggTarget }) => `lay ${count(eggs, 'egg')} on ${target(eggTarget)}.`,
  layEggOnBirdsWithNestType: ({ count: eggs, nestType }) =>
    `every bird of yours with ${nest(nestType)} gets ${count(eggs, 'egg')}.`,
  discardEggToGainFood: ({ eggCount, eggSource, foodCount, foodType }) =>
    `discard ${count(eggCount, 'egg')} from ${source(eggSource)} to gain ${anyFood(foodCount, foodType)} from the supply.`,
  discardEggToDrawCards: ({ eggCount, eggSource, drawCount }) =>
    `discard ${count(eggCount, 'egg')} from ${source(eggSource)} to draw ${count(drawCount, 'card')}.`,
  drawCards: ({ count: cards }) => `draw ${count(cards, 'card')}.`,
  drawCardsWithDelayedDiscard: ({ drawCount, discardCount }) =>
    `draw ${count(drawCount, 'card')}; at the end of your turn, discard ${discardCount} from your hand.`,
  drawFaceUpCardsFromTray: () => 'take all cards from the tray.',
  drawAndDistributeCards: ({ perPlayer }) => {
    const [cards, picks] = perPlayer === 1 ? ['a card', 'one'] : [`${perPlayer} cards`, perPlayer];
    return `draw ${cards} for each player and one more, face up; clockwise from you, everybody picks ${picks}, and you keep the last.`;
  },
  drawBonusCardsAndKeep: ({ drawCount, keepCount }) =>
    `draw ${count(drawCount, 'bonus card')} and keep ${keepCount} of them.`,
  tuckAndDraw: ({ tuckCount, drawCount }) => `${tuck(tuckCount)}; then draw ${count(drawCount, 'card')}.`,
  tuckAndLay: ({ tuckCount, eggCount, eggTarget }) =>
    `${tuck(tuckCount)}; then you may lay ${count(eggCount, 'egg')} on ${target(eggTarget)}.`,
  tuckAndGainFood: ({ tuckCount, foodType, foodCount: foods }) =>
    `${tuck(tuckCount)}; then gain ${foodCount(foods, foodType)} from the supply.`,
  tuckAndGainFoodOfChoice: ({ tuckCount, foodTypes, foodCount: foods }) =>
    `${tuck(tuckCount)}; then gain ${foods} ${or(foodTypes)} from the supply.`,
  discardFoodToTuckFromDeck: ({ foodCount: foods, foodType, tuckCount }) =>
    `pay ${foodCount(foods, foodType)} to tuck ${count(tuckCount, 'card')} from the deck under this bird.`,
  rollDiceAndCacheIfMatch: ({ count, foodType }) =>
    `hunt: throw the dice outside the feeder; if one shows ${oneFood(foodType)}, cache ${foodCount(count, foodType)} on this bird.`,
  lookAtCardAndTuckIfWingspanUnder: ({ wingspanThreshold }) =>
    `hunt: turn up the top card of the deck; if its wingspan is under ${wingspanThreshold} cm, tuck it under this bird, otherwise discard it.`,
  allPlayersGainFoodFromSupply: ({ count, foodType }) =>
    `everybody gains ${foodCount(count, foodType)} from the supply.`,
  allPlayersDrawCardsFromDeck: ({ count: cards }) => `everybody draws ${count(cards, 'card')} from the deck.`,
  allPlayersLayEggOnNestType: ({ allPlayersCount, bonusCount, bonusOnDifferentBird, nestType }) =>
    `everybody lays ${count(allPlayersCount, 'egg')} on a bird with ${nest(nestType)}; you may lay ${bonusCount} more on ${bonusOnDifferentBird ? 'another' : 'any'} such bird of yours.`,
  eachPlayerGainsFoodFromFeeder: ({ count }) =>
    `everybody takes ${dice(count)} from the feeder; you say who goes first, and the others follow clockwise.`,
  playersWithFewestInHabitatDrawCard: ({ drawCount, habitat }) =>
    `everybody with the fewest birds in the ${habitat} draws ${count(drawCount, 'card')}.`,
  playersWithFewestInHabitatGainFood: ({ foodCount, habitat }) =>
    `everybody with the fewest birds in the ${habitat} takes ${dice(foodCount)} from the feeder; you say who goes first.`,
  playAdditionalBirdInHabitat: ({ habitat }) =>
    `play one more bird into ${habitat === 'thisHabitat' ? "this bird's habitat" : `your ${habitat}`}, at its usual cost.`,
  moveToAnotherHabitatIfRightmost: () => 'if no bird is to the right of this one, move it to another habitat.',
  repeatBrownPowerInHabitat: () => 'repeat the brown power of another bird in this row.',
  repeatPredatorPowerInHabitat: () => 'repeat the hunt of another bird in this row.',
  whenOpponentLaysEggsLayEggOnNestType: ({ count: eggs, excludeSelf, nestType }) =>
    `when another player takes the action to lay eggs, lay ${count(eggs, 'egg')} on ${excludeSelf ? 'another' : 'a'} bird of yours with ${nest(nestType)}.`,
  whenOpponentPlaysBirdInHabitatGainFood: ({ count, foodType, habitat }) =>
    `when another player plays a bird into the ${habitat}, gain ${foodCount(count, foodType)} from the supply.`,
  whenOpponentPlaysBirdInHabitatTuckCard: ({ count: cards, habitat }) =>
    `when another player plays a bird into the ${habitat}, ${tuck(cards)}.`,
  whenOpponentGainsFoodCacheIfMatch: ({ count, foodType }) =>
    `when another player takes the action to gain food and gains ${oneFood(foodType)}, cache ${foodCount(count, foodType)} on this bird.`,
  whenOpponentPredatorSucceedsGainFood: ({ count }) =>
    `when another player's hunt succeeds, take ${dice(count)} from the feeder.`,
};

function dice(number: number): string {
  return number === 1 ? '1 die' : `${number} dice`;
}

function tuck(cards: number): string {
  return `put ${count(cards, 'card')} of your hand under this bird`;
}

function target(eggs: 'thisBird' | 'anyBird'): string {
  return eggs === 'thisBird' ? 'this bird' : 'any bird of yours';
}

function source(eggs: 'otherBirds' | 'anyBird'): string {
  return eggs === 'otherBirds' ? 'another bird of yours' : 'any bird of yours';
}

function nest(kind: Nest): string {
  return `a ${kind} or star nest`;
}

function anyFood(number: number, food: Food | 'any'): string {
  return food === 'any' ? `${number} food of any kind` : foodCount(number, food);
}
