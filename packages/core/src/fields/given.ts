/** Checks of what is handed in at doors. Each throws a Misuse with one line that says what belongs there, and what it got. */
import { brief } from '../values/brief.ts';
import { misuse, refusing } from '../values/errors.ts';
import { object, whole } from './checks.ts';

/**
 * Throws unless this is what belongs there. TypeScript has looked already; JavaScript has not, and whatever breaks further in
 * would not say whose mistake it was.
 */
export function checkGiven(kind: Kind, given: unknown): void {
  if (isA(kind, given)) return;
  throw misuse('given', `${kind} belongs here; got ${nameOf(given) ?? brief(given)}`);
}

/** A match, a game, a record or a prompt by its name. Elsewhere it is not shown: it is long, and a match holds its seed. */
export function nameOf(given: unknown): Kind | undefined {
  return NAMED.find((kind) => isA(kind, given));
}

/** What is handed in at doors, and what nothing else among them has: not a class, since another copy of core may have made it. */
const MARKS = {
  'a match': ['whyNoUndo', 'function'],
  'a game': ['setup', 'function'],
  'a record': ['format', 'string'],
  'a prompt': ['label', 'string'],
  'an event': ['type', 'string'],
  'an oracle': ['int', 'function'],
  'a fraction': ['under', 'bigint'],
  'a list': ['flat', 'function'],
  'a function': ['call', 'function'],
  'a text': ['charAt', 'function'],
} as const;

type Kind = keyof typeof MARKS;

const NAMED = ['a match', 'a game', 'a record', 'a prompt'] as const satisfies readonly Kind[];

function isA(kind: Kind, given: unknown): boolean {
  const { 0: mark, 1: type } = MARKS[kind]; // no iterator: playouts ask at each choice
  return typeof (given as { readonly [mark: string]: unknown } | null | undefined)?.[mark] === type;
}

/** Throws unless these are fields of what accompanies a call: JavaScript would let a slip pass, such as `sead`. */
export function checkFields(how: object, name: string, fields: readonly string[]): void {
  refusing('start', '', () => object(how, name, fields));
}

/** Throws unless it is a whole number from `min` to `max`; without `max` there is no limit. */
export function checkWhole(given: number, name: string, min: number, max?: number): void {
  refusing('given', '', () => whole(given, name, min, max));
}
