import type { Food, Habitat, Nest } from './mat.ts';

/** Every power there is, by name, with what a bird may say about it. */
export interface PowerParams {
  readonly none: Record<never, never>;
  // Food
  readonly gainFoodFromFeeder: { readonly count: number };
  readonly gainFoodFromFeederIfAvailable: { readonly count: number; readonly foodTypes: readonly Food[] };
  readonly gainFoodFromFeederWithCache: { readonly count: number; readonly foodType: Food };
  readonly gainAllFoodTypeFromFeeder: { readonly foodType: Food };
  readonly gainFoodFromSupply: { readonly count: number; readonly foodType: Food };
  readonly cacheFoodFromSupply: { readonly count: number; readonly foodType: Food };
  readonly tradeFoodType: { readonly count: number };
  // Eggs
  readonly layEggsOnBird: { readonly count: number; readonly eggTarget: EggTarget };
  readonly layEggOnBirdsWithNestType: { readonly count: number; readonly nestType: Nest };
  readonly discardEggToGainFood: {
    readonly eggCount: number;
    readonly eggSource: EggSource;
    readonly foodCount: number;
    readonly foodType: Food | 'any';
  };
  readonly discardEggToDrawCards: {
    readonly drawCount: number;
    readonly eggCount: number;
    readonly eggSource: EggSource;
  };
  // Cards
  readonly drawCards: { readonly count: number };
  readonly drawCardsWithDelayedDiscard: { readonly discardCount: number; readonly drawCount: number };
  readonly drawFaceUpCardsFromTray: Record<never, never>;
  readonly drawAndDistributeCards: { readonly perPlayer: number };
  readonly drawBonusCardsAndKeep: { readonly drawCount: number; readonly keepCount: number };
  // Tucking
  readonly tuckAndDraw: { readonly drawCount: number; readonly tuckCount: number };
  readonly tuckAndLay: { readonly eggCount: number; readonly eggTarget: EggTarget; readonly tuckCount: number };
  readonly tuckAndGainFood: { readonly foodCount: number; readonly foodType: Food; readonly tuckCount: number };
  readonly tuckAndGainFoodOfChoice: {
    readonly foodCount: number;
    readonly foodTypes: readonly Food[];
    readonly tuckCount: number;
  };
  readonly discardFoodToTuckFromDeck: {
    readonly foodCount: number;
    readonly foodType: Food;
    readonly tuckCount: number;
  };
  // Hunting
  readonly rollDiceAndCacheIfMatch: { readonly count: number; readonly foodType: Food };
  readonly lookAtCardAndTuckIfWingspanUnder: { readonly wingspanThreshold: number };
  // Everybody
  readonly allPlayersGainFoodFromSupply: { readonly count: number; readonly foodType: Food };
  readonly allPlayersDrawCardsFromDeck: { readonly count: number };
  readonly allPlayersLayEggOnNestType: {
    readonly allPlayersCount: number;
    readonly bonusCount: number;
    readonly bonusOnDifferentBird: boolean;
    readonly nestType: Nest;
  };
  readonly eachPlayerGainsFoodFromFeeder: { readonly count: number };
  readonly playersWithFewestInHabitatDrawCard: { readonly drawCount: number; readonly habitat: Habitat };
  readonly playersWithFewestInHabitatGainFood: { readonly foodCount: number; readonly habitat: Habitat };
  // More birds, more powers
  readonly playAdditionalBirdInHabitat: { readonly habitat: Habitat | 'thisHabitat' };
  readonly moveToAnotherHabitatIfRightmost: Record<never, never>;
  readonly repeatBrownPowerInHabitat: Record<never, never>;
  readonly repeatPredatorPowerInHabitat: Record<never, never>;
  // On others' turns
  readonly whenOpponentLaysEggsLayEggOnNestType: {
    readonly count: number;
    readonly excludeSelf: boolean;
    readonly nestType: Nest;
  };
  readonly whenOpponentPlaysBirdInHabitatGainFood: {
    readonly count: number;
    readonly foodType: Food;
    readonly habitat: Habitat;
  };
  readonly whenOpponentPlaysBirdInHabitatTuckCard: { readonly count: number; readonly habitat: Habitat };
  readonly whenOpponentGainsFoodCacheIfMatch: { readonly count: number; readonly foodType: Food };
  readonly whenOpponentPredatorSucceedsGainFood: { readonly count: number };
}

export type EggTarget = 'thisBird' | 'anyBird';
export type EggSource = 'otherBirds' | 'anyBird';

/** The name of a power. */
export type PowerName = keyof PowerParams;

/** A power as a bird has it. */
export type PowerOf<K extends PowerName = PowerName> = {
  [N in K]: { readonly name: N; readonly params: PowerParams[N] };
}[K];
