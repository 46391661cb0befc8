import { type Agent, type AnyGame, type AnyMatch, type Choice, seeded, start } from '@fermata/core';
import { randomAnswer } from '@fermata/core/moves';
import { movesOf } from './boardgameio.ts';
import { inTurn, type Sides, type Work } from './sides.ts';
import { peer } from './tictactoe/boardgameio.ts';
import { randomSequences } from './tictactoe/sequences.ts';

/** What a random decision costs, log off, over a tic-tac-toe move of boardgame.io. Both sides are told what to choose. */
export function decisionOverMove(game: AnyGame, how: How = TWO, count = MATCHES): Sides {
  return {
    ours: () => randomMatches(game, count, how),
    peer: () => movesOf(peer, randomSequences(1000)),
    unit: 'decision',
    ratio: 'cost',
    apart: true,
    isLarge: true,
  };
}

const MATCHES = 500;

/** How many play, and what. */
type How = { readonly seats: number; readonly options?: unknown };
const TWO: How = { seats: 2 };

/** Whole matches, from the start to the end, as simulations play them; what counts is how often somebody was asked. */
export function randomMatches(game: AnyGame, count = MATCHES, how = TWO): Work {
  const first = start(game, { ...how, log: false });
  const matches = Array.from({ length: count }, (_, seed) => ({ seed, choices: randomChoices(first, seed) }));
  return inTurn(matches, ({ seed, choices }) => {
    let next = 0;
    const agent: Agent = () => choices[next++] as Choice; // the match is as it was, so there is one for each question
    first.rematch({ seed }).run(Array(first.seats).fill(agent));
    return choices.length;
  });
}

/** What random players choose in the match of this seed. */
export function randomChoices(first: AnyMatch, seed: number): Choice[] {
  const chance = seeded(seed, 1);
  const choices: Choice[] = [];
  const agent: Agent = (prompt) => {
    const choice = randomAnswer(prompt, chance);
    choices.push(choice);
    return choice;
  };
  first.rematch({ seed }).run(Array(first.seats).fill(agent));
  return choices;
}
