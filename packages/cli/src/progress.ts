import cliProgress from 'cli-progress';

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
      format: `${label} {bar} {percentage} %  {value}/{total}  {eta_formatted} left`,
      stream: process.stderr,
      clearOnComplete: true,
      hideCursor: false,
      barsize: 24,
      fps: 10,
      formatTime: timeLeft,
    },
    cliProgress.Presets.shades_classic,
  );
  bar.start(total, 0);
  return {
    tick: () => bar.increment(),
    to: (done) => bar.update(done),
    stop: () => bar.stop(),
  };
}

/** How long it takes is known once something is done; until then the bar's library has words for it, such as INF. */
const timeLeft: typeof cliProgress.Format.TimeFormat = (seconds, ...how) =>
  typeof seconds === 'number' ? cliProgress.Format.TimeFormat(seconds, ...how) : '…';
