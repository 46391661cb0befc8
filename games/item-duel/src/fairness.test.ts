/**
 * Whatever happened to speeds and seats before: in as many turns as the sum of speeds, everybody who stands has as many as
 * its speed says, give or take one.
 */
import { type Match, start } from '@fermata/core';
import { scripted } from '@fermata/core/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemDuel, PLAIN } from './index.ts';
import type { Event, State } from './state.ts';

type Table = Match<State, Event>;

const LOADOUT = ['wingfoot', 'sticky boot', 'wingfoot', 'sticky boot', 'roundhouse', 'punch', 'punch', 'hand'];

test('turns are shared fairly after falls and changes of speed', () => {
  const speeds = fc.oneof(...[3, 12, 100].map((max) => fc.integer({ min: 1, max })));
  const table = fc.array(speeds, { minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(
      table,
      fc.integer({ min: 2, max: 12 }),
      fc.array(fc.nat(), { maxLength: 40 }),
      (speed, health, picks) => {
        const options = { ...PLAIN, speed, health, turns: 10_000, loadouts: speed.map(() => LOADOUT) };
        const match = start(itemDuel, { seats: speed.length, options, seed: 'fair' });
        for (const pick of picks) if (match.outcome === undefined) take(match, pick);
        while (match.prompts()[0]?.label === 'Which opponent?') take(match, 0); // to the start of a turn
        fc.pre(match.outcome === undefined);
        expectShares(match);
      },
    ),
    { numRuns: 300, seed: 1 },
  );
});

test('seats that fall take no debt of the others along: 5, 100, 100 and 5, and the fast ones fall', () => {
  // Of 210, seat 0 has just caught up by a turn, and seat 3 is almost half a turn behind.
  const hand = { items: ['hand'] };
  const players = [
    { items: ['roundhouse', 'hand'], speed: 5, lag: -100 },
    { ...hand, speed: 100, health: 2, lag: 10 },
    { ...hand, speed: 100, health: 2, lag: -5 },
    { ...hand, speed: 5, lag: 95 },
  ];
  const match = scripted(itemDuel, { seats: 4, position: { players }, choices: ['roundhouse'] });
  expect(match.state.fallen).toEqual([1, 2]);
  expect(match.state.turn.seat).toBe(3);
  // 5 and 5: they take turns.
  expect(match.state.queue.map(({ seat }) => seat)).toEqual([0, 3, 0, 3, 0, 3, 0, 3, 0, 3]);
});

test('a lag stays a whole number, and the lags of those who stand add up to 0', () => {
  const options = { ...PLAIN, speed: [7, 3, 1], health: 6, loadouts: [LOADOUT, LOADOUT, LOADOUT] };
  const match = start(itemDuel, { seats: 3, options, seed: 'fair' });
  for (let turn = 0; match.outcome === undefined && turn < 40; turn++) {
    const { players, fallen } = match.state;
    const lags = players.filter((_, seat) => !fallen.includes(seat)).map(({ lag }) => lag);
    for (const lag of lags) expect(lag).toSatisfy(Number.isInteger);
    expect(lags.reduce((sum, lag) => sum + lag, 0)).toBe(0);
    take(match, turn);
  }
});

/** Everybody passes for as many turns as the sum of speeds. */
function expectShares(match: Table): void {
  const { players, fallen } = match.state;
  const speeds = players.map(({ speed }, seat) => (fallen.includes(seat) ? 0 : speed));
  const total = speeds.reduce((sum, speed) => sum + speed, 0);
  const before = players.map(({ turns }) => turns);
  for (let turn = 0; turn < total; turn++) {
    const prompt = match.prompts()[0]!; // nobody falls by passing
    match.answer(prompt.id, prompt.options.indexOf('pass'));
  }
  for (const [seat, { turns }] of match.state.players.entries())
    expect(Math.abs(turns - before[seat]! - speeds[seat]!), `seat ${seat} of speeds ${speeds}`).toBeLessThanOrEqual(1); // one for each
}

/** Anything but the hand, which keeps its owner from fatigue. */
function take(match: Table, pick: number): void {
  const prompt = match.prompts()[0]!; // it is not over
  const options = prompt.options.filter((option) => option !== 'hand');
  match.answer(prompt.id, prompt.options.indexOf(options[pick % options.length]));
}
