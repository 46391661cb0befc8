/** The 97.5 % point of the normal distribution. */
export const Z = 1.959963984540054;

/**
 * The 97.5 % point of Student's distribution, which is wider than the normal one where the spread is guessed from few
 * values. The first two are exact; from there on it is the expansion of Abramowitz and Stegun, 26.7.5, right to 0.2 %.
 */
export function student(freedom: number): number {
  if (freedom === 1) return Math.tan(0.475 * Math.PI);
  if (freedom === 2) return 0.95 * Math.sqrt(2 / (1 - 0.95 ** 2));
  const terms = [
    Z,
    (Z ** 3 + Z) / 4,
    (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96,
    (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384,
    (79 * Z ** 9 + 776 * Z ** 7 + 1482 * Z ** 5 - 1920 * Z ** 3 - 945 * Z) / 92160,
  ];
  return terms.reduce((sum, term, power) => sum + term / freedom ** power, 0);
}
