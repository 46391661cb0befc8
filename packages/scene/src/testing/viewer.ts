import type { AnyEvent, AnyMatch, Seat, View } from '@fermata/core';
import { checkJson, copyJson, type Frame, isAlike } from '@fermata/core/host';
import { motions } from '../motions.ts';
import { cuesOf } from '../points.ts';
import type { Scene } from '../scene.ts';
import type { AnyStaging } from '../staging.ts';
import { BrokenStaging, type Rule } from './broken-staging.ts';
import { called } from './called.ts';
import { checkForm } from './check-form.ts';
import { checkVerdict, checkWords } from './check-words.ts';
import type { Tokens } from './tokens.ts';

/** Somebody who looks on at a match, scene by scene, and finds fault. */
export class Viewer {
  readonly staging: AnyStaging;
  readonly seat: Seat;
  readonly #match: AnyMatch;
  readonly #tokens: Tokens;
  /** Of each id that anybody has seen, its kind, and who has: an id is one thing to all. */
  readonly #kinds: Kinds;
  /** The zone of each token that is seen. */
  #zones: ReadonlyMap<string, string> = new Map();
  #scene: Scene | undefined;
  #view: View<object>;

  /** `view` is the one before anything has happened. Nobody is shown it, so it may break a scene, which is not looked at. */
  constructor(
    match: AnyMatch,
    staging: AnyStaging,
    seat: Seat,
    { tokens, kinds, view }: { tokens: Tokens; kinds: Kinds; view: View<object> },
  ) {
    this.#match = match;
    this.staging = staging;
    this.seat = seat;
    this.#tokens = tokens;
    this.#kinds = kinds;
    this.#view = view;
    try {
      this.#scene = staging.scene(view, seat);
      checkForm(this.#scene, match.seats, this.fail);
    } catch {
      this.#scene = undefined;
    }
  }

  /** What there is to see by now, and the view that it is made of. */
  get scene(): Scene {
    return this.#scene ?? this.look(this.#view);
  }

  get view(): View<object> {
    return this.#view;
  }

  /** An event, and what is seen after it. */
  see({ event, view }: Frame): void {
    const [before, zones] = [this.#scene, this.#zones];
    const scene = this.look(view);
    if (event === undefined) return;
    const cues = this.#cues(event, scene);
    if (before === undefined) return;
    this.#checkWanderers(before, zones);
    if (this.staging.silent?.includes(event.type) || cues.length > 0 || motions(before, scene).length > 0) return;
    this.fail('S6', `the event "${event.type}" leaves no trace; show it, cue it, or list it as silent`);
  }

  /** S1, S2, S5 and S8. */
  look(view: View<object>): Scene {
    this.#view = view;
    const scene = this.kept('scene', () => this.staging.scene(view, this.seat));
    this.unbroken('what scene returns', () => checkJson(scene, 'scene'));
    const again = this.unbroken('scene', () => this.staging.scene(view, this.seat));
    if (!isAlike(scene, again)) {
      const difference = firstDifference(JSON.stringify(scene), JSON.stringify(again));
      this.fail('S1', `the same view gives another scene, which looks ${difference}`);
    }
    checkForm(scene, this.#match.seats, this.fail);
    this.#checkKinds(scene);
    this.#zones = this.#tokens.check(scene, view, this.fail);
    checkWords(scene, this.fail);
    this.#scene = scene;
    return scene;
  }

  /** S1 and S8, of what is said once it is over. */
  hear(): void {
    const verdict = this.kept('verdict', () => this.staging.verdict?.(this.#view));
    if (verdict !== undefined) checkVerdict(verdict, this.fail);
  }

  /** S3: the scene of another world, where that is alike to this viewer. */
  compare(world: AnyMatch): void {
    const view = world.view(this.seat);
    if (!isAlike(view, this.#view)) return;
    const scene = this.unbroken('scene', () => this.staging.scene(view, this.seat));
    const [one, other] = [JSON.stringify(this.#scene), JSON.stringify(scene)];
    if (one !== other) this.fail('S3', `another world looks ${firstDifference(one, other)}`);
  }

  readonly fail = (rule: Rule, what: string): never => {
    const { game, seed, seats, choices } = this.#match;
    throw new BrokenStaging(rule, what, { game: game.name, seed, seats, choices, viewer: called(this.seat) });
  };

  /** Runs a function of the staging, which is not to write to what it is given. */
  kept<T>(name: string, body: () => T, given: unknown = this.#view): T {
    const before = copyJson(given);
    const result = this.unbroken(name, body);
    if (!isAlike(given, before)) this.fail('S1', `${name} writes to what it is given`);
    return result;
  }

  /** The same, where only that it breaks down is looked for. */
  unbroken<T>(name: string, body: () => T): T {
    try {
      return body();
    } catch (error) {
      return this.fail('S1', `${name} throws "${error instanceof Error ? error.message : String(error)}"`);
    }
  }

  #cues(event: AnyEvent, scene: Scene): readonly string[] {
    const { staging } = this;
    const [view, about] = [this.#view, `the event "${event.type}"`];
    const said = this.kept('cues', () => staging.cues?.(event, view), [event, view]);
    if (staging.cues && !isTexts(said))
      this.fail('S6', `cues returns ${JSON.stringify(said)} for ${about}, which is no list of ids`);
    return this.unbroken('cues', () => cuesOf(event, scene, staging, view));
  }

  /** S6: what goes from a zone to another shows it, wherever a staging has put them. */
  #checkWanderers(before: Scene, zones: ReadonlyMap<string, string>): void {
    const was = new Map(before.pieces.map((piece) => [piece.id, piece]));
    for (const piece of this.scene.pieces) {
      const [from, to] = [zones.get(piece.id), this.#zones.get(piece.id)];
      if (from !== undefined && to !== undefined && from !== to && isAlike(was.get(piece.id), piece))
        this.fail('S6', `"${piece.id}" went from zone "${from}" to zone "${to}", and its piece is as before`);
    }
  }

  /** S5, first half. */
  #checkKinds({ places, pieces }: Scene): void {
    const kinds = [
      ...places.map(({ id }) => [id, 'a place'] as const),
      ...pieces.map(({ id, kind }) => [id, kind] as const),
    ];
    for (const [id, kind] of kinds) {
      const known = this.#kinds.get(id);
      if (known === undefined) this.#kinds.set(id, { kind, seat: this.seat });
      else if (known.kind !== kind && known.seat === this.seat)
        this.fail('S5', `"${id}" was ${known.kind} and is ${kind} now`);
      else if (known.kind !== kind)
        this.fail('S5', `"${id}" is ${known.kind} to ${called(known.seat)}, and ${kind} here`);
    }
  }
}

/** The kind of each id, and who has seen it first. */
export type Kinds = Map<string, { readonly kind: string; readonly seat: Seat }>;

/** True of what `points` and `cues` are to return. */
export function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

/** Where two texts part, with what stands around there. */
function firstDifference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - AROUND), at + AROUND);
  return `otherwise: ${around(one)} here, and ${around(other)} there`;
}

const AROUND = 30;
