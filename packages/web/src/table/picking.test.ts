/** A set is picked by hasty hands as by slow ones. */
import { findGame } from '@fermata/catalog';
import { type AnyGame, chooseSome, together } from '@fermata/core';
import { genericStaging } from '@fermata/scene';
import { Host } from '@fermata/session';
import { expect, test } from 'vitest';
import { Table } from './table.ts';

type Act = (table: Table) => unknown;
const pick =
  (option: number): Act =>
  (table) =>
    table.take(option);
const back: Act = (table) => table.back();
/** All that was promised has come. */
const rest = () => new Promise((resolve) => setImmediate(resolve));

/** Whoever begins gives away so many of three gifts. */
function gifts(min: number, max: number): AnyGame {
  return {
    ...findGame('pig').game,
    *opening() {
      yield* chooseSome(0, 'Which gifts?', ['bell', 'cake', 'drum'], { min, max });
    },
  };
}

async function seated(game: AnyGame): Promise<Table> {
  const { name, version } = game;
  const host = Host.begin(game, { game: name, version, sitters: ['person', 'person'], seed: 'gifts' });
  const session = host.session(0);
  const pace = { speed: () => 0, lastsMs: () => 0, isUnseen: () => true };
  const table = new Table({ session, staging: genericStaging(game), seat: 0, names: ['You', 'Other'], pace });
  await session.follow((news) => table.hear(news));
  return table;
}

test.each<[rule: string, min: number, max: number, acts: readonly Act[], picked: readonly number[], isEnough: boolean]>(
  [
    ['what there is no room for is not picked', 1, 1, [pick(0), pick(1)], [0], true],
    ['what there is room for is', 1, 2, [pick(2), pick(0)], [2, 0], true],
    ['what is picked again is taken out', 1, 1, [pick(0), pick(0), pick(1)], [1], true],
    ['the last one is taken back, and not one that was picked before', 1, 2, [pick(0), pick(1), rest, back], [0], true],
    ['too few are not enough', 2, 2, [pick(1)], [1], false],
  ],
)('%s', async (_, min, max, acts, picked, isEnough) => {
  const table = await seated(gifts(min, max));
  for (const act of acts) {
    const done = act(table);
    if (act === rest) await done;
  }
  await rest();
  expect(table.standing.get().touched).toMatchObject({ picked, isEnough });
});

test('what somebody has picked stands while others answer', async () => {
  const both: AnyGame = {
    ...findGame('pig').game,
    *opening() {
      yield* together([0, 1], (seat) => chooseSome(seat, 'Which gifts?', ['bell', 'cake', 'drum'], { min: 2, max: 2 }));
    },
  };
  const { name, version } = both;
  const host = Host.begin(both, { game: name, version, sitters: ['person', 'person'], seed: 'gifts' });
  const pace = { speed: () => 0, lastsMs: () => 0, isUnseen: () => true };
  const session = host.session(0);
  const table = new Table({ session, staging: genericStaging(both), seat: 0, names: ['You', 'Other'], pace });
  await session.follow((news) => table.hear(news));
  table.take(2);
  await rest();
  const other = host.session(1);
  await other.follow((news) => news.asked[0] && void other.answer(news.asked[0].basis, [0, 1]));
  await rest();
  table.take(0);
  await rest();
  expect(table.standing.get().touched).toMatchObject({ picked: [2, 0], isEnough: true });
});
