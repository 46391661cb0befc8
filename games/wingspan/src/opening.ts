import { because, choose, chooseSome, draw, emit, type Flow, type Seat, shuffle, together } from '@fermata/core';
import { GOAL_TILES } from './data/goals.ts';
import { BONUS_HAND, FOODS, type Food, HAND, TURNS } from './data/mat.ts';
import type { Event } from './events.ts';
import { playerAt, seatsFrom, type Table } from './state.ts';
import { fillTray } from './steps/cards.ts';
import { throwDice } from './steps/feeder.ts';

/** Goals, feeder, tray and hands; then all seats choose what they keep, at once and in secret. */
export function* opening(state: Table): Flow<Event> {
  const seats = [...state.players.keys()];
  yield* because({ id: 'the set-up' }, setUp(state, seats));
  for (const seat of seatsFrom(state, state.first)) yield* because({ id: 'the deal', owner: seat }, deal(state, seat));
  const kept = yield* together(seats, (seat) => keep(state, seat));
  for (const [seat, choice] of kept.entries())
    yield* because({ id: 'choosing what to keep', owner: seat }, emit({ type: 'kept', seat, ...choice }));
}

function* setUp(state: Table, seats: readonly Seat[]): Flow<Event> {
  yield* emit({ type: 'began', first: yield* draw(seats, 'first'), goals: yield* drawGoals() });
  yield* throwDice();
  yield* fillTray(state);
}

function* deal(state: Table, seat: Seat): Flow<Event> {
  const birds = yield* drawSome(state.deck, HAND, 'card');
  yield* emit({ type: 'dealt', seat, birds, bonus: yield* drawSome(state.bonusDeck, BONUS_HAND, 'bonus') });
}

/** Any of the birds, for a food each; and one of the bonus cards. */
function* keep(state: Table, seat: Seat): Flow<never, Kept> {
  const { hand, bonus } = playerAt(state, seat);
  const birds = yield* chooseSome(seat, 'Keep which birds, for a food each?', hand);
  const price = { min: birds.length, max: birds.length };
  const paid = yield* chooseSome(seat, 'Give up which food?', FOODS, price);
  return { birds, paid, bonus: yield* choose(seat, 'Keep which bonus card?', bonus) };
}

interface Kept {
  readonly birds: readonly string[];
  readonly paid: readonly Food[];
  readonly bonus: string;
}

/** A tile for each round, on either side. */
function* drawGoals(): Flow<never, string[]> {
  const tiles = (yield* shuffle(GOAL_TILES, 'tile')).slice(0, TURNS.length);
  const goals: string[] = [];
  for (const sides of tiles) goals.push((yield* draw(sides, 'side')).id);
  return goals;
}

function* drawSome(pile: readonly string[], count: number, label: string): Flow<never, string[]> {
  const rest = [...pile];
  const drawn: string[] = [];
  while (drawn.length < count) drawn.push(...rest.splice(rest.indexOf(yield* draw(rest, label)), 1));
  return drawn;
}
