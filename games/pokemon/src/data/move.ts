import type { Stat } from './stats.ts';
import { type Type, typeNumber } from './types.ts';

/** What ails a Pokémon until it is cured. `toxic` is poison that grows worse. */
export type Ailment = 'sleep' | 'poison' | 'burn' | 'freeze' | 'paralysis' | 'toxic';
/** Or nothing does. */
export type Status = '' | Ailment;

/** What a move does beyond its numbers. Each has a place in the rules that carries it out. */
export type Effect =
  | ''
  | 'bide'
  | 'charge'
  | 'confuse'
  | 'conversion'
  | 'counter'
  | 'crash'
  | 'disable'
  | 'dreamEater'
  | 'explode'
  | 'focus'
  | 'haze'
  | 'hide'
  | 'leechSeed'
  | 'lightScreen'
  | 'metronome'
  | 'mimic'
  | 'mirror'
  | 'mist'
  | 'oneHit'
  | 'psywave'
  | 'rage'
  | 'recharge'
  | 'recover'
  | 'reflect'
  | 'rest'
  | 'substitute'
  | 'superFang'
  | 'thrash'
  | 'transform'
  | 'trap';

/** A change of stages of one stat. */
export interface Stages {
  readonly stat: Stat;
  readonly by: number;
}

/** The secondary effect of a move: what may happen to the target besides damage, so many times in 256. */
export interface Secondary {
  readonly chance: number;
  readonly status: Status;
  readonly stages: Stages | undefined;
  readonly does: '' | 'confuse' | 'flinch';
}

export interface Move {
  /** States and events name it by this. */
  readonly number: number;
  readonly id: string;
  readonly name: string;
  /** The number of its type, or -1: Bide has none. */
  readonly type: number;
  readonly power: number;
  /** In percent; 0 if it cannot miss. */
  readonly accuracy: number;
  readonly pp: number;
  readonly priority: number;
  /** Moves of some types are physical, of the others special; a status move is neither. */
  readonly category: 'physical' | 'special' | 'status';
  /** It is aimed at whoever uses it. */
  readonly isSelf: boolean;
  readonly ignoresTypes: boolean;
  readonly isHighCrit: boolean;
  /** 1, 2, or 5 for two to five times. */
  readonly hits: 1 | 2 | 5;
  /** Half of the damage heals whoever uses it. */
  readonly drains: boolean;
  /** One part in so many of the damage comes back; 0 for none. */
  readonly recoil: number;
  /** It always does so much damage; 0 if it is computed. */
  readonly fixed: number;
  readonly isByLevel: boolean;
  readonly status: Status;
  readonly stages: Stages | undefined;
  readonly secondary: Secondary | undefined;
  readonly effect: Effect;
  /** It leaves the last damage alone, which Counter and Bide go by. */
  readonly keepsDamage: boolean;
}

/** All that is not as usual. */
type Unusual = Partial<Omit<Move, 'number' | 'id' | 'name' | 'type' | 'power' | 'accuracy' | 'pp' | 'category'>>;

/**
 * A move: its row of the table, and all that is not as usual. What is usual is part of the one literal, which moves
 * `pokemon_vs_showdown_log_off`: spread in from a constant, it makes a turn take a fifth longer.
 */
export function move(
  number: number,
  id: string,
  name: string,
  type: Type | '',
  category: Move['category'],
  power: number,
  accuracy: number,
  pp: number,
  unusual: Unusual = {},
): Move {
  return {
    number,
    id,
    name,
    type: type === '' ? -1 : typeNumber(type),
    power,
    accuracy,
    pp,
    category,
    priority: 0,
    isSelf: false,
    ignoresTypes: category === 'status',
    isHighCrit: false,
    hits: 1,
    drains: false,
    recoil: 0,
    fixed: 0,
    isByLevel: false,
    status: '',
    stages: undefined,
    secondary: undefined,
    effect: '',
    keepsDamage: false,
    ...unusual,
  };
}

/** A secondary effect with every field in its place. */
export function secondary(
  chance: number,
  { status = '', stages, does = '' }: Partial<Omit<Secondary, 'chance'>>,
): Secondary {
  return { chance, status, stages, does };
}
