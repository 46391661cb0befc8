import type { AnyMatch, Choice, Contents, Prompt } from '@fermata/core';
import type { Meeting } from '@fermata/core/host';
import { type Counter, count } from '../../sums/counter.ts';
import type { Counting, Played } from '../statistic.ts';
import { counterOf, noSums, type Sums } from './sums.ts';

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
export class CoverageCounting implements Counting<Sums> {
  readonly sums = noSums();
  readonly #isWanted: (name: string) => boolean;
  /** What to look for, by the type of event. */
  readonly #fields = new Map<string, KindField[]>();

  constructor({ names, contents }: Wanted) {
    const wanted = names && new Set(names);
    const all = isAnythingWanted({ names, contents });
    this.#isWanted = wanted ? (name) => wanted.has(name) : () => all;
    for (const { kind, names: list, at } of contents?.kinds ?? []) {
      const named = new Map(list.map((name) => (typeof name === 'string' ? [name, name] : name)));
      for (const place of at) {
        const [type = '', ...path] = place.split('.');
        const fields = this.#fields.get(type) ?? [];
        this.#fields.set(type, [...fields, { path, counter: counterOf(this.sums, kind), names: named }]);
      }
    }
  }

  add({ decisions, match }: Played): void {
    for (const { prompt, choice } of decisions) this.#decided(prompt, choice);
    this.#ended(match);
  }

  #decided({ label, options }: Prompt, choice: Choice): void {
    count(this.sums.prompts, label);
    for (const at of typeof choice === 'number' ? [choice] : choice) this.#countTexts(options[at]);
  }

  /** The match is over, and its log was kept. */
  #ended({ log }: AnyMatch): void {
    for (const { event, met, cancelled } of log) {
      for (const meeting of met) this.#met(meeting);
      if (cancelled) continue;
      const { type, ...fields } = event;
      count(this.sums.events, type);
      this.#countTexts(fields);
      for (const { path, counter, names } of this.#fields.get(type) ?? [])
        for (const text of textsAt(event, path)) {
          const name = names.get(text);
          if (name !== undefined) count(counter, name);
        }
    }
  }

  #met({ listener, did, event }: Meeting<{ type: string }>): void {
    if (did === 'gone') return;
    count(this.sums.tables, `${did === 'reacted' ? 'after' : 'before'} ${event.type}`);
    count(this.sums.listeners, listener.replace(/\d+/g, '#'));
  }

  #countTexts(value: unknown): void {
    if (typeof value === 'string') {
      if (this.#isWanted(value)) count(this.sums.names, value);
    } else if (typeof value === 'object' && value !== null) {
      for (const part of Object.values(value)) this.#countTexts(part);
    }
  }
}

/** A field of events that names things of a kind. */
interface KindField {
  readonly path: readonly string[];
  readonly counter: Counter;
  /** By what events call them. */
  readonly names: ReadonlyMap<string, string>;
}

/** The texts and numbers at a path, those in lists included. */
function textsAt(value: unknown, [key, ...rest]: readonly string[]): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one) => textsAt(one, key === undefined ? [] : [key, ...rest]));
  if (key !== undefined)
    return typeof value === 'object' && value !== null ? textsAt((value as { [key: string]: unknown })[key], rest) : [];
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
}
