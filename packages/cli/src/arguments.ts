import { readFileSync } from 'node:fs';
import { Command, InvalidArgumentError } from 'commander';

/** What every command has. */
export interface Common {
  readonly json?: boolean;
}

/** A command with what all of them have: `--json`, `--help` and examples. */
export function commandOf(usage: string, summary: string, examples: readonly (readonly [string, string])[]): Command {
  const [name = ''] = usage.split(' ');
  const width = Math.max(...examples.map(([line]) => line.length));
  const lines = examples.map(([line, what]) => `  ${line.padEnd(width)}   ${what}`);
  return new Command(name)
    .summary(summary)
    .description(`${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`)
    .usage(`${usage.slice(name.length + 1)} [options]`.trim())
    .option('--json', 'for programs: JSON instead of text')
    .helpOption('--help', 'this text')
    .addHelpText('after', `\nExamples:\n${lines.join('\n')}`);
}

/** A whole number, from `least` on. */
export function wholeNumber(least = 0): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (/^\d+$/.test(text) && Number.isSafeInteger(number) && number >= least) return number;
    throw new InvalidArgumentError(
      least === 0 ? 'Give a whole number, such as 2.' : `Give a whole number from ${least} on.`,
    );
  };
}

/** Options of a game, and the words that they were given in, to be told again. */
export interface GameOptions {
  readonly json: unknown;
  readonly words: string;
}

/** JSON as it is typed, or a file that holds it. What it must say is for the game to check. */
export function gameOptions(words: string): GameOptions {
  const isFile = !/^\s*[{[]/.test(words);
  try {
    return { json: JSON.parse(isFile ? readFileSync(words, 'utf8') : words), words };
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new InvalidArgumentError(`${isFile ? 'The file holds no' : 'It is no'} JSON.`);
    throw new InvalidArgumentError('Give JSON such as {"health":20}, or a file that holds it.');
  }
}

/** What `--options` says of itself. */
export const GAME_OPTIONS = ['--options <JSON>', 'options of the game, or a file that holds them'] as const;

/** What `--no-autosave` says of itself. */
export const NO_AUTOSAVE = ['--no-autosave', 'do not keep the match for fermata resume while it runs'] as const;

/** Any number above zero. */
export function positiveNumber(text: string): number {
  const number = Number(text);
  if (text.trim() !== '' && number > 0 && Number.isFinite(number)) return number;
  throw new InvalidArgumentError('Give a number above 0, such as 2 or 0.5.');
}
