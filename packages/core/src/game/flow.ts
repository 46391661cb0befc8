/** A place at the table, 0 to n-1. */
export type Seat = number;

/** What every event has: a type, in the past tense. */
export interface AnyEvent {
  readonly type: string;
}

/** The member of the union `E` whose type is `K`. */
export type EventOf<E extends AnyEvent, K extends E['type']> = Extract<E, { readonly type: K }>;

declare const EMITS: unique symbol;

/** What a suspended flow hands out: a sign that it waits. The phantom key makes an unknown event a compile error. */
export interface Ask<out E> {
  readonly waits: true;
  readonly [EMITS]?: E | undefined;
}

/** A piece of rules: a synchronous generator that emits events of type `E` and returns a `T`. Run it with `yield*`. */
export type Flow<E extends AnyEvent = never, T = void> = Generator<Ask<E>, T, void>;

/** `T`, readonly all the way down: how flows see the state. Lists and tuples stay lists and tuples. */
export type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;
