/** Our tables are those of the public simulator, as far as the rules read them. */
import { Dex, type Move as TheirMove } from '@pkmn/sim';
import { describe, expect, test } from 'vitest';
import { STATUS_OF } from '../../build/codes.ts';
import { type Effect, effectOn, MOVES, type Move, SPECIES, type Stages, type Stat, TYPES } from './index.ts';

const first = Dex.forGen(1);
const isOfFirst = ({ gen, isNonstandard }: { gen: number; isNonstandard: unknown }) => gen === 1 && !isNonstandard;
const byNumber = (a: { num: number }, b: { num: number }) => a.num - b.num;
const theirMoves = first.moves.all().filter(isOfFirst).sort(byNumber);

test('there are 151 species, with the same types and base stats', () => {
  const theirs = first.species.all().filter(isOfFirst).sort(byNumber);
  expect(theirs).toHaveLength(151);
  expect(SPECIES).toEqual(
    theirs.map(({ num, id, name, types, baseStats: { hp, atk, def, spe, spa } }) => {
      return { number: num, id, name, types: types.map(typeIn), health: hp, base: [atk, def, spe, spa] };
    }),
  );
});

test('there are 15 types, which do as well against each other', () => {
  const theirs = first.types.all().filter(({ isNonstandard }) => !isNonstandard);
  expect([...TYPES].sort()).toEqual(theirs.map(({ name }) => name).sort());
  for (const type of TYPES) {
    for (const target of TYPES) {
      const effect = first.getImmunity(type, target) ? 2 ** first.getEffectiveness(type, target) : 0;
      expect([type, target, effectOn(typeIn(type), typeIn(target))]).toEqual([type, target, effect]);
    }
  }
});

describe('The moves', () => {
  test('are 165, with the same numbers', () => {
    expect(theirMoves).toHaveLength(165);
    expect(MOVES.map(({ effect: _, keepsDamage: __, ...numbers }) => numbers)).toEqual(theirMoves.map(translated));
  });

  test('do what they are said to begin, in one word', () => {
    const named = theirMoves
      .map((move) => [move.id, effectIn(move)] as const)
      .filter(([, effect]) => effect !== undefined);
    expect(named).toHaveLength(33);
    for (const [id, effect] of named) expect([id, MOVES.find((move) => move.id === id)?.effect]).toEqual([id, effect]);
  });

  test('have an effect of their own wherever they have code of their own', () => {
    // Thunder looks for rain, Pay Day scatters coins, and Splash says so: nothing of that matters here.
    const plain = ['thunder', 'payday', 'splash'];
    const coded = theirMoves.filter((move) => Object.values(move).some((value) => typeof value === 'function'));
    const known = MOVES.filter(({ effect }) => effect !== '').map(({ id }) => id);
    expect(coded.map(({ id }) => id as string).filter((id) => !known.includes(id) && !plain.includes(id))).toEqual([]);
  });
});

function typeIn(name: string): number {
  return (TYPES as readonly string[]).indexOf(name);
}

const STATS = ['atk', 'def', 'spe', 'spa', 'accuracy', 'evasion'] as const;

function translated(move: TheirMove): Omit<Move, 'effect' | 'keepsDamage'> {
  const { accuracy, multihit, recoil, damage, secondary, ignoreImmunity } = move;
  const category = move.category.toLowerCase() as Move['category']; // the same three words
  return {
    number: move.num,
    id: move.id,
    name: move.name,
    type: typeIn(move.type),
    power: move.basePower,
    accuracy: accuracy === true ? 0 : accuracy,
    pp: move.pp,
    category,
    priority: move.priority,
    isSelf: move.target === 'self',
    ignoresTypes: Boolean(ignoreImmunity),
    isHighCrit: move.critRatio === 2,
    hits: Array.isArray(multihit) ? 5 : ((multihit ?? 1) as 1 | 2), // twice, or two to five times
    drains: move.drain !== undefined, // always a half
    recoil: recoil === undefined ? 0 : recoil[1] / recoil[0],
    fixed: typeof damage === 'number' ? damage : 0,
    isByLevel: damage === 'level',
    status: STATUS_OF[move.status ?? ''] ?? '',
    stages: stagesIn(move.boosts),
    secondary: secondary ? secondaryIn(secondary) : undefined,
  };
}

/** The two specials are one, and no move changes two stats. */
function stagesIn(boosts: TheirMove['boosts']): Stages | undefined {
  for (const [at, stat] of STATS.entries()) {
    const by = boosts?.[stat];
    if (by !== undefined) return { stat: at as Stat, by }; // one for each
  }
  return undefined;
}

/** Percents in 256, rounded up; one less for confusion. */
function secondaryIn({
  chance = 0,
  status,
  boosts,
  volatileStatus,
}: NonNullable<TheirMove['secondary']>): Move['secondary'] {
  const isConfusing = volatileStatus === 'confusion';
  return {
    chance: Math.ceil((chance * 256) / 100) - (isConfusing ? 1 : 0),
    status: STATUS_OF[status ?? ''] ?? '',
    stages: stagesIn(boosts),
    does: isConfusing ? 'confuse' : volatileStatus === 'flinch' ? 'flinch' : '',
  };
}

/** What their moves begin; undefined where they only have code. */
function effectIn({
  ohko,
  selfdestruct,
  hasCrashDamage,
  flags,
  condition,
  volatileStatus,
  self,
}: TheirMove): Effect | undefined {
  if (ohko) return 'oneHit';
  if (selfdestruct) return 'explode';
  if (hasCrashDamage) return 'crash';
  if (flags.charge) return condition === undefined ? 'charge' : 'hide'; // out of reach meanwhile

  return BEGUN[self?.volatileStatus ?? volatileStatus ?? ''];
}

const BEGUN: { readonly [code: string]: Effect } = {
  bide: 'bide',
  confusion: 'confuse',
  defensecurl: '', // only later generations go by it, and by minimize
  disable: 'disable',
  focusenergy: 'focus',
  leechseed: 'leechSeed',
  lightscreen: 'lightScreen',
  lockedmove: 'thrash',
  minimize: '',
  mist: 'mist',
  mustrecharge: 'recharge',
  partialtrappinglock: 'trap',
  rage: 'rage',
  reflect: 'reflect',
  substitute: 'substitute',
};
