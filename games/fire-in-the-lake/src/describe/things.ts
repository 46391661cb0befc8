/** What a name on the table means: a card or one of its sides, a space, a piece, an action, a track. */
import { sidesOf, sideText } from '../cards/index.ts';
import type { OperationName, SpecialName } from '../data/actions.ts';
import { CARDS_MAX, factsOf, sideTitle } from '../data/cards.ts';
import { FACTIONS, type Faction, FORCES, type PieceType } from '../data/forces.ts';
import type { Track } from '../data/scenario.ts';
import { MODIFIERS } from '../lasting/modifiers.ts';
import { BOXED, PIECES, pieceName } from '../map/pieces.ts';
import { SPACES } from '../map/places.ts';
import { ALL, econ, IS_LOC, NAMES, near, population, TERRAIN } from '../map/spaces.ts';
import { ANSWER_TEXTS } from './answers.ts';
import { capital, inWords, pieceText } from './words.ts';

/** By what it is called in options and scenes, or by what people call it; undefined of what is neither. */
export function thingText(name: string): string | undefined {
  const [piece = ''] = name.split(' in ');
  const text = TEXTS[name] ?? cardText(name) ?? ruleText(name) ?? spaceText(name) ?? TEXTS[piece] ?? pieceTextOf(name);
  return text && capital(text.endsWith('.') ? text : `${text}.`);
}

/** By its number, `card 43`, or by its title. */
function cardText(name: string): string | undefined {
  for (let card = 1; card <= CARDS_MAX; card++) {
    const { title } = factsOf(card);
    if (title !== name && `card ${card}` !== name) continue;
    const sides = sidesOf(card).map(
      (side) => `${side === 'single' ? '' : `${capital(side)}: `}${inWords(sideText(card, side))}`,
    );
    const leader = MODIFIERS[`leader:${card}`]?.text;
    if (leader !== undefined) return inWords(leader);
    return sides.join('. ') || 'ARVN loses one cube of three in each space';
  }
  return undefined;
}
/** A side of a card, `43:shaded`, or by its name, `Economic Aid, shaded`; or what a leader does. */
function ruleText(name: string): string | undefined {
  for (let card = 1; card <= CARDS_MAX; card++)
    for (const side of sidesOf(card))
      if (name === `${card}:${side}` || name === sideTitle(card, side)) return inWords(sideText(card, side));
  return MODIFIERS[name] && inWords(MODIFIERS[name].text);
}
function spaceText(name: string): string | undefined {
  const space = ALL.find((one) => NAMES[one] === name || SPACES[one] === name);
  if (space === undefined) return undefined;
  const what = IS_LOC[space]
    ? `${TERRAIN[space] === 'mekong' ? 'A river' : 'A road'} with an economic value of ${econ(space)}`
    : `${TERRAIN[space] === null ? 'A city' : `A ${TERRAIN[space]} province`} with a population of ${population(space)}`;
  return `${what}. Next to ${near(space)
    .map((other) => NAMES[other])
    .join(', ')}.`;
}
/** In words, of one or of several, as stacks are called. */
function pieceTextOf(name: string): string | undefined {
  const kind = PIECES.findIndex((piece) => pieceText(piece, 1) === name || pieceText(piece) === name);
  if (kind < 0) return undefined;
  const side = PIECES[kind]?.endsWith('!active')
    ? 'Active: it can be hit. '
    : PIECES[kind]?.endsWith('-tunneled')
      ? 'With a tunnel: it holds until a die of 4 to 6 opens it. '
      : '';
  return `${side}${TEXTS[pieceName(BOXED[kind] as number)]}`; // one for each kind
}

