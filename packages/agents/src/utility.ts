import type { AnyGame, AnyMatch, Outcome, Seat } from '@fermata/core';

/** What the end of a match is worth to each seat: its points, or 0 for the last place to 1 for the first, ties shared. */
export function utilities({ aim }: AnyGame, outcome: Outcome): number[] {
  if (aim === 'score' || outcome.length === 1) return outcome.map(({ score }) => score);
  return outcome.map(({ rank }) => {
    const beaten = outcome.filter((other) => other.rank > rank).length;
    const tied = outcome.filter((other) => other.rank === rank).length - 1;
    return (beaten + tied / 2) / (outcome.length - 1);
  });
}

/** What a match is worth to a seat where it stands; it is over, or the game can tell. */
export function standing(match: AnyMatch, seat: Seat): number {
  const { game, outcome } = match;
  return outcome === undefined ? match.evaluate(seat) : utilities(game, outcome)[seat]!; // one for each seat
}
