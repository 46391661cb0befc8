/**
 * Teams in Showdown's text, and in its packed form on one line. The format is that of all generations, so it says things
 * that the first one does not have: items, abilities, natures, genders and the like are passed over.
 */
import { brief } from '@fermata/core/fields';
import { type PokemonSet, Sets, Teams } from '@pkmn/sets';
import { checkTeam } from '../teams/check.ts';
import { DV_MAX, EFFORT_MAX, movesIn, SPREAD, type Spread, speciesIn, type TeamSet } from '../teams/set.ts';
import { misreadLines } from './number-lines.ts';

/** The team of a text, packed or not; throws a TypeError with one line for each problem. */
export function importTeam(text: string): TeamSet[] {
  if (typeof text !== 'string') throw new TypeError(`a team is imported from a text; got ${brief(text)}`);
  const lines = text.trim();
  const isPacked = !lines.includes('\n');
  const misread = isPacked ? [] : misreadLines(lines);
  if (misread.length > 0) throw new TypeError(misread.join('\n'));
  // On one line the package would take JSON as well, and trust it.
  const teams = isPacked && lines.startsWith('[') && lines.endsWith(']') ? [] : Teams.importTeams(lines);
  const [first] = teams;
  if (first === undefined) throw new TypeError('there is no team in the text; copy all of it, from name to moves');
  if (teams.length > 1) throw new TypeError(`there are ${teams.length} teams in the text; give one`);
  const fields = isPacked ? lines.split('|') : [];
  const sets = first.team.map((set, at) => roughly(set, fields[at * FIELDS + EFFORT_FIELD] !== ''));
  return checkTeam(sets, 'team');
}

/** The team as a text that people can read, change and paste; throws as importTeam does. */
export function exportTeam(team: readonly TeamSet[]): string {
  return checkTeam(team, 'team')
    .map((set) => withZero(Sets.exportSet(showdownSet(set)), set))
    .join('');
}

/** The team on one line; likewise. */
export function packTeam(team: readonly TeamSet[]): string {
  return checkTeam(team, 'team').map(packSet).join(']');
}

/** The last field of a set and the first of the next one are kept apart by another sign. */
const FIELDS = 11;
const SPECIES_FIELD = 1;
const EFFORT_FIELD = 6;

/** The text counts in steps half as big, as later generations do. */
const DV_UNIT = 2;

/** A number for each stat. The special one is there twice, and the simulator goes by the first, `spa`. */
type Table = PokemonSet['evs'];

/** What the text says, to be checked. Where it does not speak of effort, all of it is meant. */
function roughly({ species, name, level, moves, ivs, evs }: Partial<PokemonSet>, saysEffort: boolean) {
  return {
    species,
    name: name === '' ? undefined : name,
    level,
    moves,
    dvs: ivs && fromTable(ivs, DV_UNIT),
    effort: saysEffort && evs ? fromTable(evs, 1) : undefined,
  };
}

function showdownSet(set: TeamSet): Partial<PokemonSet> {
  const { name, level, dvs, effort } = set;
  return {
    species: speciesIn(set).name,
    ...(name === undefined ? {} : { name }),
    level,
    moves: movesIn(set).map((move) => move.name),
    ...(isEvenly(dvs, DV_MAX) ? {} : { ivs: toTable(dvs, DV_UNIT) }),
    ...(isEvenly(effort, EFFORT_MAX) ? {} : { evs: toTable(effort, 1) }),
  };
}

/** The package leaves out zeros; where there is nothing else, silence would mean all effort. */
function withZero(text: string, { effort }: TeamSet): string {
  return isEvenly(effort, 0) ? text.replace('\n', '\nEVs: 0 HP  \n') : text;
}

/** Readers disagree about effort that is left out, so it is always said; and a species may only look like its name. */
function packSet(set: TeamSet): string {
  const fields = Sets.packSet({ ...showdownSet(set), evs: toTable(set.effort, 1) }).split('|');
  if (isEvenly(set.effort, 0)) fields[EFFORT_FIELD] = '0';
  if (set.name !== undefined) fields[SPECIES_FIELD] = set.species;
  return fields.join('|');
}

function isEvenly(spread: Spread, value: number): boolean {
  return SPREAD.every((what) => spread[what] === value);
}

function fromTable({ hp, atk, def, spe, spa }: Table, unit: number): Spread {
  const read = (value: number) => Math.floor(value / unit);
  return { health: read(hp), attack: read(atk), defence: read(def), speed: read(spe), special: read(spa) };
}

function toTable({ health, attack, defence, speed, special }: Spread, unit: number): Table {
  const [spa, spd] = [special * unit, special * unit];
  return { hp: health * unit, atk: attack * unit, def: defence * unit, spa, spd, spe: speed * unit };
}
