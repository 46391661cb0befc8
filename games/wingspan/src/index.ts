export { board } from './board.ts';
export { contents } from './contents.ts';
export { BIRDS } from './data/birds.ts';
export { BONUS_CARDS } from './data/bonus-cards.ts';
export { GOAL_TILES } from './data/goals.ts';
export { birdText, bonusText, goalText, powerText } from './describe/index.ts';
export { form } from './form.ts';
export { wingspan } from './game.ts';
export { staging } from './scene/index.ts';
