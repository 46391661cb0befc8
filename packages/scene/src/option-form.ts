/** The options of a game as a form: for whoever sets up a match without knowing how they are spelled. */

/**
 * A field for each option, in the order in which one would ask. `O` is what the game completes options to.
 *
 * @example
 * ```ts
 * import type { OptionForm } from '@fermata/scene';
 *
 * const form: OptionForm<{ readonly rounds: number; readonly cat: boolean }> = [
 *   { name: 'rounds', words: 'Rounds', kind: { type: 'whole', min: 3, max: 6, usual: 6 } },
 *   { name: 'cat', words: 'With the cat', kind: { type: 'yesNo', usual: true } },
 * ];
 * form.map(({ name }) => name); // → ['rounds', 'cat']
 * ```
 */
export type OptionForm<O = { readonly [name: string]: unknown }> = readonly OptionField<keyof O & string>[];

export interface OptionField<N extends string = string> {
  /** What the option is called in the game's options. */
  readonly name: N;
  /** What people call it. */
  readonly words: string;
  /** What it is good for, where that is not plain. */
  readonly about?: string;
  readonly kind: OptionKind;
  /** What people are offered, where that is not what is usual for programs. */
  readonly people?: unknown;
}

/** What an option may be, and what it is where nothing is said. */
export type OptionKind =
  /** A whole number, both ends included. */
  | { readonly type: 'whole'; readonly min: number; readonly max: number; readonly usual: number }
  | { readonly type: 'oneOf'; readonly of: readonly OptionWord[]; readonly usual: OptionWord['value'] }
  | { readonly type: 'yesNo'; readonly usual: boolean }
  /** As many as one likes; where nothing is said, as few as may be. */
  | { readonly type: 'list'; readonly of: OptionKind; readonly min: number; readonly max: number }
  /** One for each seat. */
  | { readonly type: 'perSeat'; readonly of: OptionKind }
  /** In one of several ways, the usual one first. */
  | { readonly type: 'either'; readonly of: readonly OptionWay[] }
  /** Always this: a way in which there is nothing more to say. */
  | { readonly type: 'fixed'; readonly usual: OptionWord['value'] }
  /** Too rich for a form: JSON, with an example. */
  | { readonly type: 'json'; readonly usual: unknown };

/** A value that can be chosen, and what people call it. */
export interface OptionWord {
  readonly value: string | number | boolean | null;
  readonly words: string;
}

/** A way to say what an option is. */
export interface OptionWay {
  readonly words: string;
  readonly kind: OptionKind;
}

/**
 * What an option is where nothing is said.
 *
 * @example
 * ```ts
 * import { usualOption } from '@fermata/scene';
 *
 * usualOption({ type: 'perSeat', of: { type: 'whole', min: 1, max: 9, usual: 5 } }, 3); // → [5, 5, 5]
 * ```
 */
export function usualOption(kind: OptionKind, seats: number): unknown {
  switch (kind.type) {
    case 'list':
      return Array.from({ length: kind.min }, () => usualOption(kind.of, seats));
    case 'perSeat':
      return Array.from({ length: seats }, () => usualOption(kind.of, seats));
    case 'either':
      return kind.of[0] && usualOption(kind.of[0].kind, seats);
    default:
      return kind.usual;
  }
}

/**
 * The options that people are offered where they differ from what is usual; undefined if none does.
 *
 * @example
 * ```ts
 * import { optionsForPeople } from '@fermata/scene';
 *
 * const kind = { type: 'whole', min: 1, max: 100, usual: 1 } as const;
 * optionsForPeople([{ name: 'deals', words: 'Deals', kind, people: 10 }]); // → { deals: 10 }
 * ```
 */
export function optionsForPeople(form: OptionForm): { readonly [name: string]: unknown } | undefined {
  const offered = form.filter(({ people }) => people !== undefined).map(({ name, people }) => [name, people]);
  return offered.length === 0 ? undefined : Object.fromEntries(offered);
}

/** Whether a value has the form of an option, as far as a form can tell: the game itself says more. */
export function fitsOption(kind: OptionKind, value: unknown, seats: number): boolean {
  const isListOf = (of: OptionKind) => Array.isArray(value) && value.every((one) => fitsOption(of, one, seats));
  switch (kind.type) {
    case 'whole':
      return typeof value === 'number';
    case 'oneOf':
      return kind.of.some((word) => word.value === value);
    case 'yesNo':
      return typeof value === 'boolean';
    case 'list':
    case 'perSeat':
      return isListOf(kind.of);
    case 'either':
      return kind.of.some((way) => fitsOption(way.kind, value, seats));
    case 'fixed':
      return value === kind.usual;
    case 'json':
      return true;
  }
}
