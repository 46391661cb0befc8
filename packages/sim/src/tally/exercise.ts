import type { AnyMatch, Choice, Json, Meeting, Prompt } from '@fermata/core';
import { type Counter, count, mergeCounters, noCounter } from './counter.ts';

/** What was exercised in some games. */
export interface Exercise {
  /** Events that happened, by type. */
  readonly events: Counter;
  /** Entries of the game's tables `before` and `after` that had a listener at work. */
  readonly tables: Counter;
  /** Listeners that ran, by id; numbers in an id count things of one kind, so they are left out. */
  readonly listeners: Counter;
  readonly prompts: Counter;
  /** Texts in what was chosen, and in the fields of events. */
  readonly names: Counter;
}

export function noExercise(): Exercise {
  return {
    events: noCounter(),
    tables: noCounter(),
    listeners: noCounter(),
    prompts: noCounter(),
    names: noCounter(),
  };
}

export function mergeExercises(into: Exercise, from: Exercise): void {
  for (const part of ['events', 'tables', 'listeners', 'prompts', 'names'] as const)
    mergeCounters(into[part], from[part]);
}

/** Counts what games exercise, as they are played. Of names only those that are wanted, if it is told which. */
export class Examiner {
  readonly exercise = noExercise();
  readonly #wanted: ReadonlySet<string> | undefined;

  constructor(names: readonly string[] | undefined) {
    this.#wanted = names && new Set(names);
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
    }
  }

  #met({ listener, did, event }: Meeting<{ type: string }>): void {
    if (did === 'gone') return;
    count(this.exercise.tables, `${did === 'reacted' ? 'after' : 'before'} ${event.type}`);
    count(this.exercise.listeners, listener.replace(/\d+/g, '#'));
  }

  #countTexts(value: Json): void {
    if (typeof value === 'string') {
      if (this.#wanted?.has(value) !== false) count(this.exercise.names, value);
    } else if (typeof value === 'object' && value !== null) {
      for (const part of Object.values(value)) this.#countTexts(part);
    }
  }
}
