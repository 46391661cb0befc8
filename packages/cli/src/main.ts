/** `fermata`, and `npm start`: reads the command line and ends with a code that says how it went. */
import { BrokenRules, Misuse } from '@fermata/core';
import { CommanderError } from 'commander';
import { endWith } from './output.ts';
import { mistakeIn, run } from './program.ts';

// Whoever reads our output may stop doing so (fermata list | head); that is no error.
process.stdout.on('error', () => process.exit());

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (error instanceof CommanderError) complain(mistakeIn(error));
  else if (error instanceof Misuse) complain(error.message);
  else if (error instanceof BrokenRules) {
    console.error(`error: ${error.message}`);
    console.error(`the record for a bug report: ${JSON.stringify(error.record)}`);
    endWith(1);
  } else throw error;
}

function complain(message: string | undefined): void {
  if (message === undefined) return;
  console.error(`error: ${message}`);
  endWith(2);
}
