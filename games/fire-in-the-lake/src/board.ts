import type { View } from '@fermata/core';
import { factsOf } from './data/cards.ts';
import { FACTIONS } from './data/forces.ts';
import { countText, levelText } from './describe/words.ts';
import { KINDS, pieceName } from './map/pieces.ts';
import { AVAILABLE, CASUALTIES, OUT_OF_PLAY } from './map/places.ts';
import { ALL, COUNTRY, IS_CITY, IS_LOC, NAMES, population, TERRAIN } from './map/spaces.ts';
import { count, markersIn, supportIn } from './state/counts.ts';
import { levelName, type State, type Table } from './state/state.ts';
import { control, THRESHOLD, victory } from './state/victory.ts';

/** The table as text: both cards, tracks, markers, and the map by regions. Spaces where nothing is are left out. */
export function board(view: View<State>): string {
  const state = view as Table; // nothing is hidden
  const { tracks, inForce, phase, leaders } = state;
  const now = victory(state);
  return [
    `${state.scenario}   card: ${cardLine(state.card)}   next: ${cardLine(state.next)}${phase === 'card' ? '' : `   coup round: ${phase}`}`,
    `eligible: ${FACTIONS.filter((faction) => state.eligible[faction]).join(', ') || 'nobody'}   acted: ${state.acted.map(({ faction, deed }) => `${faction} (${deed})`).join(', ') || 'nobody'}`,
    `victory: ${FACTIONS.map((faction) => `${faction} ${now[faction]}/${THRESHOLD[faction]}`).join('  ')}`,
    `aid ${tracks.AID}  patronage ${tracks.PATRONAGE}  econ ${tracks.ECON}  trail ${tracks.TRAIL}  resources: ARVN ${tracks.RES_ARVN}, NVA ${tracks.RES_NVA}, VC ${tracks.RES_VC}`,
    `leaders: ${leaders.map((card) => factsOf(card).title).join(' < ') || 'Duong Van Minh'}   in force: ${inForce.join(', ') || 'nothing'}`,
    ...REGIONS.flatMap(([title, spaces]) => {
      const lines = spaces.map((space) => spaceLine(state, space)).filter((line) => line !== '');
      return lines.length === 0 ? [] : [title, ...lines];
    }),
    `Available: ${piecesLine(state, AVAILABLE)}`,
    `Out of play: ${piecesLine(state, OUT_OF_PLAY)}   Casualties: ${piecesLine(state, CASUALTIES)}`,
  ].join('\n');
}

const REGIONS: readonly (readonly [title: string, spaces: readonly number[]])[] = [
  ['Cities', ALL.filter((space) => IS_CITY[space])],
  ['Highland', provinces('highland')],
  ['Jungle', provinces('jungle')],
  ['Lowland', provinces('lowland')],
  ['Lines of communication', ALL.filter((space) => IS_LOC[space])],
  ['Outside the South', ALL.filter((space) => COUNTRY[space] !== 'SOUTH_VIETNAM')],
];
function provinces(terrain: string): number[] {
  return ALL.filter((space) => TERRAIN[space] === terrain && COUNTRY[space] === 'SOUTH_VIETNAM');
}

function cardLine(card: number): string {
  return card === 0 ? 'none' : `${card} ${factsOf(card).title} [${factsOf(card).order.join(' ') || 'coup'}]`;
}
function spaceLine(state: Table, space: number): string {
  const pieces = piecesLine(state, space);
  const markers = markersIn(state, space);
  const level = supportIn(state, space);
  if (pieces === '-' && markers === 0 && level === 0) return '';
  const who = control(state, space);
  const facts = [
    population(space) > 0 ? `pop ${population(space)}` : '',
    level === 0 ? '' : levelText(levelName(level)),
    who === null ? '' : `${who} control`,
    markers === 0 ? '' : `${IS_LOC[space] ? 'sabotage' : 'terror'} ${markers}`,
  ].filter((fact) => fact !== '');
  return `  ${(NAMES[space] as string).padEnd(28)}${facts.join(', ').padEnd(48)}${pieces}`; // one for each space
}
function piecesLine(state: Table, place: number): string {
  const held: string[] = [];
  for (let kind = 0; kind < KINDS; kind++)
    if (count(state, place, kind) > 0) held.push(countText(count(state, place, kind), pieceName(kind)));
  return held.join(', ') || '-';
}