const OPERATIONS: { readonly [N in OperationName]: string } = {
  train:
    'US and ARVN: place irregulars, rangers or cubes, then pacify in one space, build a base, or turn patronage into resources.',
  patrol:
    'US and ARVN: cubes move along lines and cities, and find guerrillas on the lines; then assault on one of them.',
  sweep:
    'US and ARVN: troops move in from next door, and find a guerrilla for each cube and special force, half of that in the jungle.',
  assault: 'US and ARVN: troops remove insurgents that can be seen: troops first, then guerrillas, then bases.',
  rally:
    'NVA and VC: place guerrillas or a base, or go underground, where there is no support; the NVA may improve the Trail.',
  march:
    'NVA and VC: groups move next door; too many of them are seen on lines and where people support the government.',
  attack:
    'NVA and VC: guerrillas come out and hit two pieces on a die of at most their number; NVA troops hit by their number.',
  terror:
    'NVA and VC: a guerrilla comes out and leaves a marker: people turn away from the government, lines are sabotaged.',
};
const SPECIALS: { readonly [N in SpecialName]: string } = {
  advise: 'US: ARVN sweeps or assaults, or a special force strikes; then 6 aid. With Train or Patrol.',
  'air-lift': 'US: troops, and up to four others, among four spaces; among two in the monsoon.',
  'air-strike':
    'US: hits by the roll of a die among spaces with US or ARVN pieces; people shift toward opposition, the Trail is struck.',
  govern: 'ARVN: up to two supporting spaces give aid, or turn aid into patronage. With Train or Patrol.',
  transport: 'ARVN: up to six troops or rangers along lines; then all rangers go underground.',
  raid: 'ARVN: rangers come in from next door, and one of them may remove two pieces.',
  infiltrate: 'NVA: troops for guerrillas around a base, or the NVA takes over VC pieces.',
  bombard: 'NVA: troops in number hit a troop there or next door.',
  ambush: 'NVA and VC: a guerrilla that is underground hits without a die. With March or Attack.',
  tax: 'VC: a guerrilla comes out and collects; people shift toward support where they live.',
  subvert: 'VC: two ARVN cubes go, or one comes over; patronage falls.',
};
const TYPES: { readonly [T in PieceType]: string } = {
  'us-troops': 'US troops patrol, sweep and assault, and count twice with a base.',
  'us-bases': 'A US base: its troops hit twice, and it is lost only when all else is.',
  'us-irregulars': 'US special forces: they search, strike when they advise, and hide.',
  'arvn-troops': 'ARVN troops patrol, sweep, assault and are transported.',
  'arvn-police': 'ARVN police patrol, help to pacify, and assault on lines and in cities.',
  'arvn-rangers': 'ARVN special forces: they raid, and hide.',
  'arvn-bases': 'An ARVN base: troops can be trained there.',
  'nva-troops': 'NVA troops march, attack and bombard; they are hit first.',
  'nva-guerrillas': 'NVA guerrillas: underground only special forces and some cards hit them.',
  'nva-bases': 'An NVA base: victory and resources, and more at each Rally; the last to be hit.',
  'vc-guerrillas': 'VC guerrillas: underground only special forces and some cards hit them.',
  'vc-bases': 'A VC base: victory and resources, and more at each Rally; the last to be hit.',
};
const TRACKS: { readonly [T in Track]: string } = {
  AID: 'What the US gives ARVN at each coup round.',
  PATRONAGE: 'What ARVN keeps for itself: it counts for its victory.',
  ECON: 'What the lines brought at the last coup round; the US may not spend this much of the resources.',
  TRAIL: 'The Ho Chi Minh Trail: how fast the NVA move, infiltrate and earn.',
  RES_ARVN: 'What ARVN pays its operations with, and the US to pacify.',
  RES_NVA: 'What the NVA pay their operations with.',
  RES_VC: 'What the VC pay their operations with.',
};
const VICTORY: { readonly [F in Faction]: string } = {
  US: 'Wins with more than 50: support, and its troops and bases that are available.',
  ARVN: 'Wins with more than 50: people under COIN control, and patronage.',
  NVA: 'Wins with more than 18: people under NVA control, and its bases.',
  VC: 'Wins with more than 35: opposition, and its bases.',
};
const OTHERS: Readonly<Record<string, string>> = {
  cards: 'Cards that are still to come, with a coup somewhere in each pile of them.',
  'Duong Van Minh': 'each ARVN Train adds 5 aid',
};

const TEXTS: Readonly<Record<string, string>> = {
  ...ANSWER_TEXTS,
  ...OPERATIONS,
  ...SPECIALS,
  ...TRACKS,
  ...OTHERS,
  ...Object.fromEntries(
    Object.entries(TYPES).map(([type, text]) => [type, `${text} There are ${FORCES[type as PieceType]}.`]),
  ), // keys of our own
  ...Object.fromEntries(
    FACTIONS.flatMap((faction) => [faction, `marker ${faction}`].map((id) => [id, VICTORY[faction]])),
  ),
};
