import type { Flow } from '@fermata/core';
import type { Actor } from '../asking/ask.ts';
import type { OperationName, SpecialName } from '../data/actions.ts';
import type { Faction } from '../data/forces.ts';
import type { Track } from '../data/scenario.ts';
import type { Event } from '../state/events.ts';
import type { Table } from '../state/state.ts';
import { adjust } from '../verbs/change.ts';
import { Ledger } from '../verbs/ledger.ts';

/** How an operation or special activity differs from the usual: limited, free, or as a card says. */
export interface How {
  readonly isLimited?: boolean;
  readonly isFree?: boolean;
  /** Only in these spaces, or, where pieces move, into them. */
  readonly only?: readonly number[];
  /** Pieces come only from these spaces. */
  readonly from?: readonly number[];
  readonly most?: number;
  /** The card names the operation, so the monsoon does not forbid it. */
  readonly isNamed?: boolean;
  /** Only these kinds take part, of one's own or of both allies. */
  readonly kinds?: readonly number[];
  /** Those kinds, of both allies, move and fight as US troops, and what limits the US limits them. */
  readonly asUS?: boolean;
  /** Nobody moves. */
  readonly stays?: boolean;
  /** Only these kinds are hit. */
  readonly targets?: readonly number[];
  readonly ignoresTunnels?: boolean;
  /** What it costs to have ARVN join a US Assault: 3 unless it is `free`; `none`: it cannot. */
  readonly arvn?: 'free' | 'none';
  /** An Ambush needs no underground guerrilla. */
  readonly isOpen?: boolean;
  /** An Air Strike: so many hits without a die; no US or ARVN piece needed; not the Trail; at most so many a space. */
  readonly hits?: number;
  /** In so many spaces at least, if there are. */
  readonly least?: number;
  readonly isBlind?: boolean;
  readonly noTrail?: boolean;
  readonly perSpace?: number;
}

/** Somebody acts. What has happened so far is written while it goes on, and read by all that is offered. */
export interface Action extends Actor {
  readonly how: How;
  /** Where the operation, and where the special activity, has been so far. */
  readonly selected: number[];
  readonly visited: number[];
  /** What the operation has moved and stays; and what has come into a space, whether it stays or not. */
  readonly moved: Ledger;
  readonly arrived: Ledger;
  /** Of a special activity: what the operation that it goes with has moved. Each may move what the other has moved. */
  readonly accompanied: Ledger | undefined;
  readonly tally: Tally;
}

/** What counts once, or up to a number, over the whole action. */
export interface Tally {
  operation: OperationName | undefined;
  special: SpecialName | undefined;
  hasPaid: boolean;
  hasArvnJoined: boolean;
  basesFirst: number;
  heavyAssaults: number;
  deadlySweeps: number;
  unshifted: number;
  subverted: number;
  hasRolledOver: boolean;
  hasAmbushedTwice: boolean;
  /** Where a base was before a Rally. */
  readonly hadBase: number[];
  /** Where a Train has been paid for. */
  readonly paid: number[];
}

export function actionOf(state: Table, faction: Faction, of: string, how: How = {}): Action {
  return {
    state,
    faction,
    of,
    how,
    selected: [],
    visited: [],
    moved: new Ledger(),
    arrived: new Ledger(),
    accompanied: undefined,
    tally: {
      operation: undefined,
      special: undefined,
      hasPaid: false,
      hasArvnJoined: false,
      basesFirst: 0,
      heavyAssaults: 0,
      deadlySweeps: 0,
      unshifted: 0,
      subverted: 0,
      hasRolledOver: false,
      hasAmbushedTwice: false,
      hadBase: [],
      paid: [],
    },
  };
}

// Each with its fields in the same order: so all are of one shape: `fitl_decision_vs_boardgameio_move`.

/** The same action, where other questions are asked or another faction's pieces act. */
export function within(action: Action, of: string, faction = action.faction): Action {
  const { state, how, selected, visited, moved, arrived, accompanied, tally } = action;
  return { state, faction, of, how, selected, visited, moved, arrived, accompanied, tally };
}

/** The same action's special activity: it keeps a ledger of its own. */
export function accompanying(action: Action, special: SpecialName): Action {
  const { state, faction, how, selected, visited, moved: accompanied, arrived, tally } = action;
  return { state, faction, of: special, how, selected, visited, moved: new Ledger(), arrived, accompanied, tally };
}
/** The same action, if it were free. */
export function freely(action: Action): Action {
  const { state, faction, of, selected, visited, moved, arrived, accompanied, tally } = action;
  const how = { ...action.how, isFree: true };
  return { state, faction, of, how, selected, visited, moved, arrived, accompanied, tally };
}

const PURSE: { readonly [F in Faction]: Track } = { US: 'RES_ARVN', ARVN: 'RES_ARVN', NVA: 'RES_NVA', VC: 'RES_VC' };
/** Whether a faction has so much to spend. The US spends what ARVN has above the economy. */
export function canSpend({ tracks }: Table, faction: Faction, cost: number): boolean {
  if (cost === 0) return true;
  if (faction === 'NVA') return tracks.RES_NVA >= cost;
  if (faction === 'VC') return tracks.RES_VC >= cost;
  return tracks.RES_ARVN - (faction === 'US' ? tracks.ECON : 0) >= cost;
}
export function spend(state: Table, faction: Faction, cost: number): Flow<Event, unknown> {
  return adjust(state, PURSE[faction], -cost);
}
/** The same for what a free action need not pay. */
export function canPay({ state, faction, how }: Action, cost: number): boolean {
  return how.isFree === true || canSpend(state, faction, cost);
}
export function* pay({ state, faction, how }: Action, cost: number): Flow<Event> {
  if (how.isFree !== true && cost > 0) yield* spend(state, faction, cost);
}

/** Why something that happens in cities and provinces does not happen on a line; and what is missing most often. */
export const NO_PLACE = 'it is no city or province';
export const NO_MONEY = 'there are no resources for it';

/** `can` is the rule, and the offer: where it says yes, `in` finds a way to its end. */
export interface Operation {
  readonly name: OperationName;
  can(action: Action, space: number): boolean;
  in(action: Action, space: number): Flow<Event, unknown>;
  /** What is missing where `can` says no, though there is money: for whoever looks for the space. */
  why(action: Action, space: number): string;
  /** What `can` says, by space, all at once, where that is faster than one by one. */
  all?(action: Action): readonly boolean[];
  /** Whether there is any, where that is faster still. */
  hasAny?(action: Action): boolean;
  /** After the last space. Answers whether the table has changed: then the special activity may still come after it. */
  close?(action: Action): Flow<Event, boolean>;
  /** True if it may be carried out without a space, now. */
  isWhole?(action: Action): boolean;
  /** The special activity that may open it, where it has no space yet: a tax pays for what comes after. */
  readonly openedBy?: { readonly [F in Faction]?: Opening };
}
interface Opening {
  readonly special: SpecialName;
  isOpen(action: Action): boolean;
}

export interface Special {
  readonly name: SpecialName;
  readonly by: readonly Faction[];
  /** The operations it may go with. */
  readonly with: readonly OperationName[] | 'any';
  isPossible(action: Action): boolean;
  run(action: Action): Flow<Event, unknown>;
}
