/** `@fermata/core/table`: what many games do with tokens and seats. */
export { moveTokens, seatsFrom } from './game/tokens.ts';
export { drawSome } from './words/chance.ts';
