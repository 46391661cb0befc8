import { choose, draw, type Flow, type Seat } from '@fermata/core';
import { DICE, FACES, type Face, FOODS, type Food } from '../data/mat.ts';
import { emitQuietly } from '../emit-quietly.ts';
import type { Event, Obstacle } from '../events.ts';
import type { Table } from '../state.ts';
import type { About } from './about.ts';

/** A die, and what it is taken as. */
export interface Take {
  readonly die: Face;
  readonly food: Food;
}

/** Takes a die of one of these kinds into the supply of the seat; or why not. */
export function* gainFromFeeder(
  state: Table,
  seat: Seat,
  kinds: readonly Food[],
  about: About,
): Flow<Event, Food | Obstacle> {
  const take = yield* chooseDie(state, seat, kinds, about);
  if (typeof take === 'string') return take;
  yield* takeDie(state, seat, take, null);
  return take.food;
}

/**
 * Any die that shows one of these kinds. While all dice show one face, the taker may throw all five again first; if that
 * face is none of the kinds, they may also leave it.
 */
export function* chooseDie(
  state: Table,
  seat: Seat,
  kinds: readonly Food[],
  about: About,
): Flow<Event, Take | Obstacle> {
  if (state.feeder.length === 0) yield* throwDice();
  for (;;) {
    const takes = takesOf(state.feeder, kinds);
    const canRethrow = showsOneFace(state.feeder);
    if (takes.length === 0) {
      if (!canRethrow) return 'notInFeeder';
      if (!(yield* rethrows(seat, about))) return 'declined';
    } else {
      const options: readonly (Take | typeof RETHROW)[] = canRethrow ? [...takes, RETHROW] : takes;
      const chosen = yield* choose(seat, 'Which die?', options, { about });
      if (chosen !== RETHROW) return chosen;
    }
    yield* throwDice();
  }
}

/** Nothing fits, and all dice show one face: they may be thrown again, or left as they are for the others. */
export function* rethrows(seat: Seat, about: About): Flow<never, boolean> {
  return (yield* choose(seat, 'Throw the dice again?', [RETHROW, LEAVE], { about, otherwise: LEAVE })) === RETHROW;
}

/** The die leaves the feeder: into the supply, or onto a bird. The last one brings all five back. */
export function* takeDie(state: Table, seat: Seat, { die, food }: Take, onto: string | null): Flow<Event> {
  emitQuietly({ type: 'dieTaken', seat, die, food, onto });
  if (state.feeder.length === 0) yield* throwDice();
}

/** All five dice, into the feeder. */
export function* throwDice(): Flow<Event> {
  emitQuietly({ type: 'feederThrown', dice: yield* rollDice(DICE) });
}

export function* rollDice(count: number): Flow<never, Face[]> {
  const faces: Face[] = [];
  while (faces.length < count) faces.push(yield* draw(FACES, 'die'));
  return faces;
}

/** True if food of one of these kinds is there, or may be after a throw that the seat may ask for. */
export function mayGain({ feeder }: Table, kinds: readonly Food[]): boolean {
  return feeder.length === 0 || showsOneFace(feeder) || takesOf(feeder, kinds).length > 0;
}

export function showsOneFace(feeder: readonly Face[]): boolean {
  return feeder.every((face) => face === feeder[0]);
}

export const RETHROW = 'rethrow';
export const LEAVE = 'leave';

/** Every die that can be taken for food of that kind. */
export function takesAs(feeder: readonly Face[], food: Food): Take[] {
  return feeder.filter((die) => foodsOn(die).includes(food)).map((die) => ({ die, food }));
}

/** What dice can be taken as: equal ones once, in the order of faces. */
function takesOf(feeder: readonly Face[], kinds: readonly Food[]): readonly Take[] {
  let faces = 0;
  for (const face of feeder) faces |= 1 << FACES.indexOf(face);
  const takes = TAKES[faces]!; // one for each set of faces
  return kinds === FOODS ? takes : takes.filter(({ food }) => kinds.includes(food));
}

/** For each set of faces, all that can be taken: prepared, because it is asked for at every die. */
const TAKES: readonly (readonly Take[])[] = Array.from({ length: 1 << FACES.length }, (_, faces) =>
  FACES.filter((_, at) => (faces & (1 << at)) !== 0).flatMap((die) => foodsOn(die).map((food) => ({ die, food }))),
);

function foodsOn(face: Face): readonly Food[] {
  return face === 'either' ? ['invertebrate', 'seed'] : [face];
}
