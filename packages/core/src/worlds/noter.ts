import type { Execution } from '../execution/execution.ts';
import type { Question } from '../execution/question.ts';
import { closed } from '../execution/slot.ts';
import type { Tap } from '../execution/tap.ts';
import type { AnyEvent, Seat } from '../game/flow.ts';
import type { Rules } from '../game/game.ts';
import type { Prompt } from '../game/prompt.ts';
import { type Lack, SPECTATOR, sees, type Token, type Zone } from '../game/secrets.ts';
import { type Moment, OUTSIDE, type ToldMove, type UntoldMove } from '../secrets/moment.ts';
import { checkedZonesOf, shownTo, viewOf, zonesOf } from '../secrets/view.ts';
import { isAlike } from '../values/alike.ts';
import { entryOf } from '../values/entry.ts';
import { broken } from '../values/errors.ts';
import { namesIn } from '../values/names-in.ts';

/** Where a token lies. */
export interface Spot {
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
  readonly #places = new Map<Token, Spot>();
  /** Those that have left all zones unseen: they may come back. */
  readonly #gone = new Map<Token, Spot>();
  #zones: readonly SeenZone[] = [];

  constructor({ game, state }: Pick<Execution, 'game' | 'state'>, seat: Seat, note: Note, trusts = true) {
    this.#game = game;
    this.#state = state;
    this.#seat = seat;
    this.#note = note;
    this.#trusts = trusts;
    this.#look(zonesOf(game, state));
  }

