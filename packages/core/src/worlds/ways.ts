import type { Token } from '../game/secrets.ts';
import type { Oracle } from '../oracle/oracle.ts';
import { type Ledger, NOWHERE } from '../secrets/ledger.ts';
import { entryOf } from '../values/entry.ts';

/** One way in which hidden tokens of a kind may have gone. */
export interface Gone {
  /** What lay in each zone when the turn began, in random order. */
  readonly lie: ReadonlyMap<string, Token[]>;
  /** What moved in this turn, by the number of the untold move. */
  readonly moved: readonly Token[];
}

/**
 * A way in which hidden tokens of a kind may have gone, as far as a seat can tell: all that fit what it was told are equally
 * likely. So one is found backwards: how they may lie now, by the ledger; which names they have, any of their lot; and step
 * by step where they came from.
 */
export function anyWay({ lots, cells, layouts }: Ledger, oracle: Oracle): Gone {
  let layout = anyOf(layouts, oracle);
  const left = lots.map((tokens) => tokens.slice());
  const lying = cells.map(({ lot }, cell) => {
    const own = left[lot] as Token[]; // one for each
    return Array.from({ length: layout.counts[cell] as number }, () => takeAny(own, oracle));
  });
  const moved: Token[] = [];
  while (layout.ways.length > 0) {
    const { from, flows, number } = anyOf(layout.ways, oracle);
    const gone: Token[] = [];
    for (const flow of flows) {
      for (let count = 0; count < flow.count; count++) {
        const token = flow.token ?? takeAny(lying[flow.to] as Token[], oracle); // within, here and below
        if (flow.token !== undefined) lying[flow.to]?.splice((lying[flow.to] as Token[]).indexOf(token), 1);
        lying[flow.from]?.push(token);
        gone.push(token);
      }
    }
    for (let at = number; number !== NOWHERE && gone.length > 0; at++) moved[at] = takeAny(gone, oracle);
    layout = from;
  }
  const lie = new Map<string, Token[][]>();
  for (const [cell, { place }] of cells.entries()) entryOf(lie, place, () => []).push(lying[cell] as Token[]);
  return { lie: new Map([...lie].map(([place, lists]) => [place, mixed(lists, oracle)])), moved };
}

/** Each list is in random order: so all but the longest are put anywhere. */
function mixed(lists: Token[][], oracle: Oracle): Token[] {
  if (lists.length === 1) return lists[0] as Token[]; // as it says
  lists.sort((one, other) => one.length - other.length);
  const tokens = lists.flat();
  const named = tokens.length - (lists.at(-1) as Token[]).length; // there are two at least
  for (let at = 0; at < named && at < tokens.length - 1; at++) {
    const other = at + oracle.int(tokens.length - at, 'redeal');
    [tokens[at], tokens[other]] = [tokens[other] as Token, tokens[at] as Token]; // within
  }
  return tokens;
}

/** One of them, as often as its weight says. */
function anyOf<T extends { readonly weight: number }>(list: readonly T[], oracle: Oracle): T {
  const last = list.length - 1;
  let at = 0;
  if (last > 0) {
    let left = (oracle.int(0x100000000, 'redeal') / 0x100000000) * list.reduce((sum, { weight }) => sum + weight, 0);
    for (; at < last; at++) {
      left -= (list[at] as T).weight; // within
      if (left < 0) break;
    }
  }
  return list[at] as T; // there is one
}

function takeAny(tokens: Token[], oracle: Oracle): Token {
  const at = tokens.length > 1 ? oracle.int(tokens.length, 'redeal') : 0;
  const token = tokens[at] as Token; // within, here and below
  tokens[at] = tokens[tokens.length - 1] as Token;
  tokens.pop();
  return token;
}
