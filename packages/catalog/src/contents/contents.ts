/** What a game contains, so that a batch can tell what never came up. Tests compare it with sources and with matches. */
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

export function kindOf(kind: string, all: readonly (readonly [text: string, name: string])[], ...at: string[]): Kind {
  return { kind, names: [...new Set(all.map(([, name]) => name))], at, named: Object.fromEntries(all) };
}