  /** What lies hidden now has come from outside. */
  begin(): void {
    checkedZonesOf(this.#game, this.#state);
    this.#tell(
      [...this.#places].map(([token, now]) => ({ token, was: undefined, now })),
      NOTHING,
    );
  }

  /** Where a token lies, if that is hidden. */
  hidden(token: unknown): Spot | undefined {
    const place = this.#places.get(token as Token); // what is no token has no place
    return place?.isSeen === false ? place : undefined;
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
    if (!isPublic)
      for (const { token } of moves) if (named.has(token) && !this.#isTold(event, shown, token)) named.delete(token);
    const openly = isPublic ? named : namesIn(shownTo(this.#game, event, SPECTATOR));
    const aside = openly === named ? [] : [...named].filter((name) => !openly.has(name));
    this.#tell(moves, named, aside, shown && lack);
  }

  /**
   * True if the seat is shown each place where the event names the token: would see another there. A name that it is shown
   * beside one that it is not is a claim, and tells nothing of what has moved.
   */
  #isTold(event: AnyEvent, shown: AnyEvent | undefined, token: Token): boolean {
    const all = [...this.#places.keys()];
    const other = (all[0] === token ? all.at(-1) : all[0]) as Token; // there is one at least: itself
    for (const otherwise of renamed(event, token, other))
      if (isAlike(shownTo(this.#game, otherwise as AnyEvent, this.#seat), shown)) return false;
    return true;
  }

  /** A question that shows its seat what lies hidden has been answered. */
  answered({ seat, options, how }: Question): void {
    if (seat === this.#seat && how.shows === true) this.#asked(options, how.about);
  }

  /** One that is open. */
  asked({ options, about, shows }: Prompt): void {
    if (shows) this.#asked(options, about);
  }

  /** Where some tokens lie is shown. */
  show(tokens: Iterable<Token>): void {
    this.#tell([], NOTHING, tokens);
  }

  /** What lies in no zone may lie before all eyes. */
  #sees(token: Token): boolean {
    return namesIn(viewOf(this.#game, this.#state, this.#seat)).has(token);
  }

  #asked(options: readonly unknown[], about: unknown): void {
    if (this.#trusts) this.show(namesIn([options, about]));
  }

  /** Notes what moved, by name or not; where some lie that were named aside; and what a zone lacks. */
  #tell(moves: readonly Moved[], named: ReadonlySet<string>, aside: Iterable<Token> = [], lack?: Lack): void {
    const drafts = new Map<string | undefined, Draft>();
    for (const { token, was, now } of moves) {
      const draft = draftOf(drafts, (now ?? was) as Spot); // it has one or the other
      const from = was === undefined ? OUTSIDE : was.isSeen ? undefined : was.zone;
      const isTold = from === undefined || now?.isSeen || named.has(token) || (now === undefined && this.#sees(token));
      if (isTold) {
        const to = now === undefined || now.isSeen ? undefined : now.zone;
        const isHidden = from !== undefined && from !== OUTSIDE;
        if (isHidden || to !== undefined) draft.told.push({ token, from: isHidden ? from : undefined, to });
      } else {
        if (now === undefined) this.#gone.set(token, { ...(was as Spot), zone: GONE }); // it lay there
        draft.untold.push({ from, to: now?.zone ?? GONE, token });
        if (from === OUTSIDE) draft.came.push(token);
      }
    }
    for (const token of aside) {
      const place = this.hidden(token);
      if (place !== undefined) draftOf(drafts, place).told.push({ token, from: place.zone, to: place.zone });
    }
    const { zone, tokens } = lack ?? NO_LACK;
    for (const token of tokens) {
      if (this.#places.get(token)?.zone === zone)
        throw broken('secret', `zone "${zone}" holds "${token}", which it is said to lack; mend secrets.lacks`);
      const place = this.hidden(token);
      if (place !== undefined) draftOf(drafts, place).lacks.push({ token, zone });
    }
    for (const [kind, { told, untold, came, lacks }] of drafts) {
      if (told.length + untold.length + lacks.length === 0) continue;
      untold.sort((one, other) => order(one.from, other.from) || order(one.to, other.to));
      const movers = untold.map(({ token }) => token);
      this.#note(kind, { told, untold: untold.map(({ from, to }) => ({ from, to })), came, lacks }, movers);
    }
  }

  /** Looks where tokens lie by now; those that have moved, or come in or out of sight. */
  #look(zones: readonly Zone[]): Moved[] {
    const moves: Moved[] = [];
    const before = this.#zones;
    let left = this.#places.size;
    this.#zones = zones.map(({ name, kind, tokens, seenBy }, at) => {
      const isSeen = sees(seenBy, this.#seat);
      const known = before[at]?.place.zone === name ? before[at] : before.find(({ place }) => place.zone === name);
      const was = known?.place.isSeen === isSeen ? known : { place: { zone: name, kind, isSeen }, tokens: [] };
      left -= tokens.length;
      // Most often nothing has moved, or one is gone from a long pile: what follows it lies where it lay.
      let old = 0;
      let same = 0;
      for (const token of tokens) {
        if (token === was.tokens[old]) {
          old++;
          same++;
        } else if (token === was.tokens[old + 1]) old += 2;
        else {
          const from = this.#places.get(token);
          if (from === was.place) continue;
          if (from === undefined) left++;
          this.#places.set(token, was.place);
          moves.push({ token, was: from ?? this.#gone.get(token), now: was.place });
          this.#gone.delete(token);
        }
      }
      const isSame = same === tokens.length && same === was.tokens.length;
      return isSame ? was : { place: was.place, tokens: tokens.slice() };
    });
    if (left !== 0) this.#leave(before, moves, left);
    return moves;
  }

  /** So many tokens lie nowhere any more; else one lies in two places, which is a fault. */
  #leave(before: readonly SeenZone[], moves: Moved[], count: number): void {
    let left = count;
    for (const was of before) {
      const now = this.#zones.find(({ place }) => place.zone === was.place.zone);
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
interface SeenZone {
  readonly place: Spot;
  readonly tokens: readonly Token[];
}

interface Moved {
  readonly token: Token;
  readonly was: Spot | undefined;
  readonly now: Spot | undefined;
}

/** A moment that is being put together. */
interface Draft {
  readonly told: ToldMove[];
  readonly untold: (UntoldMove & { readonly token: Token })[];
  readonly came: Token[];
  readonly lacks: { readonly token: Token; readonly zone: string }[];
}

/** In place of a zone, for what has left all of them unseen. */
const GONE = '\0gone';

const NOTHING: ReadonlySet<string> = new Set();
const NO_LACK: Lack = { zone: '', tokens: [] };

function draftOf(drafts: Map<string | undefined, Draft>, { kind }: Spot): Draft {
  return entryOf(drafts, kind, () => ({ told: [], untold: [], came: [], lacks: [] }));
}

/** What the event says some zone does not hold. */
function lackIn({ secrets }: Rules, event: AnyEvent): Lack | undefined {
  const lacks = secrets?.lacks?.[event.type];
  return lacks && closed('secrets', () => lacks(event));
}

/** Some JSON with another name in one of the places of a name: a copy for each of them. */
function* renamed(json: unknown, name: string, other: string): Generator<unknown> {
  if (json === name) yield other;
  else if (typeof json === 'object' && json !== null)
    for (const [key, item] of Object.entries(json))
      for (const otherwise of renamed(item, name, other))
        yield Array.isArray(json) ? json.with(Number(key), otherwise) : { ...json, [key]: otherwise };
}

function order(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
