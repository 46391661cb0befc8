import type { Prompt } from '@fermata/core';
import type { About } from '../asking/ask.ts';
import { sideText } from '../cards/index.ts';
import type { Deal } from '../sequence/act.ts';
import { ruleText } from './events.ts';
import { capital, cardText, isPiece, isPlace, levelText, pieceText, placeText, spaceText, trackText } from './words.ts';

/** Who is asked, in what matter, where. */
export function promptText({ label, about }: Prompt): string {
  const { of, faction, space } = about as About; // each question of this game has it
  const where = space === undefined ? '' : `, ${spaceText(space)}`;
  return of === 'sequence' ? `${faction}: ${label}` : `${faction}, ${matterText(about as About)}${where}: ${label}`; // as above
}
function matterText({ of, card }: About): string {
  return of === 'event' ? cardText(card) : of;
}

export function optionText(option: unknown): string {
  if (typeof option === 'number') return String(option);
  if (typeof option === 'string') return textOf(option);
  const deal = option as Deal; // what is no name and no number
  if (deal.do === 'pass') return 'Pass';
  if (deal.do === 'event')
    return `${deal.side === 'single' ? 'Event' : `Event, ${deal.side}`}: ${sideText(deal.card, deal.side)}`;
  return `${deal.do === 'operation' ? '' : 'Limited '}${capital(deal.operation)}`;
}

function textOf(option: string): string {
  if (isPlace(option)) return capital(placeText(option));
  const [piece = '', place = ''] = option.split(' in ');
  if (isPiece(piece) && isPlace(place)) return capital(`${pieceText(piece)} in ${placeText(place)}`);
  if (isPiece(option)) return capital(pieceText(option));
  if (/^(?:ACTIVE|PASSIVE)_/.test(option)) return `Toward ${levelText(option)}`;
  if (/^(?:AID|PATRONAGE|TRAIL|RES_\w+)$/.test(option)) return trackText(option);
  if (/^\d+:/.test(option)) return ruleText(option);
  return capital(option.replaceAll('-', ' '));
}
