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
export function revealing(
  { game, state }: Execution,
  seat: Seat,
  revealed: () => void,
  looks = () => true,
): Pick<Tap, 'before' | 'after'> {
  const { secrets } = game;
  if (!secrets) return {};
  // Between two events nothing changes: what was seen after one is what is seen before the next.
  let seen: SeersByName | undefined;
  return {
    before: () => {
      if (looks()) seen ??= seersOf(game, state);
    },
    after: ({ type }) => {
      const before = seen;
      if (!before) return;
      seen = seersOf(game, state);
      if (secrets.tells?.includes(type) || comesOut(before, seen, game, state, seat)) revealed();
    },
  };
}

/** Who sees which token, and which secret value by its path. */
type SeersByName = ReadonlyMap<string, Seers>;

function seersOf(game: Rules, state: object): SeersByName {
  const hidden = new Map<string, Seers>();
  for (const { tokens, seenBy } of checkedZonesOf(game, state)) {
    const seers = seenBy.slice() as Seers; // a list of the state itself would change with it
    for (const token of tokens) hidden.set(token, seers);
  }
  // No token has such a name.
  for (const { path, seenBy } of valuesOf(game, state)) hidden.set(JSON.stringify(path), seenBy.slice() as Seers); // as above
  return hidden;
}

/** True if something that the seat did not see is now seen by someone who did not, either. */
function comesOut(before: SeersByName, now: SeersByName, game: Rules, state: object, seat: Seat): boolean {
  for (const [what, seers] of before) {
    if (sees(seers, seat)) continue;
    const seenBy = now.get(what) ?? (isOpen(what, game, state, seat) ? 'all' : []);
    if (seenBy === 'all' || seenBy.some((who) => !sees(seers, who))) return true;
  }
  return false;
}

/** What is no longer declared is there for all to see, unless it is gone. */
function isOpen(what: string, game: Rules, state: object, seat: Seat): boolean {
  return what.startsWith('[') || namesIn(viewOf(game, state, seat)).has(what);
}
