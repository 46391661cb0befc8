/** What a staging is held to, in a few words. */
export const RULES = {
  S1: 'a scene is made of its view alone, as JSON',
  S2: 'a scene is well formed: ids are unique, and everything lies in a place',
  S3: 'two worlds that are alike to a seat have the same scene',
  S4: 'every option points at something, or is plain',
  S5: 'an id keeps its kind, to all, and each token that is seen is a piece once, by its own name, with its owner, in the same place to all, and no other is',
  S6: 'every event moves, changes or cues something, or is silent',
  S7: 'what can be touched in one place can be told apart',
  S8: 'every name reads as words',
} as const;

/** The number of a rule that a staging is held to. */
export type Rule = keyof typeof RULES;

/** Says that a rule is broken, and how. */
export type Fail = (rule: Rule, what: string) => never;

/** Where something was found: in which match, after how many choices, and who looked. */
export interface Whereabouts {
  readonly game: string;
  readonly seed: string;
  readonly seats: number;
  readonly choices: number;
  readonly viewer: string;
}

/** Thrown by `checkStaging`: which rule is broken, how, and where. */
export class BrokenStaging extends Error {
  readonly rule: Rule;

  constructor(rule: Rule, what: string, { game, seed, seats, choices, viewer }: Whereabouts) {
    const where = `seed "${seed}", ${seats} seats, after ${choices} choices, as ${viewer} sees it`;
    super(`${game} breaks ${rule} (${RULES[rule]}): ${what}\n  ${where}`);
    this.name = 'BrokenStaging';
    this.rule = rule;
  }
}
