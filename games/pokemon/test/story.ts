/** What both battles tell, in common words: who came in, which moves were used, how they went, and who fainted, in order. */
import type { DeepReadonly } from '@fermata/core';
import { toID } from '@pkmn/sim';
import { moveOf } from '../src/data/index.ts';
import type { Event } from '../src/events.ts';

export type Story = readonly string[];

export function ourStory(events: readonly DeepReadonly<Event>[]): Story {
  return events.flatMap((event) => {
    switch (event.type) {
      case 'switched':
        return [`switch ${event.seat}`];
      case 'used':
      case 'charged':
        return [`move ${event.seat} ${moveOf(event.move).id}`];
      case 'missed':
        return [`miss ${event.seat}`];
      case 'hits':
        return [`hits ${event.count}`];
      case 'damaged':
      case 'shielded':
        return blow(event);
      case 'fainted':
        return [`faint ${event.seat}`];
      default:
        return [];
    }
  });
}

/** Where it does not matter how a blow went, it went like any other. */
function blow({ seat, isCritical, effect }: DeepReadonly<Extract<Event, { readonly isCritical: boolean }>>): Story {
  const story = isCritical ? [`crit ${seat}`] : [];
  if (effect > 1) story.push(`super ${seat}`);
  if (effect > 0 && effect < 1) story.push(`resisted ${seat}`);
  return story;
}

/** Their lines are `|faint|p1a: Tauros`. What only one side may know comes twice: for it, and then for all. */
export function theirStory(log: readonly string[]): Story {
  return log.flatMap((line, at) => {
    const [, what = '', whom = '', which = ''] = line.split('|');
    const tell = log[at - 1]?.startsWith('|split|') ? undefined : TELL[what];
    return tell === undefined ? [] : [tell(whom.startsWith('p1') ? 0 : 1, which)];
  });
}

const TELL: { readonly [what: string]: (seat: number, which: string) => string } = {
  switch: (seat) => `switch ${seat}`,
  move: (seat, name) => `move ${seat} ${toID(name)}`,
  '-miss': (seat) => `miss ${seat}`,
  '-hitcount': (_seat, count) => `hits ${count}`,
  '-crit': (seat) => `crit ${seat}`,
  '-supereffective': (seat) => `super ${seat}`,
  '-resisted': (seat) => `resisted ${seat}`,
  faint: (seat) => `faint ${seat}`,
};
