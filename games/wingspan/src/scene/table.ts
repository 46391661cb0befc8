import type { Seat } from '@fermata/core';
import type { Facts, Piece, Place } from '@fermata/scene';
import { BLUE_POINTS_MAX } from '../data/goals.ts';
import { DICE, FACES, type Face, FOODS, TRAY as TRAY_CARDS, TURNS } from '../data/mat.ts';
import { faceText } from '../describe/events.ts';
import { and, count } from '../describe/words.ts';
import { outcome, total } from '../scoring/final.ts';
import type { Score, Table } from '../state.ts';
import { birdCard } from './bird.ts';
import { dieId, FEEDER, supplyId, TRAY } from './ids.ts';
import { backs, who } from './words.ts';

/** What is nobody's: the round, the feeder, the supply, the tray and the decks. */
export function addTable(table: Table, me: Seat, places: Place[], pieces: Piece[]): void {
  const { tray, revealed, deck, discard, bonusDeck, bonusDiscard } = table;
  places.push(tableOf(table, me), ...PLACES);
  addDice(table, pieces);
  pieces.push(...SUPPLY);
  for (const card of tray) pieces.push(birdCard(card, TRAY));
  if (revealed.length > 0) places.push(REVEALED);
  for (const card of revealed) pieces.push(birdCard(card, REVEALED.id));
  pieces.push(
    backs('deck', 'bird', deck.length),
    backs('discard', 'bird', discard.length),
    backs('bonus deck', 'bonus', bonusDeck.length),
    backs('bonus discard', 'bonus', bonusDiscard.length),
  );
}

const ID = 'table';

function tableOf(table: Table, me: Seat): Place {
  const { round, seat, first, goalSide, scores } = table;
  const turn: Facts = scores === null ? [['to play', who(seat, me)]] : endFacts(table, scores, me);
  return {
    id: ID,
    name: 'Table',
    facts: [['round', `${round} of ${TURNS.length}`], ...turn, ['first this round', who(first, me)], SIDES[goalSide]],
  };
}

/** Who has won, and by what: of those with the most points the one with the most food left, or all of them. Alone nobody wins. */
function endFacts(table: Table, scores: readonly Score[], me: Seat): Facts {
  const most = Math.max(...scores.map(total));
  if (scores.length === 1) return [['match', 'over']];
  const winners = (outcome(table) ?? []).flatMap(({ rank }, seat) => (rank === 1 ? [who(seat, me)] : []));
  const isTied = scores.filter((score) => total(score) === most).length > winners.length;
  const by = isTied ? `${count(most, 'point')} and the most food left` : count(most, 'point');
  return [
    ['match', 'over'],
    ['won', `by ${and(winners)} with ${by}`],
  ];
}

const SIDES = {
  green: ['goals', 'green side, points by place'],
  blue: ['goals', `blue side, a point each up to ${BLUE_POINTS_MAX}`],
} as const;

/** How many dice show a face in the feeder, and how many lie outside, which hunters throw. */
function addDice({ feeder }: Table, pieces: Piece[]): void {
  for (const face of FACES) {
    let count = 0;
    for (const die of feeder) if (die === face) count++;
    if (count > 0) pieces.push(dice(dieId(face), FEEDER, `${faceText(face)} `, count, face));
  }
  const outside = DICE - feeder.length;
  if (outside > 0) pieces.push(dice('dice outside', OUTSIDE, '', outside, null));
}

const OUTSIDE = 'outside';

function dice(id: string, place: string, showing: string, count: number, face: Face | null): Piece {
  return { id, in: place, kind: 'die', name: `${showing}${count === 1 ? 'die' : 'dice'}`, count, face };
}

const PLACES: readonly Place[] = [
  { id: FEEDER, in: ID, name: 'Feeder', lay: 'row' },
  { id: OUTSIDE, in: ID, name: 'Outside the feeder', lay: 'row' },
  { id: 'supply', in: ID, name: 'Supply', lay: 'row' },
  { id: TRAY, in: ID, name: 'Tray', lay: 'row', room: TRAY_CARDS },
  { id: 'deck', in: ID, name: 'Deck', lay: 'pile' },
  { id: 'discard', in: ID, name: 'Discards', lay: 'pile' },
  { id: 'bonus deck', in: ID, name: 'Deck of bonus cards', lay: 'pile' },
  { id: 'bonus discard', in: ID, name: 'Discarded bonus cards', lay: 'pile' },
];

const REVEALED: Place = { id: 'revealed', in: ID, name: 'Turned up to pick from', lay: 'row' };

const SUPPLY: readonly Piece[] = FOODS.map((food) => ({
  id: supplyId(food),
  in: 'supply',
  kind: 'food',
  name: food,
  endless: true,
  face: food,
}));
