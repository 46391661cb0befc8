import { arenaTable, arena as compare, report as pageOf } from '@fermata/sim';
import type { Command } from 'commander';
import { commandOf, wholeNumber } from '../arguments.ts';
import { type BatchOptions, castOf, saveReport, withBar, withBatchOptions } from '../batch.ts';
import { checkWritable } from '../files.ts';
import { report } from '../output.ts';

interface Options extends BatchOptions {
  readonly rounds: number;
}

/** `fermata arena`: who is stronger, with the same luck for both. */
export function arena(): Command {
  const command = commandOf('arena GAME AGENT…', 'which agents are stronger: the same seeds, all seats', [
    ['fermata arena pig random greedy search', 'everybody meets everybody'],
    ['fermata arena wingspan greedy search:200 --rounds 20 --workers 2', 'two threads'],
  ])
    .argument('<GAME>', 'its name, its folder, or its module')
    .argument('<AGENTS...>', 'two or more, such as random, greedy, search:200')
    .option('--rounds <N>', 'how many seeds; each is played from all seats', wholeNumber(1), 100);
  return withBatchOptions(command).action(async (name: string, agents: string[], options: Options) => {
    const { rounds, seed, workers, seats, json } = options;
    if (options.report !== undefined) checkWritable(options.report, { overwrites: true }); // before anything is played
    const cast = await castOf(name, agents);
    const how = {
      ...{ rounds, workers, options: options.options?.json },
      ...(seed !== undefined && { seed }),
      ...(seats && { seats }),
    };
    const result = await withBar(`playing ${name}`, (bar) => compare(cast, { ...how, ...bar }));
    const saved = options.report === undefined ? [] : [saveReport(options.report, pageOf(result.statistics, result))];
    report(json, result, () => [...arenaTable(result), ...saved].join('\n'));
  });
}
