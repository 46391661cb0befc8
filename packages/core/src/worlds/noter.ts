import type { Execution } from '../execution/execution.ts';
import type { Question } from '../execution/question.ts';
import { closed } from '../execution/slot.ts';
import type { Tap } from '../execution/tap.ts';
import type { AnyEvent, Seat } from '../game/flow.ts';
import type { Rules } from '../game/game.ts';
import type { Prompt } from '../game/prompt.ts';
import { type Lack, SPECTATOR, sees, type Token } from '../game/secrets.ts';
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
  #zones: readonly SeenZone[] = [];
  readonly #places = new Map<Token, SeenZone>();
  /** Those that have left all zones unseen: they may come back. */
  readonly #gone = new Map<Token, Spot>();

  constructor({ game, state }: Pick<Execution, 'game' | 'state'>, seat: Seat, note: Note, trusts = true) {
    this.#game = game;
    this.#state = state;
    this.#seat = seat;
    this.#note = note;
    this.#trusts = trusts;
    this.#look();
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
    return place?.isSeen ? undefined : place;
  }

  after(event: AnyEvent): void {
    const lack = this.#trusts ? lackIn(this.#game, event) : undefined;
    const isPublic = !this.#game.secrets?.events?.[event.type];
    // What only informs moves nothing.
    const moves = this.#game.apply[event.type] === 'informs' ? [] : this.#look();
    // Most events move no token: one that all are shown, and that denies nothing, then teaches nothing.
    if (moves.length === 0 && isPublic && !lack) return;
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
  answered({ seat, options, how: { about, shows } }: Question): void {
    this.asked({ seat, options, about, shows });
  }

  /** One that is open. */
  asked({ seat, options, about, shows }: Asking): void {
    if (seat === this.#seat && shows && this.#trusts) this.show(namesIn([options, about]));
  }

  /** Where some tokens lie is shown. */
  show(tokens: Iterable<Token>): void {
    this.#tell([], NOTHING, tokens);
  }

  /** What lies in no zone may lie before all eyes. */
  #sees(token: Token): boolean {
    return namesIn(viewOf(this.#game, this.#state, this.#seat)).has(token);
  }

  /** Notes what moved, by name or not; where some lie that were named aside; and what a zone lacks. */
  #tell(moves: readonly Moved[], named: ReadonlySet<string>, aside: Iterable<Token> = [], lack?: Lack): void {
    const drafts = new Map<string | undefined, Draft>();
    for (const { token, was, now } of moves) {
      const draft = draftOf(drafts, (now ?? was) as Spot); // it has one or the other
      const from = !was ? OUTSIDE : was.isSeen ? undefined : was.zone;
      const isTold = from === undefined || now?.isSeen || named.has(token) || (!now && this.#sees(token));
      if (isTold) {
        const to = !now || now.isSeen ? undefined : now.zone;
        const isHidden = from !== undefined && from !== OUTSIDE;
        if (isHidden || to !== undefined) draft.told.push({ token, from: isHidden ? from : undefined, to });
      } else {
        if (!now) this.#gone.set(token, { ...(was as Spot), zone: GONE }); // it lay there
        draft.untold.push({ from, to: now?.zone ?? GONE, token });
        if (from === OUTSIDE) draft.came.push(token);
      }
    }
    for (const token of aside) {
      const place = this.hidden(token);
      if (place) draftOf(drafts, place).told.push({ token, from: place.zone, to: place.zone });
    }
    const { zone, tokens } = lack ?? NO_LACK;
    for (const token of tokens) {
      if (this.#places.get(token)?.zone === zone)
        throw broken('secret', `zone "${zone}" holds "${token}", which it is said to lack; mend secrets.lacks`);
      const place = this.hidden(token);
      if (place) draftOf(drafts, place).lacks.push({ token, zone });
    }
    for (const [kind, { told, untold, came, lacks }] of drafts) {
      if (told.length + untold.length + lacks.length === 0) continue;
      untold.sort((one, other) => order(one.from, other.from) || order(one.to, other.to));
      const movers = untold.map(({ token }) => token);
      this.#note(kind, { told, untold: untold.map(({ from, to }) => ({ from, to })), came, lacks }, movers);
    }
  }

  /** Looks where tokens lie by now; those that have moved, or come in or out of sight. */
  #look(): Moved[] {
    const moves: Moved[] = [];
    const before = this.#zones;
    const after = zonesOf(this.#game, this.#state).map(({ name, kind, tokens, seenBy }, at) => {
      const zone = { zone: name, kind, isSeen: sees(seenBy, this.#seat), tokens };
      // Most often nothing has moved.
      return before[at] && isAlike(zone, before[at]) ? before[at] : { ...zone, tokens: tokens.slice() };
    });
    this.#zones = after;
    for (const now of after.filter((zone) => !before.includes(zone))) {
      for (const token of now.tokens) {
        const from = this.#places.get(token);
        if (from && after.includes(from)) checkedZonesOf(this.#game, this.#state); // it says which is in two places
        this.#places.set(token, now);
        const was = from ?? this.#gone.get(token);
        if (was?.zone !== now.zone || was.isSeen !== now.isSeen) moves.push({ token, was, now });
        this.#gone.delete(token);
      }
    }
    for (const was of before.filter((zone) => !after.includes(zone)))
      for (const token of was.tokens)
        if (this.#places.get(token) === was) {
          this.#places.delete(token);
          moves.push({ token, was, now: undefined });
        }
    return moves;
  }
}

/** What counts of a question: to whom it shows what. */
type Asking = Pick<Prompt, 'seat' | 'options'> & { readonly about?: unknown; readonly shows?: boolean | undefined };

/** A zone as it was seen last. */
interface SeenZone extends Spot {
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
