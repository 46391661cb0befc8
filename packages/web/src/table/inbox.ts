import type { News } from '@fermata/session';

/** How long news may wait for more: about as long as a screen takes to be drawn. */
const WAIT_MS = 16;

/** Collects news, so that a hundred answers of bots are drawn once and not a hundred times. */
export class Inbox {
  readonly #open: (news: News) => void;
  #news: readonly News[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(open: (news: News) => void) {
    this.#open = open;
  }

  add(news: News): void {
    this.#news = joined(this.#news, news);
    this.#timer ??= setTimeout(() => this.flush(), WAIT_MS);
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const all = this.#news;
    this.#news = [];
    for (const news of all) this.#open(news);
  }
}

/** What follows without anything taken back is one piece of news, and stands as the last one does. */
export function joined(all: readonly News[], next: News): readonly News[] {
  const last = all.at(-1);
  if (last === undefined || next.view !== undefined || next.from !== last.from + last.frames.length)
    return [...all, next];
  const { view, from, frames } = last;
  const both = { ...next, from, frames: [...frames, ...next.frames], ...(view !== undefined && { view }) };
  return all.with(-1, both);
}
