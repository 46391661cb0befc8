/** Every legal action on a small board, by the plain rules: an operation, and one special activity at any time in it. */
import type { Board } from './board.ts';
import { assault, patrol, type SlowOperation, sweep, train } from './slow-coin.ts';
import { attack, march, rally, terror } from './slow-insurgent.ts';
import { type Accompanying, SPECIALS } from './slow-specials.ts';
import { distinct, World } from './world.ts';

const OPERATIONS: Readonly<Record<string, SlowOperation>> = {
  train,
  patrol,
  sweep,
  assault,
  rally,
  march,
  attack,
  terror,
};

export function enumerate(board: Board): ReadonlySet<string> {
  const {
    next,
    isWhole = () => false,
    close = (world: World) => [world],
  } = OPERATIONS[board.operation] as SlowOperation; // by name
  const furtherFrom = (world: World) => (board.isLimited && world.chosen.length > 0 ? [] : distinct(next(world)));
  const withSpecial = (world: World): World[] => {
    if (board.isLimited || world.special !== 'none') return [];
    const { special: name, faction, operation } = board;
    const { by, with: operations, run } = SPECIALS[name] as Accompanying; // by name
    if (!by.includes(faction) || !(operations?.includes(operation) ?? true)) return [];
    return run(
      world.after((after) => {
        after.special = name;
      }),
    );
  };
  const canGoOn = (world: World) => isWhole(world) || furtherFrom(world).length > 0;

  const start = new World(board);
  // An operation that has no space may be opened by its special activity; one that cannot be opened is none.
  if (!canGoOn(start) && !withSpecial(start).some(canGoOn)) return new Set();
  const seen = new Map([[start.key(), start]]);
  const closed: World[] = [];
  for (const world of seen.values()) {
    const further = furtherFrom(world);
    for (const one of [...further, ...withSpecial(world)]) if (!seen.has(one.key())) seen.set(one.key(), one);
    if (world.chosen.length > 0 || isWhole(world)) closed.push(...close(world));
    else if (further.length === 0 && world.special !== 'none') closed.push(world);
  }
  const finals = distinct(closed);
  return new Set([...finals, ...finals.flatMap(withSpecial)].map((world) => world.meaning()));
}
