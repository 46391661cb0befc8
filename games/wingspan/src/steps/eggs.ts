import { choose, type Flow, type Seat } from '@fermata/core';
import { birdAt } from '../data/birds.ts';
import { HABITATS, type Nest } from '../data/mat.ts';
import { emitQuietly } from '../emit-quietly.ts';
import type { Event } from '../events.ts';
import { hasNest, playerAt, type Table } from '../state.ts';
import type { About } from './about.ts';
import { PASS } from './pass.ts';

/** Birds of the seat that have room for an egg; of that kind of nest, if one is named. */
export function birdsWithRoom(state: Table, seat: Seat, nest?: Nest): string[] {
  const { rows } = playerAt(state, seat);
  const birds: string[] = [];
  for (const habitat of HABITATS) {
    for (const { bird, eggs } of rows[habitat]) {
      if (eggs < birdAt(bird).eggLimit && (nest === undefined || hasNest(bird, nest))) birds.push(bird);
    }
  }
  return birds;
}

/** Lays an egg on one of these birds, of the seat's choice. */
export function* layOneEgg(seat: Seat, birds: readonly string[], about: About): Flow<Event, string> {
  const bird = yield* choose(seat, 'Lay an egg on which bird?', birds, { about });
  emitQuietly({ type: 'eggLaid', seat, bird });
  return bird;
}

/** The same where the seat may as well lay none; undefined then. */
export function* mayLayOneEgg(seat: Seat, birds: readonly string[], about: About): Flow<Event, string | undefined> {
  if (birds.length === 0) return undefined;
  const bird = yield* choose(seat, 'Lay an egg on which bird?', [...birds, PASS], { about, otherwise: PASS });
  if (bird === PASS) return undefined;
  emitQuietly({ type: 'eggLaid', seat, bird });
  return bird;
}

/** Lays so many eggs on any birds, as far as there is room. */
export function* layEggs(state: Table, seat: Seat, count: number, about: About): Flow<Event> {
  for (let egg = 0; egg < count; egg++) {
    const birds = birdsWithRoom(state, seat);
    if (birds.length === 0) return;
    yield* layOneEgg(seat, birds, about);
  }
}

/** Lays so many eggs on this bird, as far as there is room. */
export function* layOnThis(state: Table, seat: Seat, bird: string, count: number): Flow<Event> {
  for (let egg = 0; egg < count && birdsWithRoom(state, seat).includes(bird); egg++) {
    emitQuietly({ type: 'eggLaid', seat, bird });
  }
}

/** Birds of the seat that have an egg to give. */
export function birdsWithEggs(state: Table, seat: Seat, except?: string): string[] {
  const { rows } = playerAt(state, seat);
  const birds: string[] = [];
  for (const habitat of HABITATS) {
    for (const { bird, eggs } of rows[habitat]) if (eggs > 0 && bird !== except) birds.push(bird);
  }
  return birds;
}

/** Discards so many eggs from these birds; the caller has made sure that they are there. */
export function* discardEggs(
  state: Table,
  seat: Seat,
  count: number,
  except: string | undefined,
  about: About,
): Flow<Event> {
  for (let egg = 0; egg < count; egg++) {
    const birds = birdsWithEggs(state, seat, except);
    const bird = yield* choose(seat, 'Discard an egg from which bird?', birds, { about });
    emitQuietly({ type: 'eggDiscarded', seat, bird });
  }
}
