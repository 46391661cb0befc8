const ROUNDS_MIN = 3;
const ROUNDS_MAX = 6;

/** How many rounds are flown, 3 to 6; 6 where nothing is said. */
export interface Options {
  readonly rounds: number;
}

export function options(given: unknown): Options {
  const { rounds = ROUNDS_MAX, ...others } = (given ?? {}) as { rounds?: unknown }; // checked below
  const [other] = Object.keys(others);
  if (other !== undefined) throw new Error(`there is no option "${other}", only rounds`);
  if (!Number.isInteger(rounds) || (rounds as number) < ROUNDS_MIN || (rounds as number) > ROUNDS_MAX) {
    throw new Error(`rounds are ${ROUNDS_MIN} to ${ROUNDS_MAX}; got ${JSON.stringify(rounds)}`);
  }
  return { rounds: rounds as number }; // a whole number, as just checked
}
