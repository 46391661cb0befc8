/** `fermata`: reads the command line and ends with a code that says how it went. */
import { tellFailure } from './failure.ts';
import { run } from './program.ts';
import { guardOutput } from './stdout.ts';

const words = process.argv.slice(2);

guardOutput();
// What breaks while a key is pressed or a timer runs: nobody awaits it, and the cursor is wherever the screen ended.
process.on('uncaughtException', (error) => {
  if (process.stdout.isTTY) process.stdout.write('\n');
  void tellFailure(error, words).finally(() => process.exit());
});

try {
  await run(words);
} catch (error) {
  await tellFailure(error, words);
}
