import type { View } from '@fermata/core';
import { birdAt } from './data/birds.ts';
import { HABITATS } from './data/mat.ts';
import { goalText } from './describe/cards.ts';
import { faceText } from './describe/events.ts';
import { birdName, bonusName, count, paymentText } from './describe/words.ts';
import { standing } from './scoring/goals.ts';
import type { Player, State } from './state.ts';

/** The table as text: the round and its goals, what can be taken, and each seat with its mat. */
export function board(view: View<State>): string {
  const state = view as State; // hidden cards are null, and are only counted here
  const { round, goals, seat, feeder, tray, deck, discard, players, goalSide } = state;
  return [
    `Round ${round}, seat ${seat} to play, ${players[seat]!.cubes.free} turns left`, // somebody's turn
    ...goals.map(
      (goal, at) =>
        `${at + 1 === round ? '>' : ' '} Goal ${at + 1} (${goalSide}): ${goalText(goal)}  ${standingText(state, goal, at)}`,
    ),
    `Feeder: ${feeder.map(faceText).join(', ') || 'empty'}`,
    `Tray: ${tray.map(birdName).join(', ') || 'empty'}   Deck: ${deck.length}   Discards: ${discard.length}`,
    ...players.flatMap((player, at) => seatLines(player, at, at === seat)),
  ].join('\n');
}

/** Points where the round is over, else how much everybody has so far. */
function standingText({ players, round }: State, goal: string, at: number): string {
  const isScored = at < (players[0]?.goalPoints.length ?? 0);
  if (isScored) return `scored ${players.map(({ goalPoints }) => goalPoints[at]).join(' / ')}`;
  return at + 1 >= round ? `so far ${standing(goal, players).join(' / ')}` : '';
}

function seatLines({ food, hand, bonus, rows }: Player, seat: number, isActive: boolean): string[] {
  const kept = bonus.every((card) => card === null) ? `${bonus.length} hidden` : bonus.map(bonusName).join(', ');
  const cards = hand.every((card) => card === null) ? count(hand.length, 'card') : hand.map(birdName).join(', ');
  return [
    `${isActive ? '>' : ' '} Seat ${seat}  food: ${paymentText(present(food))}  bonus: ${kept || 'none'}`,
    `    hand: ${cards || 'empty'}`,
    ...HABITATS.map((habitat) => `    ${habitat.padEnd(9)} ${rows[habitat].map(placedText).join(' | ') || '-'}`),
  ];
}

function placedText({ bird, eggs, cached, tucked, isUsed }: Player['rows']['forest'][number]): string {
  const { name, eggLimit } = birdAt(bird);
  const extras = [
    `${eggs}/${eggLimit} eggs`,
    ...(cached.length > 0 ? [`${cached.length} cached`] : []),
    ...(tucked.length > 0 ? [`${tucked.length} tucked`] : []),
    ...(isUsed ? ['used'] : []),
  ];
  return `${name} (${extras.join(', ')})`;
}

function present(food: Player['food']): Partial<Player['food']> {
  return Object.fromEntries(Object.entries(food).filter(([, count]) => count > 0));
}
