import type { Flow } from '@fermata/core';
import { compileBehaviour } from './behaviours.ts';
import { compile } from './compile.ts';
import type { Condition } from './conditions.ts';
import type {
  Behaviour,
  Changing,
  Context,
  Effect,
  Family,
  ItemDefinition,
  Reacting,
  StatusDefinition,
  Value,
  Who,
} from './definition.ts';
import type { Duration } from './durations.ts';
import { inContextOf } from './shapes.ts';
import type { Event } from './state.ts';
import { checkListening, DEFINED, itemParts, statusParts } from './validate.ts';

interface StatusOptions {
  readonly priority?: number;
  readonly stacks?: 'new' | 'increase';
  readonly text?: string;
}

/** Defines a status; what is wrong with it is refused here, by name. */
export function status(kind: string, when: Condition, does: Behaviour, options: StatusOptions = {}): StatusDefinition {
  const parts = statusParts(kind, when, does, options);
  return inContextOf('status', kind, () => {
    const { listensTo, holds } = compile(parts.when);
    checkListening(parts.does, listensTo);
    const { instead, react, end } = compileBehaviour(parts.does);
    const defined = Object.freeze({ ...parts, compiled: Object.freeze({ listensTo, holds, instead, react, end }) });
    DEFINED.add(defined);
    return defined;
  });
}

interface ItemParts {
  readonly play?: readonly Effect[];
  readonly held?: readonly StatusDefinition[];
}

/** Defines an item; what is wrong with it is refused here, by name. */
export function item(family: Family, name: string, text: string, parts: ItemParts): ItemDefinition {
  return itemParts(family, name, text, parts);
}

export const damage = (value: Value, to: Who = 'target'): Changing => ({ type: 'damaged', value, to });
export const heal = (value: Value, to: Who = 'self'): Changing => ({ type: 'healed', value, to });
export const hasten = (value: Value, to: Who = 'self'): Changing => ({ type: 'hastened', value, to });
export const slow = (value: Value, to: Who = 'target'): Changing => ({ type: 'slowed', value, to });
export const cure = (...kinds: string[]): Effect => ({ type: 'cure', kinds, to: 'self' });
export const give = (it: StatusDefinition, to: Who, duration: Duration, value = 0): Effect => ({
  type: 'give',
  status: it,
  to,
  duration,
  value,
});
/** Statuses of these kinds get stronger, and last so many turns or charges longer. */
export const modify = (
  kinds: readonly string[],
  to: Who,
  { stronger = 0, longer = 0 }: { readonly stronger?: number; readonly longer?: number },
): Effect => ({ type: 'modify', kinds, to, stronger, longer });
/** One item of all that these seats hold, as the owner chooses. */
export const destroy = (to: Who = 'opponents'): Effect => ({ type: 'destroy', to });
export const extraTurn = (to: Who = 'self'): Effect => ({ type: 'turnGained', to });

/** A flow of one's own: what an item does, or one of the things a status does. `gives` are the statuses that it brings into play. */
export const flow = (run: (at: Context) => Flow<Event, unknown>, ...gives: StatusDefinition[]): Effect => ({
  type: 'flow',
  run,
  gives,
});

/** A flow that stands before an event: it returns what happens instead, `[]` for nothing, or undefined to let the event pass. */
export const before = (
  run: (at: Reacting) => Flow<Event, readonly Event[] | undefined>,
  ...gives: StatusDefinition[]
): Behaviour => ({ type: 'before', run, gives });
/** A flow that reacts to an event. */
export const after = (run: (at: Reacting) => Flow<Event, unknown>, ...gives: StatusDefinition[]): Behaviour => ({
  type: 'after',
  run,
  gives,
});
export const act = (...effects: Effect[]): Behaviour => ({ type: 'act', effects });
export const add = (...effects: Changing[]): Behaviour => ({ type: 'add', effects });
export const mayInstead = (label: string, does: Behaviour): Behaviour => ({ type: 'mayInstead', label, does });
export const adjust = (by: number): Behaviour => ({ type: 'adjust', by });
export const negate: Behaviour = { type: 'negate' };
export const invert: Behaviour = { type: 'invert' };
export const reflect: Behaviour = { type: 'reflect' };
export const nullify: Behaviour = { type: 'nullify' };
export const restore: Behaviour = { type: 'restore' };
export const breakItem: Behaviour = { type: 'breakItem' };
