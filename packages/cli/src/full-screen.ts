import { emitKeypressEvents, type Key } from 'node:readline';
import { paint } from './paint.ts';
import { boardText } from './table/screen.ts';
import type { Keys } from './thinking.ts';
import { type Size, shorten, wrap } from './wrap.ts';

/** One moment of a match. */
export interface Screenful {
  readonly title: string;
  readonly board: string;
  /** What has just happened. */
  readonly told: readonly string[];
}

/** Moments in order, from 0 on; undefined past the last. It may have to play on to know. */
export type Screenfuls = (at: number) => Screenful | undefined | Promise<Screenful | undefined>;

/** How to go through them. */
export interface Pace {
  /** Moments in a second; undefined waits for keys. */
  readonly speed?: number | undefined;
  /** The moment to begin with. */
  readonly at?: number;
  /** The last moment, where it is known before. */
  readonly last?: number;
}

/** True where a person looks on and has keys to press. */
export function hasFullScreen(): boolean {
  return process.stdin.isTTY === true && process.stdout.isTTY === true;
}

/** The keys, where there are some: the full screen holds them as long as it is open. */
export function fullScreenKeys(): Keys | undefined {
  const hold = (isHeld: boolean) => () => void process.stdin.setRawMode(isHeld);
  return hasFullScreen() ? { letGo: hold(false), take: hold(true) } : undefined;
}

/** Shows moments on the whole terminal, by keys or at a pace, until the person leaves. */
export function onFullScreen(screenfuls: Screenfuls, pace: Pace, size: () => Size | undefined): Promise<void> {
  return new Promise((done, fail) => new FullScreen(screenfuls, pace, size, { done, fail }).open());
}

class FullScreen {
  readonly #screenfuls: Screenfuls;
  readonly #size: () => Size | undefined;
  readonly #ends: Ends;
  readonly #last: number | undefined;
  #at: number;
  /** Moments in a second while it runs. */
  #pace: number;
  #timer: NodeJS.Timeout | undefined;
  /** What is shown, and true while the next is being played for: keys wait until then. */
  #shown: Screenful | undefined;
  #isBusy = false;
  #isClosed = false;
  /** Rows of the board that are above the screen. */
  #above = 0;

  constructor(screenfuls: Screenfuls, { speed, at = 0, last }: Pace, size: () => Size | undefined, ends: Ends) {
    this.#screenfuls = screenfuls;
    this.#at = at;
    this.#last = last;
    this.#pace = speed ?? 1;
    this.#size = size;
    this.#ends = ends;
    if (speed !== undefined) this.#run();
  }

  open(): void {
    emitKeypressEvents(process.stdin);
    process.stdin.setRawMode(true);
    process.stdin.resume();
    process.stdin.on('keypress', this.#press);
    process.stdout.on('resize', this.#draw);
    void this.#reach(this.#at).then(this.#draw);
  }

  #close(error?: unknown): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#stop();
    process.stdin.off('keypress', this.#press);
    process.stdout.off('resize', this.#draw);
    process.stdin.setRawMode(false);
    process.stdin.pause();
    process.stdout.write('\n');
    if (error === undefined) this.#ends.done();
    else this.#ends.fail(error);
  }

  #press = (_: string | undefined, { name, ctrl, sequence }: Key): void => {
    if (name === 'q' || name === 'escape' || (ctrl && (name === 'c' || name === 'd'))) {
      this.#close();
      return;
    }
    const act = this.#keys[sequence ?? ''] ?? this.#keys[name ?? ''];
    if (act === undefined || this.#isBusy) return;
    void Promise.resolve(act()).then(this.#draw);
  };

  /** Shows this moment next, if there is one; whatever breaks on the way there ends the show. */
  async #reach(at: number): Promise<boolean> {
    if (this.#isBusy || this.#isClosed) return false;
    this.#isBusy = true;
    try {
      const screenful = await this.#screenfuls(at);
      if (screenful === undefined || this.#isClosed) return false;
      this.#at = at;
      this.#shown = screenful;
      return true;
    } catch (error) {
      this.#close(error);
      return false;
    } finally {
      this.#isBusy = false;
    }
  }

  readonly #keys: { readonly [key: string]: (() => void | Promise<void>) | undefined } = {
    right: () => this.#step(1),
    return: () => this.#step(1),
    left: () => this.#step(-1),
    pagedown: () => this.#step(10),
    pageup: () => this.#step(-10),
    home: () => this.#step(-this.#at),
    end: () => (this.#last === undefined ? this.#run(Number.POSITIVE_INFINITY) : this.#step(this.#last - this.#at)),
    space: () => (this.#timer === undefined ? this.#run() : this.#stop()),
    '+': () => this.#run(this.#pace * 2),
    '-': () => this.#run(this.#pace / 2),
    down: () => void this.#above++,
    up: () => void this.#above--,
  };

  async #step(by: number): Promise<void> {
    this.#stop();
    const to = this.#at + by;
    if (this.#last !== undefined || by < 0) await this.#reach(Math.max(0, Math.min(to, this.#last ?? to)));
    else while (this.#at < to && (await this.#reach(this.#at + 1)));
  }

  /** Goes on by itself; at an endless pace it does not become the pace from then on. */
  #run(pace = this.#pace): void {
    this.#stop();
    if (Number.isFinite(pace)) this.#pace = Math.min(PACE_MAX, Math.max(1 / PACE_MAX, pace));
    const next = async () => {
      const timer = this.#timer;
      const isThere = await this.#reach(this.#at + 1);
      // A key may have stopped it meanwhile, or begun it anew.
      if (this.#timer === timer) this.#timer = isThere ? setTimeout(next, 1000 / pace) : undefined;
      this.#draw();
    };
    this.#timer = setTimeout(next, 1000 / pace);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #draw = (): void => {
    const screenful = this.#shown;
    if (screenful === undefined || this.#isClosed) return;
    const size = this.#size() ?? { columns: 80, rows: 24 };
    const { board, news } = fitted(screenful, size);
    const room = size.rows - 3 - news.length;
    this.#above = Math.max(0, Math.min(this.#above, board.length - room));
    const shown = board.slice(this.#above, this.#above + room);
    const isRunning = this.#timer !== undefined;
    const keys = [
      '→ ← home end',
      ...(board.length > room ? ['↑ ↓ scroll'] : []),
      isRunning ? 'space stops' : 'space plays',
      '+ - speed',
      'q quits',
      ...(isRunning ? [`${this.#pace} a second`] : []),
    ];
    const lines = [
      paint.bold(paint.cyan(shorten(screenful.title, size.columns - 1))),
      ...news,
      '',
      ...shown,
      ...Array.from({ length: room - shown.length }, () => ''),
      paint.dim(shorten(keys.join(' · '), size.columns - 1)),
    ];
    process.stdout.write(`${CLEAR}${lines.join('\n')}`);
  };
}

/** What whoever waits for the end hears. */
interface Ends {
  readonly done: () => void;
  readonly fail: (error: unknown) => void;
}

const CLEAR = '\x1b[2J\x1b[H';
const PACE_MAX = 64;

/** The board, and the last of what happened: all of it, or as much as leaves room for the board. */
function fitted({ board, told }: Screenful, { columns, rows }: Size): { board: string[]; news: string[] } {
  const boardLines = boardText(board, columns - 1).split('\n');
  const lines = told.flatMap((line) => wrap(`  ${line}`, columns - 1).split('\n'));
  const room = Math.max(Math.floor(rows / 3), rows - 3 - boardLines.length);
  const news = lines.length <= room ? lines : ['  …', ...lines.slice(lines.length - room + 1)];
  return { board: boardLines, news };
}
