import type { Imagine } from '../match/imagine.ts';
import { redeal } from './redeal.ts';
import { hidesNothing, reimagine } from './reimagine.ts';

/** A world that the seat may believe in; where nothing is hidden there is but one. */
export const imagineWorld: Imagine = (match, seat, oracle) =>
  hidesNothing(match) ? reimagine(match, oracle) : redeal(match, seat, oracle);
