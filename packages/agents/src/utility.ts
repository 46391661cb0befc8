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

/** What a match is worth to each seat where it stands; undefined if it is not over and the game cannot tell. */
export function standing(match: AnyMatch): number[] | undefined {
  const { game, outcome, seats } = match;
  if (outcome !== undefined) return utilities(game, outcome);
  if (game.evaluate === undefined) return undefined;
  return Array.from({ length: seats }, (_, seat: Seat) => game.evaluate!(match.view(seat), seat)); // looked at above
}
