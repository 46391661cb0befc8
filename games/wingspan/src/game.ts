import { defineGame, type Game } from '@fermata/core';
import { brief } from '@fermata/core/fields';
import { reactions } from './activation/reactions.ts';
import { apply } from './apply.ts';
import { copy } from './copy.ts';
import type { Bird } from './data/bird.ts';
import { BIRDS_ADDED } from './data/birds.ts';
import { SEATS_MAX } from './data/mat.ts';
import { type OwnBird, ownBirds } from './data/more-birds.ts';
import { describing } from './describe/index.ts';
import type { Event } from './events.ts';
import { opening } from './opening.ts';
import { type Options, optionsOf } from './options.ts';
import { positionWith } from './position.ts';
import { POWERS } from './powers/index.ts';
import { evaluate } from './scoring/evaluate.ts';
import { outcome, scoring } from './scoring/final.ts';
import { secrets } from './secrets.ts';
import { setupWith } from './setup.ts';
import type { State } from './state.ts';
import { turn } from './turn.ts';

/** Wingspan, the base game with all its birds, for two to five seats; one seat is a sandbox. */
export const wingspan = gameOf('wingspan', 1 + BIRDS_ADDED, []);

/** A game of Wingspan with more birds in the deck. */
export interface Expansion {
  /** What the game is called: its records are no records of the plain game. */
  readonly name: string;
  /** One more whenever a bird or a power changes; 1 unless told. */
  readonly version?: number;
  readonly birds: readonly OwnBird[];
}

/** Makes a game with birds of one's own, as an expansion would bring them. What is wrong with one is refused here, by name. */
export function wingspanWith({ name, version = 1, birds }: Expansion): Game<State, Event, Options> {
  if (typeof name !== 'string' || name === '' || name === wingspan.name)
    throw new TypeError(`name is that of a game of its own, such as "wingspan-herons"; got ${brief(name)}`);
  return gameOf(name, version, ownBirds(birds, name));
}

function gameOf(name: string, version: number, own: readonly Bird[]): Game<State, Event, Options> {
  return defineGame<State, Event, Options>({
    name,
    version,
    seats: { min: 1, max: SEATS_MAX, usual: 2 },
    options: optionsOf,
    setup: setupWith(own),
    opening,
    turn,
    apply,
    after: reactions(POWERS),
    secrets,
    outcome,
    scoring,
    evaluate,
    position: positionWith(own),
    describe: describing,
    copy,
  });
}
