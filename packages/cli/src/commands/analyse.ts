import type { Command } from 'commander';
import { checkLookBack, type LookBack, lookBack, USUAL } from '../analysis/look-back.ts';
import { analysisFacts, lookedBackText } from '../analysis/told.ts';
import { type Common, commandOf, positiveNumber, wholeNumber } from '../arguments.ts';
import { countText } from '../autosave/rows.ts';
import { namesFor } from '../called.ts';
import { loadMatch } from '../files.ts';
import { INTERRUPTED } from '../interruptible.ts';
import { report, screenSize, title } from '../output.ts';

interface Options extends Common, LookBack {
  readonly game?: string;
}

/** `fermata analyse`: how a match stood as it went, and which choices cost most. */
export function analyseFile(): Command {
  return commandOf('analyse FILE', 'how a match stood as it went, and the three choices that cost most', [
    ['fermata analyse match.json', 'all seats, in half a minute'],
    ['fermata analyse match.json --seat 0', 'only the choices of seat 0'],
    ['fermata analyse match.json --seconds 300 --matches 2000', 'with narrower intervals'],
    ['fermata analyse match.json --by greedy', 'matches are played on by greedy'],
  ])
    .argument('<FILE>', 'a record, as save writes it')
    .option('--seat <N>', 'whose choices are judged; those of all seats, where nothing is said', wholeNumber())
    .option('--seconds <N>', 'how long it may take', positiveNumber, USUAL.seconds)
    .option('--matches <N>', 'how many are played on for each figure, at most', wholeNumber(1), USUAL.matches)
    .option('--by <AGENT>', 'who plays on; greedy where that is soon done, else random')
    .option('--seed <S>', 'the same text, the same figures, unless time ends it', USUAL.seed)
    .option('--game <GAME>', 'where the rules are, for a game that is not in the catalog')
    .action(async (file: string, { json, game, ...how }: Options) => {
      const loaded = await loadMatch(file, game);
      checkLookBack(loaded, how, file);
      const { match, entry, seed, seating = [] } = loaded;
      const found = lookBack(match, how);
      const { analysis, isStopped } = found;
      if (isStopped) process.exitCode = INTERRUPTED;
      const head = { game: entry.game.name, seats: match.seats, seed, choices: match.choices, isStopped };
      const facts = { ...head, ...(analysis && analysisFacts({ loaded, file }, analysis)) };
      report(json, facts, () => {
        const names = namesFor(seating).map((name) => (name === 'you' ? undefined : name));
        const telling = { loaded, file, names, columns: screenSize()?.columns, how };
        const seats = match.seats === 1 ? '1 seat' : `${match.seats} seats`;
        const first = `${title(entry.title)}  ${seats}, seed ${seed}, ${countText(match.choices)}`;
        return `${first}\n\n${lookedBackText(telling, found)}`;
      });
    });
}
