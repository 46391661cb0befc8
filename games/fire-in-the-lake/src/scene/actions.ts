import type { Piece, Place } from '@fermata/scene';
import { OPERATION_NAMES, SPECIAL_NAMES } from '../data/actions.ts';
import { capital } from '../describe/words.ts';
import { ACTIONS } from './ids.ts';

/** Answers that are neither a space nor a stack, a track or a card. */
const WORDS = [
  'done',
  'pass',
  'yes',
  'no',
  'nothing',
  'pacify',
  'build',
  'transfer',
  'troops',
  'guerrillas',
  'strike',
  'build up',
  'take over',
  'remove',
  'replace',
  'tunnels',
  'base',
  'COIN',
  'insurgents',
  'ACTIVE_SUPPORT',
  'ACTIVE_OPPOSITION',
] as const;

const GROUPS = [
  ['operations', 'Operations', OPERATION_NAMES],
  ['special activities', 'Special activities', SPECIAL_NAMES],
  ['answers', 'Answers', WORDS],
] as const;

const PLACES: readonly Place[] = [
  { id: ACTIONS, name: 'Actions' },
  ...GROUPS.map(([id, name]): Place => ({ id, in: ACTIONS, name, lay: 'row' })),
];
const PIECES: readonly Piece[] = GROUPS.flatMap(([home, , names]) =>
  names.map((name): Piece => ({ id: name, in: home, kind: 'action', name: wordText(name) })),
);
const IDS: ReadonlySet<string> = new Set(PIECES.map(({ id }) => id));

/** All that can be done or said, always in the same place. */
export function addActions(places: Place[], pieces: Piece[]): void {
  places.push(...PLACES);
  pieces.push(...PIECES);
}
export function isAction(word: string): boolean {
  return IDS.has(word);
}
function wordText(word: string): string {
  return /^[A-Z]+_/.test(word) ? `Toward ${word.toLowerCase().replace('_', ' ')}` : capital(word.replace('-', ' '));
}
