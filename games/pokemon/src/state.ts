import type { Stat, Stats, Status, Type } from './data/index.ts';

/** A battle: two sides, and what both remember. Plain data of one shape, so that it is quick to read and to copy. */
export interface State {
  sides: Side[];
  turn: number;
  /** The last damage done by a move, by anybody: Counter and Bide go by it. */
  lastDamage: number;
  /** The seat that has won, TIE, or nobody yet. */
  winner: Winner;
}

export type Winner = 0 | 1 | typeof TIE | null;
export const TIE = 'tie';

export interface Side {
  /** In the order of the party; the first one fights. */
  team: Pokemon[];
  /** What holds as long as the first one stays in. */
  active: Active;
  /** The move that was selected last, and its slot. A Pokémon that cannot choose acts on it. */
  selected: string;
  slot: number;
  /** The move that was used last, whoever called it. */
  used: string;
}

export interface Pokemon {
  /** Its place in the team as it was brought along. */
  readonly id: number;
  readonly species: string;
  readonly level: number;
  readonly maxHealth: number;
  readonly stats: Readonly<Stats>;
  readonly moves: readonly string[];
  pp: number[];
  health: number;
  status: Status;
  /** Turns that it still sleeps, and whether it put itself to sleep. */
  sleep: number;
  isResting: boolean;
  /** Its substitute has been broken, and nobody has attacked it since. */
  hasLostSubstitute: boolean;
  /** The foe has seen it, and which of its moves. */
  isSeen: boolean;
  seen: boolean[];
}

/** What a Pokémon is while it fights. Turns and moves that are not running are 0 and ''. */
export interface Active {
  types: Type[];
  /** Its stats before stages: its own, or those of whom it has transformed into. */
  stored: Stats;
  /** Its stats as they count now. */
  stats: Stats;
  stages: { [S in Stat]: number };
  moves: string[];
  pp: number[];
  isTransformed: boolean;
  lastMove: string;
  confusion: number;
  hasFlinched: boolean;
  isSeeded: boolean;
  mustRecharge: boolean;
  hasReflect: boolean;
  hasLightScreen: boolean;
  hasMist: boolean;
  isFocused: boolean;
  /** How often poison has hurt it, -1 if it is not counted. */
  toxic: number;
  /** The health of its substitute. */
  substitute: number;
  bide: number;
  bideDamage: number;
  thrash: string;
  thrashTurns: number;
  thrashAccuracy: number;
  /** The accuracy of its rage. */
  rage: number;
  /** The move it charges. */
  charging: string;
  isInvulnerable: boolean;
  /** The move with which it holds a foe, for how long, for how much damage, and the id of that foe. */
  trapping: string;
  trapTurns: number;
  trapDamage: number;
  trapTarget: number;
  /** How long it is held, and by whom. */
  trapped: number;
  trapper: number;
  /** The slot of the move that is disabled, or -1. */
  disabled: number;
  disabledMove: string;
  disabledTurns: number;
}

/** A Pokémon that has just come in. Paralysis and burn take their part at once. */
export function enter({ species: _, stats, moves, pp, status }: Pokemon, types: readonly Type[]): Active {
  const { attack, defence, speed, special } = stats;
  return {
    types: [...types],
    stored: { attack, defence, speed, special },
    stats: {
      attack: status === 'burn' ? weakened(attack, 0.5) : attack,
      defence,
      speed: status === 'paralysis' ? weakened(speed, 0.25) : speed,
      special,
    },
    stages: { attack: 0, defence: 0, speed: 0, special: 0, accuracy: 0, evasion: 0 },
    moves: [...moves],
    pp: [...pp],
    isTransformed: false,
    lastMove: '',
    confusion: 0,
    hasFlinched: false,
    isSeeded: false,
    mustRecharge: false,
    hasReflect: false,
    hasLightScreen: false,
    hasMist: false,
    isFocused: false,
    toxic: -1,
    substitute: 0,
    bide: 0,
    bideDamage: 0,
    thrash: '',
    thrashTurns: 0,
    thrashAccuracy: 0,
    rage: 0,
    charging: '',
    isInvulnerable: false,
    trapping: '',
    trapTurns: 0,
    trapDamage: 0,
    trapTarget: -1,
    trapped: 0,
    trapper: -1,
    disabled: -1,
    disabledMove: '',
    disabledTurns: 0,
  };
}

/** A stat that is multiplied down: at least 1. */
export function weakened(stat: number, by: number): number {
  return Math.max(Math.floor(stat * by), 1);
}

/** Selected by whoever is held, or was woken in the middle of something: it does nothing. */
export const CANNOT_MOVE = 'cannotmove';
export const STRUGGLE = 'struggle';
