import type { Prompt } from '@fermata/core';
import type { Play } from '../actions/play-bird.ts';
import type { Bird } from '../data/bird.ts';
import { birdAt, isBird } from '../data/birds.ts';
import { isBonusCard } from '../data/bonus-cards.ts';
import type { Habitat } from '../data/mat.ts';
import type { Payment, Trigger } from '../events.ts';
import { birdsIn } from '../steps/about.ts';
import type { Take } from '../steps/feeder.ts';
import { birdText } from './bird.ts';
import { bonusText } from './cards.ts';
import { eventText } from './events.ts';
import { powerText } from './powers.ts';
import { givesText } from './rows.ts';
import { birdName, bonusName, capital, paymentText } from './words.ts';

/** A question, with what it is about: the bird that asks, what pink birds answer to, how many discards are owed. */
export function promptText(prompt: Prompt): string {
  const { about } = prompt;
  const label = prompt.label === KEEP_BONUS ? keepText(prompt) : prompt.label;
  const { bird, trigger, owed } = (about ?? {}) as { bird?: string; trigger?: Trigger; owed?: number };
  if (bird !== undefined) return `${label} (${birdName(bird)})`;
  if (trigger !== undefined) return `${label} (${eventText(trigger).slice(0, -1)})`;
  return owed === undefined ? label : `${label} (${owed} owed)`;
}

const KEEP_BONUS = 'Keep which bonus card?';

/** Asked alike at the deal, for one card, and by a bird, for a list of them. */
function keepText({ several, options }: Prompt): string {
  const kept = several?.min ?? 1;
  return `Keep which bonus card${kept === 1 ? '' : 's'}, ${kept} of ${options.length}?`;
}

/** An option, with what a card does where that matters. */
export function optionText(option: unknown, { label, about }: Prompt): string {
  if (typeof option === 'number') return `Seat ${option}`;
  if (typeof option === 'string') return actionText(option, about) ?? textOf(option, label);
  const { die, food, bird, habitat } = option as Partial<Take & Play>;
  if (die !== undefined) return die === 'either' ? `${capital(food!)}, from the die with two foods` : capital(food!); // a die is taken as a food
  if (bird !== undefined) return `Into the ${habitat}: ${birdText(birdAt(bird))}`;
  return capital(paymentText(option as Payment));
}

/** An action with its row, and what that gives. */
function actionText(option: string, about: unknown): string | undefined {
  const habitat = (ROWS as { readonly [option: string]: Habitat })[option];
  if (habitat === undefined || typeof about !== 'number') return undefined;
  return `${textOf(option, '')} (${habitat}: ${givesText(habitat, birdsIn(about, habitat))})`;
}

const ROWS = { gainFood: 'forest', layEggs: 'grassland', drawCards: 'wetland' } as const;

function textOf(option: string, label: string): string {
  if (isBird(option)) return SHOWN[label]?.(birdAt(option)) ?? birdName(option);
  if (isBonusCard(option)) return `${bonusName(option)}: ${bonusText(option)}`;
  return WORDS[option] ?? capital(option);
}

function withPower(bird: Bird): string {
  return `${bird.name}. ${powerText(bird)}`;
}

/** Where a bird is chosen for what it is, or for what it can do. */
const SHOWN: { readonly [label: string]: (bird: Bird) => string } = {
  'Keep which birds, for a food each?': birdText,
  'Which card?': birdText,
  'Pick which card?': birdText,
  'Discard which card?': birdText,
  'Tuck which card?': birdText,
  'Use a power?': withPower,
  'Repeat which power?': withPower,
};

const WORDS: { readonly [option: string]: string } = {
  playBird: 'Play a bird',
  gainFood: 'Gain food',
  layEggs: 'Lay eggs',
  drawCards: 'Draw cards',
  rethrow: 'Throw all five dice again',
  leave: 'Leave them as they are',
  take: 'Take them',
  deck: 'The top card of the deck',
  supply: 'To your supply',
  cache: 'Onto the bird',
  pass: 'No, thanks',
};
