/** A space in a line of a terminal: short enough for sixty columns where little stands there. */
import { FACTIONS } from './data/forces.ts';
import { KINDS, OWNER, PIECES } from './map/pieces.ts';
import { econ, IS_LOC, NAMES, population } from './map/spaces.ts';
import { count, markersIn, supportIn } from './state/counts.ts';
import type { Table } from './state/state.ts';
import { control } from './state/victory.ts';

/** Letters of pieces: underground is plain, active has a star, a tunnel an arch. */
const LETTERS: readonly string[] = PIECES.map((piece) => {
  const letter = piece.split('-')[1]?.charAt(0).toUpperCase() ?? '';
  return `${letter}${piece.endsWith('!active') ? '*' : piece.endsWith('-tunneled') ? '^' : ''}`;
});
export const LEGEND = [
  'T troops, P police, I irregulars, R rangers, G guerrillas',
  'B bases, * active, ^ tunnel, ! terror or sabotage',
  '+ support, - opposition, $ what a line is worth',
];

/** From active opposition to active support. */
const LEVELS: readonly string[] = ['--', '-', '.', '+', '++'];

const NAME = 21;

/** Name, people and whom they are for, who controls it, who stands there; nothing where nothing is. */
export function spaceLine(state: Table, space: number): string | undefined {
  const markers = markersIn(state, space);
  const isEmpty = piecesText(state, space) === '-';
  if (isEmpty && markers === 0 && supportIn(state, space) === 0) return undefined;
  const worth = IS_LOC[space]
    ? `$${econ(space)}`
    : population(space) > 0
      ? `${population(space)}${levelOf(state, space)}`
      : '';
  const marks = markers === 0 ? '' : `${'!'.repeat(markers)}  `;
  const name = NAMES[space] as string; // one for each space
  return `  ${name.padEnd(NAME)} ${worth.padEnd(3)} ${(control(state, space) ?? '').padEnd(4)}  ${marks}${isEmpty ? '' : piecesText(state, space)}`.trimEnd();
}
function levelOf(state: Table, space: number): string {
  return LEVELS[supportIn(state, space) + 2] as string; // -2 to 2
}

/** `US 3T 1B  VC 2G*`, faction by faction. */
export function piecesText(state: Table, place: number): string {
  const texts = FACTIONS.map((faction) => {
    const held: string[] = [];
    for (let kind = 0; kind < KINDS; kind++) {
      const n = count(state, place, kind);
      if (OWNER[kind] === faction && n > 0) held.push(`${n}${LETTERS[kind]}`);
    }
    return held.length === 0 ? '' : `${faction} ${held.join(' ')}`;
  });
  return texts.filter((text) => text !== '').join('  ') || '-';
}
