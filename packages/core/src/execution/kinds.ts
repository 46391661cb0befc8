import { broken } from '../errors.ts';
import type { Ev } from '../flow.ts';
import type { After, Before, Derive, Fold, Rules } from '../game.ts';
import type { Execution } from './execution.ts';

/** All that a game says about one type of event. */
export interface EventKind {
  readonly type: string;
  readonly fold: Fold<object, Ev>;
  readonly before: Derive<object, Ev, Before<Ev>> | undefined;
  readonly after: Derive<object, Ev, After<Ev>> | undefined;
  /** What came next the last time. Events tend to follow one another as they did before: so few have to be looked up. */
  followed: EventKind | undefined;
}

export type EventKinds = ReadonlyMap<string, EventKind>;

/** The events of a game by type: gathered once, so that one look per event is enough. */
export function kindsOf(game: Rules): EventKinds {
  let kinds = gathered.get(game);
  if (kinds === undefined) {
    const { apply, before, after } = game;
    const types = Object.entries(apply);
    kinds = new Map(
      types.map(([type, fold]) => [
        type,
        { type, fold, before: before?.[type], after: after?.[type], followed: undefined },
      ]),
    );
    gathered.set(game, kinds);
  }
  return kinds;
}

/** What the rules say about a type of event: that is read once off an event, since events are of many shapes. */
export function kindOf(run: Pick<Execution, 'game' | 'kinds' | 'lastKind'>, type: string): EventKind {
  const last = run.lastKind;
  const guess = last?.followed;
  if (guess !== undefined && guess.type === type) {
    run.lastKind = guess;
    return guess;
  }
  const kind = run.kinds.get(type);
  if (kind === undefined) throw broken('event', `"${type}" is no event of ${run.game.name}; see its apply`);
  if (last !== undefined) last.followed = kind;
  run.lastKind = kind;
  return kind;
}

const gathered = new WeakMap<Rules, EventKinds>();
