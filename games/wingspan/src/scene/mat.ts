import type { Seat } from '@fermata/core';
import type { Facts, Piece, Place } from '@fermata/scene';
import { BONUS_CARDS, bonusCardAt } from '../data/bonus-cards.ts';
import { FOODS, HABITATS } from '../data/mat.ts';
import { bonusText } from '../describe/cards.ts';
import { birdName } from '../describe/words.ts';
import { bonusCount, bonusPoints } from '../scoring/bonus.ts';
import { openPoints, total } from '../scoring/final.ts';
import type { Mat, Score, Table } from '../state.ts';
import { birdCard, birdOnMat } from './bird.ts';
import { cubes as cubesOf } from './cubes.ts';
import { type MatPlaces, matPlaces } from './mat-places.ts';
import { backs } from './words.ts';

/** All that is a seat's. */
export function addMat(table: Table, seat: Seat, me: Seat, places: Place[], pieces: Piece[]): void {
  const player = table.players[seat]!; // a seat of this match
  const own = matPlaces(seat, seat === me);
  const { mat, hand, bonus, food, cubes, played } = own;
  const isOwing = table.owed > 0 && table.seat === seat;
  places.push(
    { ...mat, facts: scoreFacts(player, table.scores?.[seat]) },
    isOwing ? { ...hand, facts: [['to discard at the end of the turn', table.owed]] } : hand,
    bonus,
    food,
  );
  addCards(player.hand, hand.id, pieces);
  addBonusCards(player, bonus.id, pieces);
  for (let at = 0; at < FOODS.length; at++) {
    const kind = FOODS[at]!; // within the list, and one id for each
    pieces.push({ id: own.foods[at]!, in: food.id, kind: 'food', name: kind, count: player.food[kind], face: kind });
  }
  addRows(player, own, places, pieces);
  places.push(cubes, played);
  pieces.push(cubesOf(seat, 'free', cubes.id, player.cubes.free));
  pieces.push(cubesOf(seat, 'played', played.id, player.cubes.played));
}

/** Points that everybody sees; at the end all of them. */
function scoreFacts(player: Mat, score: Score | undefined): Facts {
  if (score === undefined) return [['points so far', openPoints(player)]];
  const { birds, bonus, goals, eggs, cached, tucked } = score;
  return [
    ['points', total(score)],
    ['birds', birds],
    ['bonus cards', bonus],
    ['goals', goals],
    ['eggs', eggs],
    ['cached', cached],
    ['tucked', tucked],
  ];
}

function addCards(hand: readonly (string | null)[], place: string, pieces: Piece[]): void {
  let unseen = 0;
  for (const card of hand) {
    if (card === null) unseen++;
    else pieces.push(birdCard(card, place));
  }
  if (unseen > 0) pieces.push(backs(place, 'bird', unseen));
}

/** Who sees a bonus card sees the hand as well, so it is known what it is worth by now. */
function addBonusCards(player: Mat, place: string, pieces: Piece[]): void {
  let unseen = 0;
  for (const id of player.bonus as readonly (string | null)[]) {
    if (id === null) {
      unseen++;
      continue;
    }
    const card = bonusCardAt(id);
    const facts: Facts = [
      ['so far', bonusCount(card, player)],
      ['points so far', bonusPoints(id, player)],
    ];
    pieces.push({ id, in: place, kind: 'bonus', name: card.name, facts, printed: PAYS.get(id)!, face: id }); // one for each card
  }
  if (unseen > 0) pieces.push(backs(place, 'bonus', unseen));
}

/** What is printed on a bonus card; among other facts it does without its full stop. */
const PAYS: ReadonlyMap<string, Facts> = new Map(
  BONUS_CARDS.map(({ id }) => [id, [['pays for', bonusText(id).replace(/\.$/, '')]]]),
);

/** Birds, and below each that has any a pile of the cards that are tucked under it. */
function addRows(player: Mat, { rows, mat }: MatPlaces, places: Place[], pieces: Piece[]): void {
  for (const habitat of HABITATS) {
    const birds = player.rows[habitat];
    const row = rows[habitat][birds.length]!; // one for each number of birds
    places.push(row);
    for (const placed of birds) {
      const { bird, tucked } = placed;
      pieces.push(birdOnMat(placed, row.id));
      if (tucked.length === 0) continue;
      const id = `under ${bird}`;
      places.push({ id, in: row.id, name: `Under ${birdName(bird)}`, lay: 'pile', owner: mat.owner! }); // a mat is somebody's
      pieces.push(backs(id, 'bird', tucked.length));
    }
  }
}
