import { brief, list, object, oneOf } from '@fermata/core/fields';
import { type Action, actionsAfter, isShowdown } from './betting.ts';
import { CARDS, type State } from './state.ts';

/** `{ "cards": ["K", "J"], "betting": ["pass", "bet"] }`: the cards of seat 0 and seat 1, and what has been done, if anything. */
export function position(json: unknown): State {
  const { cards, betting = [] } = object(json, 'position');
  const dealt = list(cards, 'cards', 2, 2).map((card, seat) => oneOf(card, `cards.${seat}`, CARDS));
  if (dealt[0] === dealt[1]) throw new Error(`cards are two different ones of ${CARDS.join(' ')}; got ${brief(cards)}`);
  const line = bettingOf(betting);
  return {
    deck: CARDS.filter((card) => !dealt.includes(card)),
    hands: dealt.map((card) => [card]),
    betting: line,
    shown: isShowdown(line),
  };
}

function bettingOf(json: unknown): Action[] {
  const line: Action[] = [];
  for (const wanted of list(json, 'betting')) {
    const action = actionsAfter(line).find((it) => it === wanted);
    if (action === undefined) {
      const offered = actionsAfter(line).join(' or ') || 'nothing';
      throw new Error(`betting has ${brief(wanted)} as action ${line.length + 1}, where ${offered} is possible`);
    }
    line.push(action);
  }
  return line;
}
