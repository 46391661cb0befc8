import type { Seat } from '@fermata/core';
import type { Facts, Piece } from '@fermata/scene';
import { type ActiveSeen, AILMENT_NAMES, conditionsOf, stageText } from '../conditions.ts';
import { isBattleStat, moveOf, NO_MOVE, STAT_NAMES, type Stat, speciesOf, TYPES } from '../data/index.ts';
import { percentOf } from '../state.ts';
import { benchId, fieldId, pokemonId } from './ids.ts';
import { isUnseen, type PokemonSeen, type SideSeen } from './seen.ts';

/** What somebody whom only its own seat has seen is called. */
const UNSEEN = 'unseen Pokémon';

export function nameOf(one: PokemonSeen): string {
  return isUnseen(one) ? UNSEEN : speciesOf(one.species).name;
}

/** The Pokémon of a side, the one that fights on the field; the foe's side may not be there yet. */
export function pokemonPieces(seat: Seat, side: SideSeen, foe: SideSeen | undefined): Piece[] {
  return side.team.map((one, at): Piece => {
    const active = at === 0 ? side.active : undefined;
    const conditions = active === undefined ? [] : conditionsOf(active, foe?.active);
    const traits = isUnseen(one) ? [] : traitFacts(one, active);
    return {
      id: pokemonId(seat, one),
      in: at === 0 ? fieldId(seat) : benchId(seat),
      kind: 'pokemon',
      name: nameOf(one),
      ...(isUnseen(one) && { hidden: true }),
      facts: [
        ...conditionFacts(one, side, conditions),
        ...(active === undefined ? [] : [...traits, ...activeFacts(active)]),
        ...placeFacts(one, at, side),
      ],
      ...(active === undefined && { printed: traits }),
      face: faceOf(one, active, conditions),
    };
  });
}

/** How it is. Of a foe's health only the percentage is known. */
function conditionFacts(one: PokemonSeen, { resting }: SideSeen, conditions: readonly string[]): Facts {
  if (one.health === 0) return [['is', 'fainted']];
  const percent = `${percentOf(one.health, one.maxHealth)} %`;
  return [
    ['health', one.stats === null ? percent : `${one.health} of ${one.maxHealth}`],
    ...(one.status === '' ? [] : [['is', AILMENT_NAMES[one.status]] as const]),
    ...(one.status === 'sleep' && resting.includes(one.id) ? [['sleeps by', 'Rest'] as const] : []),
    ...(conditions.length === 0 ? [] : [['now', conditions.join(' and ')] as const]),
  ];
}

/** What it is, which can change only while it fights: of the others it is as good as printed. Of one's own the stats are known, of a foe their stages. */
function traitFacts(one: PokemonSeen, active: ActiveSeen | undefined): Facts {
  const stats = active === undefined ? one.stats : active.stats;
  return [
    ['level', one.level],
    ['types', typesOf(one, active).join(' and ')],
    ...STAT_NAMES.flatMap((name, at) => {
      const stat = at as Stat; // there are six names, too
      const value = stats !== null && isBattleStat(stat) ? [String(stats[stat])] : [];
      const stage = active?.stages[stat] ?? 0;
      const known = stage === 0 ? value : [...value, value.length === 0 ? stageText(stage) : `(${stageText(stage)})`];
      return known.length === 0 ? [] : [[name, known.join(' ')] as const];
    }),
  ];
}

function typesOf(one: PokemonSeen, active: ActiveSeen | undefined): string[] {
  return (active?.types ?? speciesOf(one.species).types).map((type) => String(TYPES[type]));
}

/** What counts while it fights, and has a number or a name. */
function activeFacts({ lastMove, toxic, substitute, bideDamage, pp }: ActiveSeen): Facts {
  const isOwn = pp !== null;
  return [
    ...(toxic > 0 ? [['poison has grown', toxic === 1 ? 'once' : `${toxic} times`] as const] : []),
    ...(isOwn && substitute > 0 ? [['health of the substitute', substitute] as const] : []),
    ...(bideDamage !== null && bideDamage > 0 ? [['has borne', bideDamage] as const] : []),
    ...(lastMove === NO_MOVE ? [] : [['last move', moveOf(lastMove).name] as const]),
  ];
}

/** Two of a species are told apart by where they are, as in the texts of options. */
function placeFacts({ species }: PokemonSeen, at: number, { team }: SideSeen): Facts {
  const hasTwin = species !== 0 && team.some((other, place) => place !== at && other.species === species);
  return hasTwin ? [['place', at + 1]] : [];
}

/** What a drawn face needs. */
function faceOf(one: PokemonSeen, active: ActiveSeen | undefined, conditions: readonly string[]): Piece['face'] {
  return {
    species: isUnseen(one) ? '' : speciesOf(one.species).id,
    number: one.species,
    types: isUnseen(one) ? [] : typesOf(one, active),
    level: one.level,
    percent: percentOf(one.health, one.maxHealth),
    status: one.status,
    stages: active?.stages ?? [],
    conditions,
  };
}
