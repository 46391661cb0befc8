import type { Game } from '@fermata/core';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { eventText } from './events.ts';
import { optionText, promptText } from './options.ts';
import { thingText } from './things.ts';

/** The game in words. */
export const describing: NonNullable<Game<State, Event>['describe']> = {
  event: eventText,
  prompt: promptText,
  option: optionText,
  thing: thingText,
};
