/** A card's side is a list of steps; a step is a value that knows whether it would do anything now, and does it. */
import type { Flow } from '@fermata/core';
import type { Actor } from '../asking/ask.ts';
import type { Shading } from '../data/deck.ts';
import type { Faction } from '../data/forces.ts';
import type { Event } from '../state/events.ts';

/** A card being played: whoever executes it is asked, unless a step says who else is. */
export interface Play extends Actor {
  readonly card: number;
  readonly side: Shading;
}

export interface CardStep {
  /** Would it do anything now? A side is offered if one of its steps would. */
  can(play: Play): boolean;
  run(play: Play): Flow<Event, unknown>;
  /** What it does, in our words. */
  readonly text: string;
}

/** A side, or `missing` where nobody has written it yet. */
export type CardSide = readonly CardStep[];
export const missing: CardSide = [];

/** One text, or two. */
export type Card = { readonly single: CardSide } | { readonly unshaded: CardSide; readonly shaded: CardSide };

/** The same card, where another faction decides. */
export function decidedBy(play: Play, by: Faction | undefined): Play {
  return by === undefined || by === play.faction ? play : { ...play, faction: by };
}

/** An odd step: a flow of its own. `can` must be said, since what is offered has to do something. */
export function flow(text: string, can: CardStep['can'], run: CardStep['run']): CardStep {
  return { text, can, run };
}

export function canRun(steps: CardSide, play: Play): boolean {
  for (const step of steps) if (step.can(play)) return true;
  return false;
}
/** Does what can be done, in order, and skips the rest. */
export function* runAll(steps: CardSide, play: Play): Flow<Event> {
  for (const step of steps) if (step.can(play)) yield* step.run(play);
}
/** Who decides, where that is said: `2 US troops from CASUALTIES to AVAILABLE, as the US says`. */
export function sayText(by: Faction | undefined): string {
  return by === undefined ? '' : `, as ${SAYS[by]}`;
}
const SAYS: { readonly [F in Faction]: string } = {
  US: 'the US says',
  ARVN: 'ARVN says',
  NVA: 'the NVA say',
  VC: 'the VC say',
};
export function textOf(steps: CardSide): string {
  return steps.map(({ text }) => text).join('; ');
}
