import { FIELD_TURNS, PARALYSIS } from '../arena/constants.ts';

/** What is said otherwise of one set of rules than of the other. */
export interface Wording {
  /** When poison, burns and seeds hurt. */
  readonly suffers: string;
  /** How often paralysis keeps somebody from acting. */
  readonly isStiff: string;
  /** How long screens and mist last. */
  readonly lasts: string;
  /** When Bide strikes back. */
  readonly strikesBack: string;
}

export const GEN1_WORDING: Wording = {
  suffers: 'after each of its own actions, unless that knocked the foe out',
  isStiff: '63 times in 256',
  lasts: 'as long as it stays in',
  strikesBack: 'two or three turns later',
};

export const ARENA_WORDING: Wording = {
  suffers: 'at the end of each turn',
  isStiff: `${PARALYSIS} times in 256`,
  lasts: `for ${FIELD_TURNS} turns, the first one counted`,
  strikesBack: 'one or two turns later',
};
