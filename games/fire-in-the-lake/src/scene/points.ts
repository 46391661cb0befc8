import type { View } from '@fermata/core';
import type { Asked } from '@fermata/core/host';
import type { About } from '../asking/ask.ts';
import { FACTIONS, type Faction } from '../data/forces.ts';
import { TRACKS } from '../data/scenario.ts';
import { PIECES } from '../map/pieces.ts';
import { BOXES, PLACES } from '../map/places.ts';
import type { Deal } from '../sequence/act.ts';
import type { State } from '../state/state.ts';
import { isAction } from './actions.ts';
import { boxId, sideOfCard } from './ids.ts';

/** What an option means: a space, a stack, a track, a card's side, or a word among the actions. */
export function points(option: unknown, asked: Asked, _view: View<State>): readonly string[] {
  const about = asked.about as About; // each question of this game has it
  if (typeof option === 'number') return numbered(option, about);
  if (typeof option === 'string') return named(option, about);
  const deal = option as Deal; // what is no name and no number
  if (deal.do === 'event') return [sideOfCard(deal.card, deal.side)];
  return [deal.do === 'pass' ? 'pass' : deal.operation];
}

/** So many of a stack touch it as often; none is a word. */
function numbered(n: number, { stack }: About): readonly string[] {
  return n === 0 || stack === undefined ? ['nothing'] : Array<string>(n).fill(stack);
}

function named(option: string, about: About): readonly string[] {
  const { step, faction, space } = about;
  if (isOf(BOXES, option)) return [boxId(option, faction)];
  if (isOf(PLACES, option) || option.includes(' in ') || isOf(FACTIONS, option) || /^\d+:/.test(option))
    return [option];
  if (step === 'rally' || step === 'train') return [recruited(option, faction, space)];
  if (isOf(PIECES, option)) return [`${option} in AVAILABLE`];
  if (option === 'on') return [space as string]; // to go on there
  if (option === 'yes') return [CONSENT[step] ?? (step === 'pivotal' ? `${about.of}:single` : option)];
  if (isAction(option)) return [option];
  return TRACKS.filter((track) => option.split(' ').includes(track)); // `AID`, `+10 AID`, `RES_ARVN and AID`
}

/** What a yes would move. */
const CONSENT: { readonly [S in About['step']]?: string } = { trail: 'TRAIL', aid: 'AID' };

/** Who is recruited lies in the box; who goes underground is there already. */
function recruited(option: string, faction: Faction, space: string | undefined): string {
  const own = faction.toLowerCase();
  switch (option) {
    case 'guerrilla':
    case 'guerrillas':
      return `${own}-guerrillas in AVAILABLE`;
    case 'base':
      return `${own}-bases in AVAILABLE`;
    case 'hide':
      return `${own}-guerrillas!active in ${space}`;
    case 'cubes':
      return 'arvn-troops in AVAILABLE';
    default:
      return option === 'nothing' ? option : `${option} in AVAILABLE`;
  }
}

function isOf<T extends string>(names: readonly T[], text: string): text is T {
  return (names as readonly string[]).includes(text);
}
