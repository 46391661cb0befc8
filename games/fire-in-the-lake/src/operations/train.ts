import { emit, type Flow } from '@fermata/core';
import { ask, howMany, pickSpace } from '../asking/ask.ts';
import { has, rule } from '../lasting/rules.ts';
import { US_SOFT } from '../map/kinds.ts';
import { ARVN_BASE, ARVN_TROOPS, IRREGULAR, POLICE, RANGER, US_BASE, US_TROOPS } from '../map/pieces.ts';
import { AVAILABLE, at, nameOf, SPACE_COUNT } from '../map/places.ts';
import { IS_CITY, IS_LOC, NORTH, SAIGON } from '../map/spaces.ts';
import { count, countOnMap, piecesOf } from '../state/counts.ts';
import type { Event } from '../state/events.ts';
import type { Table } from '../state/state.ts';
import { control } from '../state/victory.ts';
import { adjust, move, remove } from '../verbs/change.ts';
import { groupAt, groupsAt, pickPieces } from '../verbs/pick.ts';
import { place, supply, takesBase } from '../verbs/place.ts';
import { type Action, canPay, canSpend, NO_MONEY, NO_PLACE, type Operation, pay } from './action.ts';
import { canPacify, pacifyIn } from './pacify.ts';
import { closedWays } from './why-where.ts';

const COST = 3;
const CUBES_MAX = 6;
const FORCES_MAX = 2;

export const train: Operation = {
  name: 'train',
  can({ state, faction, visited, tally }, space) {
    if (IS_LOC[space] || space === NORTH) return false;
    if ((tally.special === 'advise' || tally.special === 'govern') && visited.includes(space)) return false;
    return faction === 'US' ? piecesOf(state, space, 'US') > 0 : control(state, space) !== 'NVA';
  },
  why({ faction, visited, tally }, space) {
    if (IS_LOC[space]) return NO_PLACE;
    if (space === NORTH) return 'nobody goes to North Vietnam';
    if (visited.includes(space)) return `${tally.special} was there`;
    return faction === 'US' ? 'no US piece is there' : 'the NVA control it';
  },
  *in(action, space) {
    const { state, faction } = action;
    const found = recruits(action, space);
    const what = yield* ask(action, 'train', found, space, () => closedWays(found, whyNotThose(action, space)));
    if (what === 'nothing') return;
    if (what === 'us-irregulars') return void (yield* enlist(action, IRREGULAR, space));
    yield* payIn(action, space);
    if (what === 'arvn-rangers') return void (yield* enlist(action, RANGER, space));
    const [troops, police] = [ARVN_TROOPS, POLICE].map((kind) => supply(state, faction, kind, space, CUBES_MAX)) as [
      number,
      number,
    ]; // one for each
    const t = yield* howMany(
      action,
      groupAt(AVAILABLE, ARVN_TROOPS),
      [police > 0 ? 0 : 1, troops],
      space,
      'how-many-troops',
    );
    if (t > 0) yield* place(action, ARVN_TROOPS, t, space, true);
    const room = Math.min(CUBES_MAX - t, supply(state, faction, POLICE, space, CUBES_MAX));
    const p =
      room === 0
        ? 0
        : yield* howMany(action, groupAt(AVAILABLE, POLICE), [t > 0 ? 0 : 1, room], space, 'how-many-police');
    if (p > 0) yield* place(action, POLICE, p, space, true);
  },
  openedBy: { US: { special: 'air-lift', isOpen: ({ state }) => countOnMap(state, US_SOFT) > 0 } },
  *close(action) {
    const hasClosed = yield* closing(action);
    const hasPolice = action.faction === 'US' && has(action.state, 'trainPolice') && (yield* addPolice(action));
    yield* emit<Event>({ type: 'trained', by: action.faction });
    return hasClosed || hasPolice;
  },
};

/** A space costs 3 where ARVN pieces are placed, or cubes become a base; once where both are done. */
function costIn({ tally }: Action, space: number): number {
  return tally.paid.includes(space) ? 0 : COST;
}
function* payIn(action: Action, space: number): Flow<Event> {
  yield* pay(action, costIn(action, space));
  action.tally.paid.push(space);
}

type Recruits = 'nothing' | 'us-irregulars' | 'arvn-rangers' | 'cubes';
function recruits(action: Action, space: number): Recruits[] {
  const { state, faction } = action;
  const found: Recruits[] = ['nothing'];
  if (faction === 'US' && supply(state, faction, IRREGULAR, space) > 0) found.push('us-irregulars');
  const isHome = faction === 'ARVN' && isHomeOfArvn(state, space);
  if (!(isHome || count(state, space, US_BASE) > 0) || !canPay(action, COST)) return found;
  if (supply(state, faction, RANGER, space) > 0) found.push('arvn-rangers');
  if (supply(state, faction, ARVN_TROOPS, space) + supply(state, faction, POLICE, space) > 0) found.push('cubes');
  return found;
}
function isHomeOfArvn(state: Table, space: number): boolean {
  return IS_CITY[space] === true || count(state, space, ARVN_BASE) > 0;
}
/** What is missing for those who cannot come. */
function whyNotThose(action: Action, space: number): { readonly [R in Recruits]?: string | undefined } {
  const isUS = action.faction === 'US';
  const isHome = count(action.state, space, US_BASE) > 0 || (!isUS && isHomeOfArvn(action.state, space));
  const noHome = isUS ? 'no US base is there' : 'it is no city, and no base is there';
  const why = !isHome ? noHome : canPay(action, COST) ? 'none is left' : NO_MONEY;
  return { 'us-irregulars': isUS ? 'none is left' : undefined, 'arvn-rangers': why, cubes: why };
}
function* enlist(action: Action, kind: number, space: number): Flow<Event> {
  const most = supply(action.state, action.faction, kind, space, FORCES_MAX);
  yield* place(action, kind, yield* howMany(action, groupAt(AVAILABLE, kind), [1, most], space), space, true);
}

