import type { Verdict } from '@fermata/server';
import type { Command } from 'commander';
import { type Common, commandOf } from '../arguments.ts';
import { print } from '../output.ts';
import { DATA, whereabouts } from '../server-data.ts';
import { UsageError } from '../usage-error.ts';

interface Options extends Common {
  readonly data?: string;
}

/** `fermata verify`: whether the matches of a server go on under the rules of today as they did. */
export function verify(): Command {
  return commandOf('verify', 'play every match of the server again, and compare: before rules are changed for good', [
    ['fermata verify', 'while the server does not run'],
    ['fermata verify --json', 'one line for each match'],
  ])
    .option(...DATA)
    .action(async ({ data, json }: Options) => {
      const counts = { same: 0, upgraded: 0, differs: 0 };
      for await (const found of verdicts(data)) {
        counts[found.verdict]++;
        if (json) print(JSON.stringify(found));
        else if (found.why !== undefined) print(found.why);
      }
      if (!json) print(`${counts.same} same, ${counts.upgraded} upgraded, ${counts.differs} differ`);
      if (counts.differs > 0) process.exitCode = 1;
    });
}

/** What cannot be opened is told in one line. */
async function* verdicts(data: string | undefined): AsyncGenerator<Verdict> {
  // Loaded here: it would make every other command wait, too.
  const { Refused, verifyMatches } = await import('@fermata/server');
  try {
    yield* verifyMatches(whereabouts(data));
  } catch (error) {
    throw error instanceof Refused ? new UsageError(error.message) : error;
  }
}
