import { nearest } from '@fermata/core/fields';
import { Command, type CommanderError } from 'commander';
import { COMMANDS } from './commands/all.ts';
import { gameOrCommand } from './games.ts';
import { HELP_OUTPUT } from './help.ts';
import { VERSION } from './installation.ts';
import { UsageError } from './usage-error.ts';

/** Reads the command line and does what it says. */
export async function run(words: readonly string[]): Promise<void> {
  const fermata = program();
  const commands = fermata.commands.map((command) => command.name());
  const [first = '-', second = 'help'] = words;
  if (first === 'help' && second !== 'help' && !second.startsWith('-')) checkCommand(second, commands);
  // A word that is no command is a game to play: a slip in either is found before its flags are looked at.
  if (!first.startsWith('-') && first !== 'help' && !commands.includes(first)) await gameOrCommand(first, commands);
  await fermata.parseAsync(words, { from: 'user' });
}

/** Help about a command that there is not would be help about everything. */
function checkCommand(word: string, commands: readonly string[]): void {
  if (commands.includes(word)) return;
  const near = nearest(word, commands);
  const advice = near === undefined ? `choose one of ${commands.join(', ')}` : `did you mean fermata help ${near}?`;
  throw new UsageError(`there is no command "${word}"; ${advice}`);
}

/** What a mistake on the command line is told as: one line. Undefined where help was asked for, which is none. */
export function mistakeIn(error: CommanderError): string | undefined {
  if (error.exitCode === 0) return undefined;
  const message = error.message.replace(/^error: /, '').replaceAll(/\s*\n\s*/g, ' ');
  return error.code === 'commander.missingArgument' ? `${message}; add it, or say --help for what it is` : message;
}

/** The whole command line. Mistakes are thrown, and told in one line by whoever runs it. */
function program(): Command {
  const fermata = new Command('fermata')
    .description('Play, watch and study rules-heavy turn-based games. Without a command: a menu of games.')
    .usage('[COMMAND] [options]')
    .version(VERSION, '--version', 'the version of this command and of all that it brings')
    .helpOption('--help', 'this text')
    .helpCommand('help [COMMAND]', 'the same as COMMAND --help')
    .configureOutput({ ...HELP_OUTPUT, outputError: () => {} })
    .exitOverride()
    .addHelpText('after', EXAMPLES);
  for (const make of COMMANDS) {
    const command = make();
    fermata.addCommand(command.copyInheritedSettings(fermata), { isDefault: command.name() === 'play' });
  }
  return fermata;
}

const EXAMPLES = `
Examples:
  fermata                                     choose a game from a menu
  fermata play wingspan --seats human,search  against a bot that thinks ahead
  fermata resume                              go on with a match that was left
  fermata watch pig --seats random,greedy     let agents play, and look on
  fermata replay match.json --step            go through a saved match
  fermata COMMAND --help                      more about one command

Exit codes: 0 it went well; 1 the answer is no, such as a check that failed or
a record that is damaged, or it could not be written; 2 the question was wrong.`;
