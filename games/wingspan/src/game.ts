import { defineGame } from '@fermata/core';
import { reactions } from './activation/reactions.ts';
import { apply } from './apply.ts';
import { copy } from './copy.ts';
import { BIRDS_ADDED } from './data/birds.ts';
import { SEATS_MAX } from './data/mat.ts';
import { describing } from './describe/index.ts';
import type { Event } from './events.ts';
import { opening } from './opening.ts';
import { type Options, optionsOf } from './options.ts';
import { position } from './position.ts';
import { POWERS } from './powers/index.ts';
import { evaluate } from './scoring/evaluate.ts';
import { outcome, scoring } from './scoring/final.ts';
import { secrets } from './secrets.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { turn } from './turn.ts';

/** Wingspan, the base game with all its birds, for two to five seats; one seat is a sandbox. */
export const wingspan = defineGame<State, Event, Options>({
  name: 'wingspan',
  version: 1 + BIRDS_ADDED,
  seats: { min: 1, max: SEATS_MAX, usual: 2 },
  options: optionsOf,
  setup,
  opening,
  turn,
  apply,
  after: reactions(POWERS),
  secrets,
  outcome,
  scoring,
  evaluate,
  position,
  describe: describing,
  copy,
});
