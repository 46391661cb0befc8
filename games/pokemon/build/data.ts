/**
 * Writes the tables of species, moves and types from the public data packages: `npm run data -w @fermata/pokemon`.
 * What a move does beyond its numbers is named here, once; how it does it is written in the rules.
 */
import { writeFileSync } from 'node:fs';
import { type Generation, Generations, type Move } from '@pkmn/data';
import { Dex } from '@pkmn/dex';
import type { Effect } from '../src/data/move.ts';
import { STATUS_OF } from './codes.ts';

// biome-ignore lint/suspicious/noExplicitAny: the two packages disagree about optional fields
const generation: Generation = new Generations(Dex as any).get(1);

/** By the names of constants. */
const STAT: { readonly [code: string]: string } = {
  atk: 'ATTACK',
  def: 'DEFENCE',
  spe: 'SPEED',
  spa: 'SPECIAL',
  spd: 'SPECIAL',
  accuracy: 'ACCURACY',
  evasion: 'EVASION',
};
/** By what a move starts on its target or its user. */
const BY_VOLATILE: { readonly [code: string]: Effect } = {
  bide: 'bide',
  confusion: 'confuse',
  disable: 'disable',
  focusenergy: 'focus',
  leechseed: 'leechSeed',
  lightscreen: 'lightScreen',
  lockedmove: 'thrash',
  mist: 'mist',
  mustrecharge: 'recharge',
  partiallytrapped: 'trap',
  rage: 'rage',
  reflect: 'reflect',
  substitute: 'substitute',
};
const BY_ID: { readonly [id: string]: Effect } = {
  conversion: 'conversion',
  counter: 'counter',
  dig: 'hide',
  dreameater: 'dreamEater',
  fly: 'hide',
  haze: 'haze',
  highjumpkick: 'crash',
  jumpkick: 'crash',
  metronome: 'metronome',
  mimic: 'mimic',
  mirrormove: 'mirror',
  psywave: 'psywave',
  razorwind: 'charge',
  recover: 'recover',
  rest: 'rest',
  skullbash: 'charge',
  skyattack: 'charge',
  softboiled: 'recover',
  solarbeam: 'charge',
  superfang: 'superFang',
  transform: 'transform',
};
/** Moves that leave the last damage alone. */
const KEEPS_DAMAGE = new Set(
  `confuseray conversion counter focusenergy glare haze leechseed lightscreen mimic mist poisongas poisonpowder recover
  reflect rest softboiled splash stunspore substitute supersonic teleport thunderwave toxic transform`.split(/\s+/),
);

/** Moves that had no secondary effect in this generation; the data packages tell of later ones. */
const PLAIN = new Set(['dizzypunch', 'rockslide', 'skyattack', 'triattack', 'waterfall']);

function effectOf(move: Move): Effect {
  if (move.ohko) return 'oneHit';
  if (move.selfdestruct) return 'explode';
  return BY_ID[move.id] ?? BY_VOLATILE[move.self?.volatileStatus ?? ''] ?? BY_VOLATILE[move.volatileStatus ?? ''] ?? '';
}

function stagesOf(boosts: Move['boosts']) {
  const [first] = Object.entries(boosts ?? {});
  return first && { stat: { constant: STAT[first[0]] }, by: first[1] };
}

/** Out of 256; one less where it confuses. */
function secondaryOf({ id, secondary }: Move): string | undefined {
  if (!secondary || PLAIN.has(id)) return undefined;
  const { chance = 0, status, boosts, volatileStatus } = secondary;
  const does = volatileStatus === 'confusion' ? 'confuse' : volatileStatus;
  const parts = { status: status && STATUS_OF[status], stages: stagesOf(boosts), does };
  const in256 = Math.ceil((chance * 256) / 100) - (does === 'confuse' ? 1 : 0);
  return `secondary(${in256}, ${source(parts)})`;
}

