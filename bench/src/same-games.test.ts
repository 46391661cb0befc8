/** Ours and the peers play the same games: else the figures would compare different things. */
import { connectFour } from '@fermata/connect-four';
import { type Outcome, seeded } from '@fermata/core';
import type { Battle } from '@pkmn/sim';
import { expect, test, vi } from 'vitest';
import { boardgameioTable } from './boardgameio.ts';
import { playBare } from './connect-four/bare.ts';
import { peer as connectFourPeer } from './connect-four/boardgameio.ts';
import { randomSequences as connectFourSequences } from './connect-four/sequences.ts';
import { simulation } from './connect-four/simulation.ts';
import { playOurs as playSequence } from './ours.ts';
import { firstMatch, playOurs } from './pokemon/ours.ts';
import { choicesIn, playShowdown } from './pokemon/showdown.ts';
import { pairs } from './pokemon/teams.ts';
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
