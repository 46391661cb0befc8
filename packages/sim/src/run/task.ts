/** What runs in a worker thread. */

import type { Job } from '../job.ts';
import type { Tally } from '../statistics/tally.ts';
import { type Cast, type Company, companyOf, withoutRepeats } from './cast.ts';
import { Chunk } from './chunk.ts';

/** Games `from` up to, but not including, `to`. */
export interface Task {
  readonly cast: Cast;
  readonly job: Job;
  readonly from: number;
  readonly to: number;
}

/** A fault is sent as data: an error would lose its record on the way. */
export type Answer = { readonly tally: Tally } | { readonly fault: string; readonly record: unknown };

export async function playChunk({ cast, job, from, to }: Task): Promise<Answer> {
  const chunk = new Chunk(await remembered(cast), job);
  try {
    for (let game = from; game < to; game++) {
      const later = chunk.play(game);
      if (later !== undefined) await later; // a promise for each game would cost those who need none
    }
  } catch (error) {
    const { message, record } = error as Error & { readonly record?: unknown }; // a chunk throws errors
    return { fault: message, record };
  }
  return { tally: chunk.tally };
}

/** The last cast: a thread plays one batch after another, and most chunks are of the same one. */
let last: { readonly key: string; readonly company: Promise<Company> } | undefined;

function remembered(cast: Cast): Promise<Company> {
  const key = JSON.stringify(cast);
  if (last?.key !== key) last = { key, company: companyOf(cast).then(withoutRepeats) };
  return last.company;
}
