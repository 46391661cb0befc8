/** `{ "scores": [40, 62], "seat": 1, "pot": 11 }`: seat 1 is about to roll. Seat and pot are 0 where they are left out. */
export function position(json: unknown): { scores: number[]; pot: number; seat: number } {
  const { scores, pot = 0, seat = 0 } = (json ?? {}) as { scores?: unknown; pot?: unknown; seat?: unknown }; // checked below
  if (!Array.isArray(scores) || !scores.every(isPoints) || scores.length < 2 || scores.length > 4) {
    throw new Error(`scores is a list of 2 to 4 whole numbers; got ${JSON.stringify(scores)}`);
  }
  if (!isPoints(pot)) throw new Error(`pot is a whole number; got ${JSON.stringify(pot)}`);
  if (!isPoints(seat) || seat >= scores.length) {
    throw new Error(`seat is 0 to ${scores.length - 1}; got ${JSON.stringify(seat)}`);
  }
  return { scores, pot, seat };
}

function isPoints(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0; // whole, so a number
}
