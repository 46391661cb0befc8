import type { Seat } from '@fermata/core';
import { brief, list, object, oneOf, whole } from '@fermata/core/fields';
import { AMOUNT_MAX } from './bounds.ts';
import { strengthRange } from './definition.ts';
import { charges, type Duration, permanent, turns, untilItemRemoved } from './durations.ts';
import type { Registry } from './listeners.ts';
import type { Item, State, Status } from './state.ts';

type Lingering = Pick<Status, 'kind' | 'by' | 'value' | 'duration'>;

/** The statuses that a position gives to a seat, besides those of its items; what no match can lead to is refused. */
export function statusesIn(
  given: unknown,
  held: readonly Item[],
  owner: Seat,
  registry: Registry,
  { players, fallen }: Pick<State, 'players' | 'fallen'>,
): readonly Lingering[] {
  const path = `players.${owner}.statuses`;
  if (given === undefined) return [];
  const all = list(given, path);
  if (fallen.includes(owner) && all.length > 0) throw new TypeError(`${path} is empty, because it has fallen`);
  const among = { held, owner, registry, seats: players.length };
  const statuses = all.map((one, at) => statusIn(one, `${path}.${at}`, among));
  for (const [at, { kind }] of statuses.entries()) {
    const isFirst = statuses.findIndex((it) => it.kind === kind) === at;
    if (!isFirst && registry.get(kind)?.stacks === 'increase')
      throw new TypeError(`${path}.${at}.kind: "${kind}" increases, so a seat has one; give it the sum of both`);
  }
  return statuses;
}

/** What a status can refer to. */
interface Among {
  readonly held: readonly Item[];
  readonly owner: Seat;
  readonly registry: Registry;
  readonly seats: number;
}

function statusIn(given: unknown, path: string, { held, owner, registry, seats }: Among): Lingering {
  const { kind, by = owner, value = 0, lasts = 'permanent' } = object(given, path, FIELDS);
  const definition = registry.get(oneOf(kind, `${path}.kind`, [...registry.keys()]))!; // it is one of them
  const [least, most] = strengthRange(definition, AMOUNT_MAX);
  const duration = durationIn(lasts, held, `${path}.lasts`);
  if (definition.does.type === 'breakItem' && duration.type !== 'untilItemRemoved')
    throw new TypeError(`${path}.lasts: "${kind}" breaks its item, so it lasts as long: { "item": 0 }`);
  return {
    kind: definition.kind,
    by: whole(by, `${path}.by`, 0, seats - 1),
    value: whole(value, `${path}.value`, least, most),
    duration,
  };
}

const FIELDS = ['kind', 'by', 'value', 'lasts'] as const;

function durationIn(lasts: unknown, held: readonly Item[], path: string): Duration {
  if (lasts === 'permanent') return permanent;
  const given = object(lasts, path, ['turns', 'charges', 'item']);
  if (Object.keys(given).length !== 1)
    throw new TypeError(`${path} is one of turns, charges, item; got ${brief(lasts)}`);
  if (given.turns !== undefined) return turns(whole(given.turns, `${path}.turns`, 1, AMOUNT_MAX));
  if (given.charges !== undefined) return charges(whole(given.charges, `${path}.charges`, 1, AMOUNT_MAX));
  if (held.length === 0) throw new TypeError(`${path}.item is the place of an item, but this seat holds none`);
  const item = held[whole(given.item, `${path}.item`, 0, held.length - 1)]!; // checked just now
  return untilItemRemoved(item.id);
}
