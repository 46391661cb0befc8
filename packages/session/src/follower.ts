import type { AnyMatch, Seat } from '@fermata/core';
import { describeEvent, type FrameNews, frames } from '@fermata/core/host';
import { type Patch, patchOf } from './patch.ts';
import { changesAreOpen, toldTexts } from './told.ts';
import type { Frame, News } from './wire.ts';

/** What each seat saw last, once for all who listen there: a thousand may look on at one match. */
export class Views {
  readonly #last = new Map<Seat, { readonly at: string; readonly view: object | undefined }>();

  /** The view of a seat there: the one that is known, where there is one. */
  of(seat: Seat, at: string, view: object | undefined): object | undefined {
    const known = this.#last.get(seat);
    if (known?.at === at) return known.view;
    this.#last.set(seat, { at, view });
    return view;
  }
}

/** Someone who is told what a seat sees: all of it once, in order and without gaps, or how far it was taken back. */
export class Follower {
  readonly seat: Seat;
  readonly #tell: (news: News) => void;
  readonly #views: Views;
  #match: AnyMatch;
  #unfollow: () => void = () => {};
  /** What has happened and is not told yet. */
  #fresh: FrameNews[] = [];
  /** How many frames it was told, and what it saw last. */
  #told: number;
  #view: object | undefined;
  /** It has come back, and was not told yet what it missed. */
  #isBack: boolean;

  constructor(match: AnyMatch, seat: Seat, tell: (news: News) => void, from: number, views: Views) {
    this.#match = match;
    this.#views = views;
    this.seat = seat;
    this.#tell = tell;
    const past = frames(match, seat);
    this.#told = Math.min(from, past.length);
    this.#isBack = this.#told > 0;
    this.#view = past[this.#told - 1]?.view as object | undefined; // a view of this game
    this.#fresh.push({ from: this.#told, frames: past.slice(this.#told) });
    this.#follow();
  }

  /** The same match once more, made anew: what was not told has not happened. */
  listenTo(match: AnyMatch): void {
    this.stop();
    this.#match = match;
    this.#fresh = [];
    this.#follow();
  }

  stop(): void {
    this.#unfollow();
  }

  /** Tells what has happened since, and how the match stands. */
  tell(rest: Omit<News, 'from' | 'view' | 'frames'>): void {
    const from = Math.min(this.#told, ...this.#fresh.map((news) => news.from));
    const isBack = from < this.#told;
    const fresh = this.#fresh.flatMap((news) => news.frames);
    this.#fresh = [];
    this.#told = from + fresh.length;
    if (isBack || (fresh.length === 0 && this.#view === undefined)) {
      // What is seen after an undo is there at once: nothing of it is played.
      const view = this.#match.view(this.seat) as object; // a view of this game
      this.#view = view;
      this.#tell({ from, view, frames: [], ...rest });
    } else {
      const { game } = this.#match;
      const texts = fresh.length > 0 && changesAreOpen(game) ? toldTexts(this.#match, this.seat) : undefined;
      const framed = fresh.map((frame) => this.#framed(frame, texts?.[frame.number]));
      this.#tell({ from, frames: this.#isBack ? shortened(framed, this.#view) : framed, ...rest });
    }
    this.#isBack = false;
    this.#view = this.#views.of(this.seat, `${rest.basis} ${this.#told}`, this.#view);
  }

  #framed({ number, event, view }: FrameNews['frames'][number], text?: string): Frame {
    const shown = event && { event, text: text ?? describeEvent(this.#match.game, event) };
    const patch = patchOf(this.#view, view);
    this.#view = view;
    return { number, ...shown, patch };
  }

  #follow(): void {
    this.#unfollow = this.#match.follow(this.seat, (news) => this.#fresh.push(news));
  }
}

/** Where what changed is longer than all that is seen now, it is told that at once: with the first frame, as its patch. */
function shortened(frames: readonly Frame[], view: object | undefined): readonly Frame[] {
  const whole: Patch = [[[], view]];
  const bytes = frames.reduce((sum, { patch }) => sum + JSON.stringify(patch).length, 0);
  if (bytes <= JSON.stringify(whole).length) return frames;
  return frames.map((frame, at) => ({ ...frame, patch: at === 0 ? whole : [] }));
}
