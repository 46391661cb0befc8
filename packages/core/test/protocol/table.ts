/** What the tests share: matches at a position, moves written in names, choosers, and all that a match shows. */

import type { Start } from '../../src/host.ts';
import { canonical, copyJson } from '../../src/host.ts';
import {
  type AnyEvent,
  type Choice,
  defineGame,
  emit,
  type Flow,
  type Limits,
  type Match,
  type Prompt,
  rank,
  type Seat,
  seeded,
  start,
} from '../../src/index.ts';
import { choices, type Move, randomAnswer } from '../../src/moves.ts';
import { strict } from '../../src/testing/index.ts';
import { type Event, eightCities, type Position, type State } from './cards.ts';

export type CardMatch = Match<State, Event>;

/** A match at a position. */
export function at(position: Position, { isStrict = true, ...how }: Start & { isStrict?: boolean } = {}): CardMatch {
  return start(isStrict ? strict(eightCities) : eightCities, { seed: 1, ...how, position });
}

/** A match of so many turns, each of them this flow; what it returns is taken down. For a question or two by themselves. */
export function asking(
  flow: (taken: readonly unknown[]) => Flow<never, unknown>,
  { turns = 1, limits = {} }: Small = {},
): Match<Taken, Took> {
  const game = defineGame<Taken, Took>({
    name: 'asking',
    version: 1,
    seats: { min: 2, max: 2 },
    limits,
    setup: () => ({ taken: [] }),
    *turn({ taken }) {
      yield* emit({ type: 'took', what: (yield* flow(taken)) as unknown }); // flows of tests return what they chose
    },
    apply: {
      took: ({ taken }, { what }) => {
        taken.push(copyJson(what));
      },
    },
    outcome: ({ taken }) => (taken.length < turns ? undefined : rank([0, 0])),
  });
  return start(strict(game), { seed: 1 });
}

interface Small {
  readonly turns?: number;
  readonly limits?: Partial<Limits>;
}

interface Taken {
  taken: unknown[];
}

type Took = { type: 'took'; what: unknown };

/** The prompt that is open, where there is one. */
export function open<S extends object, E extends AnyEvent>(match: Match<S, E>): Prompt {
  const [prompt] = match.prompts();
  if (prompt === undefined) throw new Error('the match is over');
  return prompt;
}

/** A move, written in the names of its options (a list of names for a set). Found by playing on a fork, not by exploring. */
export function named<S extends object, E extends AnyEvent>(match: Match<S, E>, ...names: readonly unknown[]): Move {
  const fork = match.fork();
  return names.map((name) => {
    const prompt = open(fork);
    const choice = choiceOf(prompt, name);
    fork.answer(prompt.id, choice);
    return choice;
  });
}

/** The choice that takes this option, or this list of options. */
export function choiceOf({ label, options, several }: Prompt, name: unknown): Choice {
  const place = (wanted: unknown) => {
    const index = options.findIndex((option) => canonical(option) === canonical(wanted));
    if (index < 0) throw new Error(`"${label}" does not offer ${canonical(wanted)}`);
    return index;
  };
  return several === undefined ? place(name) : (name as readonly unknown[]).map(place); // a set is written as a list
}

/** A choice in the names of its options: `choiceOf`, back again. */
export function namesOf({ options }: Prompt, choice: Choice): unknown {
  return typeof choice === 'number' ? options[choice] : choice.map((index) => options[index]);
}

/** Answers the open prompt by name. */
export function answer<S extends object, E extends AnyEvent>(match: Match<S, E>, name: unknown): void {
  match.answer(open(match).id, choiceOf(open(match), name));
}

/** The question that a partial move leads to. */
export function asked<S extends object, E extends AnyEvent>(match: Match<S, E>, seat: Seat, move: Move): Prompt {
  const standing = choices(match, seat, move);
  if (standing.status !== 'pending') throw new Error(`nothing is asked: the move is ${JSON.stringify(standing)}`);
  return standing.prompt;
}

/** A chooser that takes any answer, each as likely as the others. */
export function anyAnswer(seed: number): (prompt: Prompt) => Choice {
  const oracle = seeded(seed);
  return (prompt) => randomAnswer(prompt, oracle);
}

/** All that a match shows: if two texts are the same, nobody can tell the matches apart. */
export function shown<S extends object, E extends AnyEvent>(match: Match<S, E>): string {
  const { state, events, log, outcome } = match;
  const seats = Array.from({ length: match.seats }, (_, seat) => [match.view(seat), match.eventsFor(seat)]);
  return JSON.stringify([state, events, log, outcome, match.prompts(), match.record(), seats]);
}

/** The names that a prompt offers. */
export function offer<S extends object, E extends AnyEvent>(match: Match<S, E>): readonly unknown[] {
  return open(match).options;
}
