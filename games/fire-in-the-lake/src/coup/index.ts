/** The coup round: a phase a turn, each begun by an event, so that the position can be looked at there. */
import { because, emit, type Flow } from '@fermata/core';
import { does } from '../cause.ts';
import type { Faction } from '../data/forces.ts';
import { has } from '../lasting/rules.ts';
import { drawCard, endCard, isLastCoup } from '../sequence/deck.ts';
import { standing } from '../sequence/outcome.ts';
import type { Event } from '../state/events.ts';
import type { Phase, Table } from '../state/state.ts';
import { margins } from '../state/victory.ts';
import { adjust } from '../verbs/change.ts';
import { commitment } from './commitment.ts';
import { redeployArvn, redeployNva } from './redeploy.ts';
import { resources } from './resources.ts';
import { agitateAround, pacifyAround } from './support.ts';

/** The phase of the coup round that comes now; nothing while cards are played. */
export function coupPhase(state: Table): Flow<Event> | undefined {
  const run = COUP_PHASES[state.phase];
  if (run === undefined) return undefined;
  const { id, faction } = CAUSES[state.phase] as Cause; // each of the round has one
  return faction === undefined ? because({ id }, run(state)) : does(state, faction, id, run(state));
}

interface Cause {
  readonly id: string;
  /** Who decides in it, where that is one faction. */
  readonly faction?: Faction;
}
const CAUSES: { readonly [P in Phase]?: Cause } = {
  victory: { id: 'coup: victory phase' },
  resources: { id: 'coup: resources phase' },
  'pacify US': { id: 'coup: support phase, pacification', faction: 'US' },
  'pacify ARVN': { id: 'coup: support phase, pacification', faction: 'ARVN' },
  agitate: { id: 'coup: support phase, agitation', faction: 'VC' },
  'redeploy ARVN': { id: 'coup: redeploy phase', faction: 'ARVN' },
  'redeploy NVA': { id: 'coup: redeploy phase', faction: 'NVA' },
  commitment: { id: 'coup: commitment phase', faction: 'US' },
  reset: { id: 'coup: reset phase' },
};

const COUP_PHASES: { readonly [P in Phase]?: (state: Table) => Flow<Event> } = {
  *victory(state) {
    const now = margins(state);
    const isOver = standing(state, now, false).some(({ margin }) => margin > 0);
    if (isOver) yield* emit<Event>({ type: 'ended', margins: now, isFinal: false });
    else yield* begin('resources');
  },
  *resources(state) {
    yield* resources(state);
    yield* begin('pacify US');
  },
  *'pacify US'(state) {
    yield* pacifyAround(state, 'US', 'pacify', { pacified: { ...state.pacified } });
    yield* begin('pacify ARVN');
  },
  *'pacify ARVN'(state) {
    yield* pacifyAround(state, 'ARVN', 'pacify', { pacified: { ...state.pacified } });
    yield* begin('agitate');
  },
  *agitate(state) {
    yield* agitateAround(state);
    yield* begin('redeploy ARVN');
  },
  *'redeploy ARVN'(state) {
    yield* redeployArvn(state);
    yield* begin('redeploy NVA');
  },
  *'redeploy NVA'(state) {
    yield* redeployNva(state);
    if (isLastCoup(state)) yield* emit<Event>({ type: 'ended', margins: margins(state), isFinal: true });
    else yield* begin('commitment');
  },
  *commitment(state) {
    yield* commitment(state);
    yield* begin('reset');
  },
  *reset(state) {
    if (state.tracks.TRAIL === 0) yield* adjust(state, 'TRAIL', 1);
    else if (state.tracks.TRAIL === 4 && !has(state, 'noDegrading')) yield* adjust(state, 'TRAIL', -1);
    yield* emit<Event>({ type: 'wereReset' });
    if (state.next === 0) yield* drawCard(state); // a position may leave it out
    yield* endCard(state);
    if (state.over === null) yield* begin('card');
  },
};

function begin(phase: Phase): Flow<Event, unknown> {
  return emit<Event>({ type: 'phaseBegan', phase });
}
