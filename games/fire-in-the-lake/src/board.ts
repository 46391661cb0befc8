import type { View } from '@fermata/core';
import { factsOf, ownerOf } from './data/cards.ts';
import { FACTIONS } from './data/forces.ts';
import { AVAILABLE, CASUALTIES, OUT_OF_PLAY } from './map/places.ts';
import { ALL, COUNTRY, IS_CITY, IS_LOC, TERRAIN } from './map/spaces.ts';
import { LEGEND, piecesText, spaceLine } from './space-line.ts';
import type { State, Table } from './state/state.ts';
import { THRESHOLD, victory } from './state/victory.ts';

/** The table as text: both cards, who may act, tracks, and the map by regions. Spaces where nothing is are left out. */
export function board(view: View<State>): string {
  const state = view as Table; // nothing is hidden
  return [
    ...cardLines(state),
    ...trackLines(state),
    ...REGIONS.flatMap(([title, spaces]) => {
      const lines = spaces.flatMap((space) => spaceLine(state, space) ?? []);
      return lines.length === 0 ? [] : [title, ...lines];
    }),
    `Available: ${piecesText(state, AVAILABLE)}`,
    `Casualties: ${piecesText(state, CASUALTIES)}   Out of play: ${piecesText(state, OUT_OF_PLAY)}`,
    ...LEGEND,
  ].join('\n');
}

function cardLines({ card, next, phase, eligible, acted, passed, pivotal, seats }: Table): string[] {
  const deeds = [
    ...acted.map(({ faction, deed }) => `${faction} ${deed}`),
    ...passed.map((faction) => `${faction} passed`),
  ];
  return [
    `Card ${cardText(card)}${phase === 'card' ? '' : `, coup round: ${phase}`}`,
    `Next ${cardText(next)}`,
    `Eligible: ${FACTIONS.filter((faction) => eligible[faction]).join(' ') || 'nobody'}   Done: ${deeds.join(', ') || 'nothing'}`,
    ...(pivotal.length === 0
      ? []
      : [`Pivotal: ${pivotal.map((one) => `${ownerOf(one)} ${factsOf(one).title}`).join(', ')}`]),
    seatsText(seats),
  ];
}
/** Who plays which factions, seat by seat. */
function seatsText(seats: Table['seats']): string {
  const owners = [...new Set(FACTIONS.map((faction) => seats[faction]))].sort((a, b) => a - b);
  const text = owners
    .map((seat) => `seat ${seat} plays ${FACTIONS.filter((faction) => seats[faction] === seat).join(' and ')}`)
    .join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
function cardText(card: number): string {
  return card === 0 ? 'none' : `${card} ${factsOf(card).title} (${factsOf(card).order.join(' ') || 'coup'})`;
}

function trackLines(state: Table): string[] {
  const { tracks, leaders, leaderIgnored, inForce } = state;
  const now = victory(state);
  const lasting = inForce.filter((rule) => !rule.startsWith('leader:')).map(ruleName);
  const leader = leaders.length === 0 ? 'Duong Van Minh' : factsOf(leaders.at(-1) as number).title; // there is one
  return [
    `Victory: ${FACTIONS.map((faction) => `${faction} ${now[faction]}/${THRESHOLD[faction]}`).join('  ')}`,
    `Aid ${tracks.AID}  Patronage ${tracks.PATRONAGE}  Econ ${tracks.ECON}  Trail ${tracks.TRAIL}`,
    `Resources: ARVN ${tracks.RES_ARVN}  NVA ${tracks.RES_NVA}  VC ${tracks.RES_VC}`,
    `Leader: ${leader}${leaderIgnored ? ' (text ignored)' : ''}   In force: ${lasting.join(', ') || 'nothing'}`,
  ];
}
function ruleName(rule: string): string {
  const [card, side] = rule.split(':');
  const { title } = factsOf(Number(card));
  return side === 'single' ? title : `${title} ${side}`;
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
