import { list, object, oneOf, whole } from '@fermata/core/fields';
import { CARDS_MAX, COUP_FIRST, EVENTS_MAX, isCoup } from '../data/cards.ts';
import { FACTIONS } from '../data/forces.ts';
import { MODIFIERS } from '../lasting/modifiers.ts';
import { DEEDS, PHASES, type State } from '../state/state.ts';
import { type Fields, factionsIn } from './fields.ts';

/** Cards, who has acted, what is in force, and where the coup round stands. */
export function readSequence(state: State, given: Fields): void {
  readCards(state, given);
  readLeaders(state, given);
  const soon = object(given.nextEligible ?? {}, 'nextEligible', FACTIONS);
  for (const faction of FACTIONS)
    if (soon[faction] !== undefined) state.nextEligible[faction] = flag(soon[faction], `nextEligible.${faction}`);
  if (given.passed !== undefined) state.passed = factionsIn(given.passed, 'passed');
  if (given.acted !== undefined)
    state.acted = list(given.acted, 'acted', 0, 2).map((one, at) => {
      const { faction, deed } = object(one, `acted.${at}`, ['faction', 'deed']);
      return { faction: oneOf(faction, `acted.${at}.faction`, FACTIONS), deed: oneOf(deed, `acted.${at}.deed`, DEEDS) };
    });
  if (given.pivotalAsked !== undefined) state.pivotalAsked = flag(given.pivotalAsked, 'pivotalAsked');
  if (given.phase !== undefined) state.phase = oneOf(given.phase, 'phase', PHASES);
  if (given.afterCoup !== undefined) state.afterCoup = flag(given.afterCoup, 'afterCoup');
  if (given.pacified !== undefined) state.pacified = whole(given.pacified, 'pacified', 0, 4);
  if (given.over !== undefined && given.over !== null) {
    const { margins, isFinal } = object(given.over, 'over', ['margins', 'isFinal']);
    const by = object(margins, 'over.margins', FACTIONS);
    const read = (faction: (typeof FACTIONS)[number]) => whole(by[faction], `over.margins.${faction}`, -100, 200);
    state.over = {
      margins: { US: read('US'), ARVN: read('ARVN'), NVA: read('NVA'), VC: read('VC') },
      isFinal: flag(isFinal, 'over.isFinal'),
    };
  }
  const inRound = state.phase !== 'card' && state.phase !== 'over';
  if (inRound && !isCoup(state.card))
    throw new TypeError(`phase ${state.phase} needs a coup card; got card ${state.card}`);
}

function flag(value: unknown, path: string): boolean {
  return oneOf(value, path, [true, false]);
}
function cardsIn(value: unknown, path: string, min: number, max: number): number[] {
  const cards = list(value, path, 0, CARDS_MAX).map((one, at) => whole(one, `${path}.${at}`, min, max));
  const twice = cards.find((card, at) => cards.indexOf(card) !== at);
  if (twice !== undefined) throw new TypeError(`${path} holds each card once; got ${twice} twice`);
  return cards;
}

function readCards(state: State, given: Fields): void {
  if (given.card !== undefined) state.card = whole(given.card, 'card', 0, CARDS_MAX);
  if (given.next !== undefined) state.next = whole(given.next, 'next', 0, CARDS_MAX);
  if (given.deck !== undefined && given.deck !== null) state.deck = cardsIn(given.deck, 'deck', 1, CARDS_MAX);
  const isTaken = (card: number) => card === state.card || card === state.next;
  const isOut = (card: number) => isTaken(card) || state.leaders.includes(card);
  state.unseen =
    given.unseen === undefined
      ? state.unseen.filter((card) => !isTaken(card))
      : cardsIn(given.unseen, 'unseen', 1, EVENTS_MAX);
  state.coups =
    given.coups === undefined
      ? state.coups.filter((card) => !isOut(card))
      : cardsIn(given.coups, 'coups', COUP_FIRST, CARDS_MAX);
  const again = state.deck?.find(isTaken);
  if (again !== undefined)
    throw new TypeError(`deck holds cards that are still to come; got ${again}, which is on the table`);
  if (given.pile !== undefined) {
    const { left, hasCoup, after } = object(given.pile, 'pile', ['left', 'hasCoup', 'after']);
    state.pile = {
      left: whole(left, 'pile.left', 0, 12),
      hasCoup: flag(hasCoup, 'pile.hasCoup'),
      after: whole(after, 'pile.after', 0, 5),
    };
  }
  if (given.pivotal !== undefined) state.pivotal = cardsIn(given.pivotal, 'pivotal', EVENTS_MAX + 1, COUP_FIRST - 1);
}

/** The leader is in force before everything else, unless what is named says where he comes. */
function readLeaders(state: State, given: Fields): void {
  if (given.leaders !== undefined) state.leaders = cardsIn(given.leaders, 'leaders', COUP_FIRST, CARDS_MAX);
  if (given.leaderIgnored !== undefined) state.leaderIgnored = flag(given.leaderIgnored, 'leaderIgnored');
  const top = state.leaders.at(-1) ?? 'minh';
  const leader = state.leaderIgnored || Number(top) > 128 ? [] : [`leader:${top}`];
  const others =
    given.inForce === undefined
      ? state.inForce.filter((rule) => !rule.startsWith('leader:'))
      : list(given.inForce, 'inForce', 0, 60).map((rule, at) => oneOf(rule, `inForce.${at}`, Object.keys(MODIFIERS)));
  const isNamed = others.some((rule) => rule.startsWith('leader:'));
  state.inForce = isNamed ? others : [...leader, ...others];
}
