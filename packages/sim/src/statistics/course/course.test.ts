/** How matches go, turn by turn: gold is worth 3 and clay 1, both pick twice, and who has most in the end wins. */
import { defineGame } from '@fermata/core';
import { expect, test } from 'vitest';
import { companyFor } from '../../../test/cast.ts';
import { flip } from '../../../test/flip.ts';
import { market } from '../../../test/market.ts';
import { report, simulate } from '../../index.ts';

const counted = defineGame({ ...market, scoring: ({ points }, seat) => ({ wares: points[seat]! }) }); // one for each seat
const duel = companyFor(counted, 'gold', 'clay');

/** By turn: points; of those ahead, how many seats and what share won; and of those behind. */
function told(turns: Awaited<ReturnType<typeof courseOf>>['agents'][number]['turns'] | undefined) {
  return turns?.map(({ turn, score, ahead, behind }) => [
    turn,
    score?.value,
    ahead && [ahead.seats, ahead.won.value],
    behind && [behind.seats, behind.won.value],
  ]);
}

async function courseOf(rotate: boolean) {
  const { course } = await simulate(duel, { games: 10, seed: 1, rotate });
  return course!; // the game says what points are made of
}

test('who begins with gold is ahead from the first turn on, and wins', async () => {
  const { agents } = await courseOf(false);
  expect(told(agents[0]?.turns)).toEqual([
    [0, 0, undefined, undefined], // nobody is ahead
    [1, 3, [10, 1], undefined],
    [2, 3, [10, 1], undefined],
    [3, 6, [10, 1], undefined],
  ]);
  expect(told(agents[1]?.turns)).toEqual([
    [0, 0, undefined, undefined],
    [1, 0, undefined, [10, 0]],
    [2, 1, undefined, [10, 0]],
    [3, 1, undefined, [10, 0]],
  ]);
});

test('who begins with clay is ahead for a turn, and loses all the same', async () => {
  const { agents, seatsOfAgents, leaders } = await courseOf(true);
  expect(seatsOfAgents.map(({ agent, seat }) => `${agent} in seat ${seat}`)).toEqual([
    'gold in seat 0',
    'gold in seat 1',
    'clay in seat 0',
    'clay in seat 1',
  ]);
  const of = (agent: string, seat: number) =>
    seatsOfAgents.find((one) => one.agent === agent && one.seat === seat)?.turns;
  expect(told(of('clay', 0))?.slice(1, 3)).toEqual([
    [1, 1, [5, 0], undefined],
    [2, 1, undefined, [5, 0]],
  ]);
  expect(told(of('gold', 1))?.slice(1, 3)).toEqual([
    [1, 0, undefined, [5, 1]],
    [2, 3, [5, 1], undefined],
  ]);
  // Of both seats together: 3 points in five games, none in the others.
  expect(told(agents[0]?.turns)?.[1]).toEqual([1, 1.5, [5, 1], [5, 1]]);
  expect(leaders.map(({ turn, seats, won }) => [turn, seats, won.value])).toEqual([
    [0, 0, 0],
    [1, 10, 0.5],
    [2, 10, 1],
    [3, 10, 1],
  ]);
});

test('the chance to win has the interval of what was counted', async () => {
  const { agents } = await courseOf(false);
  expect(agents[0]?.turns[1]?.ahead?.won).toMatchObject({ low: expect.closeTo(0.722, 3), high: 1 }); // ten of ten, by Wilson
});

test('a game that neither judges positions nor says what points are made of has no course', async () => {
  const statistics = await simulate(companyFor(flip, 'a'), { games: 2, seed: 1 });
  expect(statistics).not.toHaveProperty('course');
  expect(report(statistics)).not.toContain('Turn by turn');
});

test('the page has a table of it, by agent, and by agent in each seat; one agent alone is told by its seats', async () => {
  const page = report(await simulate(duel, { games: 10, seed: 1 }));
  const rows = [...page.slice(page.indexOf('id="course"')).matchAll(/<tr><td>(.*?)<\/td>/g)].map(([, who]) => who);
  expect([...new Set(rows.slice(0, 24))]).toEqual([
    ...['gold', 'clay', 'gold in seat 0', 'gold in seat 1', 'clay in seat 0', 'clay in seat 1'],
  ]);
  expect(report(await simulate(companyFor(counted, 'gold'), { games: 4, seed: 1 }))).toContain('<tr><td>seat 1</td>');
});
