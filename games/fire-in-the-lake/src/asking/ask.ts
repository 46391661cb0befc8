/** One door for all questions: so each says what it belongs to, and a time-out takes `done` wherever it is offered. */
import { choose, type Exception, type Flow, type Seat } from '@fermata/core';
import type { Faction } from '../data/forces.ts';
import type { Space } from '../data/map.ts';
import type { Track } from '../data/scenario.ts';
import type { Group } from '../map/pieces.ts';
import { nameOf } from '../map/places.ts';
import type { Table } from '../state/state.ts';
import { QUESTIONS, type QuestionId } from './questions.ts';

/** Whoever is asked, and in what matter: an operation, a special activity, `event`, a phase of the coup round. */
export interface Actor {
  readonly state: Table;
  readonly faction: Faction;
  readonly of: string;
}

/** What a prompt is about. */
export interface About {
  readonly card: number;
  readonly of: string;
  readonly step: QuestionId;
  readonly faction: Faction;
  readonly space?: Space;
  /** What a number is a number of. */
  readonly stack?: Stack;
}
export type Stack = Group | Track;

/** Why something is not offered: asked only when somebody looks. */
export type Reasons = () => readonly Exception[];

export function seatOf({ seats }: Table, faction: Faction): Seat {
  return seats[faction];
}

export function ask<const T>(
  { state, faction, of }: Actor,
  step: QuestionId,
  options: readonly T[],
  space?: number,
  except?: Reasons,
): Flow<never, T> {
  const about: About =
    space === undefined
      ? { card: state.card, of, step, faction }
      : { card: state.card, of, step, faction, space: nameOf(space) };
  return asking(state.seats[faction], about, options, except);
}
function asking<const T>(seat: Seat, about: About, options: readonly T[], except?: Reasons): Flow<never, T> {
  const otherwise = options[0] === 'done' ? (options[0] as never) : undefined; // it is one of the options
  return choose(seat, QUESTIONS[about.step], options, { about, otherwise, except });
}

/** A number from `min` to `max` of a stack; a lone one is taken unasked. */
export function howMany(
  { state, faction, of }: Actor,
  stack: Stack,
  [min, max]: readonly [min: number, max: number],
  space?: number,
  step: QuestionId = 'how-many',
): Flow<never, number> {
  const about: About =
    space === undefined
      ? { card: state.card, of, step, faction, stack }
      : { card: state.card, of, step, faction, space: nameOf(space), stack };
  return asking(state.seats[faction], about, numbersFrom(min, max));
}
function numbersFrom(min: number, max: number): readonly number[] {
  const numbers: number[] = [];
  for (let n = min; n <= max; n++) numbers.push(n);
  return numbers;
}

/** Yes or no, where something may be left. No comes first: it is what a time-out takes. */
export function* mayI(actor: Actor, step: QuestionId, space?: number): Flow<never, boolean> {
  return (yield* ask(actor, step, NO_OR_YES, space)) === 'yes';
}
const NO_OR_YES = ['no', 'yes'] as const;

/** A space of the list, which must not be empty. */
export function* pickSpace(
  actor: Actor,
  step: QuestionId,
  spaces: readonly number[],
  of?: number,
  except?: Reasons,
): Flow<never, number> {
  const names: Space[] = [];
  for (const space of spaces) names.push(nameOf(space));
  return spaces[names.indexOf(yield* ask(actor, step, names, of, except))] as number; // one of them
}
