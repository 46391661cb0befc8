import type { Game } from '@fermata/core';
import { sidesOf, sideText } from '../cards/index.ts';
import { CARDS_MAX, factsOf } from '../data/cards.ts';
import { MODIFIERS } from '../lasting/modifiers.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { eventText } from './events.ts';
import { optionText, promptText } from './options.ts';

/** The game in words. */
export const describing: NonNullable<Game<State, Event>['describe']> = {
  event: eventText,
  prompt: promptText,
  option: optionText,
  thing: thingText,
};

/** What a card does, by its title; and what a lasting rule does, by its id. */
function thingText(name: string): string | undefined {
  for (let card = 1; card <= CARDS_MAX; card++) {
    if (factsOf(card).title !== name) continue;
    const leader = MODIFIERS[`leader:${card}`]?.text;
    const sides = sidesOf(card).map((side) => `${side === 'single' ? '' : `${side}: `}${sideText(card, side)}`);
    return leader ?? (sides.join('. ') || 'ARVN loses one cube of three in each space');
  }
  return MODIFIERS[name]?.text;
}
