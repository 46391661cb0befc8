import type { Json } from '@fermata/core';
import { sideOf } from './side.ts';
import type { Pokemon, Side, State } from './state.ts';
import { checkTeam, pokemonOf } from './teams/index.ts';

/**
 * A situation at the start of a turn. Everything but the teams can be left out:
 *
 * `{ turn, lastDamage, sides: [{ team: [{ species, level, moves, health, status, pp, sleep, … }], active: { stages, … },
 *    selected, slot, used }] }`
 *
 * The members of a team are sets as in the options, with what has become of them since; the first one fights. Whatever
 * else is given has the names and the shape that it has in the state, so a whole state is a position, too.
 */
export function positionOf(json: Json): State {
  const { sides, ...rest } = fields(json, 'position');
  if (!Array.isArray(sides) || sides.length !== 2)
    throw new TypeError(`position.sides are two, one for each seat; got ${JSON.stringify(sides)}`);
  const state: State = { sides: sides.map(sideFrom), turn: 1, lastDamage: 0, winner: null };
  return over(state, rest, 'position') as State;
}

function sideFrom(json: Json, seat: number): Side {
  const path = `position.sides.${seat}`;
  const { team, ...rest } = fields(json, path);
  if (!Array.isArray(team)) throw new TypeError(`${path}.team is a list; got ${JSON.stringify(team)}`);
  const members = team.map((one, at) => memberFrom(one, at, `${path}.team.${at}`));
  if (members.length === 0) throw new TypeError(`${path}.team is empty; somebody has to fight`);
  return over(sideOf(members), rest, path) as Side;
}

/** What a set is made of; the rest is what has become of it. */
const SET_FIELDS = ['species', 'name', 'level', 'moves', 'dvs', 'effort'];

function memberFrom(json: Json, at: number, path: string): Pokemon {
  const given = fields(json, path);
  if (typeof given.species === 'number') return over(ANY, given, path) as Pokemon; // as it is in a state
  const isSet = ([name]: [string, unknown]) => SET_FIELDS.includes(name);
  const entries = Object.entries(given);
  const [set] = checkTeam([Object.fromEntries(entries.filter(isSet))], path);
  const rest = Object.fromEntries(entries.filter((entry) => !isSet(entry)));
  return over(pokemonOf(set!, at), rest, path) as Pokemon; // one was checked
}

const ANY: Pokemon = {
  id: 0,
  species: 0,
  level: 100,
  maxHealth: 1,
  stats: [1, 1, 1, 1],
  moves: [0],
  pp: [0],
  health: 1,
  status: '',
  sleep: 0,
  seen: 0,
};

function fields(json: Json, path: string): { readonly [name: string]: unknown } {
  if (typeof json === 'object' && json !== null && !Array.isArray(json)) return json as { [name: string]: unknown };
  throw new TypeError(`${path} is an object; got ${JSON.stringify(json)}`);
}

/** What is given, laid over what there is: the names must be known, and the values of the same kind. */
function over(base: unknown, given: unknown, path: string): unknown {
  if (Array.isArray(base)) {
    if (!Array.isArray(given)) throw new TypeError(`${path} is a list; got ${JSON.stringify(given)}`);
    return given.map((item, at) => (base.length === 0 ? item : over(base[at] ?? base[0], item, `${path}.${at}`)));
  }
  if (typeof base === 'object' && base !== null) {
    const merged: { [name: string]: unknown } = { ...base };
    for (const [name, value] of Object.entries(fields(given, path))) {
      if (!(name in base)) throw new TypeError(`${path} has no "${name}"; it has ${Object.keys(base).join(', ')}`);
      merged[name] = over(merged[name], value, `${path}.${name}`);
    }
    return merged;
  }
  if (base !== null && typeof given !== typeof base)
    throw new TypeError(`${path} is a ${typeof base}; got ${JSON.stringify(given)}`);
  return given;
}
