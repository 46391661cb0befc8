/** `@fermata/core/odds`: how likely things are, exactly. */
export { enumerate, type Fall } from './oracle/enumerating.ts';
export { type Fraction, fraction, plus, times, toNumber } from './oracle/fraction.ts';
export { type Odds, odds, type Sampling } from './play/odds.ts';
