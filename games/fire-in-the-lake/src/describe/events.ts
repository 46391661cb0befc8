import type { DeepReadonly } from '@fermata/core';
import { FACTIONS } from '../data/forces.ts';
import { MODIFIERS } from '../lasting/modifiers.ts';
import type { Event } from '../state/events.ts';
import {
  capital,
  cardText,
  countText,
  inWords,
  levelText,
  marginText,
  pieceText,
  placeText,
  spaceText,
  trackText,
} from './words.ts';

type Texts = { readonly [K in Event['type']]: (event: DeepReadonly<Extract<Event, { type: K }>>) => string };

/** What happened, in a sentence. */
export function eventText(event: DeepReadonly<Event>): string {
  return (TEXTS[event.type] as (event: DeepReadonly<Event>) => string)(event); // each is asked for its own
}

const TEXTS: Texts = {
  moved: ({ piece, n, from, to, as }) =>
    `${countText(n, piece)}: from ${placeText(from)} to ${placeText(to)}${as === undefined ? '' : `, as ${pieceText(as, n)}`}.`,
  flipped: ({ piece, to, n, in: space }) =>
    `${countText(n, piece)} in ${spaceText(space)} ${n === 1 ? 'becomes' : 'become'} ${pieceText(to, n)}.`,
  shifted: ({ in: space, to }) => `${spaceText(space)} is at ${levelText(to)}.`,
  adjusted: ({ track, by }) => `${trackText(track)} ${by > 0 ? '+' : ''}${by}.`,
  marked: ({ in: space, marker, by }) =>
    `${capital(marker.toLowerCase())} in ${spaceText(space)}: ${by > 0 ? '+' : ''}${by}.`,
  cardDrawn: ({ card }) => `${cardText(card)} is turned up.`,
  cardBegan: ({ card }) => `${cardText(card)} is played.`,
  cardEnded: ({ card }) => `${cardText(card)} is over.`,
  pivotalPlayed: ({ card }) => `${cardText(card)} takes its place.`,
  pivotalAsked: () => 'No pivotal event is played.',
  pivotalReturned: ({ card }) => `${cardText(card)} goes back to its owner.`,
  eventBegan: ({ card, side, by }) => `${by} executes ${cardText(card)}${side === 'single' ? '' : `, ${side}`}.`,
  acted: ({ faction, deed, what }) => `${faction} has acted: ${deed}${deed === 'event' ? '' : `, ${what}`}.`,
  passed: ({ faction }) => `${faction} passes.`,
  eligibilitySet: ({ faction, is, now }) =>
    `${faction} is ${is ? 'eligible' : 'ineligible'} ${now ? 'now and ' : ''}on the next card.`,
  cameIntoForce: ({ rule }) => `In force: ${ruleText(rule)}.`,
  wentOutOfForce: ({ rule }) => `No longer in force: ${ruleText(rule)}.`,
  phaseBegan: ({ phase }) => (phase === 'card' ? 'The coup round is over.' : `The ${phase} phase begins.`),
  leaderCame: ({ card }) => `${cardText(card)} goes to the leaders.`,
  leaderIgnored: () => "The leader's text is ignored.",
  spacePacified: ({ in: space, by }) => `${by} pacifies in ${spaceText(space)}.`,
  wereReset: () => 'Markers are taken off, everybody hides, momentum ends, and all are eligible.',
  ended: ({ margins }) =>
    `The war is over: ${FACTIONS.map((faction) => `${faction} is ${marginText(margins[faction])}`).join(', ')}.`,
  rolled: ({ die, for: what }) => `A ${die} is rolled for ${what.replace('-', ' ')}.`,
  trained: ({ by }) => `${by} has trained.`,
  patrolled: ({ by }) => `${by} has patrolled.`,
  swept: ({ in: space, by }) => `${by} has swept ${spaceText(space)}.`,
  assaulted: ({ in: space, by }) => `${by} has assaulted in ${spaceText(space)}.`,
  marched: ({ in: space, by, n, isSeen }) =>
    `${n} of the ${by} march to ${spaceText(space)}${isSeen ? ', and are seen' : ''}.`,
  attacked: ({ in: space, by, removed }) => `${by} has attacked in ${spaceText(space)}: ${removed} removed.`,
  struckTrail: () => 'The Trail is struck.',
  governed: () => 'ARVN has governed.',
  operated: ({ by, operation, special }) =>
    `${by} has carried out ${[operation, special?.replace('-', ' ') ?? null].filter((one) => one !== null).join(' with ')}.`,
};

export function ruleText(rule: string): string {
  const [card] = rule.split(':');
  const name = card === 'leader' ? 'the leader' : cardText(Number(card));
  return `${name}: ${inWords(MODIFIERS[rule]?.text ?? rule)}`;
}
