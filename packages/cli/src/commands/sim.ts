import { compare, comparisonReport, comparisonTable, report as pageOf, simulate, table } from '@fermata/sim';
import type { Command } from 'commander';
import { AGAINST_OPTION, sidesOf } from '../against.ts';
import { commandOf, wholeNumber } from '../arguments.ts';
import { type BatchOptions, castOf, saveReport, withBar, withBatchOptions } from '../batch.ts';
import { checkWritable } from '../files.ts';
import { gameCalled } from '../games.ts';
import { report } from '../output.ts';
import { ROWS_OPTION, rowsFile, withRows } from '../rows-file.ts';
import { AGENTS_ARE_SEATS, botSeats } from '../seats.ts';
import { UsageError } from '../usage-error.ts';

interface Options extends BatchOptions {
  readonly games: number;
  readonly coverage?: boolean;
  readonly rotate: boolean;
  readonly rows?: string;
  readonly against?: string;
}

/** `fermata sim`: many games, and what they have in common. */
export function sim(): Command {
  const command = commandOf('sim GAME', 'many games between agents, and what they tell', [
    ['fermata sim connect-four --games 100000 --workers 2', 'random agents, two threads'],
    ['fermata sim wingspan --seats greedy,random --report wingspan.html', 'a page with charts'],
    ['fermata sim pig --seats 4', 'four random agents'],
    ['fermata sim pig --rows pig.csv', 'a row of each match, for a spreadsheet'],
    [`fermata sim item-duel --against '{"health":20}'`, 'the usual options beside others, on the same seeds'],
    ['fermata sim ./my-game --against ./my-game-before', 'two versions of the rules, likewise'],
    ['fermata sim item-duel --coverage', 'what was exercised, and what never was'],
  ])
    .argument('<GAME>', 'its name, its folder, or its module')
    .option('--seats <LIST>', 'who plays, such as greedy,random; or how many random agents. They change seats')
    .addOption(AGENTS_ARE_SEATS())
    .option('--games <N>', 'how many', wholeNumber(1), 1000)
    .option('--coverage', 'count which events, listeners, prompts, cards and powers came up')
    .option(...AGAINST_OPTION)
    .option(...ROWS_OPTION, rowsFile)
    .option('--no-rotate', 'agents keep their seats');
  return withBatchOptions(command).action(async (name: string, options: Options) => {
    const { games, coverage = false, rotate, rows, seed, workers, json } = options;
    if (options.report !== undefined) checkWritable(options.report, { overwrites: true }); // before anything is played
    if (rows !== undefined) checkWritable(rows, { overwrites: true });
    const { game, contents } = await gameCalled(name);
    const seated = botSeats(options.seats, game);
    if (options.against !== undefined) return sideBySide(name, seated, options.against, options);
    const cast = await castOf(name, seated);
    const how = {
      ...{ games, coverage, rotate, workers, seats: seated.length },
      ...(seed !== undefined && { seed }),
      options: options.options?.json,
      ...(contents && { contents }),
    };
    const statistics = await withRows(rows, (written) =>
      withBar(`playing ${name}`, (bar) => simulate(cast, { ...how, ...bar, ...written })),
    );
    const saved = savedIn(options, () => pageOf(statistics));
    const unknown = coverage && contents === undefined ? ['', NO_CONTENTS] : [];
    report(json, statistics, (width) => [...table(statistics, width), ...unknown, ...saved].join('\n'));
  });
}

/** Two sets of options, or two versions of the rules, with the same luck. */
async function sideBySide(name: string, agents: readonly string[], against: string, options: Options): Promise<void> {
  const { games, rotate, rows, seed, workers, json, coverage } = options;
  if (coverage) throw new UsageError('--coverage is told of one side; leave it out, or leave out --against');
  const [one, other] = await sidesOf({ name, agents, options: options.options }, against);
  const how = { games, rotate, workers, seats: agents.length, ...(seed !== undefined && { seed }) };
  const compared = await withRows(rows, (written) =>
    withBar(`playing ${name} on both sides`, (bar) => compare(one, other, { ...how, ...bar, ...written })),
  );
  const saved = savedIn(options, () => comparisonReport(compared));
  report(json, compared, (width) => [...comparisonTable(compared, width), ...saved].join('\n'));
}

/** Writes the page where it is wanted, and says what was written. */
function savedIn({ report: file, rows }: Options, page: () => string): readonly string[] {
  return [
    ...(file === undefined ? [] : [saveReport(file, page())]),
    ...(rows === undefined ? [] : [`A row of each match is in ${rows}.`]),
  ];
}

const NO_CONTENTS =
  'The game exports no contents, so only what came up is listed; with them, what never came up is, too.';
