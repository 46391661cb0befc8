import type { Cost } from '../data/bird.ts';
import { FOODS } from '../data/mat.ts';
import type { Payment } from '../events.ts';
import type { Foods } from '../state.ts';

/**
 * What food may pay for a bird.
 *
 * A piece of the kind that is asked for pays for it; so do any two pieces. Any piece pays for one of any kind. Of a
 * payment that wastes nothing no piece can be left out: with `named` pieces of the kinds that are asked for (of each kind
 * no more than asked), the others must be exactly two for each piece still owed, and one for each of any kind.
 */
export function payments({ foods, any, isEither }: Cost, have: Readonly<Foods>): Payment[] {
  return isEither ? eitherOf(foods, have) : allOf(foods, any, have);
}

/** True if there is a payment: all one has pays if anything does. Counted, for `wingspan_decision_vs_boardgameio_move`. */
export function canPay({ foods, any, isEither }: Cost, have: Readonly<Foods>): boolean {
  let [pieces, named, asked] = [0, 0, 0];
  for (let at = 0; at < FOODS.length; at++) {
    const owned = have[FOODS[at]!]; // one for each food, here and below
    const wanted = foods[at]!;
    pieces += owned;
    named += owned < wanted ? owned : wanted;
    asked += wanted;
  }
  if (isEither) return named > 0 || pieces >= 2;
  return pieces >= 2 * asked - named + any;
}

/** One piece of a kind that is asked for, or two of others: with two of which one is asked for, one is wasted. */
function eitherOf(foods: readonly number[], have: Readonly<Foods>): Payment[] {
  const paid: Payment[] = [];
  for (const [at, food] of FOODS.entries()) if (foods[at]! > 0 && have[food] > 0) paid.push({ [food]: 1 });
  const others = FOODS.map((food, at) => (foods[at]! > 0 ? 0 : have[food]));
  spread(others, 2, [0, 0, 0, 0, 0], 0, paid);
  return paid;
}

/** For every way to name pieces, the most first, every way to spread the others over what is left. */
function allOf(foods: readonly number[], any: number, have: Readonly<Foods>): Payment[] {
  const paid: Payment[] = [];
  const named = [0, 0, 0, 0, 0];
  const name = (at: number, owed: number): void => {
    if (at === FOODS.length) {
      // A kind of which pieces are still owed has no others: they would have been named.
      const others = FOODS.map((food, kind) => (named[kind] === foods[kind] ? have[food] - named[kind]! : 0));
      spread(others, 2 * owed + any, named.slice(), 0, paid);
      return;
    }
    const wanted = foods[at]!;
    for (let count = Math.min(wanted, have[FOODS[at]!]); count >= 0; count--) {
      named[at] = count;
      name(at + 1, owed + wanted - count);
    }
  };
  name(0, 0);
  return paid;
}

/** Adds every way to take so many more pieces, from the kind `at` on. */
function spread(others: readonly number[], count: number, taken: number[], at: number, paid: Payment[]): void {
  if (count === 0) {
    paid.push(paymentOf(taken));
    return;
  }
  if (at === FOODS.length) return;
  const before = taken[at]!;
  for (let pieces = Math.min(others[at]!, count); pieces >= 0; pieces--) {
    taken[at] = before + pieces;
    spread(others, count - pieces, taken, at + 1, paid);
  }
  taken[at] = before;
}

function paymentOf(counts: readonly number[]): Payment {
  const paid: { [F in keyof Foods]?: number } = {};
  for (const [at, food] of FOODS.entries()) if (counts[at]! > 0) paid[food] = counts[at]!;
  return paid;
}
