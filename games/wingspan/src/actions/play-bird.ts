import { choose, emit, type Flow, type Seat } from '@fermata/core';
import { birdAt } from '../data/birds.ts';
import { EGG_COSTS, HABITATS, type Habitat, hasPlace } from '../data/mat.ts';
import type { Event } from '../events.ts';
import { eggsOn, type Mat, placedAt, playerAt, type Table } from '../state.ts';
import type { About } from '../steps/about.ts';
import { birdsWithEggs } from '../steps/eggs.ts';
import { canPay, payments } from '../steps/payment.ts';

/** A bird of the hand, and where it goes. */
export interface Play {
  readonly bird: string;
  readonly habitat: Habitat;
}

/** The action: one bird of the hand, into a habitat where it lives. Not being asked would tell that there is only one. */
export function* playBird(state: Table, seat: Seat): Flow<Event> {
  const plays = playsOf(state, seat, HABITATS);
  yield* playInto(state, seat, yield* choose(seat, 'Play which bird?', plays, { ask: 'always', about: PLAY_BIRD }));
}

const PLAY_BIRD: About = 'playBird';

/** Pays for the bird and places it; its power and those of others come as reactions. */
export function* playInto(state: Table, seat: Seat, { bird, habitat }: Play): Flow<Event> {
  const { food, rows } = playerAt(state, seat);
  const about = { bird, habitat };
  const paid = yield* choose(seat, 'Pay with which food?', payments(birdAt(bird).cost, food), { about });
  const eggsFrom = yield* chooseEggs(state, seat, EGG_COSTS[rows[habitat].length]!, about); // there is a free place
  yield* emit({ type: 'birdPlayed', seat, bird, habitat, paid, eggsFrom });
}

/** Birds of the hand that can be paid for and placed in one of these habitats. */
export function playsOf(state: Table, seat: Seat, habitats: readonly Habitat[]): Play[] {
  const plays: Play[] = [];
  const player = playerAt(state, seat);
  const open = openIn(player, habitats);
  if (open.length === 0) return plays;
  for (const bird of player.hand) {
    const { habitats: homes, cost } = birdAt(bird);
    if (!canPay(cost, player.food)) continue;
    for (const habitat of open) if (homes.includes(habitat)) plays.push({ bird, habitat });
  }
  return plays;
}

/** True if there is any. */
export function canPlay(state: Table, seat: Seat): boolean {
  return playsOf(state, seat, HABITATS).length > 0;
}

/** Habitats with a free place for which there are eggs. */
function openIn(player: Mat, habitats: readonly Habitat[]): Habitat[] {
  const eggs = eggsOn(player);
  const open: Habitat[] = [];
  for (const habitat of habitats) {
    const birds = player.rows[habitat].length;
    if (hasPlace(birds) && EGG_COSTS[birds]! <= eggs) open.push(habitat); // a cost for each free place
  }
  return open;
}

/** Which birds give an egg each; one that gives two is named twice. */
function* chooseEggs(state: Table, seat: Seat, count: number, about: Play): Flow<never, string[]> {
  const from: string[] = [];
  if (count === 0) return from;
  const givers = birdsWithEggs(state, seat);
  for (let egg = 0; egg < count; egg++) {
    const bird = yield* choose(seat, 'Pay an egg of which bird?', givers, { about });
    from.push(bird);
    if (eggsLeft(state, seat, bird, from) === 0) givers.splice(givers.indexOf(bird), 1);
  }
  return from;
}

function eggsLeft(state: Table, seat: Seat, bird: string, from: readonly string[]): number {
  return placedAt(playerAt(state, seat), bird).eggs - from.filter((giver) => giver === bird).length;
}
