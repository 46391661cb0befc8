/** How items come into a hand: dealt at the start, or drawn at the start of a turn. */
import { because, type DeepReadonly, drawNow, emit, type Flow, type Seat } from '@fermata/core';
import { type ItemDefinition, isAttack } from './definition.ts';
import { untilItemRemoved } from './durations.ts';
import { removeAt } from './lists.ts';
import type { Items } from './options.ts';
import { drawnBy } from './pace.ts';
import type { Event, Item, State } from './state.ts';
import { addStatus, canMeet, isHeld } from './statuses.ts';

/** Deals to everybody, and then what items do while they are held begins: that may be the end of a seat, or of the duel. */
export function* dealAll(items: Items, state: DeepReadonly<State>): Flow<Event> {
  const { players } = state;
  for (let seat = 0; seat < players.length; seat++) {
    const dealt = numbered(loadoutOf(items, state, seat), state);
    yield* because({ id: 'the deal', owner: seat }, emit({ type: 'dealt', seat, items: dealt }));
  }
  for (let owner = 0; owner < players.length; owner++)
    yield* holdAll(items, state, owner, players[owner]!.items.slice()); // one for each
}

/** The seat draws what it draws at the start of a turn; of what it holds already it draws none. */
export function* drawItems(items: Items, state: DeepReadonly<State>, seat: Seat): Flow<Event> {
  const count = drawnBy(state, seat);
  if (count === 0) return;
  const held = state.players[seat]!.items.map(({ name }) => name); // at the table
  const names = drawNames(
    [...items.keys()].filter((name) => !held.includes(name)),
    count,
  );
  if (names.length === 0) return;
  const drawn = numbered(names, state);
  yield* emit({ type: 'drawn', seat, items: drawn });
  yield* holdAll(items, state, seat, drawn);
}

function* holdAll(
  items: Items,
  state: DeepReadonly<State>,
  owner: Seat,
  those: readonly DeepReadonly<Item>[],
): Flow<Event> {
  for (const { id, name } of those)
    for (const status of itemNamed(items, name).held)
      if (canMeet(state, owner) && isHeld(state, owner, id))
        yield* because(
          { id: `holding ${name}`, owner },
          addStatus(status, untilItemRemoved(id), 0, owner, { state, by: owner }),
        );
}

function itemNamed(items: Items, name: string): ItemDefinition {
  return items.get(name)!; // options and positions let no other in
}

function numbered(names: readonly string[], { nextId }: DeepReadonly<State>): Item[] {
  return names.map((name, at) => ({ id: `i${nextId + at}`, name }));
}

/** What the options say, or so many at random, no two alike; where an attack is wanted, the first of them is one. */
function loadoutOf(items: Items, { deal, pace }: DeepReadonly<State>, seat: Seat): readonly string[] {
  if (typeof deal !== 'number') return deal?.[seat] ?? [];
  const left = [...items.keys()];
  const attacks = pace?.attack === true ? left.filter((name) => isAttack(itemNamed(items, name))) : [];
  const first = deal > 0 ? drawNames(attacks, 1) : [];
  for (const name of first) removeAt(left, left.indexOf(name));
  return [...first, ...drawNames(left, deal - first.length)];
}

/** So many of these, or all of them where there are fewer. */
function drawNames(left: string[], count: number): string[] {
  const names: string[] = [];
  while (names.length < count && left.length > 0) {
    const name = drawNow(left, 'item');
    removeAt(left, left.indexOf(name));
    names.push(name);
  }
  return names;
}
