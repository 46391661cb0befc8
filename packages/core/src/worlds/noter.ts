import type { Execution } from '../execution/execution.ts';
import type { Question } from '../execution/question.ts';
import { closed } from '../execution/slot.ts';
import type { Tap } from '../execution/tap.ts';
import type { AnyEvent, Seat } from '../game/flow.ts';
import type { Rules } from '../game/game.ts';
import type { Prompt } from '../game/prompt.ts';
import { type Lack, SPECTATOR, sees, type Token, type Zone } from '../game/secrets.ts';
import { type Moment, OUTSIDE, type ToldMove, type UntoldMove } from '../secrets/ledger.ts';
import { checkedZonesOf, shownTo, zonesOf } from '../secrets/view.ts';
import { broken } from '../values/errors.ts';
import { namesIn } from '../values/names-in.ts';

/** Where a token lies. */
export interface Place {
  readonly zone: string;
  readonly kind: string | undefined;
  readonly isSeen: boolean;
}

/** A moment of one kind of tokens; and those that moved untold, in that order, as it was in truth. */
export type Note = (kind: string | undefined, moment: Moment, movers: readonly Token[]) => void;

/** Watches how tokens go out of a seat's sight, and what it is told of them. */
export class Noter implements Pick<Tap, 'after' | 'answered'> {
  readonly #game: Rules;
  readonly #state: object;
  readonly #seat: Seat;
  readonly #note: Note;
  /** True if what events tell the seat of hidden tokens counts; else only what it sees. */
  readonly #trusts: boolean;
  readonly #places = new Map<Token, Place>();
  #zones: readonly Seen[] = [];

  constructor({ game, state }: Pick<Execution, 'game' | 'state'>, seat: Seat, note: Note, trusts = true) {
    this.#game = game;
    this.#state = state;
    this.#seat = seat;
    this.#note = note;
    this.#trusts = trusts;
    this.#look(zonesOf(game, state));
  }

  placeOf(token: unknown): Place | undefined {
    return this.#places.get(token as Token); // what is no token has no place
  }

  after(event: AnyEvent): void {
    const lack = this.#trusts ? lackIn(this.#game, event) : undefined;
    const isPublic = this.#game.secrets?.events?.[event.type] === undefined;
    // What only informs moves nothing.
    const moves = this.#game.apply[event.type] === 'informs' ? [] : this.#look(zonesOf(this.#game, this.#state));
    // Most events move no token: one that all are shown, and that denies nothing, then teaches nothing.
    if (moves.length === 0 && isPublic && lack === undefined) return;
    const shown = this.#trusts ? shownTo(this.#game, event, this.#seat) : undefined;
    const named = namesIn(shown);
    const moments = new Map<string | undefined, Draft>();
    for (const { token, was, now } of moves) {
      const { kind } = (now ?? was) as Place; // it has one or the other
      const draft = draftOf(moments, kind);
      const from = was === undefined ? OUTSIDE : was.isSeen ? undefined : was.zone;
      const to = now === undefined || now.isSeen ? undefined : now.zone;
      if (from === undefined || to === undefined || named.has(token)) {
        const isHidden = from !== undefined && from !== OUTSIDE;
        if (isHidden || to !== undefined) draft.told.push({ token, from: isHidden ? from : undefined, to });
      } else {
        draft.untold.push({ from, to, token });
        if (from === OUTSIDE) draft.came.push(token);
      }
    }
    if (!isPublic && named.size > 0) this.#noteAside(event, named, moves, moments);
    if (lack !== undefined && shown !== undefined) this.#noteLack(lack, moments);
    for (const [kind, { told, untold, came, lacks }] of moments) {
      if (told.length + untold.length + lacks.length === 0) continue;
      untold.sort((one, other) => order(one.from, other.from) || order(one.to, other.to));
      const movers = untold.map(({ token }) => token);
      this.#note(kind, { told, untold: untold.map(({ from, to }) => ({ from, to })), came, lacks }, movers);
    }
  }

