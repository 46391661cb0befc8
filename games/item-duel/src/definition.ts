import type { Before, DeepReadonly, Flow, Seat } from '@fermata/core';
import type { Condition } from './conditions.ts';
import type { Duration } from './durations.ts';
import type { Event, State, Status } from './state.ts';

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
  /** What that means for its owner, in a few words. */
  readonly text: string;
  readonly when: Condition;
  readonly does: Behaviour;
  /** Among several that listen to one event the lowest comes first; 0 unless told otherwise. */
  readonly priority: number;
  /** A second one of its kind stands beside the first, or makes it stronger and longer. */
  readonly stacks: 'new' | 'increase';
  /** Condition and behaviour, compiled once. */
  readonly compiled: Compiled & CompiledBehaviour;
}

/** What a status does: all but `act`, `breakItem` and `after`, which react, stand before an event. */
export type Behaviour =
  | { readonly type: 'negate' | 'invert' | 'reflect' | 'nullify' | 'restore' }
  | { readonly type: 'adjust'; readonly by: number }
  | { readonly type: 'add'; readonly effects: readonly Changing[] }
  | { readonly type: 'mayInstead'; readonly label: string; readonly does: Behaviour }
  | { readonly type: 'act'; readonly effects: readonly Effect[] }
  | { readonly type: 'breakItem' }
  | {
      readonly type: 'before';
      run(at: Reacting): Flow<Event, readonly Event[] | undefined>;
      readonly gives?: readonly StatusDefinition[];
    }
  | { readonly type: 'after'; run(at: Reacting): Flow<Event, unknown>; readonly gives?: readonly StatusDefinition[] };

/** Health or speed that changes. */
export interface Changing {
  readonly type: 'damaged' | 'healed' | 'hastened' | 'slowed';
  readonly value: Value;
  readonly to: Who;
}

/** Something that happens: data, or a short flow where data would not do. */
export type Effect =
  | Changing
  | {
      readonly type: 'give';
      readonly status: StatusDefinition;
      readonly to: Who;
      readonly duration: Duration;
      readonly value: number;
    }
  | { readonly type: 'cure'; readonly kinds: readonly string[]; readonly to: Who }
  | {
      readonly type: 'modify';
      readonly kinds: readonly string[];
      readonly to: Who;
      readonly stronger: number;
      readonly longer: number;
    }
  | { readonly type: 'destroy'; readonly to: Who }
  | { readonly type: 'turnGained'; readonly to: Who }
  | { readonly type: 'flow'; run(at: Context): Flow<Event, unknown>; readonly gives?: readonly StatusDefinition[] };

/** A number, how strong the status is, or a number that is read from the state when it is needed. */
export type Value = number | 'strength' | ((at: Context) => number);

/** Whom an effect meets, seen from its owner. */
export const WHO = ['self', 'target', 'opponents', 'everyone', 'culprit'] as const;
export type Who = (typeof WHO)[number];

/** Where an effect takes place. */
export interface Context {
  readonly state: DeepReadonly<State>;
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
  /** What a status stands before or reacts to; an item that is played does neither. */
  readonly event: DeepReadonly<Event> | null;
  /** The status itself, as it was when it was asked. */
  readonly status: DeepReadonly<Status> | null;
}

/** Where a status does something: before an event, or after it. */
export interface Reacting extends Context {
  readonly event: DeepReadonly<Event>;
  readonly status: DeepReadonly<Status>;
}

/** A condition, ready to be asked: what it listens to, and whether it holds for an event. */
export interface Compiled {
  /** `before damaged`, `after played`: never empty. */
  readonly listensTo: readonly string[];
  holds(state: DeepReadonly<State>, event: DeepReadonly<Event>, phase: Phase, owner: Seat): boolean;
}

/** Before an event, after it, or when the status itself has ended. */
export type Phase = 'before' | 'after' | 'end';

/** A behaviour, ready to be carried out: what happens instead of an event, or in reaction to it. */
export interface CompiledBehaviour {
  instead(status: DeepReadonly<Status>, event: Event, state: DeepReadonly<State>): ReturnType<Before<Event>['run']>;
  react(status: DeepReadonly<Status>, event: Event, state: DeepReadonly<State>): Reaction;
  /** The same, of a status that has ended: it has nothing left to spend. */
  end(status: DeepReadonly<Status>, event: Event, state: DeepReadonly<State>): Reaction;
}

/** A flow, or nothing. */
export type Reaction = Flow<Event, unknown> | undefined;

/** The statuses that an item can bring into play, each before those that it gives. */
export function statusesOf({ play, held }: ItemDefinition): readonly StatusDefinition[] {
  const found = new Set<StatusDefinition>();
  const waiting = [...held, ...givenBy(play)].reverse();
  for (let it = waiting.pop(); it !== undefined; it = waiting.pop()) {
    if (found.has(it)) continue; // many may give the same
    found.add(it);
    waiting.push(...givenIn(it.does).reverse());
  }
  return [...found];
}

function givenBy(effects: readonly Effect[]): StatusDefinition[] {
  return effects.flatMap((effect) => {
    if (effect.type === 'give') return [effect.status];
    return effect.type === 'flow' ? (effect.gives ?? []) : [];
  });
}

function givenIn(does: Behaviour): StatusDefinition[] {
  if (does.type === 'act') return givenBy(does.effects);
  if (does.type === 'mayInstead') return givenIn(does.does);
  return does.type === 'before' || does.type === 'after' ? [...(does.gives ?? [])] : [];
}

/** True if what a status does is a flow of one's own. */
export function isOwnFlow(does: Behaviour): boolean {
  if (does.type === 'mayInstead') return isOwnFlow(does.does);
  return does.type === 'before' || does.type === 'after';
}

/** True if what a status does depends on how strong it is. */
export function hasStrength({ does }: Pick<StatusDefinition, 'does'>): boolean {
  return 'effects' in does && does.effects.some((effect) => 'value' in effect && effect.value === 'strength');
}

/** True if playing the item damages an opponent at once. */
export function isAttack({ play }: ItemDefinition): boolean {
  return play.some(({ type, ...effect }) => type === 'damaged' && 'to' in effect && isHostile(effect.to));
}

function isHostile(to: Who): boolean {
  return to === 'target' || to === 'opponents';
}

/** How strong a status may be, at least and at most: a flow of one's own may look at that, or not. */
export function strengthRange(status: Pick<StatusDefinition, 'does'>, most: number): readonly [number, number] {
  if (isOwnFlow(status.does)) return [0, most];
  return hasStrength(status) ? [1, most] : [0, 0];
}

/** True if whoever plays the item aims it at one opponent. */
export function isAimed({ play }: ItemDefinition): boolean {
  return play.some((effect) => 'to' in effect && effect.to === 'target');
}
