import { factsOf } from '../data/cards.ts';
import type { Space } from '../data/map.ts';
import { PIECES, type Piece } from '../map/pieces.ts';
import { at, type Box, PLACES, type Place, SPACE_COUNT } from '../map/places.ts';
import { NAMES } from '../map/spaces.ts';

const BOX_NAMES: { readonly [B in Box]: string } = {
  AVAILABLE: 'the available pieces',
  OUT_OF_PLAY: 'out of play',
  CASUALTIES: 'the casualties',
};

export function placeText(place: Place): string {
  return at(place) < SPACE_COUNT ? (NAMES[at(place)] as string) : BOX_NAMES[place as Box]; // what is no space is a box
}
export function spaceText(space: Space): string {
  return NAMES[at(space)] as string; // one for each space
}
export function isPlace(text: string): text is Place {
  return (PLACES as readonly string[]).includes(text);
}

/** `active NVA guerrillas`, and of one `active NVA guerrilla`. */
export function pieceText(piece: Piece, n = 2): string {
  const [faction = '', ...rest] = piece.replace('!active', '').replace('-tunneled', '').split('-');
  const type = n === 1 ? (SINGULAR[rest.join(' ')] ?? rest.join(' ')) : rest.join(' ');
  const side = piece.endsWith('!active') ? 'active ' : piece.endsWith('-tunneled') ? 'tunneled ' : '';
  return `${side}${faction.toUpperCase()} ${type}`;
}
const SINGULAR: Readonly<Record<string, string>> = {
  troops: 'troop',
  bases: 'base',
  irregulars: 'irregular',
  rangers: 'ranger',
  guerrillas: 'guerrilla',
};
export function countText(n: number, piece: Piece): string {
  return `${n} ${pieceText(piece, n)}`;
}
export function isPiece(text: string): text is Piece {
  return (PIECES as readonly string[]).includes(text);
}

export function cardText(card: number): string {
  return `${card} ${factsOf(card).title}`;
}
export function levelText(level: string): string {
  return level.toLowerCase().replace('_', ' ');
}
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
const TRACK_NAMES: Readonly<Record<string, string>> = {
  AID: 'Aid',
  PATRONAGE: 'Patronage',
  ECON: 'Econ',
  TRAIL: 'The Trail',
  RES_ARVN: 'ARVN resources',
  RES_NVA: 'NVA resources',
  RES_VC: 'VC resources',
};
export function trackText(track: string): string {
  return TRACK_NAMES[track] ?? track;
}
