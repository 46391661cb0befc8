/** Why something happened, as people read it. */
import type { CatalogEntry } from '@fermata/catalog';
import { type AnyEvent, type Match, type Seat, SPECTATOR } from '@fermata/core';
import { explain } from '@fermata/core/host';
import { sceneChanges } from '@fermata/scene';
import { stateChanges } from './state-changes.ts';

/**
 * Why an event of the log happened, and what it changed: in the words of the game's scene, with the names that a seat knows.
 * Only where the scene shows nothing of it, or the game has none, the places in the state are told.
 */
export function explainedText(
  { staging }: Pick<CatalogEntry, 'staging'>,
  match: Match<object, AnyEvent>,
  index: number,
  seat: Seat = SPECTATOR,
): string {
  const { text, before, after, changes } = explain(match, index);
  const [first] = changes;
  const why = first === undefined ? text : text.slice(0, text.indexOf(`\n  ${first.path}: `));
  const seen = staging === undefined ? [] : sceneChanges(staging.scene(before, seat), staging.scene(after, seat));
  const told = seen.length > 0 ? seen : stateChanges(before, after, match.seats);
  const rest = told.length - TOLD_MAX;
  const more = rest > 0 ? [`and ${rest} more ${rest === 1 ? 'change' : 'changes'}`] : [];
  return [why, ...[...told.slice(0, TOLD_MAX), ...more].map((line) => `  ${line}`)].join('\n');
}

const TOLD_MAX = 8;
