import type { Command } from 'commander';
import { type Common, commandOf, NO_AUTOSAVE } from '../arguments.ts';
import { keptFolder } from '../autosave/folder.ts';
import { keptMatch, keptMatches, type Listed } from '../autosave/list.ts';
import { keptRows } from '../autosave/rows.ts';
import { loadMatch } from '../files.ts';
import { hasFullScreen } from '../full-screen.ts';
import { COMMAND } from '../installation.ts';
import { report, screenSize, title } from '../output.ts';
import { splitSeats } from '../seats.ts';
import { chooseKept } from '../table/menu.ts';
import { quoted } from '../table/table.ts';
import { SCENE } from '../told-by-scene.ts';
import { shorten } from '../wrap.ts';
import { deskFor, sit } from './play.ts';
import { lookOn, SPEED } from './watch.ts';

interface Options extends Common {
  readonly game?: string;
  readonly seats?: string;
  readonly autosave: boolean;
  readonly scene?: boolean;
}

/** `fermata resume`: matches that play and watch have kept while they ran. */
export function resume(): Command {
  return commandOf('resume [ID]', 'go on with a match that was left, killed or closed', [
    ['fermata resume', 'the last hundred, to choose from'],
    ['fermata resume 1', 'the newest, with the same seats'],
    ['fermata resume kqvbtx', 'the one with this id'],
    ['fermata resume kqvbtx --game ./my-game', 'where the rules are at a path'],
    ['fermata resume --json', 'the list, with their files'],
  ])
    .argument('[ID]', 'its id, or its number in the list')
    .option('--seats <LIST>', 'who sits where from now on; as before, where nothing is said')
    .option('--game <GAME>', 'where the rules are, for a game that is not in the catalog')
    .option(...SCENE)
    .option(...NO_AUTOSAVE)
    .action(async (word: string | undefined, options: Options) => {
      const matches = keptMatches();
      if (word !== undefined) return open(keptMatch(word, matches), options);
      if (options.json || !hasFullScreen() || matches.length === 0) return tell(matches, options);
      const desk = deskFor(false);
      const chosen = await chooseKept(desk, matches);
      desk.input.close();
      if (chosen !== undefined) await open(chosen, options);
    });
}

/** Where a person plays it is played on, else looked at. */
async function open({ id, file, seating }: Listed, { json, game, seats, autosave, scene }: Options): Promise<void> {
  const rules = {
    ...(game !== undefined && { game }),
    ...(seats !== undefined && { seats }),
    ...(scene && { scene }),
    autosave,
  };
  if ((seats === undefined ? seating : splitSeats(seats)).includes('human'))
    return sit({ load: file, id, ...rules }, deskFor(json));
  await lookOn(await loadMatch(file, game), { ...rules, ...(json && { json }), speed: SPEED }, { id });
}

function tell(matches: readonly Listed[], { json }: Options): void {
  const folder = keptFolder();
  report(json, { folder, matches }, () => {
    if (matches.length === 0) return `No match is kept yet. What play and watch begin is kept in ${folder}.`;
    const left = matches.find(({ isOver }) => !isOver);
    const over = matches.find(({ isOver }) => isOver);
    const width = String(matches.length).length;
    const columns = screenSize()?.columns ?? Number.POSITIVE_INFINITY;
    return [
      title('Matches, the newest first'),
      ...keptRows(matches).map((row, at) => shorten(`  ${String(at + 1).padStart(width)}  ${row}`, columns)),
      '',
      ...(left === undefined ? [] : [`Go on with one: ${COMMAND} resume ${left.id}`]),
      ...(over === undefined ? [] : [`Look at one again: ${COMMAND} replay ${quoted(over.file)} --step`]),
    ].join('\n');
  });
}
