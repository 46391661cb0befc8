import type { AnyMatch } from '@fermata/core';
import { mentions } from '../mentions.ts';
import type { Piece, Scene } from '../scene.ts';
import { zonesIn } from '../zones.ts';
import { Backs } from './backs.ts';
import type { Fail } from './broken-staging.ts';
import { Owners } from './owners.ts';
import { type Looking, samePlaces } from './same-places.ts';

/** The tokens of a match, and what those who see them call them: one for all who look on, so that one may tell on another. */
export class Tokens {
  readonly #match: AnyMatch;
  /** All that have ever lain in a zone. */
  readonly #known = new Set<string>();
  /** The kind of piece that each is, as far as anybody has seen it; and for each kind whose name a name is. */
  readonly #kinds = new Map<string, string>();
  readonly #called = new Map<string, Map<string, Set<string>>>();
  readonly #backs = new Backs(this.#kinds);

  constructor(match: AnyMatch) {
    this.#match = match;
  }

  /** Where all tokens lie in truth, in this match or in one that was it. */
  lay({ game, state }: AnyMatch): void {
    for (const { name, tokens } of zonesIn(game, state))
      for (const token of tokens) {
        this.#known.add(String(token));
        this.#backs.lay(String(token), name);
      }
  }

  /** S5, second half: each token that is seen is a piece once. Answers with the zone that each of them lies in. */
  check({ places, pieces }: Scene, view: object, fail: Fail): ReadonlyMap<string, string> {
    const lying = new Map<string, string>();
    const zones = zonesIn(this.#match.game, view);
    if (zones.length === 0) return lying;
    this.lay(this.#match);
    const shown = new Map(pieces.map((piece) => [piece.id, piece]));
    const owners = new Owners(places);
    for (const zone of zones)
      for (const token of zone.tokens) {
        if (token === null) continue;
        lying.set(token, zone.name);
        owners.check(zone, this.#piece(token, zone.name, shown.get(token), fail), fail);
      }
    const backs = pieces.filter(({ hidden }) => hidden);
    this.#backs.check(backs, zones, fail);
    owners.checkBacks(backs, zones, fail);
    const seen = new Set(textsIn(view));
    for (const piece of pieces) this.#checkPiece(piece, seen, fail);
    return lying;
  }

  /** S5 among those who look on at the same moment. */
  compare(viewers: Iterable<Looking>): void {
    samePlaces(viewers, new Set(this.#kinds.values()));
  }

  #piece(token: string, zone: string, piece: Piece | undefined, fail: Fail): Piece {
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

/** Every text in a view, and what things go by in it. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return mentions(value);
  return [...(Array.isArray(value) ? [] : Object.keys(value)), ...Object.values(value).flatMap(textsIn)];
}
