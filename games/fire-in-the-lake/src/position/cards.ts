/** Which cards are where: on the table, in the box, in force, and still to come. */
import { list, object, oneOf, whole } from '@fermata/core/fields';
import { CARDS_MAX, COUP_FIRST, EVENTS_MAX, factsOf, isCoup } from '../data/cards.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { CANCELS, MODIFIERS } from '../lasting/modifiers.ts';
import { periodOf } from '../sequence/deck.ts';
import type { State } from '../state/state.ts';
import { type Fields, flag } from './fields.ts';

export function readCards(state: State, given: Fields): void {
  if (given.card !== undefined) state.card = whole(given.card, 'card', 0, CARDS_MAX);
  if (given.next !== undefined) state.next = drawn(given.next, 'next', 0);
  if (state.next !== 0 && state.next === state.card)
    throw new TypeError(`next is another card than the one that is played; got ${state.next}`);
  readLeaders(state, given);
  readRules(state, given);
  if (given.deck !== undefined && given.deck !== null)
    state.deck = each(list(given.deck, 'deck', 0, CARDS_MAX), 'deck', (one, path) => drawn(one, path, 1));
  readPiles(state, given);
  readPivotal(state, given);
}
/** Whoever has played a pivotal card, which lies on the table, holds it no longer. */
function readPivotal(state: State, given: Fields): void {
  if (given.pivotal === undefined) state.pivotal = state.pivotal.filter((one) => one !== state.card);
  else state.pivotal = cardsIn(given.pivotal, 'pivotal', EVENTS_MAX + 1, COUP_FIRST - 1).sort((a, b) => a - b);
  checkOffTable('pivotal', 'that their owners hold', state.pivotal, state);
}
function checkOffTable(path: string, what: string, cards: readonly number[], { card, next }: State): void {
  const again = cards.find((one) => one === card || one === next);
  if (again !== undefined) throw new TypeError(`${path} holds cards ${what}; got ${again}, which is on the table`);
}

/** A card of the deck: the pivotal ones are not in it. */
function drawn(value: unknown, path: string, min: number): number {
  const card = whole(value, path, min, CARDS_MAX);
  if (card > EVENTS_MAX && card < COUP_FIRST)
    throw new TypeError(`${path} is an event or a coup; pivotal cards are held by their owners; got ${card}`);
  return card;
}
function cardsIn(value: unknown, path: string, min: number, max: number): number[] {
  return each(list(value, path, 0, CARDS_MAX), path, (one, at) => whole(one, at, min, max));
}
function each(values: readonly unknown[], path: string, read: (one: unknown, path: string) => number): number[] {
  const cards = values.map((one, at) => read(one, `${path}.${at}`));
  const twice = cards.find((card, at) => cards.indexOf(card) !== at);
  if (twice !== undefined) throw new TypeError(`${path} holds each card once; got ${twice} twice`);
  return cards;
}

/** In a coup round its card lies in the box already: a leader on top, a failed attempt below all others. */
function readLeaders(state: State, given: Fields): void {
  if (given.leaders !== undefined) {
    const listed = cardsIn(given.leaders, 'leaders', COUP_FIRST, CARDS_MAX);
    // A failed attempt lies below all who lead, however they are listed.
    state.leaders = [...listed.filter((card) => card > 128), ...listed.filter((card) => card <= 128)];
  } else if (state.phase !== 'card' && isCoup(state.card) && !state.leaders.includes(state.card))
    state.leaders = state.card > 128 ? [state.card, ...state.leaders] : [...state.leaders, state.card];
  if (given.leaderIgnored !== undefined) state.leaderIgnored = flag(given.leaderIgnored, 'leaderIgnored');
}

