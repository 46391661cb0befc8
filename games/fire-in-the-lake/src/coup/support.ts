import { emit, type Flow } from '@fermata/core';
import { type Actor, ask } from '../asking/ask.ts';
import type { Space } from '../data/map.ts';
import { rule, spacesMax } from '../lasting/rules.ts';
import { POLICE, troopsOf } from '../map/pieces.ts';
import { at, nameOf } from '../map/places.ts';
import { ALL } from '../map/spaces.ts';
import { canSpend, NO_MONEY } from '../operations/action.ts';
import { agitateIn, canAgitate, canPacify, type Pacifying, pacifyIn, whyNotAgitated } from '../operations/pacify.ts';
import { closedSpaces } from '../operations/why-where.ts';
import { count, supportIn } from '../state/counts.ts';
import type { Event } from '../state/events.ts';
import type { Table } from '../state/state.ts';
import { control } from '../state/victory.ts';

const SPACES_MAX = 4;
const LEVELS_MAX = 2;

/** Spaces that have been pacified, and the level that each had before. */
type Pacified = Partial<Record<Space, number>>;
interface Around extends Partial<Pacifying> {
  /** What the other faction has pacified before; it is written as well. */
  readonly pacified?: Pacified;
}

/** Pacification as in the Support phase: four spaces, and so many levels in each, over both factions. */
export function* pacifyAround(
  state: Table,
  faction: 'US' | 'ARVN',
  of: string,
  { pacified = {}, ...how }: Around = {},
): Flow<Event> {
  const actor: Actor = { state, faction, of };
  const terms: Pacifying = { cost: rule(state, 'pacifyCost', 3), ...how };
  const done: number[] = [];
  const most = spacesMax(state, 'pacify', faction, SPACES_MAX);
  let left = SPACES_MAX - Object.keys(pacified).length;
  const isOpen = (space: number) => {
    if (!mayPacify(actor, space, terms) || done.includes(space)) return false;
    if (left === 0 && pacified[nameOf(space)] === undefined) return false;
    return levelsLeft(state, space, pacified, terms) > 0;
  };
  while (done.length < most) {
    const spaces = ALL.filter(isOpen);
    const why = () => closedSpaces(spaces, (space) => whyNotPacified(actor, space, { done, left, pacified, terms }));
    const next = yield* ask(actor, 'pacify-where', ['done', ...spaces.map(nameOf)] as const, undefined, why);
    if (next === 'done') break;
    const space = at(next);
    const levelsMax = levelsLeft(state, space, pacified, terms);
    if (pacified[next] === undefined) left--;
    pacified[next] ??= supportIn(state, space);
    done.push(space);
    yield* emit<Event>({ type: 'spacePacified', in: next, by: faction });
    yield* pacifyIn(actor, space, { ...terms, levelsMax });
  }
}
interface Pacification {
  readonly done: readonly number[];
  readonly left: number;
  readonly pacified: Pacified;
  readonly terms: Pacifying;
}
function whyNotPacified(
  { state, faction }: Actor,
  space: number,
  { done, left, pacified, terms }: Pacification,
): string {
  if (done.includes(space)) return CHOSEN;
  if (control(state, space) !== 'COIN') return 'COIN does not control it';
  if (count(state, space, troopsOf[faction]) === 0) return `no ${faction} troops are there`;
  if (count(state, space, POLICE) === 0) return 'no police is there';
  if (!canSpend(state, faction, terms.cost)) return NO_MONEY;
  if (left === 0 && pacified[nameOf(space)] === undefined) return FOUR;
  return levelsLeft(state, space, pacified, terms) > 0 ? 'there is nothing to win' : 'two levels were won there';
}
const CHOSEN = 'it was chosen already';
const FOUR = `${SPACES_MAX} spaces at most`;

/** Terror goes first, so none is left where a level was won. */
function levelsLeft(state: Table, space: number, pacified: Pacified, { levelsMax = LEVELS_MAX }: Pacifying): number {
  const level = pacified[nameOf(space)];
  return level === undefined ? levelsMax : levelsMax - (supportIn(state, space) - level);
}
function mayPacify(actor: Actor, space: number, terms: Pacifying): boolean {
  const { state, faction } = actor;
  if (count(state, space, POLICE) === 0 || count(state, space, troopsOf[faction]) === 0) return false;
  return canPacify(actor, space, terms);
}
/** Whether a faction could pacify anywhere now. */
export function canPacifyAround(state: Table, faction: 'US' | 'ARVN', how: Partial<Pacifying> = {}): boolean {
  const actor: Actor = { state, faction, of: 'pacify' };
  return ALL.some((space) => mayPacify(actor, space, { cost: rule(state, 'pacifyCost', 3), ...how }));
}

export function* agitateAround(state: Table): Flow<Event> {
  const vc: Actor = { state, faction: 'VC', of: 'agitate' };
  const done: number[] = [];
  while (done.length < SPACES_MAX) {
    const spaces = ALL.filter((space) => !done.includes(space) && canAgitate(state, space));
    if (spaces.length === 0) return;
    const why = () => closedSpaces(spaces, (space) => (done.includes(space) ? CHOSEN : whyNotAgitated(state, space)));
    const next = yield* ask(vc, 'agitate-where', ['done', ...spaces.map(nameOf)] as const, undefined, why);
    if (next === 'done') return;
    done.push(at(next));
    yield* agitateIn(vc, at(next));
  }
}
