import type { Deep, Seat } from '@fermata/core';
import type { Event, State } from './state.ts';

/** The effects that a status may listen to before they happen. Others, above all the start and end of a turn, cannot be swallowed. */
export const BEFORE = ['damaged', 'healed', 'hastened', 'slowed', 'activated', 'nullified', 'statusAdded'] as const;
export type BeforeType = (typeof BEFORE)[number];

/** What a status may react to. */
export const AFTER = ['damaged', 'healed', 'hastened', 'slowed', 'played', 'turnStarted', 'turnEnded'] as const;
export type AfterType = (typeof AFTER)[number];

/** To whom it happens: the owner, somebody else, the owner through somebody else, or somebody else through the owner. */
export const WHOSE = ['own', 'other', 'suffered', 'dealt'] as const;
export type Whose = (typeof WHOSE)[number];

/** When a status does something: data. */
export type Condition =
  | { readonly type: 'beforeEffect'; readonly effect: string; readonly whose: Whose }
  | { readonly type: 'afterEffect'; readonly effect: string; readonly whose: Whose }
  | { readonly type: 'onPlay'; readonly whose: Whose }
  | { readonly type: 'onTurnStart' }
  | { readonly type: 'onTurnEnd' }
  | { readonly type: 'hasNoItems' }
  | { readonly type: 'beforeStatus'; readonly kind: string }
  | { readonly type: 'beforeNullify' }
  | { readonly type: 'and' | 'or'; readonly of: readonly Condition[] }
  | { readonly type: 'not'; readonly of: Condition };

export const beforeEffect = (effect: BeforeType, whose: Whose = 'own'): Condition => ({
  type: 'beforeEffect',
  effect,
  whose,
});
export const afterEffect = (effect: AfterType, whose: Whose = 'own'): Condition => ({
  type: 'afterEffect',
  effect,
  whose,
});
export const onPlay = (whose: Whose): Condition => ({ type: 'onPlay', whose });
export const onTurnStart: Condition = { type: 'onTurnStart' };
export const onTurnEnd: Condition = { type: 'onTurnEnd' };
export const hasNoItems: Condition = { type: 'hasNoItems' };
export const beforeStatus = (kind: string): Condition => ({ type: 'beforeStatus', kind });
export const beforeNullify: Condition = { type: 'beforeNullify' };
export const and = (...of: Condition[]): Condition => ({ type: 'and', of });
export const or = (...of: Condition[]): Condition => ({ type: 'or', of });
export const not = (of: Condition): Condition => ({ type: 'not', of });

/** A condition, ready to be asked: what it listens to, and whether it holds for an event. */
export interface Compiled {
  /** `before damaged`, `after played`: never empty. */
  readonly listensTo: readonly string[];
  holds(state: Deep<State>, event: Deep<Event>, phase: Phase, owner: Seat): boolean;
}

export type Phase = 'before' | 'after';
type Holds = Compiled['holds'];

/** Compiles a condition once, when an item is defined; throws if it is unknown or could never come true. */
export function compile(condition: Condition): Compiled {
  const { listensTo, holds } = part(condition);
  if (listensTo.length === 0) throw new TypeError(`condition "${condition.type}" listens to no event`);
  return { listensTo: [...new Set(listensTo)], holds };
}

/** A part may listen to nothing, and only say whether something is so. */
function part(condition: Condition): Compiled {
  switch (condition.type) {
    case 'beforeEffect':
      return trigger('before', known(condition.effect, BEFORE), whose(condition.whose));
    case 'afterEffect':
      return trigger('after', known(condition.effect, AFTER), whose(condition.whose));
    case 'onPlay':
      return trigger('after', 'played', whose(condition.whose));
    case 'onTurnStart':
      return trigger('after', 'turnStarted', whose('own'));
    case 'onTurnEnd':
      return trigger('after', 'turnEnded', whose('own'));
    case 'hasNoItems':
      return { listensTo: [], holds: ({ players }, _event, _phase, owner) => players[owner]?.items.length === 0 };
    case 'beforeStatus': {
      const { kind } = condition;
      return trigger('before', 'statusAdded', (_state, event, _phase, owner) => {
        return event.type === 'statusAdded' && event.status.kind === kind && event.status.seat === owner;
      });
    }
    case 'beforeNullify':
      return trigger('before', 'nullified', whose('own'));
    case 'and': {
      const parts = condition.of.map(part);
      if (parts.length === 0) throw new TypeError('"and" of nothing always comes true');
      const triggers = parts.map(({ listensTo }) => listensTo).filter((it) => it.length > 0);
      const [first = [], ...others] = triggers;
      const listensTo = first.filter((what) => others.every((other) => other.includes(what)));
      if (triggers.length > 0 && listensTo.length === 0)
        throw new TypeError('"and" of different events never comes true');
      return {
        listensTo,
        holds: (state, event, phase, owner) => parts.every((it) => it.holds(state, event, phase, owner)),
      };
    }
    case 'or': {
      const parts = condition.of.map(part);
      if (parts.length === 0) throw new TypeError('"or" of nothing never comes true');
      return {
        listensTo: parts.flatMap(({ listensTo }) => listensTo),
        holds: (state, event, phase, owner) => parts.some((it) => it.holds(state, event, phase, owner)),
      };
    }
    case 'not': {
      const inner = part(condition.of);
      return { listensTo: [], holds: (state, event, phase, owner) => !inner.holds(state, event, phase, owner) };
    }
    default:
      throw new TypeError(`unknown condition "${(condition as { type?: unknown }).type}"`);
  }
}

function trigger(phase: Phase, type: string, holds: Holds): Compiled {
  return {
    listensTo: [`${phase} ${type}`],
    holds: (state, event, at, owner) => at === phase && event.type === type && holds(state, event, at, owner),
  };
}

function whose(who: Whose): Holds {
  if (!WHOSE.includes(who)) throw new TypeError(`a condition is about ${WHOSE.join(', ')}; got "${who}"`);
  const isOwn = who === 'own' || who === 'suffered';
  if (who === 'own' || who === 'other') return (_state, event, _phase, owner) => (seatOf(event) === owner) === isOwn;
  return (_state, event, _phase, owner) => {
    const by = byOf(event);
    return (seatOf(event) === owner) === isOwn && by !== undefined && (by !== owner) === isOwn;
  };
}

function seatOf(event: Deep<Event>): Seat {
  if (event.type === 'statusAdded') return event.status.seat;
  return event.type === 'gameOver' ? event.winner : event.seat;
}

function byOf(event: Deep<Event>): Seat | undefined {
  if (event.type === 'statusAdded') return event.status.by;
  return 'by' in event ? event.by : undefined;
}

function known<T extends string>(effect: string, effects: readonly T[]): T {
  const found = effects.find((it) => it === effect);
  if (found === undefined)
    throw new TypeError(`a condition cannot listen to "${effect}"; it can to ${effects.join(', ')}`);
  return found;
}
