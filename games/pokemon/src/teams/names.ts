import { brief, nearest } from '@fermata/core/fields';
import { MOVES, type Move, moveById, SPECIES, type Species, speciesById } from '../data/index.ts';

/** The move of this id or name: bodyslam, Body Slam. */
export function moveNamed(name: string): Move | undefined {
  const move = moveById(name);
  if (move !== undefined) return move; // most are ids
  const id = idOf(name);
  return moveById(RENAMED.get(id) ?? id);
}

/** The species of this id or name: mrmime, Mr. Mime. */
export function speciesNamed(name: string): Species | undefined {
  return speciesById(name) ?? speciesById(idOf(name)); // most are ids
}

/** Says that there is no such move, and which one may be meant. */
export function noMove(name: string): string {
  return missing('move', name, MOVES);
}

export function noSpecies(name: string): string {
  return missing('species', name, SPECIES);
}

/** Older texts know these moves by other names. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['hijumpkick', 'highjumpkick'],
  ['vicegrip', 'visegrip'],
]);

function idOf(name: string): string {
  return name
    .toLowerCase()
    .replace('♀', 'f')
    .replace('♂', 'm')
    .replace(/[^a-z0-9]/g, '');
}

function missing(what: string, name: string, things: readonly { readonly id: string }[]): string {
  const near = nearest(
    idOf(name),
    things.map(({ id }) => id),
  );
  return `there is no ${what} ${brief(name)}${near === undefined ? ' in the first generation' : `; did you mean ${near}?`}`;
}
