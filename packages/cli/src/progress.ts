import cliProgress from 'cli-progress';
import { shorten } from './wrap.ts';

/** How far something long has come. */
export interface Progress {
  tick(): void;
  /** So many are done. */
  to(done: number): void;
  stop(): void;
}

/** A bar with the time left, on a terminal; elsewhere nothing. It is written beside the output, never into it. */
export function progressOf(label: string, total: number): Progress {
  if (process.stderr.isTTY !== true) return { tick() {}, to() {}, stop() {} };
  const bar = new cliProgress.SingleBar(
    {
      ...barFor(label, total, process.stderr.columns ?? 80),
      stream: process.stderr,
      clearOnComplete: true,
      hideCursor: false,
      fps: 10,
    },
    cliProgress.Presets.shades_classic,
  );
  const rest = new Rest(total);
  let done = 0;
  const show = () => bar.update(done, { rest: rest.text(done, Date.now()) });
  bar.start(total, 0, { rest: rest.text(0, Date.now()) });
  // Time goes by even where nothing is done yet.
  const timer = setInterval(show, 1000).unref();
  const to = (count: number) => {
    done = count;
    show();
  };
  return {
    tick: () => to(done + 1),
    to,
    stop() {
      clearInterval(timer);
      bar.stop();
    },
  };
}

/** What fits into a line: numbers and time always, then the label, then a bar, which is worth showing from a few signs on. */
export function barFor(label: string, total: number, columns: number): { format: string; barsize: number } {
  const room = columns - 2 * String(total).length - ROOM_FOR_REST;
  const bar = room - label.length - 1;
  const figures = '{percentage} %  {value}/{total}  {rest}';
  if (bar >= BAR_MIN) return { format: `${label} {bar} ${figures}`, barsize: Math.min(BAR_MAX, bar) };
  return { format: `${shorten(label, Math.max(1, room))} ${figures}`, barsize: 0 };
}

/** Per cent, spaces, and the time left: `100 %  /  10:00:00 left` and a space before it. */
const ROOM_FOR_REST = 24;
const [BAR_MIN, BAR_MAX] = [4, 24];

/**
 * The time left, which counts down as a clock does: it follows from the pace of all that is done, is looked at once a second, and
 * turns to what is newly found little by little. Until something is done it is the time that has gone by.
 */
export class Rest {
  readonly #total: number;
  #began: number | undefined;
  #last: { readonly at: number; readonly leftMs: number } | undefined;

  constructor(total: number) {
    this.#total = total;
  }

  text(done: number, now: number): string {
    this.#began ??= now;
    const gone = now - this.#began;
    if (done === 0) return `${clock(gone)} so far`;
    const found = (gone * (this.#total - done)) / done;
    if (this.#last === undefined) this.#last = { at: now, leftMs: found };
    else if (now - this.#last.at >= 1000) {
      const expected = this.#last.leftMs - (now - this.#last.at);
      this.#last = { at: now, leftMs: expected + (found - expected) * NEWS };
    }
    return `${clock(Math.max(0, this.#last.leftMs))} left`;
  }
}

/** How much of what is newly found counts, once a second. */
const NEWS = 0.2;

function clock(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const two = (count: number) => String(count).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
