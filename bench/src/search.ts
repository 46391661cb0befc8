import { search } from '@fermata/agents';
import { type AnyGame, type AnyMatch, type Prompt, seeded, start } from '@fermata/core';
import type { PeerGame } from './boardgameio.ts';
import { boardgameioBot } from './boardgameio-bot.ts';
import { answerAll } from './fork.ts';
import type { Sequence } from './sequence.ts';
import type { Sides, Work } from './sides.ts';

/** Tries for each answer, of either side. */
export const TRIES = 200;
const POSITIONS = 4;

/** The starts of some games: the first has no moves yet, and each other has so many more than the one before it. */
export function earlyPositions(sequences: readonly Sequence[], moves: number): Sequence[] {
  const long = sequences.filter((sequence) => sequence.moves.length > moves * POSITIONS);
  return long.slice(0, POSITIONS).map((sequence, at) => ({
    ...sequence,
    moves: sequence.moves.slice(0, at * moves),
    choices: sequence.choices.slice(0, at * moves), // nothing is left out so early: there is a choice
  }));
}

/** Tries of our search at these positions, over iterations of the bot of boardgame.io there. */
export function searchOverBot<S>(
  game: AnyGame,
  peer: { readonly game: PeerGame<S>; readonly movesOf: (G: S) => readonly number[] },
  positions: () => readonly Sequence[],
): Sides {
  return {
    ours: () => triesOf(game, positions()),
    peer: () => {
      const bots = positions().map(({ moves }) => boardgameioBot(peer.game, peer.movesOf, moves, TRIES));
      return () => bots.reduce((tries, answer) => tries + answer().iterations, 0);
    },
    unit: 'tries',
    ratio: 'speed',
    apart: true,
  };
}

/** Work: an answer at each position; what counts is how often something was tried. */
export function triesOf(game: AnyGame, positions: readonly Sequence[]): Work {
  const matches = matchesAt(game, positions);
  const thinker = search(seeded('search'), { iterations: TRIES });
  return () => {
    let tries = 0;
    for (const match of matches) {
      const [prompt] = match.prompts() as [Prompt]; // it is not over
      thinker(prompt, match.as(prompt.seat));
      for (const { visits } of thinker.thoughts()) tries += visits;
    }
    return tries;
  };
}

export function matchesAt(game: AnyGame, positions: readonly Sequence[]): AnyMatch[] {
  return positions.map(({ choices, seed }) => answerAll(start(game, { seed }), choices));
}