  /** A question that shows its seat what lies hidden has been answered. */
  answered({ seat, options, how }: Question): void {
    if (seat === this.#seat && how.shows === true && this.#trusts) this.#noteShown(options, how.about);
  }

  /** One that is open. */
  asked({ options, about, shows }: Prompt): void {
    if (shows && this.#trusts) this.#noteShown(options, about);
  }

  #noteShown(options: readonly unknown[], about: unknown): void {
    const moments = new Map<string | undefined, Draft>();
    for (const token of namesIn([options, about])) {
      const place = this.#places.get(token);
      if (place === undefined || place.isSeen) continue;
      draftOf(moments, place.kind).told.push({ token, from: place.zone, to: place.zone });
    }
    for (const [kind, { told }] of moments) this.#note(kind, { told, untold: [], came: [], lacks: [] }, []);
  }

  /** What an event tells the seat alone of tokens that have not moved. */
  #noteAside(
    event: AnyEvent,
    named: Set<string>,
    moves: readonly Moved[],
    moments: Map<string | undefined, Draft>,
  ): void {
    const openly = namesIn(shownTo(this.#game, event, SPECTATOR));
    const moved = new Set(moves.map(({ token }) => token));
    for (const token of named) {
      const place = this.#places.get(token);
      if (place === undefined || place.isSeen || moved.has(token) || openly.has(token)) continue;
      draftOf(moments, place.kind).told.push({ token, from: place.zone, to: place.zone });
    }
  }

  #noteLack({ zone, tokens }: Lack, moments: Map<string | undefined, Draft>): void {
    for (const token of tokens) {
      const place = this.#places.get(token);
      if (place?.zone === zone)
        throw broken('secret', `zone "${zone}" holds "${token}", which it is said to lack; mend secrets.lacks`);
      if (place !== undefined && !place.isSeen) draftOf(moments, place.kind).lacks.push({ token, zone });
    }
  }

  /** Looks where tokens lie by now; those that have moved, or come in or out of sight. */
  #look(zones: readonly Zone[]): Moved[] {
    const moves: Moved[] = [];
    const before = this.#zones;
    let after: Seen[] | undefined;
    let left = this.#places.size;
    for (let at = 0; at < zones.length; at++) {
      const { name, kind, tokens, seenBy } = zones[at] as Zone; // within
      const isSeen = sees(seenBy, this.#seat);
      const was = before[at]?.name === name ? before[at] : before.find((zone) => zone.name === name);
      const isSame = was?.place.isSeen === isSeen;
      left -= tokens.length;
      // What lies as before at either end has not moved: most often one is gone from a long pile.
      const start = isSame ? sameAtStart(was.tokens, tokens) : 0;
      if (isSame && start === tokens.length && start === was.tokens.length) {
        if (was !== before[at]) after ??= before.slice(0, at);
        after?.push(was);
        continue;
      }
      const end = isSame ? tokens.length - sameAtEnd(was.tokens, tokens, start) : tokens.length;
      const place = isSame ? was.place : { zone: name, kind, isSeen };
      after ??= before.slice(0, at);
      after.push({ name, place, tokens: tokens.slice() });
      for (let index = start; index < end; index++) {
        const token = tokens[index] as Token; // within
        const from = this.#places.get(token);
        if (from === place) continue;
        if (from === undefined) left++;
        this.#places.set(token, place);
        moves.push({ token, was: from, now: place });
      }
    }
    this.#zones = after ?? before.slice(0, zones.length);
    if (left !== 0) this.#leave(before, moves, left);
    return moves;
  }

  /** So many tokens lie nowhere any more; else one lies in two places, which is a fault. */
  #leave(before: readonly Seen[], moves: Moved[], count: number): void {
    let left = count;
    for (const was of before) {
      const now = this.#zones.find(({ name }) => name === was.name);
      if (now === was) continue;
      const here = new Set(now?.tokens);
      for (const token of was.tokens) {
        if (here.has(token) || this.#places.get(token) !== was.place) continue;
        this.#places.delete(token);
        moves.push({ token, was: was.place, now: undefined });
        left--;
      }
    }
    if (left !== 0) checkedZonesOf(this.#game, this.#state);
  }
}

/** A zone as it was seen last. */
interface Seen {
  readonly name: string;
  readonly place: Place;
  readonly tokens: readonly Token[];
}

interface Moved {
  readonly token: Token;
  readonly was: Place | undefined;
  readonly now: Place | undefined;
}

/** A moment that is being put together. */
interface Draft {
  readonly told: ToldMove[];
  readonly untold: (UntoldMove & { readonly token: Token })[];
  readonly came: Token[];
  readonly lacks: { readonly token: Token; readonly zone: string }[];
}

function draftOf(moments: Map<string | undefined, Draft>, kind: string | undefined): Draft {
  const known = moments.get(kind);
  if (known !== undefined) return known;
  const draft: Draft = { told: [], untold: [], came: [], lacks: [] };
  moments.set(kind, draft);
  return draft;
}

/** What the event says some zone does not hold. */
function lackIn({ secrets }: Rules, event: AnyEvent): Lack | undefined {
  const lacks = secrets?.lacks?.[event.type];
  return lacks && closed('secrets', () => lacks(event));
}

function sameAtStart(one: readonly Token[], other: readonly Token[]): number {
  const most = Math.min(one.length, other.length);
  let count = 0;
  while (count < most && one[count] === other[count]) count++;
  return count;
}

/** How many are the same at the end, behind those at the start. */
function sameAtEnd(one: readonly Token[], other: readonly Token[], start: number): number {
  const most = Math.min(one.length, other.length) - start;
  let count = 0;
  while (count < most && one[one.length - 1 - count] === other[other.length - 1 - count]) count++;
  return count;
}

function order(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
