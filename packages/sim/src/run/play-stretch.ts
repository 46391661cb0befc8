import type { Company } from './cast.ts';
import { Chunk } from './chunk.ts';
import type { Answer, Stretch } from './threads.ts';

/** Plays a stretch of a batch, in whichever thread; `onGame` hears of each game. In the company each agent is there once. */
export async function playStretch(
  company: Company,
  { job, from, to }: Stretch,
  onGame: () => void = () => {},
): Promise<Answer> {
  const chunk = new Chunk(company, job);
  try {
    for (let game = from; game < to; game++) {
      const later = chunk.play(game);
      if (later !== undefined) await later; // a promise for each game would cost those who need none
      onGame();
    }
  } catch (error) {
    const { message, record } = error as Error & { readonly record?: unknown }; // a chunk throws errors
    return { fault: message, record };
  }
  return chunk.part;
}
