import type { After, Flow, Seat } from '@fermata/core';
import { birdAt } from '../data/birds.ts';
import { HABITATS } from '../data/mat.ts';
import type { Event, Trigger } from '../events.ts';
import { POWERS } from '../powers/index.ts';
import type { Power } from '../powers/power.ts';
import { playerAt, seatsFrom, type Table } from '../state.ts';
import { PASS } from '../steps/pass.ts';
import { askFor, atOf, obstacleOf, offer, skip, use } from './use.ts';

/** A bird is played: others answer first, then its own white power. */
export function whenPlayed(state: Table, played: Extract<Event, { type: 'birdPlayed' }>): After<Event>[] {
  const listeners = answersTo(state, played);
  const { seat: owner, bird } = played;
  if (birdAt(bird).color === 'white')
    listeners.push({ id: `white power of ${bird}`, owner, run: () => offer(atOf(POWERS, state, owner, bird)) });
  return listeners;
}

/** Pink powers: the other seats answer, clockwise. A listener for each seat, which uses them in the order it likes. */
export function answersTo(state: Table, trigger: Trigger): After<Event>[] {
  const listeners: After<Event>[] = [];
  for (const owner of seatsFrom(state, trigger.seat)) {
    if (owner === trigger.seat || answering(state, owner, trigger).length === 0) continue;
    listeners.push({ id: `pink powers of seat ${owner}`, owner, run: () => answer(state, owner, trigger) });
  }
  return listeners;
}

function* answer(state: Table, owner: Seat, trigger: Trigger): Flow<Event> {
  const at = (bird: string) => atOf(POWERS, state, owner, bird);
  const left = answering(state, owner, trigger);
  for (;;) {
    const ready = left.filter((bird) => obstacleOf(at(bird)) === undefined);
    const bird = ready.length > 0 ? yield* askFor(owner, ready) : PASS;
    if (bird === PASS) break;
    left.splice(left.indexOf(bird), 1);
    yield* use(at(bird));
  }
  for (const bird of left) yield* skip(at(bird), obstacleOf(at(bird)) ?? 'declined');
}

/** Birds that answer, and have not since their owner's last turn. */
function answering(state: Table, owner: Seat, trigger: Trigger): string[] {
  const { rows } = playerAt(state, owner);
  const birds: string[] = [];
  for (const habitat of HABITATS) {
    for (const { bird, isUsed } of rows[habitat]) if (!isUsed && isAnswer(bird, trigger)) birds.push(bird);
  }
  return birds;
}

function isAnswer(id: string, trigger: Trigger): boolean {
  const { color, power } = birdAt(id);
  if (color !== 'pink') return false;
  const { answers } = POWERS[power.handler] as Power<never>; // only ever asked with the params of that bird
  return answers!(trigger, power.params as never); // every pink power answers to something
}
