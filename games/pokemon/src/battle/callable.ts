import { MOVES } from '../data/index.ts';
import { STRUGGLE } from '../state.ts';

/** What Metronome may call: everything but itself and Struggle. */
export const CALLABLE = MOVES.filter(({ number, effect }) => effect !== 'metronome' && number !== STRUGGLE).map(
  ({ number }) => number,
);
