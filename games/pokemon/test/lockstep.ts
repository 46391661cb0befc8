/** The same battle twice, by our rules and by the simulator's, compared before every decision. */
import { type Match, start } from '@fermata/core';
import type { ChanceScript } from '@fermata/core/testing';
import type { Battle } from '@pkmn/sim';
import type { Event } from '../src/events.ts';
import { gen1 } from '../src/gen1/game.ts';
import type { Gen5Seed } from '../src/oracle/gen5.ts';
import type { State } from '../src/state.ts';
import { type Chance, scriptedAlike, seededAlike } from './chance.ts';
import { differences } from './digest.ts';
import { Mismatch } from './mismatch.ts';
import { ourDigest } from './ours.ts';
import type { Team } from './sets.ts';
import { showdownBattle } from './showdown.ts';
import { ourStory, theirStory } from './story.ts';
import { theirDigest, theirOffer } from './theirs.ts';

/** What a battle begins with: its teams, and chance from a seed or as written down. */
export interface Beginning {
  readonly teams: readonly Team[];
  readonly seed?: Gen5Seed;
  readonly chance?: ChanceScript;
}

/** What each seat chooses; null where it is not asked. */
export type Choices = readonly (string | null)[];

/** What each seat is offered; nothing where it is not asked. */
export type Offers = readonly (readonly string[])[];

/** Plays a battle in step with the simulator, to its end or as long as there are choices; throws a `Mismatch`. */
export function playInStep(
  beginning: Beginning,
  choose: (offers: Offers) => Choices | undefined,
  game = gen1,
): Lockstep {
  const battles = new Lockstep(beginning, game);
  for (;;) {
    const offers = battles.compare();
    const choices = battles.theirs.ended ? undefined : choose(offers);
    if (choices === undefined) return battles;
    battles.step(choices);
  }
}

/** Plays again what a mismatch has printed. */
export function replay({ choices, ...beginning }: Beginning & { readonly choices: readonly Choices[] }): Lockstep {
  const left = [...choices];
  return playInStep(beginning, () => left.shift());
}

export class Lockstep {
  readonly beginning: Beginning;
  readonly match: Match<State, Event>;
  readonly theirs: Battle;
  readonly chosen: Choices[] = [];
  readonly #chance: Chance;
  /** How much of both logs has been compared. */
  #told = { ours: 0, theirs: 0 };

  constructor(beginning: Beginning, game: typeof gen1) {
    const { teams, seed, chance = [] } = beginning;
    this.beginning = beginning;
    this.#chance = seed === undefined ? scriptedAlike(chance) : seededAlike(seed);
    this.theirs = showdownBattle(teams, this.#chance.generator);
    this.#told.theirs = this.theirs.log.length; // who fights to begin with is no news
    this.match = start(game, { oracle: this.#chance.oracle, options: { teams } });
    this.#goOn();
  }

  /** What both offer, if all is alike. */
  compare(): Offers {
    const theirs = theirDigest(this.theirs, theirStory(this.theirs.log.slice(this.#told.theirs)));
    const offers = theirs.offers.map((offer) => (offer.length > 1 ? offer : [])); // one option is no question
    const ours = ourDigest(this.match, this.#chance.seed(), ourStory(this.match.events.slice(this.#told.ours)));
    const found = differences({ ...theirs, offers }, ours);
    if (found.length > 0) throw new Mismatch(this, found);
    this.#told = { ours: this.match.events.length, theirs: this.theirs.log.length };
    return offers;
  }

  step(choices: Choices): void {
    this.chosen.push(choices);
    try {
      for (const { id, seat, options } of this.match.prompts()) this.match.answer(id, options.indexOf(choices[seat]));
    } catch (error) {
      throw new Mismatch(this, [`our rules broke: ${(error as Error).message}`]);
    }
    const offers = this.#theirOffers();
    this.#tell(choices.map((choice, seat) => choice ?? offers[seat]?.[0] ?? ''));
    this.#goOn();
  }

  /** The simulator asks also where there is but one answer; our match does not stop there. */
  #goOn(): void {
    while (!this.theirs.ended) {
      const offers = this.#theirOffers();
      if (offers.some(({ length }) => length > 1)) return;
      this.#tell(offers.map(([only = '']) => only));
    }
  }

  #theirOffers(): Offers {
    return this.theirs.sides.map((side) => theirOffer(this.theirs, side));
  }

  /** In their words: `switch 3`. Whoever fights on or struggles presses the first button; whoever waits says nothing. */
  #tell(choices: readonly string[]): void {
    const isForced = (choice: string) => choice === 'fight' || choice === 'struggle';
    this.theirs.makeChoices(...choices.map((choice) => (isForced(choice) ? 'move 1' : choice.split(' ', 2).join(' '))));
  }
}
