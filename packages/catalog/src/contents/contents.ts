/** What a game contains, so that a batch can tell what never came up. Tests compare it with sources and with matches. */
export interface Contents {
  /** Cards, powers and the like, kind by kind. */
  readonly kinds: readonly ReturnType<typeof kindOf>[];
  /** The labels of all that it may ask. */
  readonly prompts: readonly string[];
  /** The ids of all that may listen, with `#` for numbers. */
  readonly listeners: readonly string[];
}

/** Things of one kind, such as the birds of a game: all of them by name, and where events tell that one came up. */
export function kindOf(
  kind: string,
  all: readonly (readonly [text: string, name: string])[],
  ...at: readonly string[]
) {
  return { kind, names: [...new Set(all.map(([, name]) => name))], at, named: Object.fromEntries(all) };
}
