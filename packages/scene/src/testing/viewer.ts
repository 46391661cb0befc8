import { type AnyMatch, type Seat, SPECTATOR, type View } from '@fermata/core';
import { checkJson, copyJson, type Frame, isAlike } from '@fermata/core/host';
import { motions } from '../motions.ts';
import { cuesOf } from '../points.ts';
import type { Facts, Piece, Place, Scene } from '../scene.ts';
import type { AnyStaging } from '../staging.ts';
import { BrokenStaging, type Rule } from './broken-staging.ts';

/** Somebody who looks on at a match, scene by scene, and finds fault. */
export class Viewer {
  readonly staging: AnyStaging;
  readonly seat: Seat;
  readonly #match: AnyMatch;
  /** Of each id that was seen, its kind. */
  readonly #kinds = new Map<string, string>();
  #scene: Scene;
  #view: View<object>;

  constructor(match: AnyMatch, staging: AnyStaging, seat: Seat) {
    this.#match = match;
    this.staging = staging;
    this.seat = seat;
    this.#view = match.view(seat);
    this.#scene = this.#look(this.#view);
  }

  /** What there is to see by now, and the view that it is made of. */
  get scene(): Scene {
    return this.#scene;
  }

  get view(): View<object> {
    return this.#view;
  }

  see({ event, view }: Frame): void {
    const before = this.#scene;
    this.#view = view;
    this.#scene = this.#look(view);
    if (event === undefined || this.staging.silent?.includes(event.type)) return;
    if (motions(before, this.#scene).length > 0) return;
    const cues = this.kept('cues', () => cuesOf(event, this.#scene, this.staging, view));
    if (cues.length === 0)
      this.fail('S6', `the event "${event.type}" leaves no trace; show it, cue it, or list it as silent`);
  }

  /** S3: the scene of another world that the seat cannot tell from this one. */
  compare(view: View<object>): void {
    const scene = this.kept('scene', () => this.staging.scene(view, this.seat));
    const [one, other] = [JSON.stringify(this.#scene), JSON.stringify(scene)];
    if (one !== other) this.fail('S3', `another world looks ${firstDifference(one, other)}`);
  }

  fail(rule: Rule, what: string): never {
    const { game, seed, seats, choices } = this.#match;
    const viewer = this.seat === SPECTATOR ? 'a spectator' : `seat ${this.seat}`;
    throw new BrokenStaging(rule, what, { game: game.name, seed, seats, choices, viewer });
  }

  /** Runs a function of the staging; that it breaks down is a fault of its own. */
  kept<T>(name: string, body: () => T): T {
    try {
      return body();
    } catch (error) {
      return this.fail('S1', `${name} throws "${error instanceof Error ? error.message : String(error)}"`);
    }
  }

  #look(view: View<object>): Scene {
    const before = copyJson(view);
    const scene = this.kept('scene', () => this.staging.scene(view, this.seat));
    if (!isAlike(view, before)) this.fail('S1', 'scene writes to the view that it is given');
    this.kept('what scene returns', () => checkJson(scene, 'scene'));
    const again = this.kept('scene', () => this.staging.scene(view, this.seat));
    if (!isAlike(scene, again)) {
      const difference = firstDifference(JSON.stringify(scene), JSON.stringify(again));
      this.fail('S1', `the same view gives another scene, which looks ${difference}`);
    }
    this.#checkIds(scene);
    this.#checkKinds(scene);
    this.#checkTokens(scene, view);
    for (const place of scene.places) this.#checkWords(place);
    for (const piece of scene.pieces) this.#checkWords(piece);
    return scene;
  }

  /** S2 */
  #checkIds({ places, pieces }: Scene): void {
    const above = new Map(places.map((place) => [place.id, place.in]));
    const ids = new Set<string>();
    for (const { id } of [...places, ...pieces]) {
      if (ids.has(id)) this.fail('S2', `the id "${id}" is there twice; give each piece and place its own`);
      ids.add(id);
    }
    for (const { id, in: place } of [...pieces, ...places]) {
      if (place !== undefined && !above.has(place)) this.fail('S2', `"${id}" lies in "${place}", which is no place`);
    }
    for (const { id } of places) {
      const met = new Set<string>();
      for (let at: string | undefined = id; at !== undefined; at = above.get(at)) {
        if (met.has(at)) this.fail('S2', `the place "${id}" lies within itself`);
        met.add(at);
      }
    }
  }

  /** S5, first half. */
  #checkKinds({ places, pieces }: Scene): void {
    for (const [id, kind] of [
      ...places.map(({ id }) => [id, 'a place']),
      ...pieces.map(({ id, kind }) => [id, kind]),
    ]) {
      const known = this.#kinds.get(id as string);
      if (known !== undefined && known !== kind) this.fail('S5', `"${id}" was ${known} and is ${kind} now`);
      this.#kinds.set(id as string, kind as string); // both are texts
    }
  }

  /** S5, second half: unique ids make sure that it is no more than once. */
  #checkTokens({ pieces }: Scene, view: View<object>): void {
    const shown = new Map(pieces.map((piece) => [piece.id, piece]));
    const zones: readonly ViewedZone[] = this.#match.game.secrets?.zones?.(view as never) ?? []; // it works on views, too
    const seen = new Set<string>();
    for (const { name, tokens } of zones)
      for (const token of tokens) {
        if (token === null) continue;
        seen.add(token);
        const piece = shown.get(token);
        if (piece === undefined) this.fail('S5', `"${token}" of zone "${name}" is seen, but is no piece of that id`);
        if (piece.hidden === true) this.fail('S5', `"${token}" of zone "${name}" is seen, but its piece is hidden`);
      }
    this.#checkNothingShown(pieces, seen, zones);
  }

  /** A back has no name of a token: whoever can look it up knows more than the view tells. */
  #checkNothingShown(pieces: readonly Piece[], seen: ReadonlySet<string>, zones: readonly ViewedZone[]): void {
    if (zones.length === 0) return;
    const truth: readonly ViewedZone[] = this.#match.game.secrets?.zones?.(this.#match.state as never) ?? []; // as above
    const tokens = new Set(truth.flatMap((zone) => zone.tokens));
    for (const { id, hidden } of pieces)
      if (hidden === true && tokens.has(id) && !seen.has(id))
        this.fail('S5', `the hidden piece "${id}" says what it is`);
  }

  /** S8 */
  #checkWords({ id, name, facts = [] }: Pick<Place | Piece, 'id' | 'name'> & { readonly facts?: Facts }): void {
    this.#checkText(id, name);
    for (const [what, value] of facts) {
      this.#checkText(id, what);
      this.#checkText(id, value);
    }
  }

  #checkText(id: string, text: string | number): void {
    if (READ.has(text)) return;
    const isRead = typeof text === 'number' ? Number.isFinite(text) : text.trim() !== '' && !NO_WORDS.test(text);
    if (!isRead) this.fail('S8', `"${id}" says "${text}", which does not read as words`);
    READ.add(text);
  }
}

/** What was found to read as words: the same cards are read after every event. */
const READ = new Set<string | number>();
const NO_WORDS = /[_{}[\]<>]|\b(?:undefined|null|NaN)\b|[a-z][A-Z]{2}|^[a-z]+[A-Z][a-z]/;

/** A zone of a view: what the seat does not see is null. */
interface ViewedZone {
  readonly name: string;
  readonly tokens: readonly (string | null)[];
}

/** Where two texts part, with what stands around there. */
function firstDifference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - AROUND), at + AROUND);
  return `otherwise: ${around(one)} here, and ${around(other)} there`;
}

const AROUND = 30;
