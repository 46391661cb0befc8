/** Simulations: one worker sums up, and others play. Loaded when somebody simulates. */
import { parseLevel } from '@fermata/agents';
import { type AnyGame, type Contents, seeded } from '@fermata/core';
import {
  type Answer,
  type Company,
  CsvWriter,
  jsonLines,
  type MatchRow,
  playStretch,
  type Stretch,
  simulation,
  type Verdict,
  withoutRepeats,
} from '@fermata/sim/page';
import type { News, Rows, Simulated, Wish } from '../sim/wish.ts';
import { WorkerThreads } from './worker-threads.ts';

/** A worker that plays. */
export interface Hand {
  play(wish: Wish, stretch: Stretch): Promise<Answer>;
}

/** How often figures are told on the way, and how far it is. */
const FIGURES_MS = 1000;
const PROGRESS_MS = 100;

/** Plays what is wished for with these hands, until it is done or stopped. */
export async function simulated(
  { game, contents }: { readonly game: AnyGame; readonly contents?: Contents },
  wish: Wish,
  hands: readonly Hand[],
  signal: AbortSignal,
  tell: (news: News) => void,
): Promise<Simulated> {
  const { games, seed, rotate, coverage, options, agents } = wish;
  const threads = new WorkerThreads(hands.map((hand) => (stretch: Stretch) => hand.play(wish, stretch)));
  let told = 0;
  let toldFigures = performance.now();
  const onProgress: Parameters<typeof simulation>[1]['onProgress'] = ({ done, statistics }) => {
    const now = performance.now();
    if (now - told < PROGRESS_MS) return;
    told = now;
    const isDue = done > 0 && now - toldFigures > FIGURES_MS;
    if (isDue) toldFigures = now;
    tell({ done, ...(isDue && { statistics: statistics() }) });
  };
  const kept = wish.rows === true ? new KeptRows() : undefined;
  const how = {
    ...{ games, seed, rotate, coverage, options, seats: agents.length, signal, onProgress },
    ...(kept && { onRows: (rows: readonly MatchRow[]) => kept.add(rows) }),
    ...(contents && { contents }),
  };
  try {
    const statistics = await simulation(companyOf(game, wish), how, threads);
    return { statistics, ...(kept && { rows: kept.files() }) };
  } catch (error) {
    return { why: (error as Error).message };
  }
}

/** Rows in both forms, in parts that the browser may put aside. */
class KeptRows {
  readonly #writer = new CsvWriter();
  readonly #csv: Blob[] = [];
  readonly #jsonl: Blob[] = [];

  add(rows: readonly MatchRow[]): void {
    this.#csv.push(new Blob([this.#writer.lines(rows)]));
    this.#jsonl.push(new Blob([jsonLines(rows)]));
  }

  files(): Rows {
    return {
      csv: new Blob(this.#csv, { type: 'text/csv' }),
      jsonl: new Blob(this.#jsonl, { type: 'application/jsonl' }),
    };
  }
}

/** Plays a stretch of it. `verdict` says of matches by what they were decided, for rows. */
export function playHere(game: AnyGame, wish: Wish, stretch: Stretch, verdict?: Verdict): Promise<Answer> {
  return playStretch({ ...withoutRepeats(companyOf(game, wish)), verdict }, stretch);
}

/** As the command line casts them: so the same seed gives the same games. */
function companyOf(game: AnyGame, { agents }: Wish): Company {
  return { game, agents: agents.map((name) => ({ name, make: (seed) => parseLevel(name).make(seeded(seed)) })) };
}
