import type { Seat } from '@fermata/core';
import type { Facts, Piece, Place } from '@fermata/scene';
import { ownerOf } from '../data/cards.ts';
import { FACTIONS, type Faction } from '../data/forces.ts';
import { BOXED, OWNER } from '../map/pieces.ts';
import { at, type Box } from '../map/places.ts';
import type { Table } from '../state/state.ts';
import { THRESHOLD, victory } from '../state/victory.ts';
import { cardPieces } from './cards.ts';
import { boxId, heldId, sideId } from './ids.ts';
import { stack } from './map.ts';

/** Who sits where, with which factions, what they have beside the map, and how far they are. */
export function addFactions(table: Table, me: Seat, places: Place[], pieces: Piece[]): void {
  const now = victory(table);
  for (const owner of new Set(FACTIONS.map((faction) => table.seats[faction]))) {
    const factions = FACTIONS.filter((faction) => table.seats[faction] === owner);
    places.push({
      id: sideId(owner),
      name: `${owner === me ? 'Your side' : 'Side'}: ${factions.join(' and ')}`,
      owner,
      facts: sideFacts(table, now, factions),
    });
    for (const faction of factions) addFaction(table, faction, now, places, pieces);
  }
}

/** How far each faction is, and what it needs; once it is over, by how much each is beyond that. */
function sideFacts({ over }: Table, now: Readonly<Record<Faction, number>>, factions: readonly Faction[]): Facts {
  if (over === null) return factions.map((faction) => [faction, `${now[faction]} of ${THRESHOLD[faction]}`]);
  return [['margin', factions.map((faction) => `${faction} ${signed(over.margins[faction])}`).join(', ')]];
}

/** With a minus, not a hyphen. */
function signed(margin: number): string {
  return String(margin).replace('-', '−');
}

function addFaction(
  table: Table,
  faction: Faction,
  now: Readonly<Record<Faction, number>>,
  places: Place[],
  pieces: Piece[],
): void {
  const owner = table.seats[faction];
  const within = { in: faction, lay: 'row', owner } as const;
  places.push({
    id: faction,
    in: sideId(owner),
    name: faction,
    owner,
    facts: [
      ['victory', now[faction]],
      ['needs more than', THRESHOLD[faction]],
    ],
  });
  for (const box of BOXES_OF[faction]) {
    const id = boxId(box, faction);
    places.push({ ...within, id, name: `${faction} ${BOX_WORDS[box]}` });
    for (const kind of BOXED_KINDS) if (OWNER[kind] === faction) pieces.push(stack(table, at(box), kind, id));
  }
  places.push({ ...within, id: heldId(faction), name: `${faction} pivotal event` });
  for (const card of table.pivotal) if (ownerOf(card) === faction) pieces.push(...cardPieces(card, heldId(faction)));
}

const BOXES_OF: { readonly [F in Faction]: readonly Box[] } = {
  US: ['AVAILABLE', 'CASUALTIES', 'OUT_OF_PLAY'],
  ARVN: ['AVAILABLE', 'OUT_OF_PLAY'],
  NVA: ['AVAILABLE'],
  VC: ['AVAILABLE'],
};
const BOX_WORDS: { readonly [B in Box]: string } = {
  AVAILABLE: 'available',
  CASUALTIES: 'casualties',
  OUT_OF_PLAY: 'out of play',
};
/** Kinds that lie in boxes: none is active there, none has a tunnel. */
const BOXED_KINDS = BOXED.filter((boxed, kind) => boxed === kind);
