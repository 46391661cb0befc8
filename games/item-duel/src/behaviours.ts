/** What a status does, compiled once, when it is defined. */
import { confirm, type DeepReadonly, type EventOf, emit, type Flow, type Seat } from '@fermata/core';
import { culpritOf } from './compile.ts';
import type { Behaviour, Changing, CompiledBehaviour, Reacting, Reaction } from './definition.ts';
import { additionalEvents, compileEffects } from './effects.ts';
import { checkReplacement, runItemFlow } from './flows.ts';
import type { Change, Event, State, Status } from './state.ts';
import { shorten, statusAt } from './statuses.ts';

export function compileBehaviour(does: Behaviour): CompiledBehaviour {
  const answer = compileAnswer(does);
  return { instead: compileReplacement(does), react: compileReaction(answer), end: answer };
}

type Instead = CompiledBehaviour['instead'];
type React = CompiledBehaviour['react'];

/** What happens instead, or undefined if the status lets the event pass. A charge is spent only where it does not. */
function compileReplacement(does: Behaviour): Instead {
  if (does.type === 'mayInstead') {
    const { label } = does;
    const instead = compileReplacement(does.does);
    return (status, event, state) => askFirst(label, instead, status, event, state);
  }
  if (does.type === 'before') return (status, event, state) => runOwn(does, status, event, state);
  if (does.type === 'add') return (status, event, state) => addEvents(does.effects, status, event, state);
  return (status, event, state) => spendCharge(replaced(does, status, event, state), status);
}

type Replacement = ReturnType<Instead>;

function* askFirst(
  label: string,
  instead: Instead,
  status: DeepReadonly<Status>,
  event: Event,
  state: DeepReadonly<State>,
): Replacement {
  if (!(yield* confirm(status.seat, label, { about: { event, status: status.kind, id: status.id } }))) return undefined;
  return yield* instead(status, event, state);
}

function* spendCharge(events: readonly Event[] | undefined, status: DeepReadonly<Status>): Replacement {
  if (events !== undefined && status.duration.type === 'charges') yield* shorten(status, 'used up');
  return events;
}

/** What a flow of one's own says. It may have done something itself, also about this status. */
function* runOwn(
  { run }: EventOf<Behaviour, 'before'>,
  status: DeepReadonly<Status>,
  event: Event,
  state: DeepReadonly<State>,
): Replacement {
  const events = yield* runItemFlow(run(contextOf(status, event, state)), status.kind);
  checkReplacement(events, status.kind);
  const now = statusAt(state, status.number);
  return now === undefined ? events : yield* spendCharge(events, now);
}

/** The event itself, and what the status adds to it, each with a life of its own. */
function* addEvents(
  effects: readonly Changing[],
  status: DeepReadonly<Status>,
  event: Event,
  state: DeepReadonly<State>,
): Replacement {
  const events = yield* additionalEvents(effects, contextOf(status, event, state));
  return yield* spendCharge(events.length > 0 ? [event, ...events] : undefined, status);
}

function replaced(
  does: Behaviour,
  { seat }: DeepReadonly<Status>,
  event: Event,
  state: DeepReadonly<State>,
): readonly Event[] | undefined {
  switch (does.type) {
    case 'negate':
      return [];
    case 'invert':
      if (event.type === 'damaged') return [changed(event, 'healed', event.seat, event.value, event.by)];
      return event.type === 'healed' ? [changed(event, 'damaged', event.seat, event.value, event.by)] : undefined;
    case 'reflect': // at whoever still stands
      if (event.type !== 'damaged' || state.fallen.includes(event.by)) return undefined;
      return [changed(event, 'damaged', event.by, event.value, seat)];
    case 'adjust': {
      if (!('value' in event) || event.type === 'statusModified') return undefined;
      const value = event.value + does.by;
      return value > 0 ? [changed(event, event.type, event.seat, value, event.by)] : []; // nothing is left of it
    }
    case 'nullify': {
      if (event.type !== 'activated') return undefined;
      const { seat: player, item, name, target } = event;
      return [{ type: 'nullified', seat: player, item, name, target, by: seat }];
    }
    case 'restore': {
      if (event.type !== 'nullified') return undefined;
      const { seat: player, item, name, target } = event;
      return [{ type: 'activated', seat: player, item, name, target }];
    }
    default:
      return undefined;
  }
}

/** Another change from the same source. */
function changed({ source }: Change, type: Changing['type'], seat: Seat, value: number, by: Seat): Event {
  return { type, seat, value, by, source };
}

function compileReaction(answer: React): React {
  return (status, event, state) =>
    status.duration.type === 'charges' ? spendFirst(answer, status, event, state) : answer(status, event, state);
}

/** A charge is spent first: what the reaction leads to may come back. */
function* spendFirst(
  answer: React,
  status: DeepReadonly<Status>,
  event: Event,
  state: DeepReadonly<State>,
): Flow<Event> {
  yield* shorten(statusAt(state, status.number)!, 'used up'); // in play, or it would not react
  const reaction = answer(status, event, state);
  if (reaction !== undefined) yield* reaction;
}

function compileAnswer(does: Behaviour): React {
  if (does.type === 'breakItem') return breakItem;
  if (does.type === 'after')
    return (status, event, state) => runItemFlow(does.run(contextOf(status, event, state)), status.kind);
  const perform = compileEffects(does.type === 'act' ? does.effects : []);
  return (status, event, state) => perform(contextOf(status, event, state));
}

function breakItem(
  { seat, kind, duration }: DeepReadonly<Status>,
  event: Event,
  { players }: DeepReadonly<State>,
): Reaction {
  const item = players[seat]!.items.find(({ id }) => duration.type === 'untilItemRemoved' && id === duration.item); // at the table
  const by = culpritOf(event) ?? seat;
  return item && emit({ type: 'itemRemoved', seat, item: item.id, name: item.name, why: 'broken', by, source: kind });
}

function contextOf(status: DeepReadonly<Status>, event: Event, state: DeepReadonly<State>): Reacting {
  const { seat, by, kind, value } = status;
  return { state, owner: seat, by, target: null, culprit: culpritOf(event), source: kind, value, event, status };
}
