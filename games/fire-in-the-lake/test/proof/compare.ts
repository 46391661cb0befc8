import type { Board } from './board.ts';
import { enumerate } from './enumerate.ts';
import { walk } from './walk.ts';

export interface Compared {
  readonly paths: number;
  readonly meanings: number;
  /** What can be reached and is not legal, with the choices that lead there; and what is legal and cannot be reached. */
  readonly illegal: readonly string[];
  readonly unreachable: readonly string[];
}

/** Both directions. Only the first few differences are told: one fault makes many. */
export function compare(board: Board): Compared {
  const { meanings, paths, examples } = walk(board);
  const legal = enumerate(board);
  const illegal = [...meanings].filter((one) => !legal.has(one));
  const unreachable = [...legal].filter((one) => !meanings.has(one));
  return {
    paths,
    meanings: meanings.size,
    illegal: illegal.slice(0, 3).map((one) => `${JSON.stringify(examples.get(one))}: ${one.replaceAll('\n', '; ')}`),
    unreachable: unreachable.slice(0, 3).map((one) => one.replaceAll('\n', '; ')),
  };
}
