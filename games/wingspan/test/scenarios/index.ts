import type { Scenario } from '../scenario.ts';
import { ANSWERS } from './answers.ts';
import { ANSWERS_TO_FOOD } from './answers-to-food.ts';
import { BONUS_CARDS } from './bonus-cards.ts';
import { CARDS } from './cards.ts';
import { CARDS_OWED } from './cards-owed.ts';
import { EGGS } from './eggs.ts';
import { EGGS_GIVEN } from './eggs-given.ts';
import { EVERYBODY } from './everybody.ts';
import { FEEDER } from './feeder.ts';
import { FEWEST } from './fewest.ts';
import { FOOD } from './food.ts';
import { HUNTING } from './hunting.ts';
import { MORE_BIRDS } from './more-birds.ts';
import { MOVING } from './moving.ts';
import { POWERLESS } from './powerless.ts';
import { REPEATING } from './repeating.ts';
import { TUCKING } from './tucking.ts';
import { TUCKING_FOOD } from './tucking-food.ts';

/** All situations that are written down, by what they are about. */
export const FAMILIES = {
  FEEDER,
  FOOD,
  EGGS,
  EGGS_GIVEN,
  CARDS,
  CARDS_OWED,
  BONUS_CARDS,
  TUCKING,
  TUCKING_FOOD,
  HUNTING,
  EVERYBODY,
  FEWEST,
  MORE_BIRDS,
  MOVING,
  REPEATING,
  ANSWERS,
  ANSWERS_TO_FOOD,
  POWERLESS,
};

export const SCENARIOS: readonly Scenario[] = Object.values(FAMILIES).flat();
