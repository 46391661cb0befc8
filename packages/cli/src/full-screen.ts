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

/** What else a key does at a moment. */
export interface SideKey {
  readonly key: string;
  /** In a word or two, for the line of keys. */
  readonly does: string;
  /** Text to be shown in the place of the board, until the next key, or nothing; `leave` ends the show. */
  readonly run: (at: number, leave: () => void) => string | undefined | Promise<string | undefined>;
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
export function onFullScreen(
  screenfuls: Screenfuls,
  pace: Pace,
  size: () => Size | undefined,
  sideKeys: readonly SideKey[] = [],
): Promise<void> {
  return new Promise((done, fail) => new FullScreen(screenfuls, pace, size, sideKeys, { done, fail }).open());
}

class FullScreen {
  readonly #screenfuls: Screenfuls;
  readonly #size: () => Size | undefined;
  readonly #sideKeys: readonly SideKey[];
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
  /** What is shown in the place of the board until the next key. */
  #aside: string | undefined;
  /** Rows of the board, or of what is shown in its place, that are above the screen. */
  #above = 0;

  constructor(
    screenfuls: Screenfuls,
    { speed, at = 0, last }: Pace,
    size: () => Size | undefined,
    sideKeys: readonly SideKey[],
    ends: Ends,
  ) {
    this.#screenfuls = screenfuls;
    this.#at = at;
    this.#last = last;
    this.#pace = speed ?? 1;
    this.#size = size;
    this.#sideKeys = sideKeys;
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
    const isEnd = ctrl && (name === 'c' || name === 'd');
    if (this.#aside !== undefined && !isEnd && name !== 'up' && name !== 'down') {
      this.#show(undefined);
      return;
    }
    if (isEnd || name === 'q' || name === 'escape') {
      this.#close();
      return;
    }
    const side = this.#sideKeys.find(({ key }) => key === sequence);
    const act =
      side === undefined ? (this.#keys[sequence ?? ''] ?? this.#keys[name ?? '']) : () => this.#stepAside(side);
    if (act === undefined || this.#isBusy) return;
    void Promise.resolve(act()).then(this.#draw);
  };

  #show(aside: string | undefined): void {
    this.#aside = aside;
    this.#above = 0;
    this.#draw();
  }

  async #stepAside({ run }: SideKey): Promise<void> {
    this.#stop();
    this.#isBusy = true;
    try {
      this.#show(await run(this.#at, () => this.#close()));
    } catch (error) {
      this.#close(error);
    } finally {
      this.#isBusy = false;
    }
  }

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
    const shownNow = this.#aside === undefined ? screenful : { ...screenful, board: this.#aside, told: [] };
    const keysFor = (isLong: boolean) => keyRows(this.#keysTold(isLong), size.columns - 1);
    const kept = 2 + keysFor(true).length;
    const { board, news } = fitted(shownNow, size, kept);
    const keys = keysFor(board.length > size.rows - kept - news.length);
    const room = size.rows - 2 - keys.length - news.length;
    this.#above = Math.max(0, Math.min(this.#above, board.length - room));
    const shown = board.slice(this.#above, this.#above + room);
    const lines = [
      paint.bold(paint.cyan(shorten(screenful.title, size.columns - 1))),
      ...news,
      '',
      ...shown,
      ...Array.from({ length: room - shown.length }, () => ''),
      ...keys.map((row) => paint.dim(row)),
    ];
    process.stdout.write(`${CLEAR}${lines.join('\n')}`);
  };

  /** What keys do now; `isLong`: not all fits on the screen. */
  #keysTold(isLong: boolean): string[] {
    const scroll = isLong ? ['↑ ↓ scroll'] : [];
    if (this.#aside !== undefined) return [...scroll, 'any other key goes back'];
    const isRunning = this.#timer !== undefined;
    return [
      '→ ← home end',
      ...scroll,
      isRunning ? 'space stops' : 'space plays',
      '+ - speed',
      ...this.#sideKeys.map(({ key, does }) => `${key} ${does}`),
      'q quits',
      ...(isRunning ? [`${this.#pace} a second`] : []),
    ];
  }
}

/** What whoever waits for the end hears. */
interface Ends {
  readonly done: () => void;
  readonly fail: (error: unknown) => void;
}

const CLEAR = '\x1b[2J\x1b[H';
const PACE_MAX = 64;

/** What the keys do, in as many rows as that takes. */
function keyRows(keys: readonly string[], columns: number): string[] {
  const rows: string[] = [];
  for (const key of keys) {
    const longer = `${rows.at(-1)} · ${key}`;
    if (rows.length > 0 && longer.length <= columns) rows.splice(-1, 1, longer);
    else rows.push(key);
  }
  return rows;
}

/** The board, and the last of what happened: all of it, or as much as leaves room for the board. `kept` rows are for the rest. */
function fitted(
  { board, told }: Screenful,
  { columns, rows }: Size,
  kept: number,
): { board: string[]; news: string[] } {
  const boardLines = boardText(board, columns - 1).split('\n');
  const lines = told.flatMap((line) => wrap(`  ${line}`, columns - 1).split('\n'));
  const room = Math.max(Math.floor(rows / 3), rows - kept - boardLines.length);
  const news = lines.length <= room ? lines : ['  …', ...lines.slice(lines.length - room + 1)];
  return { board: boardLines, news };
}
