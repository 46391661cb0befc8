import { resolve } from 'node:path';
import { CATALOG, type Entry, findGame } from '@fermata/catalog';
import { BrokenRules, type Ev, freshSeed, type Match, Misuse, start } from '@fermata/core';
import { type Arguments, parseArguments } from './arguments.ts';
import type { Desk } from './ask.ts';
import { loadMatch } from './files.ts';
import { inputFrom } from './input.ts';
import { chooseGame, chooseSeats } from './menu.ts';
import { paint } from './paint.ts';
import { play } from './play.ts';
import { type Table, YOU } from './table.ts';

/** `npm start`: a menu of the games, and matches against bots until the person leaves. */
async function main(given: Arguments, desk: Desk): Promise<void> {
  let table = await firstTable(given, desk);
  while (table !== undefined) {
    const leave = await play(table);
    if (leave === 'again') table = newTable(desk, table.entry, table.match.seats);
    else table = leave === 'menu' ? await tableFromMenu(desk, {}) : undefined;
  }
}

function firstTable(given: Arguments, desk: Desk): Promise<Table | undefined> | Table {
  if (given.load !== undefined) return loadedTable(desk, given.load);
  if (given.game !== undefined) return newTable(desk, findGame(given.game), given.seats, given.seed);
  desk.print(`\n${paint.bold('Fermata')}: ${CATALOG.length} turn-based games to play against bots\n`);
  return tableFromMenu(desk, given);
}

async function tableFromMenu(desk: Desk, { seats, seed }: Arguments): Promise<Table | undefined> {
  const entry = await chooseGame(desk);
  if (entry === undefined) return undefined;
  const count = seats ?? (await chooseSeats(desk, entry));
  return count === undefined ? undefined : newTable(desk, entry, count, seed);
}

/** A seed is short where we make it, so that it can be told to a friend. */
function newTable(desk: Desk, entry: Entry, seats?: number, seed = freshSeed().slice(0, 8)): Table {
  const match: Match<object, Ev> = start(entry.game, { seed, ...(seats !== undefined && { seats }) });
  return { ...desk, entry, match, seed, told: 0, files: new Set() };
}

/** A loaded match begins with a reminder of what happened last. */
function loadedTable(desk: Desk, file: string): Table {
  const loaded = loadMatch(file);
  const told = Math.max(0, loaded.match.eventsFor(YOU).length - REMINDER);
  return { ...desk, ...loaded, told, files: new Set([resolve(file)]) };
}

const REMINDER = 5;

// Whoever reads our output may stop doing so (npm start | head); that is no error.
process.stdout.on('error', () => process.exit());

const input = inputFrom(process.stdin, process.stdout);
try {
  await main(parseArguments(process.argv.slice(2)), { input, print: (text) => void process.stdout.write(`${text}\n`) });
} catch (error) {
  if (!(error instanceof Misuse || error instanceof BrokenRules)) throw error;
  console.error(`error: ${error.message}`);
  if (error instanceof BrokenRules) console.error(`the record for a bug report: ${JSON.stringify(error.record)}`);
  process.exitCode = 1;
} finally {
  input.close();
}
