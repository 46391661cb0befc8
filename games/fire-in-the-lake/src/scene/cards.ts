import type { Facts, Piece, Place } from '@fermata/scene';
import { factsOf, isCoup, isMomentum, ruleTitle } from '../data/cards.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import type { Table } from '../state/state.ts';
import { CARDS, cardId, DECK, IN_FORCE, LEADERS, NEXT, PLAYED, sideOfCard } from './ids.ts';

/** Both cards, the deck, the leaders, and what is in force. What a card says is looked up: the rules have its words. */
export function addCards(table: Table, places: Place[], pieces: Piece[]): void {
  const { card, next, leaders, leaderIgnored, inForce } = table;
  places.push(
    { id: CARDS, name: 'Cards' },
    { id: PLAYED, in: CARDS, name: 'Card being played', lay: 'row' },
    { id: NEXT, in: CARDS, name: 'Card to come', lay: 'row' },
    { id: DECK, in: CARDS, name: 'Deck', lay: 'pile' },
    { id: LEADERS, name: 'Leader in Saigon', lay: 'row', ...(leaderIgnored && { facts: IGNORED }) },
    { id: IN_FORCE, name: 'In force', lay: 'row' },
  );
  const lasting = inForce.filter((rule) => !rule.startsWith('leader:'));
  if (card !== 0 && !leaders.includes(card)) pieces.push(...cardPieces(card, PLAYED, lasting));
  if (next !== 0) pieces.push(...cardPieces(next, NEXT, lasting));
  const left = cardsLeft(table);
  if (left > 0) pieces.push({ id: DECK_BACKS, in: DECK, kind: 'card', name: 'cards', hidden: true, count: left });
  if (leaders.length === 0) pieces.push(MINH);
  for (const leader of leaders) pieces.push(...cardPieces(leader, LEADERS));
  for (const rule of lasting)
    pieces.push(sidePiece(rule, IN_FORCE, [['lasts', isMomentum(rule) ? 'to the next coup' : 'to the end']]));
}

const DECK_BACKS = 'deck backs';
const IGNORED: Facts = [['text', 'ignored']];
/** Printed in the box: he leads while no card lies there. */
const MINH: Piece = {
  id: 'leader:minh',
  in: LEADERS,
  kind: 'card',
  name: ruleTitle('leader:minh'),
  face: { order: [] },
};

/** A card, and its sides, each to be touched by itself; a side that is in force lies there. */
export function cardPieces(card: number, home: string, inForce: readonly string[] = []): Piece[] {
  const { title, order, sides, period } = factsOf(card);
  const printed: [string, string | number][] = [];
  if (order.length > 0) printed.push(['order', order.join(', ')]);
  if (period !== undefined) printed.push(['year', period]);
  if (isCoup(card)) printed.push(['brings', 'a coup round']);
  const rules = sides.map((side) => sideOfCard(card, side)).filter((rule) => !inForce.includes(rule));
  return [
    { id: cardId(card), in: home, kind: 'card', name: title, printed, face: { card, order, isCoup: isCoup(card) } },
    ...rules.map((rule) => sidePiece(rule, home)),
  ];
}
function sidePiece(rule: string, home: string, facts: Facts = []): Piece {
  const [card, side] = rule.split(':');
  return {
    id: rule,
    in: home,
    kind: 'side',
    name: ruleTitle(rule),
    ...(facts.length > 0 && { facts }),
    face: { card: Number(card), side },
  };
}

/** How many cards are still to come after the one that is turned up. */
function cardsLeft({ deck, pile, scenario }: Table): number {
  if (deck !== null) return deck.length;
  return pile.left + (pile.hasCoup ? 1 : 0) + pile.after * (SCENARIOS[scenario].eventsPerPile + 1);
}
