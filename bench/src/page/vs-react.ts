import type { Result } from '../bench.ts';
import { gzipped } from './loading.ts';
import { reactAlone } from './react-alone.ts';

const KILO = 1000;

/** What these files come to, over React and React DOM alone. */
export async function overReact(files: readonly string[]): Promise<Result> {
  const [ours, peer] = await Promise.all([gzipped(files), reactAlone()]);
  const value = ours / peer;
  return {
    value,
    spread: [value, value],
    ours: { amount: ours / KILO, unit: 'kB' },
    peer: { amount: peer / KILO, unit: 'kB' },
  };
}
