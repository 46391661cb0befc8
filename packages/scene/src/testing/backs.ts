import type { Piece } from '../scene.ts';
import type { ViewedZone } from '../zones.ts';
import type { Fail } from './broken-staging.ts';
import { countOf, unseenIn } from './owners.ts';

/** S5: the backs of what is not seen. Backs of what is no token may be there as well, and supplies. */
export class Backs {
  /** The kind of piece that each token is, as far as anybody has seen it. */
  readonly #kinds: ReadonlyMap<string, string>;
  /** All that have lain in a zone: so what never shows there is known by what has come from there. */
  readonly #lain = new Map<string, Set<string>>();

  constructor(kinds: ReadonlyMap<string, string>) {
    this.#kinds = kinds;
  }

  /** A token lies in a zone in truth. */
  lay(token: string, zone: string): void {
    const lain = this.#lain.get(zone);
    if (lain === undefined) this.#lain.set(zone, new Set([token]));
    else lain.add(token);
  }

  /** As many backs as there are tokens that are not seen, in all and of each kind: pieces of a kind look alike from behind. */
  check(backs: readonly Piece[], zones: readonly ViewedZone[], fail: Fail): void {
    const unseen = unseenIn(zones);
    if (countOf(backs) < unseen)
      fail('S5', `${unseen} tokens are not seen, but ${countOf(backs)} pieces are hidden; show the back of each`);
    const kinds = new Set(this.#kinds.values());
    const theirs = countOf(backs.filter(({ kind, endless }) => kinds.has(kind) && !endless));
    if (theirs > unseen)
      fail('S5', `${unseen} tokens are not seen, but ${theirs} pieces of their kinds are hidden; show each back once`);
    for (const kind of kinds) {
      const hidden = unseenIn(zones.filter(({ name }) => this.#kindOf(name) === kind));
      const shown = countOf(backs.filter((back) => back.kind === kind));
      if (shown < hidden)
        fail('S5', `${hidden} tokens of kind "${kind}" are not seen, but ${shown} of their backs are there`);
    }
  }

  /** The kind of all that lies in a zone, as far as it was seen; undefined where nothing was, or of several kinds. */
  #kindOf(zone: string): string | undefined {
    const kinds = new Set<string>();
    for (const token of this.#lain.get(zone) ?? []) {
      const kind = this.#kinds.get(token);
      if (kind !== undefined) kinds.add(kind);
    }
    const [kind] = kinds;
    return kinds.size === 1 ? kind : undefined;
  }
}