/** The leader is in force before everything else, unless what is named says where he comes. */
function readRules(state: State, given: Fields): void {
  const top = state.leaders.at(-1) ?? 'minh';
  const leader = state.leaderIgnored || Number(top) > 128 ? undefined : `leader:${top}`;
  const rules =
    given.inForce === undefined
      ? state.inForce.filter((rule) => !rule.startsWith('leader:'))
      : list(given.inForce, 'inForce', 0, 60).map((rule, at) => oneOf(rule, `inForce.${at}`, Object.keys(MODIFIERS)));
  for (const [at, rule] of rules.entries()) checkRule(rule, rules.slice(0, at), leader);
  const ended = rules.find((rule) => rules.includes(CANCELS[rule] ?? ''));
  if (ended !== undefined) throw new TypeError(`inForce: ${ended} ends ${CANCELS[ended]}; got both`);
  const isNamed = leader === undefined || rules.includes(leader);
  state.inForce = isNamed ? rules : [leader, ...rules];
}
function checkRule(rule: string, before: readonly string[], leader: string | undefined): void {
  if (before.includes(rule)) throw new TypeError(`inForce holds each rule once; got ${rule} twice`);
  if (rule.startsWith('leader:')) {
    if (rule === leader) return;
    const who = leader === undefined ? 'nobody leads' : `the leader is ${leader}`;
    throw new TypeError(`inForce names ${rule}, but ${who}`);
  }
  const other = before.find((one) => one.split(':')[0] === rule.split(':')[0]);
  if (other !== undefined) throw new TypeError(`inForce holds one side of a card; got ${rule} beside ${other}`);
}

/** The piles hold all that lies nowhere else, and there are as many as coups are left. */
function readPiles(state: State, given: Fields): void {
  const used = new Set([
    state.card,
    state.next,
    ...state.leaders,
    ...state.inForce.map((rule) => Number(rule.split(':')[0])),
  ]);
  state.unseen =
    given.unseen === undefined
      ? state.unseen.filter((card) => !used.has(card))
      : cardsIn(given.unseen, 'unseen', 1, EVENTS_MAX);
  state.coups =
    given.coups === undefined
      ? state.coups.filter((card) => !used.has(card))
      : cardsIn(given.coups, 'coups', COUP_FIRST, CARDS_MAX);
  if (given.pile === undefined)
    state.pile = { left: state.pile.left, hasCoup: state.coups.length > 0, after: Math.max(0, state.coups.length - 1) };
  else {
    const { left, hasCoup, after } = object(given.pile, 'pile', ['left', 'hasCoup', 'after']);
    state.pile = {
      left: whole(left, 'pile.left', 0, SCENARIOS[state.scenario].eventsPerPile),
      hasCoup: flag(hasCoup, 'pile.hasCoup'),
      after: whole(after, 'pile.after', 0, SCENARIOS[state.scenario].periods.length - 1),
    };
  }
  if (state.deck === null) checkPiles(state);
  else checkDeck(state.deck, state, given.leaders !== undefined);
}
const TO_COME = 'that are still to come';
function checkDeck(deck: readonly number[], state: State, areLeadersNamed: boolean): void {
  const { leaders } = state;
  checkOffTable('deck', TO_COME, deck, state);
  const boxed = areLeadersNamed ? deck.find((one) => leaders.includes(one)) : undefined;
  if (boxed !== undefined)
    throw new TypeError(`deck holds cards that are still to come; got ${boxed}, which is in the box`);
}
/** There are cards enough for what the piles are to hold. */
function checkPiles(state: State): void {
  const { pile, coups, unseen, scenario, periodEvents } = state;
  checkOffTable('unseen', TO_COME, unseen, state);
  checkOffTable('coups', TO_COME, coups, state);
  const coupsNeeded = pile.after + (pile.hasCoup ? 1 : 0);
  if (coups.length < coupsNeeded)
    throw new TypeError(`coups: ${coupsNeeded} of them are in the piles; got ${coups.length}`);
  const needed = new Map<number | undefined, number>();
  for (let after = pile.after; after >= 0; after--) {
    const period = periodEvents ? periodOf(scenario, after) : undefined;
    const n = after === pile.after ? pile.left : SCENARIOS[scenario].eventsPerPile;
    needed.set(period, (needed.get(period) ?? 0) + n);
  }
  for (const [period, n] of needed) {
    const there = unseen.filter((card) => period === undefined || factsOf(card).period === period).length;
    const which = period === undefined ? '' : ` of ${period}`;
    if (there < n) throw new TypeError(`unseen: ${n} of them${which} are in the piles; got ${there}`);
  }
}
