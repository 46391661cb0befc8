import type { Game, Match, MatchRecord } from '@fermata/core';
import { hashJson, load } from '@fermata/core/host';
import { AMOUNT_MAX, SPEED_MAX, STATUSES_MAX } from './bounds.ts';
import { type Options, PLAIN } from './options.ts';
import type { Event, State } from './state.ts';

type Rules = Game<State, Event, Options>;

/**
 * A record of an older version, if it is the same match by these rules; else as it is, and so it is refused by its version.
 *
 * Version 4 ends everything with the end of the duel, keeps everything from whoever has fallen, and has bounds. So as long as
 * nobody has fallen and no bound was near, nothing differs. Else the fingerprints of version 3 tell: they cover every start
 * of a turn and the end, so the match has to stand there. (Version 2 kept who listens in another way: its fingerprints say
 * nothing of these rules. In version 1 seats tired later.)
 */
export function upgraded(record: MatchRecord, rules: Rules): MatchRecord {
  const { version, options } = record;
  if (version !== 2 && version !== 3 && version !== 4) return record;
  const { checksum: _, ...rest } = {
    ...record,
    version: rules.version,
    ...(options !== undefined && { options: { ...PLAIN, ...Object(options) } }),
  };
  const same: MatchRecord = { ...rest, checksum: hashJson(rest) };
  return version === 4 || isSame(same, rules, version) ? same : record;
}

function isSame(record: MatchRecord, rules: Rules, version: number): boolean {
  try {
    return isPlain(load(rules, record, { bare: true })) || (version === 3 && isCovered(load(rules, record)));
  } catch {
    return false; // a choice is no longer legal, a fingerprint differs, or chance came from elsewhere
  }
}

/** Nobody has fallen, and nothing came near a bound. */
function isPlain({ state, events }: Match<State, Event>): boolean {
  const { players, fallen, extra, turnsLeft, nextId } = state;
  const hasGained = events.some(({ type }) => type === 'turnGained');
  const isRoomy = nextId < STATUSES_MAX && (!hasGained || extra.length < turnsLeft - 1); // both only fill up
  let speed = Math.max(...players.map((player) => player.speed));
  for (const event of events) {
    if (event.type === 'hastened' || event.type === 'slowed') speed += Math.abs(event.value);
    if (event.type === 'statusAdded' && isFull(event.status)) return false;
    if (event.type === 'statusModified' && isFull(event)) return false;
  }
  return isRoomy && fallen.length === 0 && speed < SPEED_MAX;
}

function isFull({ value, duration }: Pick<Event & { type: 'statusModified' }, 'value' | 'duration'>): boolean {
  return value >= AMOUNT_MAX || ('left' in duration && duration.left >= AMOUNT_MAX);
}

/** It is over, or nothing has happened in its turn but that it started: all else is covered by fingerprints. */
function isCovered({ outcome, log }: Match<State, Event>): boolean {
  return outcome !== undefined || log[log.length - 1]?.event.type === 'turnStarted';
}
