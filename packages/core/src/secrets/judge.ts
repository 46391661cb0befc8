import { closed } from '../execution/slot.ts';
import type { Seat } from '../game/flow.ts';
import type { Rules } from '../game/game.ts';
import type { View, Zone } from '../game/secrets.ts';
import { entryOf } from '../values/entry.ts';
import { misuse } from '../values/errors.ts';
import { NONE } from '../values/none.ts';
import { hiddenFrom, read, viewOf } from './view.ts';

/**
 * What the game makes of what a seat sees. To copy a state takes longer than to judge it, by a fifth of
 * `wingspan_greedy_vs_decisions`: so what is hidden is taken out of the state for as long as the game looks at it, and put
 * back, whatever the game does meanwhile.
 */
export function judged(game: Rules, state: object, seat: Seat): number {
  const { evaluate } = game;
  if (!evaluate) throw misuse('nothing', `${game.name} has no evaluate; play on to the end, or give it one`);
  const judge = (view: object) => closed('evaluate', () => evaluate.call(game, view as View<object>, seat)); // of the seat
  const hidden = hiddenIn(game, state, seat);
  if (!hidden) return judge(viewOf(game, state, seat));
  for (const { holder, key, tokens } of hidden) holder[key] = Array(tokens.length).fill(null);
  try {
    return judge(state);
  } finally {
    for (const { holder, key, tokens } of hidden) holder[key] = tokens;
  }
}

/** Tokens that a seat does not see, and what holds their array. */
interface Hidden {
  readonly holder: { [key: string | number]: unknown };
  readonly key: string | number;
  readonly tokens: readonly string[];
}

/** All that is hidden from the seat; undefined if it cannot be taken out of the state. */
function hiddenIn(game: Rules, state: object, seat: Seat): readonly Hidden[] | undefined {
  if (!game.secrets) return NONE;
  if (game.secrets.values) return undefined;
  const hidden: Hidden[] = [];
  for (const zone of hiddenFrom(game, state, seat)) {
    const found = holderOf(game, state, zone);
    if (!found || Object.isFrozen(found.holder)) return undefined;
    hidden.push(found);
  }
  return hidden;
}

/** What holds the tokens of a zone: looked for where that of its name was found last, and else everywhere. */
function holderOf(game: Rules, state: object, { name, tokens }: Zone): Hidden | undefined {
  const known = entryOf(found, game, () => new Map());
  let place = known.get(name);
  let holder = place && (read(state, place.path) as Hidden['holder'] | undefined);
  if (!place || holder?.[place.key] !== tokens) {
    place = search(state, tokens, []);
    if (!place) return undefined;
    known.set(name, place);
    holder = read(state, place.path) as Hidden['holder']; // it was found there
  }
  return { holder: holder as Hidden['holder'], key: place.key, tokens }; // as above
}

/** Where an array lies: under a key of what the path leads to. */
interface Address {
  readonly path: readonly (string | number)[];
  readonly key: string | number;
}

const found = new WeakMap<Rules, Map<string, Address>>();

function search(within: object, tokens: readonly string[], path: readonly string[]): Address | undefined {
  for (const [key, item] of Object.entries(within)) {
    if (item === tokens) return { path, key };
    const place = typeof item === 'object' && item !== null ? search(item, tokens, [...path, key]) : undefined;
    if (place) return place;
  }
  return undefined;
}
