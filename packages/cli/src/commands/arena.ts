import { NotServed } from '@fermata/client';
import type { AnyGame } from '@fermata/core';
import { arenaTable, arena as compare, report as pageOf } from '@fermata/sim';
import type { Command } from 'commander';
import { commandOf, wholeNumber } from '../arguments.ts';
import { type BatchOptions, castOf, saveReport, withBar, withBatchOptions } from '../batch.ts';
import { checkWritable } from '../files.ts';
import { gameCalled } from '../games.ts';
import { arenaOnline } from '../online/arena-online.ts';
import { print, report } from '../output.ts';
import { agentsOption, seatCount, splitSeats } from '../seats.ts';
import { UsageError } from '../usage-error.ts';

interface Options extends BatchOptions {
  readonly rounds: number;
  readonly server?: string;
}

/** `fermata arena`: who is stronger, with the same luck for both. */
export function arena(): Command {
  const command = commandOf('arena GAME AGENT…', 'which agents are stronger: the same seeds, all seats', [
    ['fermata arena pig random greedy search', 'everybody meets everybody'],
    ['fermata arena wingspan greedy search:200 --rounds 20 --workers 2', 'two threads'],
    ['fermata arena pig greedy open --server http://127.0.0.1:4620/', 'against a bot of somebody else'],
  ])
    .argument('<GAME>', 'its name, its folder, or its module')
    .argument('[AGENTS...]', 'two or more, such as random, greedy, search:200')
    .option(
      '--server <URL>',
      'at matches of a server; then an agent may be open, for a bot of somebody else: it has a link',
    )
    .option('--rounds <N>', 'how many seeds; each is played from all seats', wholeNumber(1), 100)
    .option('--seats <N>', 'how many sit at a table; as many as is usual where nothing is said')
    .addOption(agentsOption(listed));
  return withBatchOptions(command).action(async (name: string, words: string[], options: Options) => {
    const { rounds, seed, workers, json } = options;
    const agents = words.flatMap(splitSeats);
    if (agents.length === 0)
      throw new UsageError(listed(/^\d*$/.test(options.seats ?? '') ? 'random,greedy' : (options.seats ?? '')));
    if (options.server !== undefined) return online(name, agents, { ...options, server: options.server });
    const seats = tableSize(options.seats, (await gameCalled(name)).game);
    if (options.report !== undefined) checkWritable(options.report, { overwrites: true }); // before anything is played
    const cast = await castOf(name, agents);
    const how = {
      ...{ rounds, workers, options: options.options?.json },
      ...(seed !== undefined && { seed }),
      ...(seats !== undefined && { seats }),
    };
    const result = await withBar(`playing ${name}`, (bar) => compare(cast, { ...how, ...bar }));
    const saved = options.report === undefined ? [] : [saveReport(options.report, pageOf(result.statistics, result))];
    report(json, result, (width) => [...arenaTable(result, width), ...saved].join('\n'));
  });
}

/** At a server, where bots of other owners come by links; each is written as soon as there is one. */
async function online(game: string, agents: readonly string[], options: Options & { server: string }): Promise<void> {
  const { server, rounds, json } = options;
  const invite = (agent: number, link: string) =>
    print(json ? JSON.stringify({ type: 'invite', agent, link }) : `For agent ${agent + 1}: ${link}`);
  const standings = await refusing(() =>
    arenaOnline({ server, game, agents, rounds, invite, options: options.options?.json }),
  );
  report(json, { standings }, () =>
    standings
      .map(
        ({ agent, matches, won, shared, place }, at) =>
          `${at + 1} ${agent}: ${won} of ${matches} won, ${shared} shared, place ${place.toFixed(2)} on average`,
      )
      .join('\n'),
  );
}

/** What the server refuses is told in one line. */
async function refusing<T>(body: () => Promise<T>): Promise<T> {
  try {
    return await body();
  } catch (error) {
    if (error instanceof NotServed) throw new UsageError(error.message);
    if (error instanceof TypeError)
      throw new UsageError('nobody answers there; is the server running? Start one: fermata serve');
    throw error;
  }
}

/** Agents change seats here, so no list can say who sits where. */
function tableSize(text: string | undefined, game: AnyGame): number | undefined {
  const count = text === undefined ? undefined : seatCount(text, game);
  if (text === undefined || count !== undefined) return count;
  throw new UsageError(`--seats ${text} is no number of seats; ${listed(text)}`);
}

function listed(list: string): string {
  return `agents change seats in an arena, so they are listed after the game: arena GAME ${splitSeats(list).join(' ')}`;
}
