import { chunkSize, type Job } from '../job.ts';
import type { Tally } from '../statistics/tally.ts';
import { type Company, withoutRepeats } from './cast.ts';
import { Chunk } from './chunk.ts';
import { Pace } from './pace.ts';
import type { Part } from './threads.ts';

/**
 * The parts of a batch in the order of its games, played in this thread. After an abort the game at hand is dropped.
 * Where it takes long, `onGame` is told of the tally at hand before it is complete.
 */
export async function* inThisThread(
  given: Company,
  job: Job,
  signal: AbortSignal | undefined,
  onGame: (part: Tally) => void,
): AsyncGenerator<Part> {
  const company = withoutRepeats(given);
  const size = chunkSize(job);
  const pace = new Pace(signal);
  for (let from = 0; from < job.games && !pace.isStopped; from += size) {
    const chunk = new Chunk(company, job);
    for (let game = from; game < Math.min(from + size, job.games) && !pace.isStopped; game++) {
      const later = chunk.play(game, pace);
      if (later !== undefined) await later;
      if (!pace.isDue()) continue;
      onGame(chunk.tally);
      await pace.rest();
    }
    yield chunk.part;
  }
}
