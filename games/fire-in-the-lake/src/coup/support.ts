import { emit, type Flow } from '@fermata/core';
import { type Actor, ask } from '../asking/ask.ts';
import { rule, spacesMax } from '../lasting/rules.ts';
import { POLICE, troopsOf } from '../map/pieces.ts';
import { at, nameOf } from '../map/places.ts';
import { ALL } from '../map/spaces.ts';
import { agitateIn, canAgitate, canPacify, type Pacifying, pacifyIn } from '../operations/pacify.ts';
import { count } from '../state/counts.ts';
import type { Event } from '../state/events.ts';
import type { Table } from '../state/state.ts';

const SPACES_MAX = 4;

/** Pacification as in the Support phase; `before` spaces have been pacified by the other faction. */
export function* pacifyAround(
  state: Table,
  faction: 'US' | 'ARVN',
  of: string,
  { before = 0, ...how }: Partial<Pacifying> & { readonly before?: number } = {},
): Flow<Event, number> {
  const actor: Actor = { state, faction, of };
  const terms: Pacifying = { cost: rule(state, 'pacifyCost', 3), ...how };
  const done: number[] = [];
  const most = Math.min(SPACES_MAX - before, spacesMax(state, 'pacify', faction, SPACES_MAX));
  while (done.length < most) {
    const spaces = ALL.filter((space) => !done.includes(space) && mayPacify(actor, space, terms)).map(nameOf);
    if (spaces.length === 0) break;
    const next = yield* ask(actor, 'pacify-where', ['done', ...spaces] as const);
    if (next === 'done') break;
    done.push(at(next));
    yield* emit<Event>({ type: 'spacePacified', in: next, by: faction });
    yield* pacifyIn(actor, at(next), terms);
  }
  return done.length;
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
    const spaces = ALL.filter((space) => !done.includes(space) && canAgitate(state, space)).map(nameOf);
    if (spaces.length === 0) return;
    const next = yield* ask(vc, 'agitate-where', ['done', ...spaces] as const);
    if (next === 'done') return;
    done.push(at(next));
    yield* agitateIn(vc, at(next));
  }
}
