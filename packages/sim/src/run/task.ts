/** What runs in a worker thread of Node. */
import { type Cast, type Company, companyOf, withoutRepeats } from './cast.ts';
import { playStretch } from './play-stretch.ts';
import type { Answer, Stretch } from './threads.ts';

export interface Task extends Stretch {
  readonly cast: Cast;
  /** Memory that threads share: in its first number each counts the games it has played. */
  readonly counter: SharedArrayBuffer;
}

export async function playChunk({ cast, counter, ...stretch }: Task): Promise<Answer> {
  const games = new Int32Array(counter);
  return playStretch(await remembered(cast), stretch, () => void Atomics.add(games, 0, 1));
}

/** The last two casts: a thread plays one batch after another, or two side by side, and most chunks are of the same ones. */
let last: readonly Remembered[] = [];

interface Remembered {
  readonly key: string;
  readonly company: Promise<Company>;
}

function remembered(cast: Cast): Promise<Company> {
  const key = JSON.stringify(cast);
  const known = last.find((one) => one.key === key);
  if (known !== undefined) return known.company;
  const company = companyOf(cast).then(withoutRepeats);
  last = [{ key, company }, ...last.slice(0, 1)];
  return company;
}
