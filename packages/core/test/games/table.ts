/** What tests of matches share: answers written as what is chosen, and all that a match shows. */

import { canonical } from '../../src/host.ts';
import { type AnyEvent, type Choice, type Match, type Prompt, type Seat, seeded } from '../../src/index.ts';
import { randomAnswer } from '../../src/moves.ts';

/** The open prompt of the seat, or the only one there is. */
export function asked<S extends object, E extends AnyEvent>(match: Match<S, E>, seat?: Seat): Prompt {
  const [prompt] = match.prompts(seat);
  if (prompt === undefined) throw new Error(`seat ${seat} is not asked; the match waits for ${match.waiting()}`);
  return prompt;
}

/** Each of the options in turn is chosen by whoever is asked; a list where a set is asked for. */
export function choose<S extends object, E extends AnyEvent>(match: Match<S, E>, ...options: readonly unknown[]): void {
  for (const option of options) answer(match, asked(match), option);
}

/** The same by one seat, where several are asked. */
export function chooseAs<S extends object, E extends AnyEvent>(match: Match<S, E>, seat: Seat, option: unknown): void {
  answer(match, asked(match, seat), option);
}

function answer<S extends object, E extends AnyEvent>(match: Match<S, E>, prompt: Prompt, option: unknown): void {
  match.answer(prompt.id, choiceOf(prompt, option));
}

/** The choice that takes this option, or this list of options. */
export function choiceOf({ label, options, several }: Prompt, wanted: unknown): Choice {
  const place = (one: unknown) => {
    const index = options.findIndex((option) => canonical(option) === canonical(one));
    if (index < 0) throw new Error(`"${label}" does not offer ${canonical(one)}, but ${canonical(options)}`);
    return index;
  };
  return several === undefined ? place(wanted) : (wanted as readonly unknown[]).map(place); // a set is written as a list
}

/** All that a match shows, for comparing matches: if two texts are equal, nobody can tell the matches apart. */
export function shown<S extends object, E extends AnyEvent>(match: Match<S, E>): string {
  const { state, events, log, outcome, choices } = match;
  const seats = Array.from({ length: match.seats }, (_, seat) => [match.view(seat), match.eventsFor(seat)]);
  return JSON.stringify({
    state,
    prompts: match.prompts(),
    waiting: match.waiting(),
    outcome,
    choices,
    events,
    log,
    seats,
  });
}

/** An agent that takes any answer, each as likely as the others. */
export function anyone(seed: string | number): (prompt: Prompt) => Choice {
  const oracle = seeded(seed);
  return (prompt) => randomAnswer(prompt, oracle);
}

/** What a call throws: class, code and message. */
export function thrown(call: () => unknown): Error & { readonly code?: string } {
  try {
    call();
  } catch (error) {
    return error as Error; // nothing else is thrown
  }
  throw new Error('nothing was thrown');
}

/** What turns up in redealt worlds. */
export function seenIn<S extends object, E extends { type: string }, T>(
  match: Match<S, E>,
  seat: Seat,
  look: (state: S) => T,
): T[] {
  const oracle = seeded('worlds');
  return [...new Set(Array.from({ length: 250 }, () => look(match.redeal(seat, oracle).state as S)))].sort();
}
