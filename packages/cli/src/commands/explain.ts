import { explain } from '@fermata/core/host';
import type { Command } from 'commander';
import { type Common, commandOf, wholeNumber } from '../arguments.ts';
import { explainedText } from '../explained.ts';
import { loadMatch } from '../files.ts';
import { report, screenSize } from '../output.ts';
import { wrap } from '../wrap.ts';

/** `fermata explain`: why something happened. */
export function explainEvent(): Command {
  return commandOf('explain FILE EVENT', 'why an event of a match happened, and what it changed', [
    ['fermata replay match.json', 'the events with their numbers'],
    ['fermata explain match.json 17', 'why event 17 happened'],
    ['fermata explain match.json 17 --json', 'with every change of the state, by its place there'],
  ])
    .argument('<FILE>', 'a record, as save writes it')
    .argument('<EVENT>', 'its number, as replay shows it', wholeNumber())
    .option('--game <GAME>', 'where the rules are, for a game that is not in the catalog')
    .action(async (file: string, event: number, { json, game }: Common & { readonly game?: string }) => {
      const { match, entry } = await loadMatch(file, game);
      const { before: _before, after: _after, ...explanation } = explain(match, event);
      report(json, { index: event, ...explanation }, () =>
        wrap(explainedText(entry, match, event), screenSize()?.columns ?? Number.POSITIVE_INFINITY),
      );
    });
}
