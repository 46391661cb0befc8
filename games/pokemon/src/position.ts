import { list, object, whole } from '@fermata/core/fields';
import { ITEMS } from './arena/items.ts';
import { statAt } from './battle/stages.ts';
import { underWay } from './battle/under-way.ts';
import { ATTACK, type BattleStat, DEFENCE, NO_MOVE, SPECIAL, SPEED } from './data/index.ts';
import { over } from './position-fields.ts';
import type { BattleSeat } from './seats.ts';
import { sideOf } from './side.ts';
import {
  type Active,
  asParty,
  type Bag,
  changed,
  FIELDS,
  FLAGS,
  type Party,
  type Pokemon,
  type Side,
  type State,
} from './state.ts';
import { checkTeam, pokemonOf } from './teams/index.ts';

/**
 * A situation at the start of a turn. Everything but the teams can be left out:
 *
 * `{ turn, lastDamage, sides: [{ team: [{ species, level, moves, health, status, pp, sleep, … }], active: { stages, … },
 *    selected, slot, used, bag }] }`
 *
 * The members of a team are sets as in the options, with what has become of them since; the first one fights. Whatever
 * else is given has the names and the shape that it has in the state, so a whole state is a position, too.
 */
export function positionOf(json: unknown): State {
  const { sides, ...rest } = object(json, 'position');
  const both = list(sides, 'position.sides', 2, 2);
  const begun = { sides: [] as unknown, turn: 1, lastDamage: 0, winner: null as State['winner'] };
  const state = over(begun, rest, 'position');
  const sideAt = (seat: BattleSeat) => sideFrom(both[seat], `position.sides.${seat}`, state.winner === null);
  return { ...state, sides: [sideAt(0), sideAt(1)] };
}

function sideFrom(json: unknown, path: string, isOpen: boolean): Side {
  const { team, bag = {}, ...rest } = object(json, path);
  const members = membersFrom(team, `${path}.team`);
  if (isOpen && members.every(({ health }) => health === 0))
    throw new TypeError(`${path}.team has nobody who stands; give somebody health, or say who is the winner`);
  const side = over(sideOf(members, bagFrom(bag, `${path}.bag`)), rest, path);
  sameLength(side.active, `${path}.active`);
  counted(side.active, `${path}.active`);
  derive(side, rest);
  return side;
}

/** Turns are counted of what is there. */
function counted(active: Active, path: string): void {
  for (const field of FIELDS)
    if (active.fieldTurns[field] > 0 && !active[FLAGS[field]])
      throw new TypeError(
        `${path}.fieldTurns.${field} is 0 where ${FLAGS[field]} is false; got ${active.fieldTurns[field]}`,
      );
}

/** What follows from the rest, where it is not given: stats from stages, and what somebody in the middle of a move selected. */
function derive(side: Side, given: Fields): void {
  const { active } = side;
  const { stages, stats } = (given.active ?? {}) as Partial<Active>; // it was laid over
  if (stages !== undefined && stats === undefined)
    for (const stat of BATTLE_STATS)
      if (active.stages[stat] !== 0) active.stats = changed(active.stats, stat, statAt(active, stat));
  const move = underWay(active);
  if (given.selected !== undefined || move === NO_MOVE) return;
  side.selected = move;
  if (given.slot === undefined) side.slot = Math.max(active.moves.indexOf(move), 0);
}

const BATTLE_STATS: readonly BattleStat[] = [ATTACK, DEFENCE, SPEED, SPECIAL];

/** Numbers of items by their ids. */
function bagFrom(given: unknown, path: string): Bag {
  const known = ITEMS.map(({ id }) => id);
  const bag = Object.entries(object(given, path, known));
  return Object.fromEntries(bag.map(([item, count]) => [item, whole(count, `${path}.${item}`, 0, 99)]));
}

function membersFrom(team: unknown, path: string): Party {
  const given = list(team, path, 1, 6).map((one, at) => object(one, `${path}.${at}`));
  const isFromState = given.every(({ species }) => typeof species === 'number');
  const members = isFromState ? given.map((one, at) => fromState(one, `${path}.${at}`)) : fromSets(given, path);
  for (const [at, one] of members.entries()) {
    whole(one.health, `${path}.${at}.health`, 0, one.maxHealth);
    sameLength(one, `${path}.${at}`);
    const twin = members.findIndex(({ id }) => id === one.id);
    if (twin < at) throw new TypeError(`${path}.${at}.id: ${one.id} is ${path}.${twin} already; choose another`);
  }
  return asParty(members);
}

type Fields = { readonly [name: string]: unknown };

/** What a set is made of; the rest is what has become of it. */
const SET_FIELDS = ['species', 'name', 'level', 'moves', 'dvs', 'effort'];

function fromSets(given: readonly Fields[], path: string): Pokemon[] {
  const part = (one: Fields, isSet: boolean) =>
    Object.fromEntries(Object.entries(one).filter(([name]) => SET_FIELDS.includes(name) === isSet));
  const sets = checkTeam(
    given.map((one) => part(one, true)),
    path,
  );
  return sets.map((set, at) => over(pokemonOf(set, at), part(given[at]!, false), `${path}.${at}`)); // one for each
}

/** All of it, by number. */
function fromState(given: Fields, path: string): Pokemon {
  for (const name of Object.keys(ANY))
    if (!(name in given))
      throw new TypeError(`${path}.${name} is missing; call the species by its name, and it can be left out`);
  return over(ANY, given, path);
}

const ANY: Pokemon = {
  id: 0,
  species: 1,
  level: 1,
  maxHealth: 1,
  stats: [1, 1, 1, 1],
  moves: [1],
  pp: [0],
  health: 0,
  status: '',
  sleep: 0,
  seen: 0,
};

function sameLength({ moves, pp }: Pick<Pokemon, 'moves' | 'pp'>, path: string): void {
  list(pp, `${path}.pp`, moves.length, moves.length);
}
