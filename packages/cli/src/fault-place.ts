import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Where in the rules of a game something went wrong, as an editor opens it: `src/rules.ts:12:7`. It is the line of the first
 * fault that led to this one, and undefined where no line of a game is known. What somebody asked for in vain is at fault itself,
 * unless the rules stumbled over it.
 */
export function faultPlace(error: unknown, { isMistake = false } = {}): string | undefined {
  const faults = causesOf(error);
  if (isMistake && !faults.some(isSlip)) return undefined;
  return faults.map(placeIn).findLast((place) => place !== undefined);
}

function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}

/** What nobody writes as a refusal: what a value was taken for that it is not. */
function isSlip(error: Error): boolean {
  return error instanceof ReferenceError || (error instanceof TypeError && SLIP.test(error.message));
}

const SLIP =
  /^Cannot (?:read|set|destructure|convert|mix|delete|assign)|is not (?:a function|iterable|a constructor|extensible)/;

/** The first line of it that is neither ours nor of a package. */
function placeIn({ stack = '' }: Error): string | undefined {
  for (const line of stack.split('\n')) {
    const [, file, at] = FRAME.exec(line) ?? [];
    if (file === undefined || at === undefined) continue;
    const path = file.startsWith('file:') ? fileURLToPath(file) : resolve(file);
    if (isOfGame(path)) return `${fromHere(path)}:${at}`;
  }
  return undefined;
}

/** `    at Object.turn (/games/pig/src/rules.ts:25:66)`. */
const FRAME = /^ {4}at (?:.*\()?((?:file:\/\/)?\/[^()]+?|[A-Za-z]:\\[^()]+?)(?:\?[^():]*)?:(\d+:\d+)\)?$/;

function isOfGame(path: string): boolean {
  if (path.includes(`${sep}node_modules${sep}`)) return false;
  return !(path.startsWith(OURS) && path.slice(OURS.length).split(sep)[1] === 'src');
}

/** The folder of our packages, where this is run from its sources. */
const OURS = `${dirname(dirname(import.meta.dirname))}${sep}`;

function fromHere(path: string): string {
  const short = relative(process.cwd(), path);
  return short.startsWith('..') ? path : short;
}
