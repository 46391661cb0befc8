import { homedir, tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';

/** Where running matches are kept: a folder of this person's data. */
export function keptFolder(): string {
  return join(dataFolder(), 'matches');
}

/** Where this person's data is. */
export function dataFolder(): string {
  const { XDG_DATA_HOME = '' } = process.env;
  // A relative path would be another folder wherever one stands; the specification says to ignore it.
  return join(isAbsolute(XDG_DATA_HOME) ? XDG_DATA_HOME : usualFolder(), 'fermata');
}

function usualFolder(): string {
  if (process.platform === 'darwin') return join(home(), 'Library', 'Application Support');
  if (process.platform === 'win32') return process.env.LOCALAPPDATA ?? join(home(), 'AppData', 'Local');
  return join(home(), '.local', 'share');
}

/** Some have none, such as a number without a name in a container. */
function home(): string {
  try {
    return homedir();
  } catch {
    return tmpdir();
  }
}

/** The file of a match. Ids are letters alone, so that no id leads anywhere else. */
export function fileOf(id: string): string {
  return join(keptFolder(), `${id}.json`);
}

/** The id that the name of a file holds; undefined of any other file. */
export function idIn(name: string): string | undefined {
  return name.match(/^([a-z]{6})[.]json$/)?.[1];
}

/** Six letters without vowels: easy to type, never a number, and never a word. */
export function freshId(): string {
  const draws = crypto.getRandomValues(new Uint8Array(ID_LENGTH));
  return [...draws].map((draw) => LETTERS[draw % LETTERS.length]).join('');
}

const ID_LENGTH = 6;
const LETTERS = 'bcdfghjkmnpqrstvwxz';
