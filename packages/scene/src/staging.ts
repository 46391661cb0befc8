import type { AnyEvent, Seat } from '@fermata/core';
import type { Asked } from '@fermata/core/host';
import type { Scene } from './scene.ts';

/** How a game is put on a table: one for each game, beside its rules. `V` is the view of a seat. */
export interface Staging<V> {
  /** What a seat, or a spectator (seat -1), sees. */
  scene(view: V, seat: Seat): Scene;
  /**
   * The pieces and places that an option means, in the order one would touch them; the same twice where it is touched twice.
   * None: it is a button. Without this function an option means whatever it mentions.
   */
  points?(option: unknown, asked: Asked, view: V): readonly string[];
  /**
   * What an option would come to, beyond what it means: the dice that would be taken, who would be hit. It is shown before the
   * option is taken, so it is cheap, and of the view alone.
   */
  leads?(option: unknown, asked: Asked, view: V): readonly string[];
  /**
   * What an event is about, beside what moved. Without this function: whatever it mentions. Ids of what is gone, or is not
   * seen, are left out by who asks.
   */
  cues?(event: AnyEvent, view: V): readonly string[];
  /** By what a match that is over was decided, in a sentence, where points alone do not say it. Who has won is said beside it. */
  verdict?(view: V): string | undefined;
  /** Labels of questions, and options such as `'pass'`, `null` or `{ type: 'pass' }`, that are answered by buttons. */
  readonly plain?: readonly unknown[];
  /**
   * All answers, by the label of the question, where they are the same few each time and some may be missing: each keeps its
   * key. Where they are not, but have places, as moves and those on a bench: a number of its own for each
   * option, from 1 on; they are shown by their numbers.
   */
  readonly answers?: { readonly [label: string]: readonly unknown[] | Numbering };
  /** Types of events that leave no trace on the table, on purpose. */
  readonly silent?: readonly string[];
}

/** The numbers to answer options with. */
export type Numbering = (options: readonly unknown[]) => readonly number[];

/** The staging of a game whose views do not matter to the caller. */
// biome-ignore lint/suspicious/noExplicitAny: the only way to say "for some view" of a type that takes views
export type AnyStaging = Staging<any>;
