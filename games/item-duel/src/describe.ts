import type { DeepReadonly, Game, Prompt, Seat } from '@fermata/core';
import type { Registry } from './listeners.ts';
import type { Items } from './options.ts';
import type { Event, Item, State, Status } from './state.ts';
import { thingsIn } from './things.ts';

/** The game in words. Of a status that comes into play it says what that means. */
export function describeFor(items: Items, registry: Registry): NonNullable<Game<State, Event>['describe']> {
  return {
    event: (event) => {
      const meaning = event.type === 'statusAdded' ? registry.get(event.status.kind)?.text : undefined;
      return meaning ? `${textOf(event).slice(0, -1)}: ${meaning}.` : textOf(event);
    },
    prompt: ({ label, about }: Prompt) => `${label}${sourceOf(about)}`,
    option: (option: unknown) => {
      if (typeof option === 'boolean') return option ? 'yes' : 'no';
      if (typeof option === 'number') return `seat ${option}`;
      if (typeof option === 'string') return items.has(option) ? `${option}: ${items.get(option)?.text}` : option;
      const { name, seat } = option as Item & { seat: Seat }; // the only options that are objects: items to destroy
      return `${name} of seat ${seat}`;
    },
    thing: thingsIn(items, registry),
  };
}

function sourceOf(about: unknown): string {
  const { source, event } = (about ?? {}) as { source?: string; event?: Event };
  if (event !== undefined) return ` (${textOf(event)})`;
  return source === undefined ? '' : ` (${source})`;
}

function textOf(event: DeepReadonly<Event>): string {
  switch (event.type) {
    case 'dealt':
      return `Seat ${event.seat} holds ${event.items.map(({ name }) => name).join(', ') || 'nothing'}.`;
    case 'drawn':
      return `Seat ${event.seat} draws ${event.items.map(({ name }) => name).join(', ')}.`;
    case 'turnStarted':
      return `${turnName(event.turn)} begins.`;
    case 'turnEnded':
      return `${turnName(event.turn)} ends${event.tires > 0 ? `, and seat ${event.seat} tires and loses ${event.tires} health` : ''}.`;
    case 'passed':
      return `Seat ${event.seat} passes.`;
    case 'played':
      return `Seat ${event.seat} plays ${event.name}${event.target === null ? '' : ` at seat ${event.target}`}.`;
    case 'activated':
      return `${capital(event.name)} takes effect.`;
    case 'nullified':
      return `${capital(event.name)} of seat ${event.seat} is jammed by seat ${event.by}.`;
    case 'itemRemoved':
      return `${capital(event.name)} of seat ${event.seat} is ${event.why}${event.why === 'used' ? '' : doing(event)}.`;
    case 'damaged':
      return `Seat ${event.seat} takes ${event.value} damage${event.by === event.seat ? '' : ` from seat ${event.by}`} (${event.source}).`;
    case 'healed':
      return `Seat ${event.seat} is healed by ${event.value} (${event.source}).`;
    case 'hastened':
      return `Seat ${event.seat} gets faster by ${event.value} (${event.source}).`;
    case 'slowed':
      return `Seat ${event.seat} gets slower by ${event.value} (${event.source}).`;
    case 'turnGained':
      return `Seat ${event.seat} has one more turn next (${event.source}).`;
    case 'statusAdded':
      return `Seat ${event.status.seat} is ${nameOf(event.status)}.`;
    case 'statusModified':
      return `Seat ${event.seat} is still ${nameOf(event)}.`;
    case 'statusRemoved':
      return `Seat ${event.seat} is no longer ${event.kind}: ${event.why}${event.why === 'cured' ? doing(event) : ''}.`;
    case 'defeated':
      return `Seat ${event.seat} falls.`;
    case 'calledOff':
      return `Nobody has played anything for ${event.turns} turns: the duel is over, and the healthiest wins.`;
    case 'gameOver':
      return `Seat ${event.winner} is the last one standing.`;
  }
}

/** A status with its strength, and how long it lasts. */
export function nameOf({ kind, value, duration }: Pick<DeepReadonly<Status>, 'kind' | 'value' | 'duration'>): string {
  return `${kind}${value > 0 ? ` ${value}` : ''}${lasting(duration)}`;
}

function lasting(duration: DeepReadonly<Status>['duration']): string {
  if (duration.type === 'turns') return ` for ${count(duration.left, 'turn')}`;
  return duration.type === 'charges' ? `, ${count(duration.left, 'time')}` : '';
}

function doing({ by, source }: { readonly by: Seat | null; readonly source: string | null }): string {
  return ` by seat ${by} (${source})`;
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** A turn, `0.2`, as people say it: how many its seat has had. */
export function turnName(id: string): string {
  const [seat, number] = id.split('.');
  return `Turn ${number} of seat ${seat}`;
}
