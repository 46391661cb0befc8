import type { Piece, Place } from '@fermata/scene';
import { OPERATION_NAMES, SPECIAL_NAMES } from '../data/actions.ts';
import { ANSWERS, answerName } from '../describe/answers.ts';
import { ACTIONS } from './ids.ts';

const GROUPS = [
  ['operations', 'Operations', OPERATION_NAMES],
  ['special activities', 'Special activities', SPECIAL_NAMES],
  ['answers', 'Answers', ANSWERS],
] as const;

const PLACES: readonly Place[] = [
  { id: ACTIONS, name: 'Actions' },
  ...GROUPS.map(([id, name]): Place => ({ id, in: ACTIONS, name, lay: 'row' })),
];
const PIECES: readonly Piece[] = GROUPS.flatMap(([home, , names]) =>
  names.map((name): Piece => ({ id: name, in: home, kind: 'action', name: answerName(name) })),
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
