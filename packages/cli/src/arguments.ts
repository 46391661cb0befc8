import { CATALOG } from '@fermata/catalog';
import { Command, InvalidArgumentError, Option } from 'commander';

/** What was asked for on the command line. */
export interface Arguments {
  readonly game?: string;
  readonly seats?: number;
  readonly seed?: string;
  readonly load?: string;
}

/** Reads the command line. Help and mistakes end the process here: with code 0, or 1 and one clear line. */
export function parseArguments(words: readonly string[]): Arguments {
  const program = new Command('npm start --')
    .description('Play turn-based games in the terminal against bots.')
    .usage('[GAME] [options]')
    .argument('[GAME]', `start this game at once: ${CATALOG.map(({ game }) => game.name).join(', ')}`)
    .option('--seats <N>', 'how many seats, yours included (default: as many as is usual)', parseSeats)
    .option('--seed <S>', 'where chance comes from: the same text, the same dice and cards')
    .addOption(
      new Option('--load <FILE>', 'go on with a match written by the command save').conflicts(['seats', 'seed']),
    )
    .helpOption('--help', 'this text')
    .addHelpText('after', EXAMPLES)
    .showSuggestionAfterError()
    .parse(words, { from: 'user' });
  const [game] = program.args;
  const options = program.opts<Omit<Arguments, 'game'>>();
  if (game !== undefined && options.load !== undefined) {
    program.error(`error: --load takes the game from the file; leave out "${game}"`);
  }
  return game === undefined ? options : { ...options, game };
}

function parseSeats(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('Give a whole number, such as 2.');
  return Number(text);
}

const EXAMPLES = `
Examples:
  npm start                                choose a game from a menu
  npm start -- pig                         play pig against a bot
  npm start -- pig --seats 4 --seed rain   four seats, and the same dice each time
  npm start -- --load match.json           go on with a saved match`;
