/** Rows of the card tables: a position, what is chosen, what happens. */
import { type DeepReadonly, type Match, type Seat, SPECTATOR } from '@fermata/core';
import { type ChanceScript, scripted } from '@fermata/core/testing';
import { fireInTheLake } from '../src/game.ts';
import type { Event, State } from '../src/index.ts';

export interface Row {
  /** Who executes it: the US, unless it is said. */
  readonly by?: 'US' | 'ARVN' | 'NVA' | 'VC';
  /** What lies on the table: nothing but this, and all tracks of the full scenario. */
  readonly given?: object;
  readonly chance?: ChanceScript;
  /** What is chosen after the side. */
  readonly choices?: readonly unknown[];
  readonly seats?: number;
}

/** Plays a side of a card, strictly. Nobody else is eligible, so what happens is the card's. */
export function playCard(card: number, side: 'unshaded' | 'shaded' | 'single', row: Row = {}): Played {
  const { by = 'US', given = {}, chance, choices = [], seats = 4 } = row;
  const match = scripted(fireInTheLake, {
    seats,
    position: { scenario: 'full', map: 'empty', card, deck: [119, 118, 117], eligible: [by], ...given },
    ...(chance === undefined ? {} : { chance }),
    choices: [{ do: 'event', card, side }, ...choices],
  });
  return new Played(match);
}

/** The sides of a card that are offered. */
export function sidesOffered(card: number, { by = 'US', given = {}, seats = 4 }: Row = {}): string[] {
  const position = { scenario: 'full', map: 'empty', card, deck: [119, 118, 117], eligible: [by], ...given };
  const match = scripted(fireInTheLake, { seats, position });
  // Whoever can do nothing passes unasked, and the next card comes.
  if (match.state.card !== card) return [];
  const options = (match.prompts()[0]?.options ?? []) as { do: string; side?: string }[]; // the question is what to do
  return options.flatMap((one) => (one.do === 'event' && one.side !== undefined ? [one.side] : []));
}

export class Played {
  readonly match: Match<State, Event>;
  constructor(match: Match<State, Event>) {
    this.match = match;
  }
  get state(): DeepReadonly<State> {
    return this.match.state;
  }
  /** What the card did. */
  get events(): DeepReadonly<Event>[] {
    const all = [...this.match.events];
    const begin = all.findIndex(({ type }) => type === 'eventBegan');
    const end = all.findIndex(({ type }) => type === 'acted');
    return all.slice(begin + 1, end < 0 ? undefined : end);
  }
  /** What is asked now, of whom. */
  get offer(): { readonly seat: Seat; readonly label: string; readonly options: readonly unknown[] } {
    const [prompt] = this.match.prompts();
    return prompt ?? { seat: SPECTATOR, label: '', options: [] };
  }
}
