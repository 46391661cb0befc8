import type { Execution } from '../execution/execution.ts';
import type { Tap } from '../execution/tap.ts';
import type { Seat } from '../game/flow.ts';
import type { Rules } from '../game/game.ts';
import { type Seers, sees } from '../game/secrets.ts';
import { namesIn } from '../values/names-in.ts';
import { checkedZonesOf, valuesOf, viewOf } from './view.ts';

/**
 * Watches for the moment something comes out that was hidden from the seat, as the game declares it: an event that
 * `tells`, tokens and values that are seen from then on. (A question that `shows` is known by itself.) A game without
 * leaks shows nothing hidden in any other way.
 */
export function revealing({ game, state }: Execution, seat: Seat, revealed: () => void): Pick<Tap, 'before' | 'after'> {
  const { secrets } = game;
  if (secrets === undefined) return {};
  let before: Hidden = new Map();
  return {
    before: () => {
      before = seersOf(game, state);
    },
    after: ({ type }) => {
      if (secrets.tells?.includes(type) || comesOut(before, game, state, seat)) revealed();
    },
  };
}

/** Who sees which token, and which secret value by its path. */
type Hidden = ReadonlyMap<string, Seers>;

function seersOf(game: Rules, state: object): Hidden {
  // Copies: a list of the state itself would change with it.
  const seen = (seers: Seers): Seers => (seers === 'all' ? seers : [...seers]);
  const zones = checkedZonesOf(game, state);
  const tokens = zones.flatMap((zone) => zone.tokens.map((it) => [it, seen(zone.seenBy)] as const));
  const values = valuesOf(game, state).map(({ path, seenBy }) => [keyOf(path), seen(seenBy)] as const);
  return new Map([...tokens, ...values]);
}

/** No token has such a name. */
function keyOf(path: readonly (string | number)[]): string {
  return JSON.stringify(path);
}

/** True if something that the seat did not see is now seen by someone who did not, either. */
function comesOut(before: Hidden, game: Rules, state: object, seat: Seat): boolean {
  const now = seersOf(game, state);
  return [...before].some(([what, seers]) => {
    if (sees(seers, seat)) return false;
    const seenBy = now.get(what) ?? (isOpen(what, game, state, seat) ? 'all' : []);
    return seenBy === 'all' || seenBy.some((who) => !sees(seers, who));
  });
}

/** What is no longer declared is there for all to see, unless it is gone. */
function isOpen(what: string, game: Rules, state: object, seat: Seat): boolean {
  return what.startsWith('[') || namesIn(viewOf(game, state, seat)).has(what);
}
