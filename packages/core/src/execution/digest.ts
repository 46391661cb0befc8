import type { AnyEvent } from '../game/flow.ts';
import type { After, Before, Derive, Fold, Rules } from '../game/game.ts';
import { LIMITS, type Limits } from '../game/limits.ts';
import { entryOf } from '../values/entry.ts';
import { broken } from '../values/errors.ts';

/** All that a game says about one type of event. */
export interface EventKind {
  readonly type: string;
  readonly fold: Fold<object, AnyEvent>;
  readonly before: Derive<object, AnyEvent, Before<AnyEvent>> | undefined;
  readonly after: Derive<object, AnyEvent, After<AnyEvent>> | undefined;
  /** What came next the last time. Events tend to follow one another as they did before: so few have to be looked up. */
  followed: EventKind | undefined;
}

export type EventKinds = ReadonlyMap<string, EventKind>;

/** What is asked about a game again and again, found once. */
export interface Digest {
  readonly name: string;
  readonly kinds: EventKinds;
  readonly limits: Limits;
  /** It has been seen to ask after an event of the same turn: its matches keep checkpoints. Others need none. */
  asksLate: boolean;
}

export function digestOf(game: Rules): Digest {
  return entryOf(digests, game, () => ({
    name: game.name,
    kinds: kindsOf(game),
    limits: { ...LIMITS, ...game.limits },
    asksLate: false,
  }));
}

const digests = new WeakMap<Rules, Digest>();

function kindsOf({ apply, before, after }: Rules): EventKinds {
  const kinds = new Map<string, EventKind>();
  for (const [type, fold] of Object.entries(apply))
    kinds.set(type, { type, fold, before: before?.[type], after: after?.[type], followed: undefined });
  return kinds;
}

/**
 * What the rules say about a type of event: that is read once off an event, since events are of many shapes. Which kind came
 * last is kept by the execution, not by the digest, which all matches write to: `pokemon_vs_showdown_log_off` gains 5 %.
 */
export function kindOf(digest: Digest, log: { lastKind: EventKind | undefined }, type: string): EventKind {
  const last = log.lastKind;
  const guess = last?.followed;
  if (guess && guess.type === type) {
    log.lastKind = guess;
    return guess;
  }
  const kind = digest.kinds.get(type);
  if (!kind) throw broken('event', `"${type}" is no event of ${digest.name}; see its apply`);
  if (last) last.followed = kind;
  log.lastKind = kind;
  return kind;
}
