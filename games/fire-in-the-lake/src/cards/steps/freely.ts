/** How a free operation or special activity differs from the usual, and how cards say it. */
import type { How } from '../../operations/action.ts';
import { someText } from '../spaces-text.ts';
import type { What } from '../what.ts';
import { ANYWHERE, spacesText, type Where } from '../where.ts';

/** `How`, with spaces and pieces as values. */
export interface Freely extends Omit<How, 'only' | 'from' | 'isFree' | 'kinds' | 'targets'> {
  readonly only?: Where | readonly number[];
  readonly from?: Where | readonly number[];
  readonly kinds?: What;
  readonly targets?: What;
}

/** After the name of what is done: ` into spaces in Cambodia`, ` in up to 3 coastal spaces, 2 pieces in each`. */
export function howText(deed: string, freely: Freely): string {
  const { from, kinds, asUS, targets, isOpen, perSpace, isBlind, noTrail, arvn } = freely;
  return [
    kinds && ` with ${kinds.text}`,
    asUS && ' as US troops',
    from && 'is' in from && ` from ${spacesText(from)}`,
    whereText(INTO.includes(deed) ? 'into' : 'in', freely),
    targets && `, on ${targets.text} alone`,
    perSpace && `, ${perSpace} pieces in each, without a die`,
    isBlind && ', also without COIN pieces',
    noTrail && ', not at the Trail',
    isOpen && ', underground or not',
    arvn === 'free' && ', and ARVN may join at no cost',
  ]
    .filter((part) => typeof part === 'string')
    .join('');
}
/** Where what is said is said of where pieces come to. */
const INTO = ['sweep', 'march', 'air-lift'];

function whereText(into: string, { only, most }: Freely): string {
  const spaces = only !== undefined && 'is' in only ? only : ANYWHERE;
  if (most === undefined) return spaces === ANYWHERE ? '' : ` ${into} ${spacesText(spaces)}`;
  if (most === 1 && spaces === ANYWHERE) return ` ${into} one space`;
  return ` ${into} ${someText(most, spaces.text, most > 1)}`;
}
