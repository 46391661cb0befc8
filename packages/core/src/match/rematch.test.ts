import { expect, test } from 'vitest';
import { dice } from '../../test/games/dice.ts';
import { smugglers } from '../../test/games/smugglers.ts';
import { anyone, choose, shown } from '../../test/games/table.ts';
import { load } from '../host.ts';
import { Misuse, seeded, start } from '../index.ts';

const agents = () => [anyone(1), anyone(2), anyone(3)];

test('a rematch has the same seats and options, and is the match that its seed gives', () => {
  const how = { seats: 3, options: { target: 12 } };
  const first = start(dice, { ...how, seed: 1 });
  const straight = start(dice, { ...how, seed: 2 });
  straight.run(agents());
  for (const moment of ['at the start', 'in the end']) {
    const rematch = first.rematch({ seed: 2 });
    rematch.run(agents());
    expect(shown(rematch), moment).toBe(shown(straight));
    expect(load(dice, rematch.record()).outcome).toEqual(straight.outcome);
    if (first.outcome === undefined) first.run(agents());
  }
});

test('a rematch of a match that keeps no log tells its events, too', () => {
  const rematch = start(dice, { seed: 1, log: false }).rematch({ seed: 2 });
  expect(rematch.events).toEqual(start(dice, { seed: 2 }).events);
});

test('a rematch has a fresh seed where none is given', () => {
  const first = start(dice, { seed: 1 });
  const [one, other] = [first.rematch(), first.rematch()];
  expect(one.seed).toMatch(/^[0-9a-f]{64}$/);
  expect(one.seed).not.toBe(other.seed);
});

test('a match from a position is played again from there', () => {
  const position = { hands: [[], []], seat: 1 };
  const rematch = start(smugglers, { position, seed: 1 }).rematch({ seed: 2 });
  expect(shown(rematch)).toBe(shown(start(smugglers, { position, seed: 2 })));
});

test.each([
  ['a fork that was reseeded', () => start(dice, { seed: 1 }).fork({ reseed: 9 })],
  ['a match whose chance came from elsewhere', () => start(dice, { oracle: seeded(3) })],
])('the chance of a rematch is its own: after %s', (_, first) => {
  const [rematch, straight] = [first().rematch({ seed: 2 }), start(dice, { seed: 2 })];
  for (const match of [rematch, straight]) choose(match, 'roll');
  expect(shown(rematch)).toBe(shown(straight));
  expect(rematch.record()).toEqual(straight.record());
});

test('or comes from elsewhere, where it has not been used', () => {
  const first = start(dice, { seed: 1 });
  const [rematch, straight] = [first.rematch({ oracle: seeded(3) }), start(dice, { oracle: seeded(3) })];
  for (const match of [rematch, straight]) choose(match, 'roll');
  expect(rematch.events).toEqual(straight.events);
  expect(() => first.rematch({ oracle: seeded(3).at(1) })).toThrow('the oracle has been used (1 draws)');
});

test('of a redealt world there is none', () => {
  const world = start(smugglers, { seed: 1 }).redeal(0, seeded(3));
  const refusal = new Misuse('start', 'a redealt world has no start; ask its match for one');
  expect(() => world.rematch()).toThrow(refusal);
});
