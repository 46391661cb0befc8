import { EVENTS_MAX } from '../data/cards.ts';
import type { Space } from '../data/map.ts';
import type { Held } from '../data/scenario.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { KINDS, kindOf, type Piece } from '../map/pieces.ts';
import { AVAILABLE, at, OUT_OF_PLAY, PLACES, SPACES } from '../map/places.ts';
import { type Options, seating } from '../options.ts';
import { LEVELS, type State } from './state.ts';

/** The table of a scenario, before a card is turned up. */
export function setup({ seats, options }: { readonly seats: number; readonly options: Options }): State {
  const scenario = SCENARIOS[options.scenario];
  const pieces = Array<number>(PLACES.length * KINDS).fill(0);
  const support = Array<number>(SPACES.length).fill(0);
  for (const [id, [level, held]] of Object.entries(scenario.spaces)) {
    put(pieces, at(id as Space), held); // keys of our own table
    support[at(id as Space)] = LEVELS.indexOf(level) - 2;
  }
  put(pieces, AVAILABLE, scenario.available);
  put(pieces, OUT_OF_PLAY, scenario.outOfPlay);
  const inForce = options.periodEvents ? [...scenario.capabilities] : [];
  const used = inForce.map((rule) => Number(rule.split(':')[0]));
  return {
    scenario: options.scenario,
    edition: options.edition,
    periodEvents: options.periodEvents,
    transfers: options.transfers,
    seats: seating(seats, options.pair),
    pieces,
    support,
    markers: Array<number>(SPACES.length).fill(0),
    tracks: { ...scenario.tracks },
    eligible: { US: true, ARVN: true, NVA: true, VC: true },
    nextEligible: {},
    card: 0,
    next: 0,
    unseen: Array.from({ length: EVENTS_MAX }, (_, n) => n + 1).filter((card) => !used.includes(card)),
    coups: [...scenario.coups],
    pile: { left: scenario.eventsPerPile, hasCoup: true, after: scenario.periods.length - 1 },
    deck: null,
    pivotal: scenario.hasPivotal ? [121, 122, 123, 124] : [],
    pivotalAsked: false,
    passed: [],
    acted: [],
    inForce: [...inForce, leaderOf(scenario.leaders)],
    leaders: [...scenario.leaders],
    leaderIgnored: false,
    phase: 'card',
    afterCoup: false,
    pacified: {},
    over: null,
  };
}

/** Duong Van Minh is printed in the box: he leads while no card lies there. */
function leaderOf(leaders: readonly number[]): string {
  return `leader:${leaders.at(-1) ?? 'minh'}`;
}

export function put(pieces: number[], place: number, held: Held): void {
  for (const [piece, n] of Object.entries(held)) (pieces[place * KINDS + kindOf(piece as Piece)] as number) += n; // of our own table
}
