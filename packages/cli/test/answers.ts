import { PassThrough, Readable } from 'node:stream';
import { findGame } from '@fermata/catalog';
import { start } from '@fermata/core';
import { parseSeating } from '../src/agents.ts';
import { inputFrom } from '../src/table/input.ts';
import { play } from '../src/table/play.ts';

/** What is written after each of the lines that somebody types at a table. */
export async function answers(game: string, seats: readonly string[], lines: readonly string[]): Promise<string[]> {
  const entry = findGame(game);
  const screen = new PassThrough({ encoding: 'utf8' });
  const match = start(entry.game, { seed: 'rain', seats: seats.length });
  const input = inputFrom(Readable.from([...lines, 'quit'].map((line) => `${line}\n`)), screen);
  const print = (text: string) => void screen.write(`${text}\n`);
  const seating = parseSeating(seats);
  await play({ entry, match, seed: 'rain', seating, told: 0, files: new Set(), input, print });
  input.close();
  const written = String(screen.read());
  // Boards have such marks, too: what was typed tells them apart.
  let from = 0;
  return lines.map((line, at) => {
    const begins = written.indexOf(`\n> ${line}\n`, from) + '\n> '.length;
    from = written.indexOf(`\n> ${lines[at + 1] ?? 'quit'}\n`, begins);
    return written.slice(begins, from + 1);
  });
}
