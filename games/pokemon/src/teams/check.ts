import { brief } from '@fermata/core/fields';
import type { Species } from '../data/index.ts';
import { STRUGGLE } from '../state.ts';
import { Inspection } from './inspection.ts';
import { moveNamed, noMove, noSpecies, speciesNamed } from './names.ts';
import { DV_MAX, EFFORT_MAX, LEVEL_MAX, MOVES_MAX, SPREAD, type Spread, TEAM_MAX, type TeamSet } from './set.ts';

/** Completes a team; throws a TypeError with one line for each problem. Names are as good as ids. */
export function checkTeam(given: unknown, path: string): TeamSet[] {
  const inspection = new Inspection();
  const team = inspection
    .list(given, path, TEAM_MAX)
    .flatMap((one, place) => setOf(inspection, one, `${path}.${place}`));
  if (inspection.problems.length > 0) throw new TypeError(inspection.problems.join('\n'));
  return team;
}

const FIELDS = ['species', 'name', 'level', 'moves', 'dvs', 'effort'] as const;

function setOf(inspection: Inspection, given: unknown, path: string): TeamSet[] {
  const fields = inspection.fields(given, path, FIELDS);
  if (fields === undefined) return [];
  const { level = LEVEL_MAX, moves, dvs = {}, effort = {} } = fields;
  const species = speciesOf(inspection, fields.species, `${path}.species`);
  const name = nameOf(inspection, fields.name, `${path}.name`, species);
  const set = {
    species: species?.id ?? '',
    level: inspection.whole(level, `${path}.level`, 1, LEVEL_MAX),
    moves: movesOf(inspection, moves, `${path}.moves`),
    dvs: spreadOf(inspection, dvs, `${path}.dvs`, DV_MAX),
    effort: spreadOf(inspection, effort, `${path}.effort`, EFFORT_MAX),
  };
  return [name === undefined ? set : { ...set, name }];
}

function speciesOf(inspection: Inspection, given: unknown, path: string): Species | undefined {
  const species = typeof given === 'string' ? speciesNamed(given) : undefined;
  if (typeof given !== 'string') inspection.note(`${path} is the name of a species; got ${brief(given)}`);
  else if (species === undefined) inspection.note(`${path}: ${noSpecies(given)}`);
  return species;
}

/** The name of its species is no name of its own. */
function nameOf(
  inspection: Inspection,
  given: unknown,
  path: string,
  species: Species | undefined,
): string | undefined {
  if (given === undefined || given === species?.name) return undefined;
  if (typeof given !== 'string' || given.length < 1 || given.length > NAME_MAX)
    inspection.note(`${path} is 1 to ${NAME_MAX} characters; got ${brief(given)}`);
  else if (MISLEADING.test(given))
    inspection.note(`${path} has no |, no @ alone, no ===, and no blank at its ends; got ${brief(given)}`);
  else return given;
  return undefined;
}

/** As long as the simulator allows. */
const NAME_MAX = 18;

/** What would be read as something else in the text of a team. */
const MISLEADING = /[|\p{Cc}]|^\s|\s$|^===| @( |$)/u;

function movesOf(inspection: Inspection, given: unknown, path: string): string[] {
  const moves: string[] = [];
  for (const [slot, name] of inspection.list(given, path, MOVES_MAX).entries()) {
    const place = `${path}.${slot}`;
    const move = typeof name === 'string' ? moveNamed(name) : undefined;
    const id = move?.id ?? '';
    const twin = moves.indexOf(id);
    if (typeof name !== 'string') inspection.note(`${place} is the name of a move; got ${brief(name)}`);
    else if (move === undefined) inspection.note(`${place}: ${noMove(name)}`);
    else if (move.number === STRUGGLE)
      inspection.note(`${place}: ${id} is what is left when no move is; choose another`);
    else if (twin >= 0) inspection.note(`${place}: ${id} is ${path}.${twin} already; choose another`);
    moves.push(id);
  }
  return moves;
}

function spreadOf(inspection: Inspection, given: unknown, path: string, max: number): Spread {
  const {
    health = max,
    attack = max,
    defence = max,
    speed = max,
    special = max,
  } = inspection.fields(given, path, SPREAD) ?? {};
  const read = (value: unknown, what: keyof Spread) => inspection.whole(value, `${path}.${what}`, 0, max);
  return {
    health: read(health, 'health'),
    attack: read(attack, 'attack'),
    defence: read(defence, 'defence'),
    speed: read(speed, 'speed'),
    special: read(special, 'special'),
  };
}
