import type { Seat } from '@fermata/core';
import type { Facts, Piece, Place } from '@fermata/scene';
import { type ItemDefinition, isAimed, type StatusDefinition } from '../definition.ts';
import { outcome } from '../outcome.ts';
import { nextFatigue } from '../pace.ts';
import type { Item, State, Status } from '../state.ts';
import { itemsId, seatId, statusesId } from './ids.ts';

/** What is known of items and statuses by their names. */
export interface Printed {
  readonly items: ReadonlyMap<string, ItemDefinition>;
  readonly statuses: ReadonlyMap<string, StatusDefinition>;
}

/** Of each seat: itself, what it holds, and what is on it. */
export function seatPlaces(state: State, me: Seat): Place[] {
  const places = outcome(state);
  return state.players.flatMap((_, owner) => {
    const [mine, of] = [owner === me, `of seat ${owner}`];
    const rank: Facts = places === undefined ? [] : [['rank', places[owner]!.rank]]; // one for each seat
    return [
      {
        id: seatId(owner),
        name: mine ? `You, seat ${owner}` : `Seat ${owner}`,
        lay: 'column',
        owner,
        facts: [...conditionOf(state, owner), ...rank],
      },
      { id: itemsId(owner), in: seatId(owner), name: mine ? 'Your items' : `Items ${of}`, lay: 'row', owner },
      { id: statusesId(owner), in: seatId(owner), name: mine ? 'Your statuses' : `Statuses ${of}`, lay: 'row', owner },
    ];
  });
}

/** Who fell later ranks ahead. */
const FALLEN = ['first', 'second', 'third'] as const;

function conditionOf(state: State, seat: Seat): Facts {
  const { players, fallen } = state;
  const { health, healthMax, speed } = players[seat]!; // at the table
  if (fallen.includes(seat)) return [['fallen', FALLEN[fallen.indexOf(seat)]!]]; // one of four is left
  return [['health', `${health}/${healthMax}`], ['speed', speed], ...tiring(nextFatigue(state, seat))];
}

/** What the next turn costs in which the seat plays nothing. */
function tiring(costs: number | undefined): Facts {
  return costs === undefined ? [] : [['next rest costs', costs]];
}

/** Items lie before those who hold them, and statuses before those they are on. */
export function seatPieces(state: State, me: Seat, printed: Printed): Piece[] {
  const items = state.players.flatMap(({ items: held }, seat) => held.map((item) => itemPiece(item, seat, printed)));
  return [...items, ...state.statuses.map((status) => statusPiece(status, state, me, printed))];
}

function itemPiece({ id, name }: Item, seat: Seat, { items }: Printed): Piece {
  const known = items.get(name);
  const piece = { id, in: itemsId(seat), kind: 'item', name };
  if (known === undefined) return piece;
  const { family, text, held } = known;
  return { ...piece, facts: [['says', unended(text)]], face: { family, aimed: isAimed(known), held: held.length > 0 } };
}

function statusPiece(status: Status, state: State, me: Seat, { statuses }: Printed): Piece {
  const { id, kind, seat, by, value, duration } = status;
  const text = statuses.get(kind)?.text ?? '';
  const facts: Facts = [
    ...(value > 0 ? [['strength', value] as const] : []),
    lasting(status, state),
    ...(by === seat ? [] : [['by', by === me ? 'you' : `seat ${by}`] as const]),
    ...(text === '' ? [] : [['means', text] as const]),
  ];
  return {
    id,
    in: statusesId(seat),
    kind: 'status',
    name: kind,
    facts,
    face: { value, by, duration: { ...duration } },
  };
}

/** How long it lasts: turns are those of whom it is on. */
function lasting({ seat, duration }: Status, { players }: State): Facts[number] {
  switch (duration.type) {
    case 'turns':
      return ['left', duration.left === 1 ? '1 turn' : `${duration.left} turns`];
    case 'charges':
      return ['left', duration.left === 1 ? '1 time' : `${duration.left} times`];
    case 'permanent':
      return ['lasts', 'for good'];
    case 'untilItemRemoved': {
      const item = players[seat]?.items.find(({ id }) => id === duration.item);
      return ['lasts', item === undefined ? 'as its item does' : `while ${item.name} is held`];
    }
  }
}

/** A text among others does without its full stop. */
function unended(text: string): string {
  return text.replace(/\.$/, '');
}
