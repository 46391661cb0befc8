import type { Game } from '@fermata/core';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { eventText } from './events.ts';
import { optionText, promptText } from './options.ts';
import { thingText } from './things.ts';

export { birdText } from './bird.ts';
export { bonusText, goalText } from './cards.ts';
export { powerText } from './powers.ts';

/** The game in words. */
export const describing: NonNullable<Game<State, Event>['describe']> = {
  event: eventText,
  prompt: promptText,
  option: optionText,
  thing: thingText,
};