/** As TypeScript, without what is undefined. */
function source(fields: { readonly [name: string]: unknown }): string {
  if ('constant' in fields) return `${fields.constant}`;
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return `{ ${given.map(([name, value]) => `${name}: ${typeof value === 'object' ? source({ ...value }) : JSON.stringify(value)}`).join(', ')} }`;
}

function moveRow(move: Move): string {
  const category = move.category.toLowerCase();
  const ignoresTypes = Boolean(move.ignoreImmunity);
  const effect = effectOf(move);
  const [hits] = [move.multihit].flat();
  const unusual = {
    priority: move.priority || undefined,
    isSelf: move.target === 'self' || undefined,
    ignoresTypes: ignoresTypes === (category === 'status') ? undefined : ignoresTypes,
    isHighCrit: move.critRatio === 2 || undefined,
    hits: hits === undefined ? undefined : Array.isArray(move.multihit) ? 5 : hits,
    drains: move.drain !== undefined || undefined,
    recoil: move.recoil && move.recoil[1] / move.recoil[0],
    fixed: typeof move.damage === 'number' ? move.damage : undefined,
    isByLevel: move.damage === 'level' || undefined,
    status: move.status && STATUS_OF[move.status],
    stages: stagesOf(move.boosts),
    effect: effect === '' ? undefined : effect,
    keepsDamage: KEEPS_DAMAGE.has(move.id) || undefined,
  };
  const secondary = secondaryOf(move);
  const fields = source(unusual)
    .replace(/ ?\}$/, secondary ? `, secondary: ${secondary} }` : ' }')
    .replace('{ , ', '{ ');
  const accuracy = move.accuracy === true ? 0 : move.accuracy;
  const type = move.type === '???' ? '' : move.type;
  const basics = [move.num, move.id, move.name, type, category, move.basePower, accuracy, move.pp];
  const row = basics.map((it) => JSON.stringify(it)).join(', ');
  return `  move(${row}${fields.length > 4 ? `, ${fields}` : ''}),`;
}

const NOTE = '// Written by build/data.ts from public data: do not edit.';
const write = (name: string, lines: readonly string[]) =>
  writeFileSync(new URL(`../src/data/${name}.ts`, import.meta.url), `${NOTE}\n${lines.join('\n')}\n`);

const byNumber = <T extends { readonly num: number }>(list: Iterable<T>) => [...list].sort((a, b) => a.num - b.num);

write('moves', [
  `import { type Move, move, secondary } from './move.ts';`,
  `import { ACCURACY, ATTACK, DEFENCE, EVASION, SPECIAL, SPEED } from './stats.ts';`,
  '',
  '/** The moves, by number. */',
  'export const MOVES: readonly Move[] = [',
  ...byNumber(generation.moves).map(moveRow),
  '];',
]);

write('species', [
  `import { type Species, species } from './one-species.ts';`,
  '',
  '/** The species, by number. */',
  'export const SPECIES: readonly Species[] = [',
  ...byNumber(generation.species).map(({ num, id, name, types, baseStats: { hp, atk, def, spe, spa } }) => {
    const row = [num, id, name, types, hp, atk, def, spe, spa].map((it) => JSON.stringify(it)).join(', ');
    return `  species(${row}),`;
  }),
  '];',
]);

const types = [...generation.types].map(({ name }) => name).sort();
write('types', [
  `export const TYPES = ${JSON.stringify(types)} as const;`,
  'export type Type = (typeof TYPES)[number];',
  '',
  '/** States name a type by its place in the list. */',
  'export function typeNumber(type: Type): number {',
  '  return TYPES.indexOf(type);',
  '}',
  '',
  '/** How well each type does against others; 1 where nothing is said. */',
  'export const EFFECT: { readonly [A in Type]: { readonly [B in Type]?: 0 | 0.5 | 2 } } = {',
  ...[...generation.types]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, effectiveness }) => {
      const unusual = types.filter((other) => effectiveness[other as keyof typeof effectiveness] !== 1);
      return `  ${name}: { ${unusual.map((other) => `${other}: ${effectiveness[other as keyof typeof effectiveness]}`).join(', ')} },`;
    }),
  '};',
]);
