/** `@fermata/core/testing`: written matches, random matches, and the invariants that every game keeps. For tests only. */
export { type ChanceScript, ScriptedOracle } from '../oracle/scripted.ts';
export { BrokenInvariant } from './broken-invariant.ts';
export { type Check, type Checked, checkGame, leaks } from './check-game.ts';
export { lowerGuards } from './guards.ts';
export { playthrough } from './playthrough.ts';
export { type Scripting, scripted } from './scripted.ts';
export { strict } from './strict.ts';
export { toOffer } from './to-offer.ts';
