import type { DeepReadonly, Seat } from '@fermata/core';
import type { Condition, Whose } from './conditions.ts';
import type { Compiled, Phase } from './definition.ts';
import { canHold } from './possible.ts';
import type { Event } from './state.ts';

type Holds = Compiled['holds'];

/** Compiles a condition once, when a status is defined; throws if it, or a part of it, could never come true. */
export function compile(condition: Condition): Compiled {
  const { listensTo, holds, rest } = part(condition);
  if (listensTo.length === 0) throw new TypeError(`condition "${condition.type}" listens to no event`);
  return { listensTo: [...new Set(listensTo)], holds: listensTo.length === 1 ? rest : holds };
}

/** A part may listen to nothing, and only say whether something is so. */
interface Part extends Compiled {
  /**
   * All that is left to ask where a condition listens to a single thing, and is asked about nothing else: to ask for that
   * thing again costs 2 % of `itemduel_decision_vs_boardgameio_move`.
   */
  readonly rest: Holds;
}

function part(condition: Condition): Part {
  const compiled = compiledPart(condition);
  if (compiled.listensTo.length > 0 && !canHold(compiled, condition))
    throw new TypeError(`condition ${JSON.stringify(condition)} can never come true`);
  return compiled;
}

function compiledPart(condition: Condition): Part {
  switch (condition.type) {
    case 'beforeEffect':
      return trigger('before', condition.effect, whose(condition.whose));
    case 'afterEffect':
      return trigger('after', condition.effect, whose(condition.whose));
    case 'onPlay':
      return trigger('after', 'played', whose(condition.whose));
    case 'onTurnStart':
      return trigger('after', 'turnStarted', whose('own'));
    case 'onTurnEnd':
      return trigger('after', 'turnEnded', whose('own'));
    case 'onEnd': // asked about the status's own end only
      return trigger('end', 'statusRemoved', () => true);
    case 'hasNoItems':
      return fact(({ players }, _event, _phase, owner) => players[owner]?.items.length === 0);
    case 'from':
      return fact((_state, event) => 'source' in event && event.source === condition.source);
    case 'beforeStatus':
      return trigger('before', 'statusAdded', (_state, event, _phase, owner) => {
        return event.type === 'statusAdded' && event.status.kind === condition.kind && event.status.seat === owner;
      });
    case 'beforeNullify':
      return trigger('before', 'nullified', whose('own'));
    case 'and': {
      const parts = condition.of.map(part);
      const triggers = parts.map(({ listensTo }) => listensTo).filter((it) => it.length > 0);
      const [first = [], ...others] = triggers;
      const listensTo = first.filter((what) => others.every((other) => other.includes(what)));
      if (triggers.length > 0 && listensTo.length === 0)
        throw new TypeError('"and" of different events never comes true');
      return { listensTo, holds: all(parts.map(({ holds }) => holds)), rest: all(parts.map(({ rest }) => rest)) };
    }
    case 'or': {
      const parts = condition.of.map(part);
      const holds: Holds = (state, event, phase, owner) => parts.some((it) => it.holds(state, event, phase, owner));
      return { listensTo: parts.flatMap(({ listensTo }) => listensTo), holds, rest: holds };
    }
    case 'not': {
      const inner = part(condition.of);
      return fact((state, event, phase, owner) => !inner.holds(state, event, phase, owner));
    }
  }
}

function trigger(phase: Phase, type: string, rest: Holds): Part {
  return {
    listensTo: [`${phase} ${type}`],
    holds: (state, event, at, owner) => at === phase && event.type === type && rest(state, event, at, owner),
    rest,
  };
}

function fact(holds: Holds): Part {
  return { listensTo: [], holds, rest: holds };
}

function all(those: readonly Holds[]): Holds {
  return (state, event, phase, owner) => {
    for (const holds of those) if (!holds(state, event, phase, owner)) return false;
    return true;
  };
}

function whose(who: Whose): Holds {
  const isOwn = who === 'own' || who === 'suffered';
  if (who === 'own' || who === 'other') return (_state, event, _phase, owner) => (seatOf(event) === owner) === isOwn;
  return (_state, event, _phase, owner) => {
    const by = byOf(event);
    return (seatOf(event) === owner) === isOwn && by !== null && (by !== owner) === isOwn;
  };
}

/** To whom it happens, or who does it. */
export function seatOf(event: DeepReadonly<Event>): Seat {
  if (event.type === 'statusAdded') return event.status.seat;
  return event.type === 'gameOver' ? event.winner : event.seat;
}

/** Through whom it happens; null where it is nobody's doing. */
function byOf(event: DeepReadonly<Event>): Seat | null {
  if (event.type === 'statusAdded') return event.status.by;
  return 'by' in event ? event.by : null;
}

/** Who is to blame for an event: through whom it happens, or who does it. */
export function culpritOf(event: DeepReadonly<Event>): Seat | null {
  return event.type === 'statusAdded' || 'by' in event ? byOf(event) : seatOf(event);
}
