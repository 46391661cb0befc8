/** One seat's side of a match, as the page holds it: what is shown, what is asked, what was touched. */
import type { Choice, Seat } from '@fermata/core';
import type { AnyStaging, Scene } from '@fermata/scene';
import {
  type Basis,
  type End,
  type Frame,
  type News,
  named,
  type OpenQuestion,
  patched,
  type Reply,
  type Session,
  type Wish,
} from '@fermata/session';
import { isSameQuestion, Picking } from './picking.ts';
import { type Pace, Playback, type Still } from './playback.ts';
import { Store } from './store.ts';
import { ahead, enough, type Posed, pose, type Touched, touch, UNTOUCHED } from './touching.ts';

/** A line of the log. */
export interface Line {
  readonly frame: number;
  readonly text: string;
}

/** How the match stands. */
export interface Situation {
  readonly posed?: Posed | undefined;
  readonly touched: Touched;
  readonly waiting: readonly Seat[];
  /** Since when somebody else is waited for, in milliseconds. */
  readonly since: number;
  readonly basis: Basis;
  readonly noUndo?: string | undefined;
  /** Somebody wants to take back, and whether this seat is asked to agree. */
  readonly wish?: (Wish & { readonly isMine: boolean }) | undefined;
  readonly end?: End | undefined;
  readonly log: readonly Line[];
  /** What has happened since the last answer, for whoever cannot see it. */
  readonly told: string;
  /** What the last thing that was tried came to, where it came to nothing. */
  readonly notice?: string | undefined;
  /** True while an answer is on its way. */
  readonly isSending: boolean;
}

/** What somebody is over. */
export interface Over {
  readonly id?: string | undefined;
  readonly by: 'pointer' | 'keyboard';
}

const NOWHERE: Over = { by: 'pointer' };
const NOBODY: ReadonlySet<string> = new Set();

export interface TableOptions {
  readonly session: Session;
  readonly staging: AnyStaging;
  readonly seat: Seat;
  /** What people are called, seat by seat. */
  readonly names: readonly string[];
  readonly pace: Pace;
  /** True where a person wants to be asked once more. */
  readonly confirms?: () => boolean;
}

export class Table {
  readonly session: Session;
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly standing: Store<Situation>;
  playback: Playback | undefined;
  /** Told once the first view is there. */
  readonly isReady = new Store(false);
  /** What somebody is over, and what is pointed at: by them, or by a name. */
  readonly over = new Store<Over>(NOWHERE);
  readonly pointed = new Store<ReadonlySet<string>>(NOBODY);
  /** All that was seen, to be gone through again. */
  readonly stills: Still[] = [];
  readonly #staging: AnyStaging;
  readonly #options: TableOptions;
  readonly #scenes = new WeakMap<Still, Scene>();
  readonly #picking: Picking;
  #view: object | undefined;

