import type { AnyEvent, View } from '@fermata/core';
import { FACTIONS } from '../data/forces.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { isAction } from './actions.ts';
import { CARDS, cardId, LEADERS, MAP, markerId, PLAYED, SEQUENCE, sideId } from './ids.ts';

/** What an event is about, beside what moved: where it happens, who does it, which card or action it belongs to. */
export function cues(told: AnyEvent, { seats }: View<State>): readonly string[] {
  const event = told as Event; // nothing is hidden
  switch (event.type) {
    case 'moved':
      return [event.from, event.to];
    case 'flipped':
    case 'shifted':
    case 'marked':
    case 'spacePacified':
    case 'swept':
    case 'assaulted':
    case 'marched':
    case 'attacked':
      return [event.in];
    case 'adjusted':
      return [event.track];
    case 'eventBegan':
      return [cardId(event.card), event.what];
    case 'cardDrawn':
    case 'cardBegan':
    case 'cardEnded':
    case 'pivotalPlayed':
    case 'pivotalReturned':
    case 'leaderCame':
      return [cardId(event.card), PLAYED];
    case 'pivotalAsked':
      return [CARDS];
    case 'acted':
    case 'passed':
    case 'eligibilitySet':
      return [markerId(event.faction)];
    case 'cameIntoForce':
    case 'wentOutOfForce':
      return [event.rule];
    case 'phaseBegan':
      return [SEQUENCE];
    case 'leaderIgnored':
      return [LEADERS];
    case 'wereReset':
      return [MAP];
    case 'rolled':
      return isAction(event.for) ? [event.for] : [PLAYED];
    case 'trained':
      return ['train', event.by];
    case 'patrolled':
      return ['patrol', ...event.moved.map(({ in: space }) => space)];
    case 'struckTrail':
      return ['TRAIL'];
    case 'governed':
      return event.in;
    case 'operated':
      return [event.operation, event.special, ...event.spaces].filter((id) => id !== null);
    case 'ended':
      return FACTIONS.map((faction) => sideId(seats[faction]));
  }
}
