/** Checks of what is handed in at doors: each throws a Misuse with one line that says what belongs there, and what it got. */
import { Misuse } from '@fermata/core';
import { brief } from '@fermata/core/fields';

/** Throws unless this is what belongs there, as far as that can be told at a glance: scenes come with every frame. */
export function checkGiven(kind: Kind, given: unknown): void {
  if (typeof given === 'object' && given !== null && MARKS[kind](given as Fields)) return; // any object has fields, or has not
  throw new Misuse('given', `${kind} belongs here; got ${nameOf(given)}`);
}

/** What nothing else has that is handed in. */
const MARKS = {
  'a game': (it: Fields) => typeof it.setup === 'function',
  'a staging': (it: Fields) => typeof it.scene === 'function',
  'a scene': (it: Fields) => Array.isArray(it.places) && Array.isArray(it.pieces),
  'a question': (it: Fields) => Array.isArray(it.options),
  'a view': () => true,
  'the check of a staging': (it: Fields) => !Array.isArray(it),
  'a list of fields': Array.isArray,
  'a field with name, words and kind': ({ name, words, kind }: Fields) =>
    typeof name === 'string' && typeof words === 'string' && typeof kind === 'object' && kind !== null,
};

type Kind = keyof typeof MARKS;

interface Fields {
  readonly [field: string]: unknown;
}

/** An object is not shown: it may be a match, which holds its seed. */
function nameOf(given: unknown): string {
  if (Array.isArray(given)) return 'a list';
  return typeof given === 'object' && given !== null ? 'another object' : brief(given);
}
