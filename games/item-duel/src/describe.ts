import type { Deep, Game, Json, Prompt, Seat } from '@fermata/core';
import { fatigue } from './fatigue.ts';
import type { Items } from './options.ts';
import type { Event, Item, State } from './state.ts';

/** The game in words. */
export function describing(items: Items): NonNullable<Game<State, Event>['describe']> {
  return {
    event: textOf,
    prompt: ({ label, about }: Prompt) => `${label}${sourceOf(about)}`,
    option: (option: Json) => {
      if (typeof option === 'boolean') return option ? 'yes' : 'no';
      if (typeof option === 'number') return `seat ${option}`;
      if (typeof option === 'string') return items.has(option) ? `${option}: ${items.get(option)?.text}` : option;
      const { name, seat } = option as Item & { seat: Seat }; // the only options that are objects: items to destroy
      return `${name} of seat ${seat}`;
    },
  };
}

function sourceOf(about: Json): string {
  const { source, event } = (about ?? {}) as { source?: string; event?: Event };
  if (event !== undefined) return ` (${textOf(event)})`;
  return source === undefined ? '' : ` (${source})`;
}

function textOf(event: Deep<Event>): string {
  switch (event.type) {
    case 'dealt':
      return `Seat ${event.seat} holds ${event.items.map(({ name }) => name).join(', ') || 'nothing'}.`;
    case 'turnStarted':
      return `Turn ${event.turn} begins: seat ${event.seat}.`;
    case 'turnEnded':
      return `Turn ${event.turn} ends.`;
    case 'advanced':
      return `It is the turn of seat ${event.seat} (${event.turn}).`;
    case 'passed':
      return `Seat ${event.seat} passes.`;
    case 'played':
      return `Seat ${event.seat} plays ${event.name}${event.target === null ? '' : ` at seat ${event.target}`}.`;
    case 'activated':
      return `${capital(event.name)} takes effect.`;
    case 'nullified':
      return `${capital(event.name)} of seat ${event.seat} is jammed by seat ${event.by}.`;
    case 'itemRemoved':
      return `${capital(event.name)} of seat ${event.seat} is ${event.why}.`;
    case 'damaged':
      return `Seat ${event.seat} takes ${event.value} damage (${event.source}).`;
    case 'healed':
      return `Seat ${event.seat} is healed by ${event.value} (${event.source}).`;
    case 'hastened':
      return `Seat ${event.seat} gets faster by ${event.value} (${event.source}).`;
    case 'slowed':
      return `Seat ${event.seat} gets slower by ${event.value} (${event.source}).`;
    case 'statusAdded':
      if (event.status.kind === fatigue.kind) return `Seat ${event.status.seat} tires when it holds nothing.`;
      return `Seat ${event.status.seat} is ${event.status.kind}${lasting(event.status.duration)}.`;
    case 'statusModified':
      return `Seat ${event.seat} is still ${event.kind}${lasting(event.duration)}.`;
    case 'statusRemoved':
      return `Seat ${event.seat} is no longer ${event.kind}: ${event.why}.`;
    case 'defeated':
      return `Seat ${event.seat} falls.`;
    case 'gameOver':
      return `Seat ${event.winner} is the last one standing.`;
  }
}

/** How long a status lasts, in words. */
export function lasting(duration: Deep<Extract<Event, { type: 'statusModified' }>>['duration']): string {
  if (duration.type === 'turns') return ` for ${count(duration.left, 'turn')}`;
  return duration.type === 'charges' ? `, ${count(duration.left, 'time')}` : '';
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
