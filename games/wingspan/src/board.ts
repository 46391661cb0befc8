import type { View } from '@fermata/core';
import { birdAt } from './data/birds.ts';
import { bonusCardAt } from './data/bonus-cards.ts';
import { HABITATS, type Habitat, TURNS } from './data/mat.ts';
import { bonusText, goalText } from './describe/cards.ts';
import { faceText } from './describe/events.ts';
import { givesText, nextBirdText } from './describe/rows.ts';
import { birdName, bonusName, count, paymentText } from './describe/words.ts';
import { bonusCount, bonusPoints } from './scoring/bonus.ts';
import { openPoints, total } from './scoring/final.ts';
import { standing } from './scoring/goals.ts';
import type { Player, State } from './state.ts';

/** The table as text: the round and its goals, what can be taken, and each seat with its mat. */
export function board(view: View<State>): string {
  const state = view as State; // hidden cards are null, and are only counted here
  const { round, goals, seat, feeder, tray, deck, discard, players, goalSide } = state;
  return [
    `Round ${round} of ${TURNS.length}, ${turnText(state)}`,
    ...goals.map(
      (goal, at) =>
        `${at + 1 === round ? '>' : ' '} Goal ${at + 1} (${goalSide}): ${goalText(goal)}  ${standingText(state, goal, at)}`,
    ),
    `Feeder: ${feeder.map(faceText).join(', ') || 'empty'}`,
    `Tray: ${cardsText(tray) || 'empty'}   Deck: ${deck.length}   Discards: ${discard.length}`,
    ...players.flatMap((player, at) => seatLines(state, player, at, at === seat)),
  ].join('\n');
}

/** Whose turn it is, and how many turns they have, this one included. */
function turnText(state: State): string {
  const { seat, scores, players } = state;
  if (scores !== null) return 'all is scored';
  const { free } = players[seat]!.cubes; // somebody's turn
  const who = `seat ${seat} to play`;
  const left = free === 0 ? 1 : turnsLeft(state);
  if (left === 1) return `${who}: the last turn of the round`;
  return left === undefined ? `${who}, ${count(free, 'cube')} left` : `${who}, ${left} turns left with this one`;
}

/**
 * A cube is put down when a turn has begun, and whether it has the others tell: who comes later in the round has as many,
 * who came before one less. Of one seat alone it cannot be told, nor where a position gives turns as it likes.
 */
function turnsLeft({ seat, players, first }: State): number | undefined {
  const place = (at: number) => (at - first + players.length) % players.length;
  const lefts = players.map(({ cubes }, at) => cubes.free + (place(at) < place(seat) ? 1 : 0));
  const { [seat]: own = 0 } = lefts;
  const others = new Set(lefts.filter((_, at) => at !== seat));
  const [left = 0] = others;
  return others.size === 1 && (left === own || left === own + 1) ? left : undefined;
}

/** Points where the round is over, else how much everybody has so far. */
function standingText({ players, round }: State, goal: string, at: number): string {
  const isScored = at < (players[0]?.goalPoints.length ?? 0);
  if (isScored) return `scored ${seatBySeat(players.map(({ goalPoints }) => goalPoints[at]))}`;
  return at + 1 >= round ? `so far ${seatBySeat(standing(goal, players))}` : '';
}

function seatBySeat(counts: readonly (number | undefined)[]): string {
  return counts.map((count, seat) => `seat ${seat}: ${count ?? 0}`).join(', ');
}

function seatLines(state: State, player: Player, seat: number, isActive: boolean): string[] {
  const { food, hand, rows } = player;
  const score = state.scores?.[seat];
  const points = score === undefined ? `${openPoints(player)} points so far` : `${total(score)} points`;
  const cards = hand.every((card) => card === null) ? count(hand.length, 'card') : cardsText(hand);
  return [
    `${isActive ? '>' : ' '} Seat ${seat}  ${points}  food: ${paymentText(present(food))}`,
    ...bonusLines(player),
    `    hand: ${hand.length === 0 ? 'empty' : cards}`,
    ...(isActive && state.owed > 0
      ? [`    owes ${count(state.owed, 'discard')} at the end of this turn; what the hand lacks then lapses`]
      : []),
    ...HABITATS.map((habitat) => `    ${rowText(habitat, rows[habitat])}`),
  ];
}

/** What the row gives now, what the next bird costs there, and its birds. */
function rowText(habitat: Habitat, row: Player['rows'][Habitat]): string {
  const birds = row.map(placedText).join(' | ') || '-';
  return `${habitat} (${givesText(habitat, row.length)}; ${nextBirdText(row.length)}): ${birds}`;
}

/** Who sees a bonus card sees the hand as well, or all is scored: so it is known what it is worth by now. */
function bonusLines(player: Player): string[] {
  const { bonus } = player;
  if (bonus.length === 0) return ['    bonus: none'];
  if (bonus.every((card) => card === null)) return [`    bonus: ${bonus.length} hidden`];
  return bonus.map((id) => {
    const so = `${bonusCount(bonusCardAt(id), player)} so far, worth ${bonusPoints(id, player)}`;
    return `    bonus: ${bonusName(id)}: ${bonusText(id).slice(0, -1)} (${so})`;
  });
}

/** Names, with the colours of powers, of which rules and goals speak. */
function cardsText(cards: readonly string[]): string {
  return cards.map((id) => `${birdName(id)}${colorOf(id)}`).join(', ');
}

function colorOf(id: string): string {
  const { color } = birdAt(id);
  return color === 'none' ? '' : ` (${color})`;
}

function placedText({ bird, eggs, cached, tucked, isUsed }: Player['rows'][Habitat][number]): string {
  const { name, eggLimit, color } = birdAt(bird);
  const extras = [
    ...(color === 'none' ? [] : [color]),
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
