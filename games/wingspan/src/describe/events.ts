import type { DeepReadonly } from '@fermata/core';
import type { Event, Obstacle } from '../events.ts';
import { total } from '../scoring/final.ts';
import { goalText } from './cards.ts';
import { and, birdName, birdNames, bonusName, bonusNames, count, foodCount, paymentText } from './words.ts';

/** What happened, in a sentence. */
export function eventText(event: DeepReadonly<Event>): string {
  switch (event.type) {
    case 'began':
      return `Seat ${event.first} begins. The goals are ${and(event.goals.map(goalText))}.`;
    case 'dealt':
      return `Seat ${event.seat} is dealt ${birdNames(event.birds)}, and ${bonusNames(event.bonus)}.`;
    case 'kept':
      return `Seat ${event.seat} keeps ${birdNames(event.birds)}, and ${event.bonus === null ? '' : 'the bonus card '}${bonusName(event.bonus)}${event.paid.length > 0 ? `, for ${and(event.paid.map((food) => foodCount(1, food)))}` : ''}.`;
    case 'turnBegan':
      return `Seat ${event.seat} ${ACTIONS[event.action]}.`;
    case 'rowUsed':
      return `Seat ${event.seat} has taken what the ${event.habitat} itself gives.`;
    case 'turnEnded':
      return `Seat ${event.seat} is done${event.next === null ? '' : `; seat ${event.next} is next`}.`;
    case 'roundScored':
      return `Round ${event.round} is scored for ${goalText(event.goal)}: ${event.points.map((points, seat) => `seat ${seat} has ${event.counts[seat]}, worth ${points}`).join('; ')}.`;
    case 'roundEnded':
      return `Round ${event.round} is over; seat ${event.first} begins the next.`;
    case 'gameScored':
      return `All is scored: ${and(
        event.scores.map(
          (score, seat) =>
            `seat ${seat} has ${total(score)} (${Object.entries(score)
              .map(([what, points]) => `${what} ${points}`)
              .join(', ')})`,
        ),
      )}.`;
    case 'feederThrown':
      return `The dice are thrown into the feeder: ${event.dice.map(faceText).join(', ')}.`;
    case 'dieTaken':
      return `Seat ${event.seat} takes ${foodCount(1, event.food)} from the feeder${event.die === 'either' ? ' (a die with two foods)' : ''}${event.onto === null ? '' : ` and caches it on ${birdName(event.onto)}`}.`;
    case 'foodGained':
      return `Seat ${event.seat} gains ${foodCount(event.count, event.food)}.`;
    case 'foodPaid':
      return `Seat ${event.seat} pays ${foodCount(event.count, event.food)}.`;
    case 'foodCached':
      return `Seat ${event.seat} caches ${foodCount(event.count, event.food)} on ${birdName(event.bird)}.`;
    case 'eggLaid':
      return `Seat ${event.seat} lays an egg on ${birdName(event.bird)}.`;
    case 'eggDiscarded':
      return `Seat ${event.seat} discards an egg of ${birdName(event.bird)}.`;
    case 'cardDrawn':
      return `Seat ${event.seat} draws ${birdName(event.card)} from the deck.`;
    case 'cardTaken':
      return `Seat ${event.seat} takes ${birdName(event.card)} from the tray.`;
    case 'cardRevealed':
      return `${birdName(event.card)} is turned up from the ${event.from}.`;
    case 'cardPicked':
      return `Seat ${event.seat} picks ${birdName(event.card)}.`;
    case 'cardDiscarded':
      return `Seat ${event.seat} discards ${birdName(event.card)}.`;
    case 'cardTucked':
      return `Seat ${event.seat} tucks ${birdName(event.card)} from the ${event.from} under ${birdName(event.bird)}.`;
    case 'discardOwed':
      return `Seat ${event.seat} owes ${count(event.count, 'discard')} at the end of the turn; what the hand lacks then lapses.`;
    case 'bonusDrawn':
      return `Seat ${event.seat} draws ${bonusNames(event.cards)}.`;
    case 'bonusDiscarded':
      return `Seat ${event.seat} discards ${bonusNames(event.cards)}.`;
    case 'trayFilled':
      return `${birdName(event.card)} comes to the tray.`;
    case 'trayCleared':
      return 'The tray is cleared.';
    case 'deckReshuffled':
      return `The deck is empty: a new one is made of ${count(event.count, 'discard')}.`;
    case 'bonusReshuffled':
      return `There are no bonus cards left: a new deck is made of ${count(event.count, 'discard')}.`;
    case 'birdPlayed':
      return `Seat ${event.seat} plays ${birdName(event.bird)} into the ${event.habitat} for ${paymentText(event.paid)}${eggsText(event.eggsFrom)}.`;
    case 'birdMoved':
      return `${birdName(event.bird)} of seat ${event.seat} moves from the ${event.from} to the ${event.to}.`;
    case 'powerUsed':
      return `Seat ${event.seat} uses ${birdName(event.bird)}.`;
    case 'powerRepeated':
      return `${birdName(event.by)} of seat ${event.seat} repeats the power of ${birdName(event.bird)}.`;
    case 'powerSkipped':
      return `${birdName(event.bird)} of seat ${event.seat} does nothing: ${OBSTACLES[event.why]}.`;
    case 'powerStopped':
      return `${birdName(event.bird)} of seat ${event.seat} does no more: ${OBSTACLES[event.why]}.`;
    case 'diceHunted':
      return `${birdName(event.bird)} of seat ${event.seat} hunts ${event.food === 'fish' ? 'fish' : `${event.food}s`} and rolls ${event.dice.map(faceText).join(', ')}: ${event.isCaught ? `${foodCount(event.count, event.food)} cached` : 'nothing caught'}.`;
    case 'cardHunted':
      return `${birdName(event.bird)} of seat ${event.seat} hunts ${birdName(event.card)}, and ${event.isCaught ? 'catches it' : 'misses'}.`;
  }
}

const ACTIONS = {
  playBird: 'plays a bird',
  gainFood: 'gains food',
  layEggs: 'lays eggs',
  drawCards: 'draws cards',
} as const;

const OBSTACLES: { readonly [O in Obstacle]: string } = {
  declined: 'not wanted',
  noCards: 'there are no cards for it',
  noRoom: 'there is no room',
  noFood: 'there is no food for it',
  noEggs: 'there are no eggs for it',
  noDice: 'all dice are in the feeder',
  notInFeeder: 'the feeder has no such food',
  notRightmost: 'a bird is to its right',
  nothingToRepeat: 'there is nothing to repeat',
};

export function faceText(face: string): string {
  return face === 'either' ? 'invertebrate or seed' : face;
}

function eggsText(from: readonly string[]): string {
  return from.length === 0 ? '' : ` and ${and(from.map((bird) => `an egg of ${birdName(bird)}`))}`;
}
