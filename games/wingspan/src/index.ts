export { type Play, playInto, playsOf } from './actions/play-bird.ts';
export { giveUp, skip } from './activation/use.ts';
export { board } from './board.ts';
export { contents } from './contents.ts';
export type { Bird, Color, Cost, Tag } from './data/bird.ts';
export { BIRDS, birdAt } from './data/birds.ts';
export { BONUS_CARDS } from './data/bonus-cards.ts';
export { GOAL_TILES } from './data/goals.ts';
export { type Face, FOODS, type Food, HABITATS, type Habitat, type Nest } from './data/mat.ts';
export { type BirdData, type OwnBird, type OwnPower, ownPower } from './data/more-birds.ts';
export { birdText, bonusText, goalText, powerText } from './describe/index.ts';
export type { Event, Obstacle, Trigger } from './events.ts';
export { form } from './form.ts';
export { type Expansion, wingspan, wingspanWith } from './game.ts';
export { manual } from './manual.ts';
export type { Options } from './options.ts';
export { POWERS, type PowerName, type PowerOf } from './powers/index.ts';
export type { At, Power } from './powers/power.ts';
export { staging } from './scene/index.ts';
export {
  birdsOn,
  cardsLeft,
  eggsOn,
  hasNest,
  type Mat,
  placedAt,
  playerAt,
  type State,
  seatsFrom,
  type Table,
} from './state.ts';
export { type About, aboutOf } from './steps/about.ts';
export { chooseCard, discardCards, drawFromDeck, drawFromTrayOrDeck, fillTray, topCard } from './steps/cards.ts';
export {
  birdsWithEggs,
  birdsWithRoom,
  discardEggs,
  layEggs,
  layOneEgg,
  layOnThis,
  mayLayOneEgg,
} from './steps/eggs.ts';
export { chooseDie, gainFromFeeder, mayGain, rollDice, takeDie, throwDice } from './steps/feeder.ts';
export { foodsOf, gainFoodOfChoice } from './steps/food.ts';
export { tuck, tuckFromDeck } from './steps/tuck.ts';
