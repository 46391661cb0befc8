import { brief, list, object, oneOf, whole } from '@fermata/core/fields';
import { type Action, actionsAfter, isShowdown } from './betting.ts';
import { DEALS_MAX } from './options.ts';
import { CARDS, CHIPS_AT_STAKE, type State } from './state.ts';

/**
 * `{ "cards": ["K", "J"], "betting": ["pass", "bet"] }`: the cards of seat 0 and seat 1, and what has been done, if anything.
 * In the middle of several deals also `{ "deals": 10, "deal": 3, "won": [2, -2] }`: which one it is, and what each seat has
 * won before.
 */
export function position(json: unknown): State {
  const { cards, betting = [], ...match } = object(json, 'position', ['cards', 'betting', 'deals', 'deal', 'won']);
  const dealt = list(cards, 'cards', 2, 2).map((card, seat) => oneOf(card, `cards.${seat}`, CARDS));
  if (dealt[0] === dealt[1]) throw new Error(`cards are two different ones of ${CARDS.join(' ')}; got ${brief(cards)}`);
  const line = bettingOf(betting);
  return {
    deck: CARDS.filter((card) => !dealt.includes(card)),
    hands: dealt.map((card) => [card]),
    betting: line,
    shown: isShowdown(line),
    ...dealsOf(match),
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

function dealsOf({ deals = 1, deal = 1, won = [0, 0] }: { readonly [name: string]: unknown }) {
  const count = whole(deals, 'deals', 1, DEALS_MAX);
  const number = whole(deal, 'deal', 1, count);
  const most = CHIPS_AT_STAKE * (number - 1);
  const each = list(won, 'won', 2, 2).map((chips, seat) => whole(chips, `won.${seat}`, -most, most));
  const [first = 0, second = 0] = each;
  if (first + second !== 0) throw new Error(`won is what one seat has taken from the other; got ${brief(won)}`);
  return { deals: count, deal: number, won: each };
}
