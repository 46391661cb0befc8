import type { DeepReadonly, EventOf, Prompt } from '@fermata/core';
import { nameOf } from './cards.ts';
import type { Event } from './state.ts';
import { thing } from './things.ts';
import { type Trinket, worthOf } from './trinkets.ts';

/** What players are told. */
export const describe = {
  event(event: DeepReadonly<Event>): string {
    switch (event.type) {
      case 'drew':
        return `Seat ${event.seat} draws ${drawnText(event.cards)}.`;
      case 'laid':
        return `On the sill lies a ${withWorth(event.trinket)}.`;
      case 'flew':
        return `The magpies fly: ${event.cards.map((card, seat) => `seat ${seat} ${nameOf(card)}`).join(', ')}.`;
      case 'stole':
        return `Seat ${event.thief} steals the ${withWorth(event.trinket)} of seat ${event.victim}.`;
      case 'scared':
        return `Seat ${event.victim} lets a cat out: seat ${event.thief} flees with nothing.`;
      case 'took':
        return `Seat ${event.seat} takes the ${withWorth(event.trinket)}.`;
      case 'fell':
        return `Nobody flies, and the ${withWorth(event.trinket)} falls into the street.`;
    }
  },
  prompt({ label, about }: Prompt): string {
    if (about === undefined) return label;
    const { thief, trinket } = about as EventOf<Event, 'stole'>; // only a theft is asked about
    return `Seat ${thief} is about to steal your ${withWorth(trinket)}. ${label}`;
  },
  option(option: unknown): string {
    if (typeof option === 'string') return nameOf(option);
    const { victim, trinket } = option as { victim: number; trinket: Trinket }; // the only option that is no text
    return `the ${withWorth(trinket)} of seat ${victim}`;
  },
  thing,
};

/** To others they are backs, all of them. */
function drawnText(cards: readonly Parameters<typeof nameOf>[0][]): string {
  if (cards.every((card) => card === null)) return cards.length === 1 ? 'a card' : `${cards.length} cards`;
  return cards.map(nameOf).join(', ');
}

export function withWorth(trinket: Trinket): string {
  return `${trinket} (${worthOf(trinket)})`;
}
