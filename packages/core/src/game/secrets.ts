import type { Oracle } from '../oracle/oracle.ts';
import type { AnyEvent, DeepReadonly, EventOf, Seat } from './flow.ts';

/** A card or other exchangeable thing. Each is unique: two red fives are `red-5-a` and `red-5-b`. */
export type Token = string;

/** A place for tokens. `tokens` is an array of the state itself, not a copy: redeal writes to it. */
export interface Zone {
  /** Its own name, by which `lacks` calls it. */
  readonly name: string;
  /** What lies there: the array of the state itself. */
  readonly tokens: readonly Token[];
  /** The seats that see which tokens lie here, or `'all'`; the number of tokens is public. */
  readonly seenBy: Seers;
  /** Tokens mix only among zones of one kind: bonus cards never turn up among birds. */
  readonly kind?: string | undefined;
}

/** Some seats, or everybody, spectators included. */
export type Seers = readonly Seat[] | 'all';

export function sees(seers: Seers, seat: Seat): boolean {
  return seers === 'all' || seers.includes(seat);
}

/** A value of the state that not everybody may see. */
export interface SecretValue<S> {
  /** Where it is in the state. */
  readonly path: readonly (string | number)[];
  /** The seats that see it, or `'all'`. Whoever was told it belongs here from then on: else a redealt world guesses anew. */
  readonly seenBy: Seers;
  /** What the others see instead; null unless told. */
  show?(value: unknown): unknown;
  /** A value that a seat with this view might believe in. */
  guess(view: View<S>, oracle: Oracle): unknown;
}

/** Tokens that a zone, called by its name, does not hold. */
export interface Lack {
  /** The name of the zone. */
  readonly zone: string;
  /** What does not lie there. */
  readonly tokens: readonly Token[];
}

/** Hidden information, declared once; views, redacted events, barriers, redeal and the leak test follow from it. */
export interface Secrets<S, E extends AnyEvent> {
  /** The places for tokens that can be exchanged, such as hands and piles. */
  zones?(state: DeepReadonly<S>): readonly Zone[];
  /** All the rest that is hidden. */
  values?(state: DeepReadonly<S>): readonly SecretValue<S>[];
  /** Events that tell everybody something hidden, on purpose ("the higher card wins"): to `leaks` they are no leak. */
  readonly tells?: readonly E['type'][] | undefined;
  /** What an event tells of a zone to all who are shown it: which tokens do not lie there ("no, I have none"). */
  readonly lacks?: { readonly [K in E['type']]?: ((event: EventOf<E, K>) => Lack) | undefined } | undefined;
  /** What a seat (or a spectator, seat -1) is shown of an event; undefined: nothing at all. Others are shown as they are. */
  readonly events?:
    | { readonly [K in E['type']]?: ((event: EventOf<E, K>, seat: Seat) => AnyEvent | undefined) | undefined }
    | undefined;
}

/** What one seat may see of a state: tokens it may not see are null. */
export type View<T> = T extends readonly (infer U)[]
  ? readonly (View<U> | (U extends string ? null : never))[]
  : T extends object
    ? { readonly [K in keyof T]: View<T[K]> }
    : T;

/** Whoever watches without a seat sees what everybody sees. */
export const SPECTATOR: Seat = -1;
