import type { Oracle } from '@fermata/core';

/**
 * All of them, the best first. Which of equals comes first is left to chance, never to the order in which they are offered:
 * each is as likely as the others, or as its weight says. (A weight is given by its logarithm: there are more sets than
 * numbers can tell.)
 */
export function bestFirst<T>(
  all: readonly T[],
  worthOf: (one: T) => number,
  oracle: Oracle,
  logWeightOf: (one: T) => number = () => 0,
): T[] {
  const ranked = all.map((one) => ({ one, value: worthOf(one), level: 0, lot: 0 })).sort((a, b) => b.value - a.value);
  for (const [at, it] of ranked.entries()) {
    const { value, level } = ranked[Math.max(0, at - 1)]!; // there is one before it, or it is the first
    it.level = lead(value, it.value) > 0 ? level + 1 : level;
  }
  for (const [at, it] of ranked.entries()) {
    const isTied = [at - 1, at + 1].some((other) => ranked[other]?.level === it.level);
    if (isTied) it.lot = logWeightOf(it.one) + luck(oracle);
  }
  return ranked.sort((a, b) => a.level - b.level || b.lot - a.lot).map(({ one }) => one);
}

/** By how much one is more than the other: not at all, if they differ by no more than sums do that are added in another order. */
export function lead(one: number, other: number): number {
  const gap = one - other;
  return Math.abs(gap) <= ROUNDING * Math.max(Math.abs(one), Math.abs(other)) ? 0 : gap;
}

const ROUNDING = 2 ** -40;

/** To be added to the logarithm of a weight: then each has the highest sum as often as its weight says (Gumbel). */
function luck(oracle: Oracle): number {
  return -Math.log(-Math.log((oracle.int(2 ** 32, 'tie') + 0.5) / 2 ** 32));
}
