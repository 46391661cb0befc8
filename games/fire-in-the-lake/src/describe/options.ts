import type { Prompt } from '@fermata/core';
import type { About } from '../asking/ask.ts';
import { sideText } from '../cards/index.ts';
import type { Deal } from '../sequence/act.ts';
import { ruleText } from './events.ts';
import {
  capital,
  cardText,
  inWords,
  isPiece,
  isPlace,
  levelText,
  pieceText,
  placeText,
  spaceText,
  trackText,
} from './words.ts';

/** Who is asked, in what matter, where. */
export function promptText({ label, about }: Prompt): string {
  const matter = about as About; // each question of this game has it
  const { of, faction, space } = matter;
  if (of === 'sequence') return `${faction}: ${label}`;
  const where = space === undefined ? '' : `, ${spaceText(space)}`;
  return `${faction}, ${matterText(matter)}${where}: ${numberText(matter) ?? label}`;
}
/** How many of whom, from where; of what is no number nothing. */
function numberText({ stack, step }: About): string | undefined {
  if (stack === undefined || step === 'give') return undefined;
  const [piece = '', place = ''] = stack.split(' in ');
  if (!isPiece(piece) || !isPlace(place)) return `How much ${inWords(stack)}?`;
  return `How many ${pieceText(piece)} from ${placeText(place)}?`;
}
/** An action or phase by its name; a card that is played, or in force, by its title. */
function matterText({ of, card }: About): string {
  if (of === 'event') return cardText(card);
  return /^\d/.test(of) ? cardText(Number.parseInt(of, 10)) : of.replaceAll('-', ' ');
}

export function optionText(option: unknown): string {
  if (typeof option === 'number') return String(option);
  if (typeof option === 'string') return textOf(option);
  const deal = option as Deal; // what is no name and no number
  if (deal.do === 'pass') return 'Pass';
  if (deal.do === 'event')
    return `${deal.side === 'single' ? 'Event' : `Event, ${deal.side}`}: ${inWords(sideText(deal.card, deal.side))}`;
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
  if (/[A-Z]{3}/.test(option)) return capital(inWords(option));
  return capital(option.replaceAll('-', ' '));
}
