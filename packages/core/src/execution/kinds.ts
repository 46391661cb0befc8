import { broken } from '../errors.ts';
import type { Ev } from '../flow.ts';
import type { After, Before, Derive, Fold, Rules } from '../game.ts';

/** All that a game says about one type of event. */
export interface EventKind {
  readonly type: string;
  readonly fold: Fold<object, Ev>;
  readonly before: Derive<object, Ev, Before<Ev>> | undefined;
  readonly after: Derive<object, Ev, After<Ev>> | undefined;
}

export type EventKinds = ReadonlyMap<string, EventKind>;

/** The events of a game by type: gathered once, so that one look per event is enough. */
export function kindsOf(game: Rules): EventKinds {
  let kinds = gathered.get(game);
  if (kinds === undefined) {
    const { apply, before, after } = game;
    const types = Object.entries(apply);
    kinds = new Map(types.map(([type, fold]) => [type, { type, fold, before: before?.[type], after: after?.[type] }]));
    gathered.set(game, kinds);
  }
  return kinds;
}

/** What the rules say about a type of event: that is read once off an event, since events are of many shapes. */
export function kindOf({ game, kinds }: { readonly game: Rules; readonly kinds: EventKinds }, type: string): EventKind {
  const kind = kinds.get(type);
  if (kind === undefined) throw broken('event', `"${type}" is no event of ${game.name}; see its apply`);
  return kind;
}

const gathered = new WeakMap<Rules, EventKinds>();