/** One of: pacify, a base for three cubes (ARVN), patronage into resources (US in Saigon). */
function* closing(action: Action): Flow<Event, boolean> {
  const { state, faction, selected } = action;
  const pacifies = selected.filter((space) => mayPacify(action, space));
  const builds = selected.filter((space) => mayBuild(action, space));
  const options: Close[] = ['nothing'];
  if (pacifies.length > 0) options.push('pacify');
  if (builds.length > 0) options.push('build');
  if (faction === 'US' && selected.includes(SAIGON) && state.tracks.PATRONAGE > 0) options.push('transfer');
  const what = yield* ask(action, 'train-close', options, undefined, () => closedWays(options, whyNoClose(action)));
  if (what === 'pacify') yield* pacifySome(action, pacifies);
  if (what === 'build') yield* build(action, yield* pickSpace(action, 'build-where', builds));
  if (what === 'transfer') {
    const n = yield* howMany(action, 'PATRONAGE', [1, Math.min(3, state.tracks.PATRONAGE)], SAIGON);
    yield* adjust(state, 'PATRONAGE', -n);
    yield* adjust(state, 'RES_ARVN', n);
  }
  return what !== 'nothing';
}

type Close = 'nothing' | 'pacify' | 'build' | 'transfer';
/** What is missing for each. */
function whyNoClose(action: Action): { readonly [C in Close]?: string | undefined } {
  const { state, faction, selected } = action;
  const isUS = faction === 'US';
  return {
    pacify: canSpend(state, faction, terms(action).cost)
      ? 'there is nothing to win where it trained, or nobody to do it'
      : NO_MONEY,
    build: isUS ? undefined : 'nowhere it trained are three cubes, room for a base, and money, or no base is left',
    transfer: !isUS ? undefined : selected.includes(SAIGON) ? 'there is no patronage' : 'it did not train in Saigon',
  };
}

const costs = (state: Table) => ({
  cost: rule(state, 'trainPacifyCost', COST),
  level: 2,
});
const terms = (action: Action) =>
  action.faction === 'US'
    ? { ...costs(action.state), level: rule(action.state, 'trainPacifyLevel', 2) }
    : costs(action.state);
function mayPacify(action: Action, space: number): boolean {
  const { state, faction } = action;
  if (!canPacify(action, space, terms(action))) return false;
  if (faction === 'US') return piecesOf(state, space, 'US') > 0; // they may have been lifted out
  return count(state, space, ARVN_TROOPS) > 0 && count(state, space, POLICE) > 0;
}
function* pacifySome(action: Action, spaces: readonly number[]): Flow<Event> {
  const most = action.faction === 'US' ? rule(action.state, 'trainPacifySpaces', 1) : 1;
  const done: number[] = [];
  for (let open = spaces; open.length > 0 && done.length < most; ) {
    const names = open.map(nameOf);
    const next = yield* ask(action, 'pacify-where', done.length > 0 ? (['done', ...names] as const) : names);
    if (next === 'done') return;
    const space = open[names.indexOf(next)] as number; // one of them
    done.push(space);
    yield* pacifyIn(action, space, terms(action));
    open = spaces.filter((one) => !done.includes(one) && mayPacify(action, one));
  }
}

function mayBuild(action: Action, space: number): boolean {
  const { state, faction } = action;
  if (faction !== 'ARVN' || !takesBase(state, space) || !canPay(action, costIn(action, space))) return false;
  if (count(state, space, ARVN_TROOPS) + count(state, space, POLICE) < 3) return false;
  return supply(state, faction, ARVN_BASE, space) > 0;
}
function* build(action: Action, space: number): Flow<Event> {
  const { state } = action;
  yield* payIn(action, space);
  const cubes = () => groupsAt(state, space, [ARVN_TROOPS, POLICE]);
  yield* pickPieces(action, 'which-replaced', 3, cubes, (from, kind, n) => remove(kind, n, from), { space });
  yield* place(action, ARVN_BASE, 1, space, true);
}

/** One police, from the box or from elsewhere, to where US troops are; true if it came. */
function* addPolice(action: Action): Flow<Event, boolean> {
  const { state } = action;
  const spaces: number[] = [];
  for (let space = 0; space < SPACE_COUNT; space++)
    if (count(state, space, US_TROOPS) > 0 && hasPoliceFor(state, space)) spaces.push(space);
  const to = yield* ask(action, 'police', ['done', ...spaces.map(nameOf)] as const);
  if (to === 'done') return false;
  const space = at(to);
  const sources = () => {
    const groups = groupsAt(state, AVAILABLE, [POLICE]);
    for (let from = 0; from < SPACE_COUNT; from++) if (from !== space) groupsAt(state, from, [POLICE], groups);
    return groups;
  };
  yield* pickPieces(action, 'which-source', 1, sources, (from, kind) => move(kind, 1, from, space), { space });
  return true;
}
function hasPoliceFor(state: Table, to: number): boolean {
  if (count(state, AVAILABLE, POLICE) > 0) return true;
  for (let from = 0; from < SPACE_COUNT; from++) if (from !== to && count(state, from, POLICE) > 0) return true;
  return false;
}
