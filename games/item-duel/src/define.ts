import type { Deep, Flow, Seat } from '@fermata/core';
import { type Compiled, type Condition, compile } from './conditions.ts';
import type { Duration } from './durations.ts';
import type { Event, State } from './state.ts';

export const FAMILIES = ['basic', 'poison', 'doctor', 'martial'] as const;
export type Family = (typeof FAMILIES)[number];

/** An item: data, with its rules in words. */
export interface ItemDefinition {
  readonly name: string;
  readonly family: Family;
  readonly text: string;
  /** What it does when it is played, in this order. */
  readonly play: readonly Effect[];
  /** What it does as long as it is held. */
  readonly held: readonly StatusDefinition[];
}

/** A status: when it does what. */
export interface StatusDefinition {
  readonly kind: string;
  readonly when: Condition;
  readonly does: Behaviour;
  /** Among several that listen to one event the lowest comes first; 0 unless told otherwise. */
  readonly priority: number;
  /** A second one of its kind stands beside the first, or makes it stronger and longer. */
  readonly stacks: 'new' | 'increase';
  /** The condition, compiled once. */
  readonly compiled: Compiled;
}

/** What a status does. The first group stands before an event, the second reacts to it. */
export type Behaviour =
  | { readonly type: 'negate' | 'invert' | 'reflect' | 'nullify' | 'restore' }
  | { readonly type: 'adjust'; readonly by: number }
  | { readonly type: 'mayInstead'; readonly label: string; readonly does: Behaviour }
  | { readonly type: 'act'; readonly effects: readonly Effect[] }
  | { readonly type: 'breakItem' };

/** Something that happens: data, or a short flow where data would not do. */
export type Effect =
  | { readonly type: 'damaged' | 'healed' | 'hastened' | 'slowed'; readonly value: Value; readonly to: Who }
  | {
      readonly type: 'give';
      readonly status: StatusDefinition;
      readonly to: Who;
      readonly duration: Duration;
      readonly value: number;
    }
  | { readonly type: 'cure'; readonly kinds: readonly string[]; readonly to: Who }
  | { readonly type: 'flow'; run(at: Context): Flow<Event> };

/** A number, or one that is read from the state when it is needed. */
export type Value = number | ((at: Context) => number);

/** Whom an effect meets, seen from its owner. */
export type Who = 'self' | 'target' | 'opponents' | 'everyone' | 'culprit';

/** Where an effect takes place. */
export interface Context {
  readonly state: Deep<State>;
  readonly owner: Seat;
  /** Who brought it about. */
  readonly by: Seat;
  /** The opponent it is aimed at, if one was chosen. */
  readonly target: Seat | null;
  /** Who brought about what a status reacts to. */
  readonly culprit: Seat | null;
  /** The name of the item or status. */
  readonly source: string;
  /** How strong the status is. */
  readonly value: number;
}

/** Defines a status; an unknown condition is refused here, with its name. */
export function status(
  kind: string,
  when: Condition,
  does: Behaviour,
  { priority = 0, stacks = 'new' }: { readonly priority?: number; readonly stacks?: 'new' | 'increase' } = {},
): StatusDefinition {
  try {
    const compiled = compile(when);
    const phases = new Set(compiled.listensTo.map((what) => what.split(' ')[0]));
    const wanted = REACTS.has(does.type) ? 'after' : 'before';
    if (phases.size !== 1 || !phases.has(wanted))
      throw new TypeError(`"${does.type}" wants to listen ${wanted} events`);
    return { kind, when, does, priority, stacks, compiled };
  } catch (error) {
    throw new TypeError(`status "${kind}": ${(error as Error).message}`);
  }
}

const REACTS: ReadonlySet<Behaviour['type']> = new Set(['act', 'breakItem']);

/** Defines an item. */
export function item(
  family: Family,
  name: string,
  text: string,
  { play = [], held = [] }: { readonly play?: readonly Effect[]; readonly held?: readonly StatusDefinition[] },
): ItemDefinition {
  const growing = held.find(({ stacks }) => stacks === 'increase');
  if (growing !== undefined)
    throw new TypeError(
      `item "${name}": status "${growing.kind}" is held, so each item has its own; it cannot increase`,
    );
  return { name, family, text, play, held };
}

export const damage = (value: Value, to: Who = 'target'): Effect => ({ type: 'damaged', value, to });
export const heal = (value: Value, to: Who = 'self'): Effect => ({ type: 'healed', value, to });
export const hasten = (value: Value, to: Who = 'self'): Effect => ({ type: 'hastened', value, to });
export const slow = (value: Value, to: Who = 'target'): Effect => ({ type: 'slowed', value, to });
export const cure = (...kinds: string[]): Effect => ({ type: 'cure', kinds, to: 'self' });
export const give = (it: StatusDefinition, to: Who, duration: Duration, value = 0): Effect => ({
  type: 'give',
  status: it,
  to,
  duration,
  value,
});
export const act = (...effects: Effect[]): Behaviour => ({ type: 'act', effects });
export const mayInstead = (label: string, does: Behaviour): Behaviour => ({ type: 'mayInstead', label, does });
export const adjust = (by: number): Behaviour => ({ type: 'adjust', by });
export const negate: Behaviour = { type: 'negate' };
export const invert: Behaviour = { type: 'invert' };
export const reflect: Behaviour = { type: 'reflect' };
export const nullify: Behaviour = { type: 'nullify' };
export const restore: Behaviour = { type: 'restore' };
export const breakItem: Behaviour = { type: 'breakItem' };

/** The statuses that an item can bring into play. */
export function statusesOf({ play, held }: ItemDefinition): readonly StatusDefinition[] {
  return [...held.flatMap(withGiven), ...play.flatMap(givenBy)];
}

function withGiven(it: StatusDefinition): readonly StatusDefinition[] {
  return it.does.type === 'act' ? [it, ...it.does.effects.flatMap(givenBy)] : [it];
}

function givenBy(effect: Effect): readonly StatusDefinition[] {
  return effect.type === 'give' ? withGiven(effect.status) : [];
}

/** True if whoever plays the item aims it at one opponent. */
export function isAimed({ play }: ItemDefinition): boolean {
  return play.some((effect) => 'to' in effect && effect.to === 'target');
}
