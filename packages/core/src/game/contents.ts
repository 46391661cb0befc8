/**
 * What a game contains, so that many matches can tell what never came up. A game exports it as `contents`, from a file
 * beside its rules, which do without it.
 */
export interface Contents {
  /** Cards, powers and the like, kind by kind. */
  readonly kinds: readonly {
    /** Such as `Birds played`. */
    readonly kind: string;
    /** All of them, as events name them; where people call one otherwise, both: `['b017', 'Barn Owl']`. */
    readonly names: readonly (string | readonly [inEvents: string, name: string])[];
    /** The fields that name one when it comes up: `birdPlayed.bird` is that of the event `birdPlayed`; in a list, of each. */
    readonly at: readonly string[];
  }[];
  /** The labels of all that it may ask. */
  readonly prompts: readonly string[];
  /** The ids of all that may listen, with `#` for numbers. */
  readonly listeners: readonly string[];
}
