import { setImmediate } from 'node:timers/promises';
import type { Tally } from '../tally/tally.ts';
import { type Company, withoutRepeats } from './cast.ts';
import { Chunk } from './chunk.ts';
import { chunkSize, type Job } from './job.ts';

/** How long the thread is kept from everything else: a key pressed must be noticed. */
const BREATH_MS = 50;

/** The tallies of a batch in the order of its games, played in this thread. After an abort the game at hand is the last. */
export async function* atHome(given: Company, job: Job, signal: AbortSignal | undefined): AsyncGenerator<Tally> {
  const company = withoutRepeats(given);
  const size = chunkSize(job);
  let breath = performance.now();
  for (let from = 0; from < job.games && !signal?.aborted; from += size) {
    const chunk = new Chunk(company, job);
    for (let game = from; game < Math.min(from + size, job.games) && !signal?.aborted; game++) {
      const later = chunk.play(game);
      if (later !== undefined) await later;
      if (performance.now() - breath < BREATH_MS) continue;
      await setImmediate();
      breath = performance.now();
    }
    yield chunk.tally;
  }
}
