/** Teams by chance. */
import type { Oracle } from '@fermata/core';
import { TeamGenerators } from '@pkmn/randoms';
import { MOVES, SPECIES } from '../src/data/index.ts';
import { oneOf } from '../src/secrets/one-of.ts';
import type { Spread } from '../src/teams/index.ts';
import { fromTheirs, type Team } from './sets.ts';

/** Of anything; half of moves that get in each other's way; of those alone, and all equally fast; or as people play. */
export type Kind = 'random' | 'awkward' | 'even' | 'usual';

export function teamOf(kind: Kind, oracle: Oracle): Team {
  if (kind === 'usual') {
    const seed = Array.from({ length: 4 }, () => oracle.int(2 ** 16, 'seed')).join() as `${number},${string}`; // four numbers
    return TeamGenerators.getTeamGenerator('gen1randombattle', seed).getTeam().map(fromTheirs);
  }
  return Array.from({ length: 1 + oracle.int(6, 'size') }, () => {
    const best = {
      species: kind === 'even' ? oneOf(EVEN, 'pick', oracle) : oneOf(SPECIES, 'pick', oracle).id,
      moves: movesOf(kind, oracle),
    };
    if (kind === 'even' || oracle.int(2, 'is best') === 0) return best;
    return { ...best, level: 1 + oracle.int(100, 'level'), dvs: spread(16, oracle), effort: spread(256, oracle) };
  });
}

function spread(below: number, oracle: Oracle): Spread {
  const any = () => oracle.int(below, 'spread');
  return { health: any(), attack: any(), defence: any(), speed: any(), special: any() };
}

/** Mostly four, all different. */
function movesOf(kind: Kind, oracle: Oracle): readonly string[] {
  const count = Math.min(1 + oracle.int(8, 'moves'), 4);
  const moves = new Set<string>();
  while (moves.size < count) moves.add(oneOf(isAwkward(kind, oracle) ? AWKWARD : ALL, 'pick', oracle));
  return [...moves];
}

function isAwkward(kind: Kind, oracle: Oracle): boolean {
  return kind === 'even' || (kind === 'awkward' && oracle.int(2, 'is awkward') === 0);
}

/** All have a base speed of 100. */
const EVEN = ['charizard', 'mew', 'ninetales', 'tentacruel'];

const ALL = MOVES.map(({ id }) => id).filter((id) => id !== 'struggle');

/** Moves with a memory: they lock, copy, call, store, and outlast what they began with. */
const AWKWARD =
  `bide bind clamp confuseray counter dig disable dreameater explosion firespin fly guillotine haze hyperbeam
  icebeam jumpkick leechseed metronome mimic mirrormove petaldance psybeam psywave rage recover rest selfdestruct
  sleeppowder spore substitute superfang thrash toxic transform twineedle wrap`.split(/\s+/);
