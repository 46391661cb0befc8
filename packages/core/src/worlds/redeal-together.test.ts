/** What others have chosen in secret is as hidden as a card. */
import { describe, expect, test } from 'vitest';
import { duel } from '../../test/games/duel.ts';
import { smugglers } from '../../test/games/smugglers.ts';
import { asked, choose, chooseAs } from '../../test/games/table.ts';
import { seeded, start } from '../index.ts';

describe('simultaneous choices', () => {
  test('of others are reopened while it is open, one’s own are kept', () => {
    const match = start(smugglers, {
      seed: 1,
      seats: 3,
      position: { hands: [[], [], []], market: ['amber', 'dates'] },
    });
    choose(match, 'auction');
    chooseAs(match, 0, 1);
    chooseAs(match, 2, 2);
    expect(match.redeal(0, seeded(1)).waiting()).toEqual([1, 2]);
    expect(match.redeal(1, seeded(1)).waiting()).toEqual([0, 1, 2]);
    expect(match.redeal(2, seeded(1)).waiting()).toEqual([0, 1]);
    expect(match.waiting()).toEqual([1]);
  });

  test('of others are reopened also where the game has no secrets', () => {
    const match = start(duel, { seed: 1 });
    chooseAs(match, 1, 'rock');
    chooseAs(match, 1, 2);
    chooseAs(match, 0, 'paper');
    const world = match.redeal(0, seeded(1));
    expect(world.prompts()).toMatchObject([
      { seat: 0, label: 'Which stake?' },
      { seat: 1, label: 'Which weapon?' },
    ]);
  });

  test('that are over are over', () => {
    const match = start(duel, { seed: 1 });
    for (const seat of [0, 1]) {
      chooseAs(match, seat, ['rock', 'paper'][seat]);
      chooseAs(match, seat, 1);
    }
    const world = match.redeal(0, seeded(1));
    expect(world.events).toEqual(match.events);
    expect(asked(world)).toMatchObject({ seat: 1, label: 'What do you say?' });
  });
});

test('where nothing is hidden, another world has another future alone, and nothing of the seed', () => {
  const match = start(duel, { seed: 1 });
  for (const seat of [0, 1]) {
    chooseAs(match, seat, ['rock', 'paper'][seat]);
    chooseAs(match, seat, 1);
  }
  const world = match.redeal(0, seeded(1));
  expect(world.state).toEqual(match.state);
  expect(world.prompts()).toEqual(match.prompts());
  expect(world.seed).not.toBe(match.seed);
  expect(() => world.record()).toThrow('a redealt world has no record');
});
