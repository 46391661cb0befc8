import type { AnyMatch } from '@fermata/core';
import { mentions } from '../mentions.ts';
import type { Piece, Scene } from '../scene.ts';
import { type ViewedZone, zonesIn } from '../zones.ts';
import type { Fail } from './broken-staging.ts';
import { countOf, Owners, unseenIn } from './owners.ts';

/** The tokens of a match, and what those who see them call them: one for all who look on, so that one may tell on another. */
export class Tokens {
  readonly #match: AnyMatch;
  /** All that have ever lain in a zone. */
  readonly #known = new Set<string>();
  /** The kind of piece that each is, as far as anybody has seen it; and for each kind whose name a name is. */
  readonly #kinds = new Map<string, string>();
  readonly #called = new Map<string, Map<string, Set<string>>>();

  constructor(match: AnyMatch) {
    this.#match = match;
  }

  /** S5, second half: each token that is seen is a piece once. Answers with the zone that each of them lies in. */
  check({ places, pieces }: Scene, view: object, fail: Fail): ReadonlyMap<string, string> {
    const lying = new Map<string, string>();
    const zones = zonesIn(this.#match.game, view);
    if (zones.length === 0) return lying;
    for (const token of zonesIn(this.#match.game, this.#match.state).flatMap(({ tokens }) => tokens))
      this.#known.add(String(token));
    const shown = new Map(pieces.map((piece) => [piece.id, piece]));
    const owners = new Owners(places);
    for (const zone of zones)
      for (const token of zone.tokens) {
        if (token === null) continue;
        lying.set(token, zone.name);
        owners.check(zone, this.#meet(token, zone.name, shown.get(token), fail), fail);
      }
    const backs = pieces.filter(({ hidden }) => hidden);
    checkBacks(backs, new Set(this.#kinds.values()), zones, fail);
    owners.checkBacks(backs, zones, fail);
    const seen = new Set(textsIn(view));
    for (const piece of pieces) this.#checkPiece(piece, seen, fail);
    return lying;
  }

  #meet(token: string, zone: string, piece: Piece | undefined, fail: Fail): Piece {
    if (piece === undefined) fail('S5', `"${token}" of zone "${zone}" is seen, but is no piece of that id`);
    if (piece.hidden === true) fail('S5', `"${token}" of zone "${zone}" is seen, but its piece is hidden`);
    this.#kinds.set(token, piece.kind);
    const names = this.#called.get(piece.kind) ?? new Map<string, Set<string>>();
    this.#called.set(piece.kind, names.set(piece.name, (names.get(piece.name) ?? new Set()).add(token)));
    return piece;
  }

  /** A piece that is called like a token is that token, and a back says of none what it is: it would tell more than the view. */
  #checkPiece({ id, name, kind, hidden, facts, printed, face }: Piece, seen: ReadonlySet<string>, fail: Fail): void {
    for (const text of hidden ? mentions([id, name, facts, printed, face]) : [id, name]) {
      const token = this.#tokenCalled(text, kind);
      if (token === undefined) continue;
      if (!seen.has(token)) fail('S5', `"${id}" says "${text}", which is hidden here`);
      if (!hidden && token !== id) fail('S5', `"${id}" is called "${text}", which "${token}" is`);
    }
  }

  /** The token of that kind with this name. A name that several have, or all that were seen, tells of none. */
  #tokenCalled(text: string, kind: string): string | undefined {
    if (this.#known.has(text)) return (this.#kinds.get(text) ?? kind) === kind ? text : undefined;
    const names = this.#called.get(kind);
    const [token, another] = names?.get(text) ?? [];
    return another === undefined && names !== undefined && names.size > 1 ? token : undefined;
  }
}

/** As many backs as there are tokens that are not seen. Backs of what is no token may be there as well, and supplies. */
function checkBacks(
  backs: readonly Piece[],
  kinds: ReadonlySet<string>,
  zones: readonly ViewedZone[],
  fail: Fail,
): void {
  const unseen = unseenIn(zones);
  if (countOf(backs) < unseen)
    fail('S5', `${unseen} tokens are not seen, but ${countOf(backs)} pieces are hidden; show the back of each`);
  const theirs = countOf(backs.filter(({ kind, endless }) => kinds.has(kind) && !endless));
  if (theirs > unseen)
    fail('S5', `${unseen} tokens are not seen, but ${theirs} pieces of their kinds are hidden; show each back once`);
}

/** Every text in a view, and what things go by in it. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return mentions(value);
  return [...(Array.isArray(value) ? [] : Object.keys(value)), ...Object.values(value).flatMap(textsIn)];
}
