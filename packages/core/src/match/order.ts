import type { Execution } from '../execution/execution.ts';
import { OUTCOMES_MAX } from '../oracle/oracle.ts';
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
  const draws = Array.from({ length: count }, () => oracle.int(OUTCOMES_MAX, 'first'));
  return [...draws.keys()].sort((one, other) => (draws[one] as number) - (draws[other] as number)); // one for each
}
