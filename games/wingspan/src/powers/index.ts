import { allPlayersDrawCardsFromDeck } from './all-players-draw-cards-from-deck.ts';
import { allPlayersGainFoodFromSupply } from './all-players-gain-food-from-supply.ts';
import { allPlayersLayEggOnNestType } from './all-players-lay-egg-on-nest-type.ts';
import { cacheFoodFromSupply } from './cache-food-from-supply.ts';
import { discardEggToDrawCards } from './discard-egg-to-draw-cards.ts';
import { discardEggToGainFood } from './discard-egg-to-gain-food.ts';
import { discardFoodToTuckFromDeck } from './discard-food-to-tuck-from-deck.ts';
import { drawAndDistributeCards } from './draw-and-distribute-cards.ts';
import { drawBonusCardsAndKeep } from './draw-bonus-cards-and-keep.ts';
import { drawCards } from './draw-cards.ts';
import { drawCardsWithDelayedDiscard } from './draw-cards-with-delayed-discard.ts';
import { drawFaceUpCardsFromTray } from './draw-face-up-cards-from-tray.ts';
import { eachPlayerGainsFoodFromFeeder } from './each-player-gains-food-from-feeder.ts';
import { gainAllFoodTypeFromFeeder } from './gain-all-food-type-from-feeder.ts';
import { gainFoodFromFeeder } from './gain-food-from-feeder.ts';
import { gainFoodFromFeederIfAvailable } from './gain-food-from-feeder-if-available.ts';
import { gainFoodFromFeederWithCache } from './gain-food-from-feeder-with-cache.ts';
import { gainFoodFromSupply } from './gain-food-from-supply.ts';
import { layEggOnBirdsWithNestType } from './lay-egg-on-birds-with-nest-type.ts';
import { layEggsOnBird } from './lay-eggs-on-bird.ts';
import { lookAtCardAndTuckIfWingspanUnder } from './look-at-card-and-tuck-if-wingspan-under.ts';
import { moveToAnotherHabitatIfRightmost } from './move-to-another-habitat-if-rightmost.ts';
import { none } from './none.ts';
import { playAdditionalBirdInHabitat } from './play-additional-bird-in-habitat.ts';
import { playersWithFewestInHabitatDrawCard } from './players-with-fewest-in-habitat-draw-card.ts';
import { playersWithFewestInHabitatGainFood } from './players-with-fewest-in-habitat-gain-food.ts';
import type { Power } from './power.ts';
import { repeatBrownPowerInHabitat } from './repeat-brown-power-in-habitat.ts';
import { repeatPredatorPowerInHabitat } from './repeat-predator-power-in-habitat.ts';
import { rollDiceAndCacheIfMatch } from './roll-dice-and-cache-if-match.ts';
import { tradeFoodType } from './trade-food-type.ts';
import { tuckAndDraw } from './tuck-and-draw.ts';
import { tuckAndGainFood } from './tuck-and-gain-food.ts';
import { tuckAndGainFoodOfChoice } from './tuck-and-gain-food-of-choice.ts';
import { tuckAndLay } from './tuck-and-lay.ts';
import { whenOpponentGainsFoodCacheIfMatch } from './when-opponent-gains-food-cache-if-match.ts';
import { whenOpponentLaysEggsLayEggOnNestType } from './when-opponent-lays-eggs-lay-egg-on-nest-type.ts';
import { whenOpponentPlaysBirdInHabitatGainFood } from './when-opponent-plays-bird-in-habitat-gain-food.ts';
import { whenOpponentPlaysBirdInHabitatTuckCard } from './when-opponent-plays-bird-in-habitat-tuck-card.ts';
import { whenOpponentPredatorSucceedsGainFood } from './when-opponent-predator-succeeds-gain-food.ts';

/** Every power of the game, at a glance. What birds may say about powers, and all that is known of a power, comes from here. */
export const POWERS = {
  none,
  // Food
  gainFoodFromFeeder,
  gainFoodFromFeederIfAvailable,
  gainFoodFromFeederWithCache,
  gainAllFoodTypeFromFeeder,
  gainFoodFromSupply,
  cacheFoodFromSupply,
  tradeFoodType,
  // Eggs
  layEggsOnBird,
  layEggOnBirdsWithNestType,
  discardEggToGainFood,
  discardEggToDrawCards,
  // Cards
  drawCards,
  drawCardsWithDelayedDiscard,
  drawFaceUpCardsFromTray,
  drawAndDistributeCards,
  drawBonusCardsAndKeep,
  // Tucking
  tuckAndDraw,
  tuckAndLay,
  tuckAndGainFood,
  tuckAndGainFoodOfChoice,
  discardFoodToTuckFromDeck,
  // Hunting
  rollDiceAndCacheIfMatch,
  lookAtCardAndTuckIfWingspanUnder,
  // Everybody
  allPlayersGainFoodFromSupply,
  allPlayersDrawCardsFromDeck,
  allPlayersLayEggOnNestType,
  eachPlayerGainsFoodFromFeeder,
  playersWithFewestInHabitatDrawCard,
  playersWithFewestInHabitatGainFood,
  // More birds, more powers
  playAdditionalBirdInHabitat,
  moveToAnotherHabitatIfRightmost,
  repeatBrownPowerInHabitat,
  repeatPredatorPowerInHabitat,
  // On others' turns
  whenOpponentLaysEggsLayEggOnNestType,
  whenOpponentPlaysBirdInHabitatGainFood,
  whenOpponentPlaysBirdInHabitatTuckCard,
  whenOpponentGainsFoodCacheIfMatch,
  whenOpponentPredatorSucceedsGainFood,
};

export type Powers = Readonly<typeof POWERS>;
export type PowerName = keyof Powers;

/** What a bird says about its power, by the name of the power. */
export type PowerParams = { readonly [N in PowerName]: Powers[N] extends Power<infer Params> ? Params : never };

/** A power as a bird has it. */
export type PowerOf<K extends PowerName = PowerName> = {
  [N in K]: { readonly name: N; readonly params: PowerParams[N] };
}[K];
