import { because, choose, type Flow, type Seat } from '@fermata/core';
import { birdAt } from '../data/birds.ts';
import { emitQuietly } from '../emit-quietly.ts';
import type { Event, Obstacle, Trigger } from '../events.ts';
import type { Powers } from '../powers/index.ts';
import type { AnyPower, At } from '../powers/power.ts';
import { placeOf, playerAt, type Table } from '../state.ts';
import { type About, aboutOf } from '../steps/about.ts';
import { PASS } from '../steps/pass.ts';

/** Asks the owner whether to use a power of which something may come, and uses it. All of it is because of the bird. */
export function offer(at: At): Flow<Event> {
  return becauseOf(at, offered(at));
}

function* offered(at: At): Flow<Event> {
  const obstacle = obstacleOf(at);
  if (obstacle !== undefined) yield* skip(at, obstacle);
  else if (powerOf(at).asksItself === true) yield* run(at);
  else if ((yield* askFor(at.seat, [at.bird.id], aboutOf(at))) === PASS) yield* skip(at, 'declined');
  else yield* use(at);
}

/** What a power does is because of its bird. */
export function becauseOf({ bird, seat }: At, flow: Flow<Event>): Flow<Event> {
  return because({ id: bird.name, owner: seat }, flow);
}

/** The question before every power: which of these birds, or none. */
export function askFor(seat: Seat, birds: readonly string[], about: About): Flow<never, string> {
  return choose(seat, 'Use a power?', [...birds, PASS], { about, otherwise: PASS });
}

export function* use(at: At): Flow<Event> {
  emitQuietly({ type: 'powerUsed', seat: at.seat, bird: at.bird.id });
  yield* run(at);
}

/** The power itself, without a question. */
export function run(at: At): Flow<Event> {
  return powerOf(at).run(at, at.bird.power.params as never); // they belong together
}

export function obstacleOf(at: At): Obstacle | undefined {
  return powerOf(at).obstacle?.(at, at.bird.power.params as never); // as above
}

export function* skip({ seat, bird }: At, why: Obstacle): Flow<Event> {
  emitQuietly({ type: 'powerSkipped', seat, bird: bird.id, why });
}

/** Ends a power before its end, after so many parts of it: nothing has come of it, or no more will. */
export function* giveUp(at: At, why: Obstacle, parts: number): Flow<Event> {
  if (parts === 0) yield* skip(at, why);
  else emitQuietly({ type: 'powerStopped', seat: at.seat, bird: at.bird.id, why });
}

/** Where and why the power of a bird is used. */
export function atOf(
  powers: Powers,
  state: Table,
  seat: Seat,
  id: string,
  triggeringEvent?: Trigger,
  repeating: readonly string[] = [],
): At {
  const { habitat } = placeOf(playerAt(state, seat), id);
  return { state, powers, seat, bird: birdAt(id), habitat, repeating, triggeringEvent };
}

function powerOf({ powers, bird }: At): AnyPower {
  return bird.own ?? powers[bird.power.name];
}
