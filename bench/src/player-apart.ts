import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Player } from './measure.ts';
import { stop } from './settings.ts';
import type { Contender } from './sides.ts';
import type { Slice } from './slice.ts';

const SCRIPT = fileURLToPath(new URL('./play-side.ts', import.meta.url));

/** Plays one side of a bench in a process of its own, slice by slice, as it is told. */
export function playerApart(bench: string, side: Contender): Player {
  const child = fork(SCRIPT, [bench, side]);
  let isEnding = false;
  child.once('exit', () => {
    if (!isEnding) stop(`the process of ${bench}, ${side}, has ended by itself`);
  });
  return {
    async slice() {
      child.send('slice');
      const [slice] = await once(child, 'message');
      return slice as Slice; // as play-side.ts sends it
    },
    end() {
      isEnding = true;
      child.kill();
    },
  };
}
