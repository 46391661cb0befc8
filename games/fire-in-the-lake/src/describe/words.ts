import { factsOf } from '../data/cards.ts';
import type { Space } from '../data/map.ts';
import { PIECES, type Piece } from '../map/pieces.ts';
import { type Area, at, type Box, PLACES, SPACE_COUNT, SPACES } from '../map/places.ts';
import { NAMES } from '../map/spaces.ts';
import { LEVELS } from '../state/state.ts';

const BOX_NAMES: { readonly [B in Box]: string } = {
  AVAILABLE: 'the available pieces',
  OUT_OF_PLAY: 'out of play',
  CASUALTIES: 'the casualties',
};

export function placeText(place: Area): string {
  return at(place) < SPACE_COUNT ? (NAMES[at(place)] as string) : BOX_NAMES[place as Box]; // what is no space is a box
}
export function spaceText(space: Space): string {
  return NAMES[at(space)] as string; // one for each space
}
export function isPlace(text: string): text is Area {
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

/** A text of the rules as it is read: what options call by names of their own is called by words. */
export function inWords(text: string): string {
  return text.replaceAll(NAMED, (name) => WORDS.get(name) as string); // those that are looked for
}
const WORDS: ReadonlyMap<string, string> = new Map<string, string>([
  ['AVAILABLE', 'available'],
  ['OUT_OF_PLAY', 'out of play'],
  ['CASUALTIES', 'the casualties'],
  ['AID', 'aid'],
  ['PATRONAGE', 'patronage'],
  ['TRAIL', 'the Trail'],
  ...['RES_ARVN', 'RES_NVA', 'RES_VC'].map((track) => [track, trackText(track)] as const),
  ...LEVELS.map((level) => [level, levelText(level)] as const),
  ...SPACES.map((space) => [space, spaceText(space)] as const),
  ...['air-lift', 'air-strike'].map((special) => [special, special.replace('-', ' ')] as const),
  ['mekong', 'the Mekong'],
  ['laos', 'Laos'],
  ['cambodia', 'Cambodia'],
  ['north vietnam', 'North Vietnam'],
]);
/** Of two that begin alike the longer one. */
const NAMED = new RegExp(
  `(?<![\\w-])(?:${[...WORDS.keys()].sort((one, other) => other.length - one.length).join('|')})(?![\\w-])`,
  'g',
);

/** How far a faction is from what it needs. */
export function marginText(margin: number): string {
  if (margin === 0) return 'at its mark';
  return margin > 0 ? `${margin} past its mark` : `${-margin} short of its mark`;
}
