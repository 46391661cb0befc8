import { choose, type Exception, emit, type Flow } from '@fermata/core';
import { atOf, becauseOf, obstacleOf, run } from '../../activation/use.ts';
import { birdAt } from '../../data/birds.ts';
import type { Event } from '../../events.ts';
import { playerAt } from '../../state.ts';
import { aboutOf } from '../../steps/about.ts';
import type { AnyPower, At } from '../power.ts';

/** Runs the power of another bird of the row, which is "this bird" then. It was wanted, so it is not asked for again. */
export function* repeat(at: At, isFit: (power: AnyPower) => boolean): Flow<Event> {
  const birds = repeatable(at, isFit);
  const except: Exception[] = birds.flatMap((one) => {
    const why = obstacleOf(one);
    return why === undefined ? [] : [{ option: one.bird.id, why }];
  });
  const ready = birds.filter((one) => obstacleOf(one) === undefined);
  const bird = yield* choose(
    at.seat,
    'Repeat which power?',
    ready.map((one) => one.bird.id),
    { about: aboutOf(at), except },
  );
  yield* emit({ type: 'powerRepeated', seat: at.seat, bird, by: at.bird.id });
  const repeated = ready.find((one) => one.bird.id === bird)!; // it was offered
  yield* becauseOf(repeated, run(repeated));
}

/** True if the power of some bird can be repeated, and something may come of it. */
export function canRepeat(at: At, isFit: (power: AnyPower) => boolean): boolean {
  return repeatable(at, isFit).some((one) => obstacleOf(one) === undefined);
}

/** Brown birds of the row; none that repeats already, or two of them would repeat each other for ever. */
function repeatable(at: At, isFit: (power: AnyPower) => boolean): At[] {
  const { state, powers, seat, bird, habitat, triggeringEvent } = at;
  const active = [...at.repeating, bird.id];
  return playerAt(state, seat)
    .rows[habitat].map((placed) => birdAt(placed.bird))
    .filter(
      (other) => other.color === 'brown' && isFit(other.own ?? powers[other.power.name]) && !active.includes(other.id),
    )
    .map((other) => atOf(powers, state, seat, other.id, triggeringEvent, active));
}