  constructor(options: TableOptions) {
    this.#options = options;
    this.session = options.session;
    this.seat = options.seat;
    this.names = options.names;
    this.#staging = options.staging;
    this.standing = new Store<Situation>({
      touched: UNTOUCHED,
      waiting: [],
      since: 0,
      basis: '',
      log: [],
      told: '',
      isSending: false,
    });
    this.#picking = new Picking(this.session, this.standing);
    // Whoever stays where they are has something else ahead of them.
    this.standing.subscribe(() => this.over.get().id !== undefined && this.#pointAhead());
  }

  /** News, in order. */
  hear(news: News): void {
    const isFirst = this.playback === undefined;
    const isBack = news.from < this.stills.length;
    const before = this.standing.get();
    this.stills.length = news.from;
    if (news.view !== undefined) this.#view = news.view;
    const stills = news.frames.map((frame) => this.#stillOf(frame));
    this.stills.push(...stills);
    if (this.#view === undefined) return; // the first news always has one
    const lines = news.frames.flatMap((frame) => this.#lineOf(frame));
    this.playback ??= new Playback(this.#staging, this.seat, this.#view, this.#options.pace);
    if (isFirst || isBack) this.playback.jump(this.#view, this.stills.length - 1);
    else this.playback.add(stills);
    const asked = news.asked[0] && this.#named(news.asked[0]);
    // Somebody else has answered, and this seat is asked the same: what it has picked so far stands.
    const isSame = asked !== undefined && !isBack && isSameQuestion(before.posed?.asked, asked);
    const isOther = news.waiting.some((seat) => seat !== this.seat);
    this.standing.set({
      posed: asked && pose(asked, this.#staging.scene(this.#view, this.seat), this.#staging, this.#view),
      touched: isSame ? before.touched : UNTOUCHED,
      waiting: news.waiting,
      since: isOther ? Date.now() : 0,
      basis: news.basis,
      noUndo: news.noUndo === undefined ? undefined : named(news.noUndo, this.names),
      wish: news.wish && {
        ...news.wish,
        isMine: news.wish.left.includes(this.seat),
        ...(news.wish.barrier !== undefined && { barrier: named(news.wish.barrier, this.names) }),
      },
      end: news.end,
      log: [...before.log.filter(({ frame }) => frame < news.from), ...lines],
      told: isBack ? 'Taken back.' : lines.map(({ text }) => text).join(' '),
      notice: undefined,
      isSending: isSame && before.isSending,
    });
    if (asked?.several !== undefined && !isSame) this.#picking.begin();
    if (isFirst) this.isReady.set(true);
  }

  /** Somebody touches a piece or a place. */
  touch(id: string): void {
    const { posed, touched, isSending } = this.standing.get();
    this.playback?.skip();
    if (posed === undefined || isSending) return;
    const outcome = touch(posed, touched, id);
    if (outcome.type === 'answer' && this.#options.confirms?.())
      this.standing.change({ touched: { ...touched, ids: [...touched.ids, id] } });
    else if (outcome.type === 'answer') void this.answer(outcome.option);
    else if (outcome.type === 'pick') this.#picking.toggle(outcome.option);
    else if (outcome.type === 'touched')
      this.standing.change({ touched: { ...touched, ids: outcome.ids }, notice: undefined });
    else if (outcome.type === 'not') this.standing.change({ notice: outcome.why });
  }

  /** Somebody is over a piece or a place, or over none: what touching it would come to is pointed at. */
  lookAt(id: string | undefined, by: Over['by']): void {
    const was = this.over.get();
    if ((was.id === id && was.by === by) || (id === undefined && was.by !== by)) return;
    this.over.set(id === undefined ? NOWHERE : { id, by });
    this.#pointAhead();
  }

  /** What a thing does, in the words of the game. */
  readonly lookUp = (id: string): Promise<string | undefined> => this.session.lookUp(id);

  point(ids: readonly string[]): void {
    if (ids.length > 0 || this.pointed.get().size > 0) this.pointed.set(new Set(ids));
  }

  /** By what it was decided, once it is over; empty where the game says nothing beyond points. */
  verdict(): string {
    const text = this.#view === undefined ? undefined : this.#staging.verdict?.(this.#view);
    return text === undefined ? '' : named(text, this.names);
  }

  /** What there was to see at some time. */
  sceneAt(frame: number): Scene | undefined {
    const still = this.stills[frame];
    if (still === undefined) return undefined;
    const scene = this.#scenes.get(still) ?? this.#staging.scene(still.view, this.seat);
    this.#scenes.set(still, scene);
    return scene;
  }

  /** True of a piece that is there to be opened now. */
  isThere(id: string): boolean {
    return this.playback?.shown.get().scene.pieces.some((piece) => piece.id === id) ?? false;
  }

  /** Somebody takes an option from the list. */
  take(option: number): void {
    if (this.standing.get().posed?.asked.several === undefined) void this.answer(option);
    else this.#picking.toggle(option);
  }

  /** What is picked, or wholly touched, is the answer. */
  done(): void {
    const { posed, touched } = this.standing.get();
    if (posed === undefined) return;
    if (posed.asked.several !== undefined) {
      if (touched.isEnough) void this.answer(touched.picked.toSorted((a, b) => a - b));
      return;
    }
    const option = enough(posed, touched);
    if (option !== undefined) void this.answer(option);
  }

  /** Takes back the last touch; false if there is none. */
  back(): boolean {
    const { touched } = this.standing.get();
    if (touched.picked.length > 0) this.#picking.back();
    else if (touched.ids.length > 0) this.standing.change({ touched: { ...touched, ids: touched.ids.slice(0, -1) } });
    else return false;
    return true;
  }

  async answer(choice: Choice): Promise<void> {
    const { posed, isSending } = this.standing.get();
    if (posed === undefined || isSending) return;
    this.playback?.skip();
    this.standing.change({ isSending: true, notice: undefined });
    this.#settle(await this.session.answer(posed.asked.basis, choice));
  }

  async undo(): Promise<void> {
    const { basis, noUndo, isSending } = this.standing.get();
    if (noUndo !== undefined) this.standing.change({ notice: `You cannot take anything back: ${noUndo}.` });
    else if (!isSending) {
      this.standing.change({ isSending: true });
      this.#settle(await this.session.undo(basis));
    }
  }

  async resign(): Promise<void> {
    this.#settle(await this.session.resign());
  }

  /** Whether somebody else may take back. */
  async consent(agrees: boolean): Promise<void> {
    this.#settle(await this.session.consent(this.standing.get().basis, agrees));
  }

  close(): void {
    this.playback?.stop();
    void this.session.unfollow();
  }

  /** An answer that was taken brings news; of any other one is told why. */
  #settle(reply: Reply): void {
    if (reply.type === 'ok') return;
    const notice =
      reply.type === 'stale'
        ? 'The match has gone on since; look again.'
        : reply.type === 'refused'
          ? named(reply.why, this.names)
          : `Your answer could not be kept: ${reply.why}. Nothing has changed. Make room in this browser's storage and answer again, or save the record from the menu.`;
    this.standing.change({ isSending: false, touched: UNTOUCHED, notice });
    const { posed } = this.standing.get();
    if (posed?.asked.several !== undefined) this.#picking.begin();
  }

  /** Texts of games call people by their seats. */
  #named(asked: OpenQuestion): OpenQuestion {
    const say = (text: string) => named(text, this.names);
    const except = asked.except.map((it) => ({ ...it, text: say(it.text), why: say(it.why) }));
    return { ...asked, text: say(asked.text), texts: asked.texts.map(say), except };
  }

  #pointAhead(): void {
    const { id } = this.over.get();
    const { posed, touched } = this.standing.get();
    this.point(id === undefined || posed === undefined ? [] : ahead(posed, touched, id));
  }

  #stillOf({ number, event, patch }: Frame): Still {
    this.#view = patched(this.#view, patch) as object; // a view of this game
    return { number, event, view: this.#view };
  }

  #lineOf({ number, text }: Frame): Line[] {
    return text === undefined ? [] : [{ frame: number, text: named(text, this.names) }];
  }
}
