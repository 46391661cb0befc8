import type { AnyEvent, Choice, Match, Prompt } from '@fermata/core';

/** Forks, reads the offer of the fork and answers it: one unit of work. */
export function forkAndAnswer<S extends object, E extends AnyEvent>(match: Match<S, E>): number {
  const fork = match.fork();
  const [prompt] = fork.prompts();
  fork.answer((prompt as Prompt).id, 0); // the match is not over
  return 1;
}

/** What a copy of the state alone takes: it does not play on. */
export function cloneState({ state }: { readonly state: object }): number {
  structuredClone(state);
  return 1;
}

/** The match, after these answers. */
export function answerAll<S extends object, E extends AnyEvent>(
  match: Match<S, E>,
  choices: readonly Choice[],
): Match<S, E> {
  for (const choice of choices) {
    const [prompt] = match.prompts();
    match.answer((prompt as Prompt).id, choice); // the match is not over
  }
  return match;
}
