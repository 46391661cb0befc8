import { seeded } from '@fermata/core';
import type { Sequence } from '../sequence.ts';
import { emptyBoard, emptyCells, isFull, winnerOf } from './board.ts';

/** Random games. */
export function randomSequences(count: number): Sequence[] {
  const oracle = seeded('tic-tac-toe');
  return Array.from({ length: count }, (_, seed) => {
    const board = emptyBoard();
    const moves: number[] = [];
    const choices: number[] = [];
    while (winnerOf(board) === undefined && !isFull(board)) {
      const offer = emptyCells(board);
      const choice = oracle.int(offer.length, 'cell');
      const cell = offer[choice] as number; // within the offer
      board[cell] = moves.length % 2;
      moves.push(cell);
      choices.push(choice);
    }
    return { moves, choices, winner: winnerOf(board), seed };
  });
}
