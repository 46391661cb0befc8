/** Ours and the peers play the same games: else the figures would compare different things. */
import { connectFour, openColumns } from '@fermata/connect-four';
import { type Outcome, seeded } from '@fermata/core';
import type { Battle } from '@pkmn/sim';
import { expect, test, vi } from 'vitest';
import { boardgameioState, boardgameioTable } from './boardgameio.ts';
import { boardgameioBot } from './boardgameio-bot.ts';
import { playBare } from './connect-four/bare.ts';
import { peer as connectFourPeer } from './connect-four/boardgameio.ts';
import { randomSequences as connectFourSequences } from './connect-four/sequences.ts';
import { simulation } from './connect-four/simulation.ts';
import { playOurs as playSequence } from './ours.ts';
import { firstMatch, playOurs } from './pokemon/ours.ts';
import { choicesIn, playShowdown } from './pokemon/showdown.ts';
import { pairs } from './pokemon/teams.ts';
import { earlyPositions, matchesAt, TRIES, triesOf } from './search.ts';
import { emptyCells } from './tictactoe/board.ts';
import { peer as tictactoePeer } from './tictactoe/boardgameio.ts';
import { tictactoe } from './tictactoe/game.ts';
import { randomSequences as tictactoeSequences } from './tictactoe/sequences.ts';

test('in tic-tac-toe our match and boardgame.io find the same winners', () => {
  const sequences = tictactoeSequences(100);
  const winners = sequences.map(({ winner }) => winner);
  expect(new Set(winners)).toEqual(new Set([0, 1, undefined]));
  expect(sequences.map((sequence) => winnerOf(playSequence(tictactoe, sequence)))).toEqual(winners);
  const play = boardgameioTable(tictactoePeer);
  expect(sequences.map(({ moves }) => play(moves))).toEqual(winners);
});

test('in connect four our match and boardgame.io find the same winners', () => {
  // Draws are rare, so they are looked for.
  const sequences = connectFourSequences(1000).filter(({ winner }, at) => at < 50 || winner === undefined);
  const winners = sequences.map(({ winner }) => winner);
  expect(new Set(winners)).toEqual(new Set([0, 1, undefined]));
  expect(sequences.map((sequence) => winnerOf(playSequence(connectFour, sequence)))).toEqual(winners);
  const play = boardgameioTable(connectFourPeer);
  expect(sequences.map(({ moves }) => play(moves))).toEqual(winners);
});

test('boardgame.io refuses moves that we do not offer', ({ onTestFinished }) => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => complaints.mockRestore());
  expect(() => boardgameioTable(tictactoePeer)([0, 1, 0, 1, 0, 1])).toThrow('did not end');
  expect(() => boardgameioTable(connectFourPeer)([0, 0, 0, 0, 0, 0, 0])).toThrow('did not end');
});

test.each([1, 7, 200])('the bot of boardgame.io runs %i iterations if it is told so', (iterations) => {
  const bot = boardgameioBot(tictactoePeer, ({ cells }) => emptyCells(cells), [0], iterations);
  expect([bot().iterations, bot().iterations]).toEqual([iterations, iterations]);
});

test('the bot of boardgame.io learns who has won', () => {
  // Three in a column, and three in the first row: each bot is to move, and wins at once.
  const inConnectFour = boardgameioBot(connectFourPeer, openColumns, [3, 0, 3, 0, 3, 0], 300);
  expect(inConnectFour().move).toBe(3);
  const inTictactoe = boardgameioBot(tictactoePeer, ({ cells }) => emptyCells(cells), [0, 3, 1, 4, 8], 300);
  expect(inTictactoe().move).toBe(5);
});

test('our search tries as often as the bot does, at the same positions', () => {
  const positions = earlyPositions(connectFourSequences(100), 3);
  expect(positions.map(({ moves }) => moves.length)).toEqual([0, 3, 6, 9]);
  expect(triesOf(connectFour, positions)()).toBe(4 * TRIES);
  const grids = matchesAt(connectFour, positions).map(({ state }) => state);
  expect(grids).toEqual(positions.map(({ moves }) => boardgameioState(connectFourPeer, moves).G));
});

test('in connect four a run and the bare loop play the same games from the same chance', () => {
  const [ours, theirs] = [seeded('same'), seeded('same')];
  const run = simulation(ours);
  for (let game = 0; game < 300; game++) {
    expect(winnerOf(run())).toBe(playBare(theirs));
    expect(ours.position).toBe(theirs.position);
  }
});

test('in Pokémon our match and the simulator play the same battles, turn for turn', () => {
  const battles = pairs(40).map((teams, number) => {
    const ours = playOurs(firstMatch(teams, false), number).state;
    const theirs = playShowdown(teams, number, choicesIn(teams, number));
    expect(theirs.ended).toBe(true);
    return [
      { turns: ours.turn, winner: ours.winner, health: ours.sides.map(({ team }) => team.map(({ health }) => health)) },
      {
        turns: theirs.turn,
        winner: theirWinner(theirs),
        health: theirs.sides.map((side) => side.pokemon.map(({ hp }) => hp)),
      },
    ] as const;
  });
  expect(battles.map(([ours]) => ours)).toEqual(battles.map(([, theirs]) => theirs));
});

function theirWinner({ winner }: Battle): number | string {
  return winner === '' ? 'tie' : winner === 'one' ? 0 : 1;
}

function winnerOf(outcome: Outcome): number | undefined {
  const first = outcome.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
  return first.length === 1 ? first[0] : undefined;
}
