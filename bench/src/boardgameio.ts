import { createRequire } from 'node:module';
import type { Sequence } from './sequence.ts';
import { inTurn, type Work } from './sides.ts';

type ClientPackage = typeof import('boardgame.io/client', { with: { 'resolution-mode': 'require' }});
type CorePackage = typeof import('boardgame.io/core', { with: { 'resolution-mode': 'require' }});
type Game<S> = import('boardgame.io', { with: { 'resolution-mode': 'require' }}).Game<S>;

// Its folders have no `exports`, so only `require` finds them.
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as ClientPackage;
export const { INVALID_MOVE } = require('boardgame.io/core') as CorePackage;

/** Rules as boardgame.io wants them, with one kind of move, and a winner (or none) when the game is over. */
export interface PeerGame<S> extends Game<S> {
  readonly moves: { readonly play: NonNullable<Game<S>['moves']>[string] };
  readonly endIf: (at: { readonly G: S }) => { readonly winner: number | undefined } | undefined;
}

/** Work: a game after the other, counted in moves. */
export function movesOf<S>(game: PeerGame<S>, games: readonly Sequence[]): Work {
  const play = boardgameioTable(game);
  return inTurn(games, ({ moves }) => {
    play(moves);
    return moves.length;
  });
}

/**
 * Plays games, given as lists of moves, and returns the winner of each. As fast as it goes: one client, local, without
 * debug panel, reset between games, and its state read once, at the end.
 */
export function boardgameioTable<S>(game: PeerGame<S>): (moves: readonly number[]) => number | undefined {
  const client = Client({ game, debug: false });
  const play = client.moves.play as (move: number) => void; // the type above asks for it
  return (moves) => {
    client.reset();
    for (const move of moves) play(move);
    const over: ReturnType<PeerGame<S>['endIf']> = client.getState()?.ctx.gameover;
    if (over === undefined) throw new Error(`boardgame.io did not end the game ${moves}`);
    return over.winner;
  };
}

/** The state after these moves, as a bot is given it. */
export function boardgameioState<S>(game: Game<S>, moves: readonly number[]) {
  const client = Client({ game, debug: false });
  const play = client.moves.play as (move: number) => void; // as above
  for (const move of moves) play(move);
  return client.store.getState();
}
