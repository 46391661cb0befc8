import { type Action, actionsAfter, isShowdown } from './betting.ts';
import { CARDS, type Card, type State } from './state.ts';

/** `{ "cards": ["K", "J"], "betting": ["pass", "bet"] }`: the cards of seat 0 and seat 1, and what has been done, if anything. */
export function position(json: unknown): State {
  const { cards, betting = [] } = (json ?? {}) as { cards?: unknown; betting?: unknown }; // checked below
  if (!isDeal(cards)) {
    throw new Error(`cards are two different ones of ${CARDS.join(' ')}; got ${JSON.stringify(cards)}`);
  }
  const line = bettingOf(betting);
  return {
    deck: CARDS.filter((card) => !cards.includes(card)),
    hands: cards.map((card) => [card]),
    betting: line,
    shown: isShowdown(line),
  };
}

function isDeal(cards: unknown): cards is Card[] {
  return Array.isArray(cards) && cards.length === 2 && cards[0] !== cards[1] && cards.every((it) => CARDS.includes(it));
}

function bettingOf(json: unknown): Action[] {
  if (!Array.isArray(json)) throw new Error(`betting is a list of actions; got ${JSON.stringify(json)}`);
  const line: Action[] = [];
  for (const wanted of json) {
    const action = actionsAfter(line).find((it) => it === wanted);
    if (action === undefined) {
      const offered = actionsAfter(line).join(' or ') || 'nothing';
      throw new Error(
        `betting has ${JSON.stringify(wanted)} as action ${line.length + 1}, where ${offered} is possible`,
      );
    }
    line.push(action);
  }
  return line;
}
