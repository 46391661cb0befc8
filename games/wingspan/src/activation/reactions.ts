import type { After, Flow, Seat } from '@fermata/core';
import { birdAt } from '../data/birds.ts';
import { HABITATS } from '../data/mat.ts';
import type { Event, Trigger } from '../events.ts';
import type { Powers } from '../powers/index.ts';
import type { AnyPower } from '../powers/power.ts';
import { playerAt, seatsFrom, type Table } from '../state.ts';
import { PASS } from '../steps/pass.ts';
import { askFor, atOf, becauseOf, obstacleOf, offer, skip, use } from './use.ts';

/** Who answers to what has happened, and with which of these powers. */
export function reactions(powers: Powers) {
  const answers = (state: Table, trigger: Trigger) => answersTo(powers, state, trigger);
  return {
    birdPlayed: (state: Table, played: Played) => whenPlayed(powers, state, played),
    rowUsed: answers,
    diceHunted: answers,
    cardHunted: answers,
  } satisfies { readonly [K in Trigger['type']]: unknown }; // all others are emitted quietly
}

type Played = Extract<Event, { type: 'birdPlayed' }>;

/** A bird is played: others answer first, then its own white power. */
function whenPlayed(powers: Powers, state: Table, played: Played): After<Event>[] {
  const listeners = answersTo(powers, state, played);
  const { seat: owner, bird } = played;
  const { color, name } = birdAt(bird);
  if (color === 'white') {
    const run = () => offer(atOf(powers, state, owner, bird, played));
    listeners.push({ id: `white power of ${name}`, owner, run });
  }
  return listeners;
}

/** Pink powers: the other seats answer, clockwise. A listener for each seat, which uses them in the order it likes. */
function answersTo(powers: Powers, state: Table, trigger: Trigger): After<Event>[] {
  const listeners: After<Event>[] = [];
  for (const owner of seatsFrom(state, trigger.seat)) {
    if (owner === trigger.seat || answering(powers, state, owner, trigger).length === 0) continue;
    listeners.push({ id: `pink powers of seat ${owner}`, owner, run: () => answer(powers, state, owner, trigger) });
  }
  return listeners;
}

function* answer(powers: Powers, state: Table, owner: Seat, trigger: Trigger): Flow<Event> {
  const at = (bird: string) => atOf(powers, state, owner, bird, trigger);
  const left = answering(powers, state, owner, trigger);
  for (;;) {
    const ready = left.filter((bird) => obstacleOf(at(bird)) === undefined);
    const bird = ready.length > 0 ? yield* askFor(owner, ready, { trigger }) : PASS;
    if (bird === PASS) break;
    left.splice(left.indexOf(bird), 1);
    yield* becauseOf(at(bird), use(at(bird)));
  }
  for (const bird of left) yield* becauseOf(at(bird), skip(at(bird), obstacleOf(at(bird)) ?? 'declined'));
}

/** Birds that answer, and have not since their owner's last turn. */
function answering(powers: Powers, state: Table, owner: Seat, trigger: Trigger): string[] {
  const { rows } = playerAt(state, owner);
  const birds: string[] = [];
  for (const habitat of HABITATS) {
    for (const { bird, isUsed } of rows[habitat]) if (!isUsed && isAnswer(powers, bird, trigger)) birds.push(bird);
  }
  return birds;
}

function isAnswer(powers: Powers, id: string, trigger: Trigger): boolean {
  const { color, power, own } = birdAt(id);
  if (color !== 'pink') return false;
  const { answers }: AnyPower = own ?? powers[power.name];
  return answers!(trigger, power.params as never); // every pink power answers to something; they belong together
}
