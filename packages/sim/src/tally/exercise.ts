import type { AnyMatch, Choice, Meeting, Prompt } from '@fermata/core';
import { type Counter, count, mergeCounters, noCounter } from '../sums/counter.ts';

/** What was exercised in some games. */
export interface Exercise {
  /** Events that happened, by type. */
  readonly events: Counter;
  /** Entries of the game's tables `before` and `after` that had a listener at work. */
  readonly tables: Counter;
  /** Listeners that ran, by id; numbers in an id count things of one kind, so they are left out. */
  readonly listeners: Counter;
  readonly prompts: Counter;
  /** Texts in what was chosen, and in the fields of events; none where the game says what it contains. */
  readonly names: Counter;
  /** What the game contains, by kind. */
  readonly kinds: Map<string, Counter>;
}

/** What a game contains. */
export interface Contents {
  /** Cards, powers and the like, kind by kind. */
  readonly kinds: readonly Kind[];
  /** The labels of all that it may ask. */
  readonly prompts: readonly string[];
  /** The ids of all that may listen, with `#` for numbers. */
  readonly listeners: readonly string[];
}

/** Things of one kind, such as the birds of a game: all of them, and where events tell that one came up. */
export interface Kind {
  readonly kind: string;
  readonly names: readonly string[];
  /** `birdPlayed.bird` is the field `bird` of the event `birdPlayed`; in a list it is that of each. */
  readonly at: readonly string[];
  /** The names of what stands there, where it is not the name itself. */
  readonly named?: { readonly [text: string]: string };
}

export function noExercise(): Exercise {
  return {
    events: noCounter(),
    tables: noCounter(),
    listeners: noCounter(),
    prompts: noCounter(),
    names: noCounter(),
    kinds: new Map(),
  };
}

export function mergeExercises(into: Exercise, from: Exercise): void {
  for (const part of ['events', 'tables', 'listeners', 'prompts', 'names'] as const)
    mergeCounters(into[part], from[part]);
  for (const [kind, counter] of from.kinds) mergeCounters(counterOf(into, kind), counter);
}

function counterOf({ kinds }: Exercise, kind: string): Counter {
  const known = kinds.get(kind) ?? noCounter();
  kinds.set(kind, known);
  return known;
}

/** What to count: names, wherever they are; or what the game contains, where it says it is. Else all texts. */
export interface Wanted {
  readonly names?: readonly string[] | undefined;
  readonly contents?: Contents | undefined;
}

/** True if all texts are counted: nobody says what to look for. */
export function isAnythingWanted({ names, contents }: Wanted): boolean {
  return names === undefined && (contents?.kinds ?? []).length === 0;
}

/** Counts what games exercise, as they are played. */
export class Examiner {
  readonly exercise = noExercise();
  readonly #isWanted: (name: string) => boolean;
  /** What to look for, by the type of event. */
  readonly #places = new Map<string, Place[]>();

  constructor({ names, contents }: Wanted) {
    const wanted = names && new Set(names);
    const all = isAnythingWanted({ names, contents });
    this.#isWanted = wanted ? (name) => wanted.has(name) : () => all;
    for (const { kind, names, at, named } of contents?.kinds ?? []) {
      const known = new Set(names);
      const nameOf = (text: string) => named?.[text] ?? (known.has(text) ? text : undefined);
      for (const place of at) {
        const [type = '', ...path] = place.split('.');
        const places = this.#places.get(type) ?? [];
        this.#places.set(type, [...places, { path, counter: counterOf(this.exercise, kind), nameOf }]);
      }
    }
  }

  decided({ label, options }: Prompt, choice: Choice): void {
    count(this.exercise.prompts, label);
    for (const at of typeof choice === 'number' ? [choice] : choice) this.#countTexts(options[at]);
  }

  /** The match is over, and its log was kept. */
  ended({ log }: AnyMatch): void {
    for (const { event, met, cancelled } of log) {
      for (const meeting of met) this.#met(meeting);
      if (cancelled) continue;
      const { type, ...fields } = event;
      count(this.exercise.events, type);
      this.#countTexts(fields);
      for (const { path, counter, nameOf } of this.#places.get(type) ?? [])
        for (const text of textsAt(event, path)) {
          const name = nameOf(text);
          if (name !== undefined) count(counter, name);
        }
    }
  }

  #met({ listener, did, event }: Meeting<{ type: string }>): void {
    if (did === 'gone') return;
    count(this.exercise.tables, `${did === 'reacted' ? 'after' : 'before'} ${event.type}`);
    count(this.exercise.listeners, listener.replace(/\d+/g, '#'));
  }

  #countTexts(value: unknown): void {
    if (typeof value === 'string') {
      if (this.#isWanted(value)) count(this.exercise.names, value);
    } else if (typeof value === 'object' && value !== null) {
      for (const part of Object.values(value)) this.#countTexts(part);
    }
  }
}

/** Where the things of a kind are named. */
interface Place {
  readonly path: readonly string[];
  readonly counter: Counter;
  nameOf(text: string): string | undefined;
}

/** The texts and numbers at a path, those in lists included. */
function textsAt(value: unknown, [key, ...rest]: readonly string[]): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one) => textsAt(one, key === undefined ? [] : [key, ...rest]));
  if (key !== undefined)
    return typeof value === 'object' && value !== null ? textsAt((value as { [key: string]: unknown })[key], rest) : [];
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
}
