import { type News, patched, type Session } from '@fermata/session';

/** Something that a seat saw happen, in words. */
export interface Told {
  readonly n: number;
  readonly text: string;
}

/** Follows a seat, so that a program can ask when it likes. */
export class Watcher {
  readonly session: Session & { close?(): void };
  view: unknown;
  news: News | undefined;
  /** All that the seat saw happen. */
  lines: Told[] = [];
  /** How many frames the program was told of. */
  told = 0;
  #frames = 0;
  readonly #waiting = new Set<() => void>();

  constructor(session: Session & { close?(): void }) {
    this.session = session;
  }

  get frames(): number {
    return this.#frames;
  }

  async follow(): Promise<void> {
    const heard = this.#change();
    await this.session.follow((news) => this.#hear(news));
    await heard;
  }

  async close(): Promise<void> {
    await this.session.unfollow();
    this.session.close?.();
  }

  /** Resolves once the seat is asked or the match is over; at the latest when patience ends. */
  async settled(patienceMs: number): Promise<void> {
    const end = Date.now() + patienceMs;
    while (this.news !== undefined && !isSettled(this.news) && Date.now() < end) await this.#change(end - Date.now());
  }

  /** Resolves when there are other news than these; at the latest when patience ends. */
  async after(news: News | undefined, patienceMs: number): Promise<void> {
    const end = Date.now() + patienceMs;
    while (this.news === news && Date.now() < end) await this.#change(end - Date.now());
  }

  #change(patienceMs?: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = patienceMs === undefined ? undefined : setTimeout(() => wake(), patienceMs);
      const wake = () => {
        clearTimeout(timer);
        this.#waiting.delete(wake);
        resolve();
      };
      this.#waiting.add(wake);
    });
  }

  #hear(news: News): void {
    this.lines = this.lines.filter(({ n }) => n < news.from);
    this.told = Math.min(this.told, news.from);
    this.#frames = news.from + news.frames.length;
    if (news.view !== undefined) this.view = news.view;
    for (const { number, patch, text } of news.frames) {
      this.view = patched(this.view, patch);
      if (text !== undefined) this.lines.push({ n: number, text });
    }
    this.news = news;
    for (const wake of [...this.#waiting]) wake();
  }
}

/** There is something for this seat to do, or nothing any more. */
function isSettled({ asked, end }: News): boolean {
  return asked.length > 0 || end !== undefined;
}
