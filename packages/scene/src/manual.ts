/** What somebody who has never seen the game reads before and while they play it: for terminals and pages alike. */
export interface Manual {
  /** What one plays for, in a line. */
  readonly goal: string;
  /** The rules, in the order in which one needs them. */
  readonly rules: readonly ManualSection[];
}

/** A part of the rules. */
export interface ManualSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}
