import type { DeepReadonly } from '@fermata/core';
import { ATTACK, SPEED, type StatStages, type Stats, type Status } from './data/index.ts';
import type { BattleSeat, Pair } from './seats.ts';

/**
 * A battle: two sides, and what both remember. Plain data of one shape. Lists of numbers are replaced, never changed: so
 * copies share them (see `copy.ts`), and whoever comes in has those of the tables and of its set.
 */
export interface State {
  /** One for each seat, as soon as both teams have joined. */
  sides: Pair<Side>;
  turn: number;
  /** The last damage done by a move, by anybody: Counter and Bide go by it. */
  lastDamage: number;
  /** The seat that has won, TIE, or nobody yet. */
  winner: Winner;
}

export type Winner = 0 | 1 | typeof TIE | null;
export const TIE = 'tie';

export interface Side {
  team: Party;
  /** What holds as long as the first one stays in. */
  active: Active;
  /** The move that was selected last, and its slot. A Pokémon that cannot choose acts on it. */
  selected: number;
  slot: number;
  /** The move that was used last, whoever called it. */
  used: number;
  /** The ids of those that have put themselves to sleep. */
  resting: readonly number[];
  /** The ids of those whose substitute has been broken, until somebody attacks them again. */
  exposed: readonly number[];
  /** Only where there are items. It is replaced, never changed, so that copies can share it. */
  bag: Bag;
}

/** In the order of the party; the first one fights, so nobody's party is empty. */
export type Party = [Pokemon, ...Pokemon[]];

/** These as a party: teams are checked where they come from, and none is empty. */
export function asParty(members: Pokemon[]): Party {
  return members as Party;
}

/** How many of each item, by id, are left. */
export interface Bag {
  readonly [item: string]: number;
}

/** Species and moves are numbers, as in the tables of `data/`. */
export interface Pokemon {
  /** Its place in the team as it was brought along. */
  readonly id: number;
  readonly species: number;
  readonly level: number;
  readonly maxHealth: number;
  readonly stats: Stats;
  readonly moves: readonly number[];
  pp: readonly number[];
  health: number;
  status: Status;
  /** Turns that it still sleeps. */
  sleep: number;
  /** What the foe has seen: a bit for each of its moves, and SEEN for itself. */
  seen: number;
}

/** The foe has seen the Pokémon itself. */
export const SEEN = 16;

/** What a Pokémon is while it fights. Turns and moves that are not running are 0. */
export interface Active {
  types: readonly number[];
  /** Its stats before stages: its own, or those of whom it has transformed into. */
  stored: Stats;
  /** Its stats as they count now. */
  stats: Stats;
  stages: StatStages;
  moves: readonly number[];
  pp: readonly number[];
  isTransformed: boolean;
  lastMove: number;
  confusion: number;
  hasFlinched: boolean;
  isSeeded: boolean;
  mustRecharge: boolean;
  hasReflect: boolean;
  hasLightScreen: boolean;
  hasMist: boolean;
  /** How many turns these three last, where they do not last for good. It is replaced, never changed. */
  fieldTurns: FieldTurns;
  isFocused: boolean;
  /** How often poison has hurt it, -1 if it is not counted. */
  toxic: number;
  /** The health of its substitute. */
  substitute: number;
  bide: number;
  bideDamage: number;
  thrash: number;
  thrashTurns: number;
  thrashAccuracy: number;
  /** The accuracy of its rage. */
  rage: number;
  /** The move it charges. */
  charging: number;
  isInvulnerable: boolean;
  /** The move with which it holds a foe, for how long, for how much damage, and the id of that foe. */
  trapping: number;
  trapTurns: number;
  /** How often that hold has been renewed. Only `gen1` counts it. */
  trapRenewals: number;
  trapDamage: number;
  trapTarget: number;
  /** How long it is held, and by whom. */
  trapped: number;
  trapper: number;
  /** The slot of the move that is disabled, or -1. */
  disabled: number;
  disabledMove: number;
  disabledTurns: number;
}

