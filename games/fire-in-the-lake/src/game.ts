import { defineGame } from '@fermata/core';
import { describing } from './describe/index.ts';
import { after } from './lasting/reactions.ts';
import { type Options, optionsOf } from './options.ts';
import { position } from './position/index.ts';
import { evaluate } from './sequence/evaluate.ts';
import { outcome } from './sequence/outcome.ts';
import { turn } from './sequence/turn.ts';
import { apply } from './state/apply.ts';
import { copy } from './state/copy.ts';
import type { Event } from './state/events.ts';
import { setup } from './state/setup.ts';
import type { State } from './state/state.ts';

/** Fire in the Lake, second edition, for two to four seats. */
export const fireInTheLake = defineGame<State, Event, Options>({
  name: 'fire-in-the-lake',
  version: 1,
  seats: { min: 2, max: 4, usual: 4 },
  options: optionsOf,
  keepsOptions: false,
  setup,
  turn,
  apply,
  after,
  outcome,
  evaluate,
  position,
  describe: describing,
  copy,
});
