import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Title } from '@fermata/catalog/list';
import { type Found, gameFound, isListed } from '../games.ts';
import { titleCase } from '../new-game/spelling.ts';
import { UsageError } from '../usage-error.ts';
import { bundleGame } from './bundle-game.ts';
import type { Files } from './page-server.ts';

/** What the page reads of a game that it was given: its title, and where its module is, seen from the list. */
interface Given extends Title {
  readonly module: string;
}

/** The files of games that are shown beside those of the catalog: a list, and a module for each. */
export async function givenFiles(words: readonly string[]): Promise<Files> {
  const files = new Map<string, string>();
  const given: Given[] = [];
  for (const word of words) {
    const found = await gameFound(word);
    const title = titleOf(found);
    checkName(title.name, word, given);
    const text = await bundleGame(found, word);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    const module = `${title.name}-${hash}.js`;
    files.set(`/given/${module}`, text);
    given.push({ ...title, module });
  }
  return files.set('/given/games.json', JSON.stringify(given));
}

/** Matches are kept by the name of their game: two of one name would open each other's. */
function checkName(name: string, word: string, others: readonly Given[]): void {
  if (isListed(name))
    throw new UsageError(`the game at "${word}" is called "${name}", as one of the catalog is; give it another name`);
  if (others.some((other) => other.name === name))
    throw new UsageError(`two of the games given are called "${name}"; give one of them another name`);
}

/** A game in the words of its own package: a title, and what its description says beyond that. */
function titleOf({ path, entry: { game } }: Found): Title {
  const { name, seats } = game;
  const title = titleCase(name);
  const summary = descriptionAbove(dirname(path)).replace(`${title}: `, '');
  return { name, title, summary, seats };
}

/** The description in the nearest package.json; empty where there is none. */
function descriptionAbove(folder: string): string {
  const file = join(folder, 'package.json');
  const up = dirname(folder);
  if (!existsSync(file)) return up === folder ? '' : descriptionAbove(up);
  try {
    return String(JSON.parse(readFileSync(file, 'utf8')).description ?? '');
  } catch {
    return ''; // a package.json that Node minds was told before
  }
}