/** Turns that are left of what stands around somebody: 0 of what is not there, or lasts as long as its owner stays. */
export type FieldTurns = { readonly [F in Field]: number };

export const FIELDS = ['reflect', 'lightScreen', 'mist'] as const;
export type Field = (typeof FIELDS)[number];

/** By which it is told whether it is there. */
export const FLAGS = { reflect: 'hasReflect', lightScreen: 'hasLightScreen', mist: 'hasMist' } as const;

/** A Pokémon that has just come in. Paralysis and burn take their part at once. */
export function enter({ stats, moves, pp, status }: Pokemon, types: readonly number[]): Active {
  return {
    types,
    stored: stats,
    stats: ailing(stats, status),
    stages: NO_STAGES,
    moves,
    pp,
    isTransformed: false,
    lastMove: 0,
    confusion: 0,
    hasFlinched: false,
    isSeeded: false,
    mustRecharge: false,
    hasReflect: false,
    hasLightScreen: false,
    hasMist: false,
    fieldTurns: NO_TURNS,
    isFocused: false,
    toxic: -1,
    substitute: 0,
    bide: 0,
    bideDamage: 0,
    thrash: 0,
    thrashTurns: 0,
    thrashAccuracy: 0,
    rage: 0,
    charging: 0,
    isInvulnerable: false,
    trapping: 0,
    trapTurns: 0,
    trapRenewals: 0,
    trapDamage: 0,
    trapTarget: -1,
    trapped: 0,
    trapper: -1,
    disabled: -1,
    disabledMove: 0,
    disabledTurns: 0,
  };
}

/** Nothing raised or lowered. */
export const NO_STAGES: StatStages = [0, 0, 0, 0, 0, 0];

const NO_TURNS: FieldTurns = { reflect: 0, lightScreen: 0, mist: 0 };

/** The stats of one that is burnt or paralysed; all others keep theirs. */
export function ailing(stats: Stats, status: Status): Stats {
  if (status === 'burn') return changed(stats, ATTACK, weakened(stats[ATTACK], 0.5));
  return status === 'paralysis' ? changed(stats, SPEED, weakened(stats[SPEED], 0.25)) : stats;
}

/** The list with another number at that place. */
export function changed<L extends readonly number[]>(list: L, at: number, value: number): L {
  const own = list.slice();
  own[at] = value;
  return own as readonly number[] as L; // as long as it was
}

/** A stat that is multiplied down: at least 1. */
export function weakened(stat: number, by: number): number {
  return Math.max(Math.floor(stat * by), 1);
}

/** Selected by whoever is held, or was woken in the middle of something: it does nothing. */
export const CANNOT_MOVE = -1;
export const STRUGGLE = 165;

/** The one at a place of the party. */
export function memberAt<P>({ team }: { readonly team: readonly P[] }, at: number): P {
  return team[at]!; // places come from offers, which name those of the party
}

/** The move in a slot. */
export function moveIn({ moves }: DeepReadonly<Moves>, slot: number): number {
  return moves[slot]!; // there are as many slots as moves, here and below
}

/** The points that are left of it. */
export function pointsIn({ pp }: DeepReadonly<Moves>, slot: number): number {
  return pp[slot]!;
}

/** What a Pokémon has brought along, or copied: as many numbers of points as moves. */
type Moves = Pick<Pokemon, 'moves' | 'pp'>;

/** How much of its health a Pokémon would have left, in percent, rounded up: whoever stands has at least one. */
export function percentOf(health: number, maxHealth: number): number {
  return Math.ceil((100 * health) / maxHealth);
}

/** The Pokémon that fights for a seat. */
export function fighterOf({ sides }: DeepReadonly<State>, seat: BattleSeat): DeepReadonly<Pokemon> {
  return sides[seat].team[0];
}

/** Its species. */
export function whoAt(state: DeepReadonly<State>, seat: BattleSeat): number {
  return fighterOf(state, seat).species;
}
