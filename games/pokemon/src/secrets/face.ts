import { ITEMS } from '../arena/items.ts';
import { lackOf } from '../arena/uses.ts';
import { NO_MOVE } from '../data/index.ts';
import { type Active, type Bag, type Pokemon, percentOf, SEEN, type Side } from '../state.ts';

/** What a foe is shown of a side: null, or no move and no species, where it has not seen anything yet. */
export interface SideFace {
  readonly team: readonly PokemonFace[];
  readonly active: ActiveFace;
  readonly used: number;
  readonly resting: readonly number[];
  readonly selected: null;
  readonly slot: null;
  readonly exposed: null;
  readonly bag: Bag;
  /** Nobody else can come in, and at most one move can be selected: whoever is not waited for gives that away. */
  readonly isCornered: boolean;
  /** Then it is waited for all the same if an item would be of use: that gives away what it lacks; null otherwise. */
  readonly lacks: Lack | null;
}

/** What the one that fights lacks, as far as there is something in the bag that would help; of what is rounded nobody knows. */
export interface Lack {
  readonly health: boolean;
  /** Of each of its moves; `ALL_POINTS` where none are left. */
  readonly points: readonly number[] | null;
}

/** More than any move has. */
export const ALL_POINTS = 64;

/** Health is in percent, so `maxHealth` is 100. */
export type PokemonFace = Pick<Pokemon, 'id' | 'species' | 'level' | 'moves' | 'health' | 'status' | 'seen'> & {
  readonly maxHealth: 100;
  readonly stats: null;
  readonly pp: null;
  readonly sleep: null;
};

export type ActiveFace = Omit<Active, HiddenPart> & { readonly [P in HiddenPart]: null };

/** How strong it is exactly, and how long something will last, nobody is told. */
type HiddenPart =
  | 'stored'
  | 'stats'
  | 'pp'
  | 'bideDamage'
  | 'thrashTurns'
  | 'thrashAccuracy'
  | 'trapTurns'
  | 'trapDamage'
  | 'disabledTurns';

export function faceOf(side: Side): SideFace {
  const { team, active, used, resting, bag } = side;
  const isCornered = !team.some(({ health }, at) => at > 0 && health > 0) && usable(active) < 2;
  return {
    team: team.map(pokemonFace),
    active: activeFace(active, team[0]),
    used,
    resting,
    selected: null,
    slot: null,
    exposed: null,
    bag,
    isCornered,
    lacks: isCornered ? lackIn(side) : null,
  };
}

function lackIn({ team, bag }: Side): Lack | null {
  const one = team[0];
  const held = ITEMS.filter(({ id }) => (bag[id] ?? 0) > 0);
  if (held.length === 0) return null;
  const points = one.pp.map((left, slot) => (left === 0 ? ALL_POINTS : lackOf(one, slot)));
  return {
    health: held.some(({ heals }) => heals > 0) && one.health < one.maxHealth,
    points: held.some((item) => item.points > 0) ? points : null,
  };
}

function usable({ pp, disabled }: Active): number {
  return pp.filter((left, slot) => left > 0 && slot !== disabled).length;
}

function pokemonFace({ id, species, level, moves, health, maxHealth, status, seen }: Pokemon): PokemonFace {
  const isSeen = (seen & SEEN) !== 0;
  return {
    id,
    species: isSeen ? species : 0,
    level: isSeen ? level : 0,
    moves: moves.map((move, slot) => ((seen & (1 << slot)) === 0 ? NO_MOVE : move)),
    health: percentOf(health, maxHealth),
    maxHealth: 100,
    status,
    seen,
    stats: null,
    pp: null,
    sleep: null,
  };
}

/** Moves that were copied are known: from whom, everybody has seen. */
function activeFace(active: Active, { moves, seen }: Pokemon): ActiveFace {
  const isKnown = (slot: number) =>
    active.isTransformed || (seen & (1 << slot)) !== 0 || active.moves[slot] !== moves[slot];
  return {
    ...active,
    moves: active.moves.map((move, slot) => (isKnown(slot) ? move : NO_MOVE)),
    confusion: Math.sign(active.confusion),
    rage: Math.sign(active.rage),
    substitute: Math.sign(active.substitute),
    bide: Math.sign(active.bide),
    trapped: Math.sign(active.trapped),
    stored: null,
    stats: null,
    pp: null,
    bideDamage: null,
    thrashTurns: null,
    thrashAccuracy: null,
    trapTurns: null,
    trapDamage: null,
    disabledTurns: null,
  };
}
