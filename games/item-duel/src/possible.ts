import type { DeepReadonly } from '@fermata/core';
import type { Condition } from './conditions.ts';
import type { Compiled, Phase } from './definition.ts';
import type { Event, State } from './state.ts';

/**
 * Whether a condition can come true at all. It looks at no more than the type of an event, whose it is, through whom, what
 * it is called, and whether the owner holds items: so every situation that it can tell apart is tried.
 */
export function canHold({ listensTo, holds }: Compiled, condition: Condition): boolean {
  const names = [...namesIn(condition), 'anything else'];
  return listensTo.some((what) => {
    const [phase, type] = what.split(' ') as [Phase, Event['type']]; // as it was put together
    return events(type, names).some((event) => TABLES.some((state) => holds(state, event, phase, OWNER)));
  });
}

/** The items and statuses that a condition names. */
export function namesIn(condition: Condition): readonly string[] {
  switch (condition.type) {
    case 'from':
      return [condition.source];
    case 'beforeStatus':
      return [condition.kind];
    case 'and':
    case 'or':
      return condition.of.flatMap(namesIn);
    case 'not':
      return namesIn(condition.of);
    default:
      return [];
  }
}

const OWNER = 0;
const SEATS = [OWNER, 1];

/** These are nobody's doing: whoever does something to somebody is in none of them. */
const PLAIN: readonly Event['type'][] = ['played', 'activated', 'turnStarted', 'turnEnded'];

function events(type: Event['type'], names: readonly string[]): readonly DeepReadonly<Event>[] {
  return SEATS.flatMap((seat) =>
    SEATS.flatMap((by) =>
      names.map((name) => {
        const all = { type, seat, source: name, status: { kind: name, seat, by } };
        return (PLAIN.includes(type) ? all : { ...all, by }) as unknown as DeepReadonly<Event>; // all that a condition looks at
      }),
    ),
  );
}

/** The owner with and without items. */
const TABLES = [[], [{}]].map((items) => ({ players: [{ items }] }) as unknown as DeepReadonly<State>); // as above
