/** A game played step by step, with the figures that a player would read off the table after each. */
import type { Match } from '@fermata/core';
import { scripted } from '@fermata/core/testing';
import { fireInTheLake } from '../../src/game.ts';
import { type Event, type State, snapshot, victory } from '../../src/index.ts';

export interface Turn {
  /** The card or phase, who acts, and what is done, in words. */
  readonly says: string;
  readonly by: 'US' | 'ARVN' | 'NVA' | 'VC';
  readonly choices: readonly unknown[];
  readonly dice?: readonly number[];
  /** As `figuresOf` writes them. */
  readonly figures: string;
  /** Where something has changed: who controls it, and what lies there. */
  readonly spaces?: Readonly<Record<string, readonly [control: string | null, pieces: object]>>;
  /** After the last action on a card: who is eligible on the next one. */
  readonly eligible?: string;
}
export interface Session {
  readonly scenario: string;
  readonly deck: readonly number[];
  readonly turns: readonly Turn[];
}

/** Resources, tracks and victory markers, and how many lie among the casualties. */
export function figuresOf(state: State): string {
  const { RES_ARVN, RES_NVA, RES_VC, AID, PATRONAGE, ECON, TRAIL } = state.tracks;
  const { US, ARVN, NVA, VC } = victory(state);
  const lost = Object.values(snapshot(state).CASUALTIES).reduce((sum, n) => sum + n, 0);
  const resources = `ARVN ${RES_ARVN} NVA ${RES_NVA} VC ${RES_VC}`;
  const tracks = `aid ${AID} patronage ${PATRONAGE} econ ${ECON} trail ${TRAIL}`;
  return `${resources} · ${tracks} · US ${US} ARVN ${ARVN} NVA ${NVA} VC ${VC} · casualties ${lost}`;
}

/** The match after so many turns. */
export function played({ scenario, deck, turns }: Session, upTo: number): Match<State, Event> {
  const first = turns.slice(0, upTo);
  return scripted(fireInTheLake, {
    position: { scenario, deck },
    choices: first.flatMap(({ choices }) => choices),
    chance: first.flatMap(({ dice = [] }) => dice),
  });
}

export const event = (card: number, side: 'unshaded' | 'shaded' | 'single') => ({ do: 'event', card, side });
export const operation = (name: string) => ({ do: 'operation', operation: name });
export const limited = (name: string) => ({ do: 'limited operation', operation: name });
export const PASS = { do: 'pass' };
