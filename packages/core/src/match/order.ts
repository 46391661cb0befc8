import type { Execution } from '../execution/execution.ts';
import { seeded } from '../oracle/seeded.ts';

/**
 * Who of those that race is asked first, and who then: drawn, by a seed that no seat knows and by how often anybody was asked.
 * It is not the match's own chance, which falls alike whoever was first.
 */
export function drawnOrder(seed: string, { asked }: Execution, count: number): number[] {
  const oracle = seeded(
    `race ${seed}`,
    asked.reduce((sum, times) => sum + times),
  );
  const left = Array.from({ length: count }, (_, at) => at);
  return left.map((_, at) => {
    const from = at + oracle.int(count - at, 'first');
    const drawn = left[from] as number; // within
    left[from] = left[at] as number; // as above
    return drawn;
  });
}
