/** Written matches as they are seen: what lies where, what options point at, and what moves. */
import { SPECTATOR } from '@fermata/core';
import { asked, frames } from '@fermata/core/host';
import { type ChanceScript, scripted } from '@fermata/core/testing';
import { leadsOf, type Motion, motions, type Piece, pointsOf, type Scene } from '@fermata/scene';
import { staging, wingspan } from '../src/index.ts';

export interface Situation {
  readonly players: readonly object[];
  readonly chance?: ChanceScript;
  readonly choices?: readonly unknown[];
  readonly [field: string]: unknown;
}

export function played({ chance = [], choices = [], ...position }: Situation) {
  return scripted(wingspan, { seats: position.players.length, position, chance, choices });
}

export function sceneFor(situation: Situation, seat: number): Scene {
  return staging.scene(played(situation).view(seat), seat);
}

type Ids = readonly (readonly [option: unknown, ids: readonly string[]])[];

/** The question that is open, and what each of its options points at and leads to. */
export function pointsAt(situation: Situation): { label: string; points: Ids; leads: Ids } {
  const match = played(situation);
  const [prompt] = match.prompts();
  if (prompt === undefined) throw new Error('nobody is asked');
  const question = asked(wingspan, prompt);
  const view = match.view(prompt.seat);
  const scene = staging.scene(view, prompt.seat);
  const each = (ids: readonly (readonly string[])[]): Ids =>
    question.options.map((option, at) => [option, ids[at] ?? []]);
  const [points, leads] = [pointsOf, leadsOf].map((of) => each(of(question, scene, staging, view)));
  return { label: prompt.label, points: points ?? [], leads: leads ?? [] };
}

/** What moves, for a seat or a spectator, when the last event of that type happens. */
export function movedBy(situation: Situation, type: string, seat = SPECTATOR): string[] {
  const seen = frames(played(situation), seat);
  const at = seen.findLastIndex(({ event }) => event?.type === type);
  const [before, after] = [seen[at - 1], seen[at]];
  if (before === undefined || after === undefined) throw new Error(`${type} did not happen after something else`);
  return motions(staging.scene(before.view, seat), staging.scene(after.view, seat)).flatMap(said);
}

function said(motion: Motion): string[] {
  if (motion.type === 'changed') return [];
  const { id, from = 'nowhere', to = 'nowhere', count, turned } = motion;
  return [`${count === 1 ? '' : `${count} × `}${id}: ${from} → ${to}${turned ? ', turned' : ''}`];
}

/** The only piece with that id. */
export function pieceOf({ pieces }: Scene, id: string): Piece | undefined {
  return pieces.find((piece) => piece.id === id);
}
