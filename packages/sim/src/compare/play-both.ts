import type { MatchRow } from '../rows/row.ts';
import { partsOf } from '../run/batch.ts';
import type { Company } from '../run/cast.ts';
import type { Threads } from '../run/threads.ts';
import { batchFor, planOf, type Simulation } from '../simulation.ts';
import type { Batch } from '../statistics/statistic.ts';
import { mergeTallies, noTally, type Statistics, summarise, type Tally } from '../statistics/tally.ts';
import type { CompareHow } from './compare.ts';
import { addRows, noPaired, type Paired } from './paired.ts';

/** A side, ready to be played. */
interface Ready {
  readonly name: string;
  readonly company: Company;
  readonly options: unknown;
  readonly threads: Threads | undefined;
}

type Both<T> = readonly [one: T, other: T];

/** Plays both sides part by part, so that what is kept of matches until they are compared stays little. */
export async function playBoth(
  sides: Both<Ready>,
  how: CompareHow & { readonly seed: string },
): Promise<{ readonly figures: Both<Statistics>; readonly paired: Paired }> {
  const { signal, onProgress, onRows } = how;
  const paired = noPaired();
  const both = sides.map((side) => begun(side, how)) as unknown as Both<Begun>; // of two
  const tell = () =>
    onProgress?.({ done: both[0].done() + both[1].done(), games: both[0].batch.job.games + both[1].batch.job.games });
  const timer = setInterval(tell, TOLD_MS);
  const [one, other] = both.map((side) =>
    partsOf(side.company, side.batch.job, { threads: side.threads, signal }, (part) => {
      side.atHand = part.games;
      tell();
    }),
  ) as unknown as Both<ReturnType<typeof partsOf>>; // of two
  tell();
  try {
    while (signal?.aborted !== true) {
      const [first, second] = [await one.next(), await other.next()];
      // Of a part that was stopped on one side nothing can be compared.
      if (first.done || second.done || first.value.rows.length !== second.value.rows.length) break;
      for (const [at, side] of both.entries()) {
        const part = at === 0 ? first.value : second.value;
        mergeTallies(side.batch, side.whole, part.tally);
        side.atHand = 0;
      }
      const [ones, others] = [first.value.rows, second.value.rows];
      addRows(paired, ones, others);
      await onRows?.(ones.flatMap((row, at) => [sideRow(sides[0], row), sideRow(sides[1], others[at] as MatchRow)])); // as many
      tell();
    }
  } finally {
    clearInterval(timer);
    await Promise.all([one.return(undefined), other.return(undefined)]);
  }
  return { figures: both.map(({ batch, whole }) => summarise(batch, whole)) as unknown as Both<Statistics>, paired }; // of two
}

function sideRow({ name }: Ready, row: MatchRow): MatchRow {
  return { side: name, ...row };
}

/** How often it is told how far threads are. */
const TOLD_MS = 250;

interface Begun extends Ready {
  readonly batch: Batch;
  readonly whole: Tally;
  /** Games of the part at hand. */
  atHand: number;
  done(): number;
}

function begun(side: Ready, { onRows: _, onProgress: __, ...how }: CompareHow): Begun {
  // Both sides are compared by their rows, whoever wants to have them.
  const simulation: Simulation = { ...how, options: side.options, onRows: () => {} };
  const batch = batchFor(side.company, simulation, planOf(side.company, simulation));
  const whole = noTally(batch);
  const own = { ...side, batch, whole, atHand: 0, done: () => 0 };
  own.done = () => Math.max(whole.games + own.atHand, side.threads?.played?.() ?? 0);
  return own;
}
