import { battle } from '../define.ts';
import { turn } from './turn.ts';

/** Battles of the first generation, as the public simulator plays them. */
export const gen1 = battle('pokemon', turn);
