import { closed } from '../execution/slot.ts';
import type { Seat } from '../game/flow.ts';
import type { Rules } from '../game/game.ts';
import { sees, type Token, type View } from '../game/secrets.ts';
import { misuse } from '../values/errors.ts';
import { checkedZonesOf, viewOf, zonesOf } from './view.ts';

/**
 * What the game makes of what a seat sees. To copy a state takes longer than to judge it: so what is hidden is taken out of
 * the state for as long as the game looks at it, and put back, whatever the game does meanwhile.
 */
export function judged(game: Rules, state: object, seat: Seat): number {
  if (game.evaluate === undefined)
    throw misuse('nothing', `${game.name} does not evaluate; play on to the end, or give the game an evaluate`);
  const hidden = hiddenIn(game, state, seat);
  if (hidden === undefined) return asked(game, viewOf(game, state, seat), seat);
  const kept = hidden.map((tokens) => tokens.slice());
  for (const tokens of hidden) tokens.fill(null);
  try {
    return asked(game, state as View<object>, seat); // as of now
  } finally {
    for (const [at, tokens] of hidden.entries()) write(tokens, kept[at] as Tokens); // one for each
  }
}

function asked(game: Rules, view: View<object>, seat: Seat): number {
  return closed('evaluate', () => (game.evaluate as Evaluate).call(game, view, seat)); // it has one
}

type Evaluate = NonNullable<Rules['evaluate']>;
type Tokens = (Token | null)[];

/** The lists of the state that are to be blanked; undefined where that is not all that is hidden, or cannot be done. */
function hiddenIn(game: Rules, state: object, seat: Seat): Tokens[] | undefined {
  if (game.secrets === undefined) return [];
  if (game.secrets.values !== undefined) return undefined;
  if (!checked.has(game)) checkedZonesOf(game, state); // what is blanked in a copy would be seen
  checked.add(game);
  const lists = zonesOf(game, state).flatMap(({ tokens, seenBy }) => (sees(seenBy, seat) ? [] : [tokens as Tokens]));
  return lists.some((tokens) => Object.isFrozen(tokens)) ? undefined : lists;
}

/** Games whose zones have been seen to be lists of the state: to look each time takes longer than to judge. */
const checked = new WeakSet<Rules>();

function write(tokens: Tokens, kept: Tokens): void {
  if (tokens.length > kept.length) tokens.length = kept.length;
  for (let at = 0; at < kept.length; at++) tokens[at] = kept[at] as Token; // within
}
