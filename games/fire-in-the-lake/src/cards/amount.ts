import type { Flow } from '@fermata/core';
import { casualties, countOf } from '../state/counts.ts';
import type { Event } from '../state/events.ts';
import type { Table } from '../state/state.ts';
import { rollFor } from '../verbs/change.ts';
import { oneText } from './spaces-text.ts';
import type { What } from './what.ts';
import { spacesIn, spacesText, type Where } from './where.ts';

/** How many: a number, a die that is rolled then, or what the table says. */
export type Amount = number | 'die' | Counted;
interface Counted {
  readonly text: string;
  of(state: Table): number;
}

export function counted(text: string, of: Counted['of']): Counted {
  return { text, of };
}
/** So many for each box of the Trail. */
export function perTrail(factor: number): Counted {
  return counted(`${factor} × TRAIL`, ({ tracks }) => factor * tracks.TRAIL);
}
/** So many for each US piece among the casualties. */
export function perCasualty(each: number, max = Number.POSITIVE_INFINITY): Counted {
  const text = `${each} a casualty${Number.isFinite(max) ? `, ${max} at most, of` : ''}`;
  return counted(text, (state) => each * Math.min(max, casualties(state)));
}
/** So many for each piece there. */
export function perPiece(what: What, where: Where, each = 1, base = 0): Counted {
  return counted(
    `${base === 0 ? '' : `${base} + `}${each} for each of ${what.text} in ${spacesText(where)}`,
    (state) => {
      let sum = base;
      for (const space of spacesIn(state, where)) sum += each * countOf(state, space, what.kinds);
      return sum;
    },
  );
}
/** As many as there are. */
export function allOf(what: What, where: Where): Counted {
  return counted('all', perPiece(what, where).of);
}
/** So many for each such space. */
export function perSpace(where: Where, each: number): Counted {
  return counted(`${each} for ${oneText(where.text, 'each')}`, (state) => each * spacesIn(state, where).length);
}

/** What it is now; a die is at least one. */
export function known(n: Amount, state: Table): number {
  return typeof n === 'number' ? n : n === 'die' ? 1 : n.of(state);
}
export function* amountOf(n: Amount, state: Table, what: string): Flow<Event, number> {
  return n === 'die' ? yield* rollFor(what) : known(n, state);
}
/** Of something that is counted: `a die of NVA troops`. */
function amountText(n: Amount): string {
  return typeof n === 'number' ? String(n) : n === 'die' ? 'a die of' : n.text;
}
/** `1 NVA base`, `6 US pieces`, `a die of NVA troops`. */
export function piecesText(n: Amount, { text }: What): string {
  return `${amountText(n)} ${n === 1 ? text.replaceAll(PLURAL, '') : text}`;
}
const PLURAL = /(?<=[a-z])s\b/g;
/** Of a track: `a die`. */
export function sumText(n: Amount): string {
  return n === 'die' ? 'a die' : amountText(n);
}
