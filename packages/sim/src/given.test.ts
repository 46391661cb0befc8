/** Whatever is handed in at a door and does not belong there is refused in one line that says so. */
import { start } from '@fermata/core';
import { expect, test } from 'vitest';
import { castOf, companyFor } from '../test/cast.ts';
import { market } from '../test/market.ts';
import { arena, arenaTable, BatchError, report, simulate, table } from './index.ts';
import { reportBody, simulation } from './page.ts';

const match = start(market, { seed: 'doors' });
const duel = companyFor(market, 'gold', 'clay');
const cast = castOf(market, 'gold', 'clay');
const met = await arena(duel, { rounds: 1, seed: 1 });
const { statistics } = met;

const PLAYERS = 'a cast { module, game, agents } or a company { game, agents } plays; got ';
const STATISTICS = "statistics are what simulate tells, or an arena's statistics; got ";
const ARENA = "an arena's ladder and duels belong here, as arena tells them; got ";

/** A call with a value in the place of another, and what is said to it: types would refuse each of them. */
type Row = readonly [call: string, says: string, bad: (...given: never[]) => unknown, given: readonly unknown[]];

const ROWS: readonly Row[] = [
  ['simulate(undefined)', `${PLAYERS}nothing`, simulate, [undefined, { games: 1 }]],
  ['simulate(game, …)', `${PLAYERS}another object`, simulate, [market, { games: 1 }]],
  ['simulate(match, …)', `${PLAYERS}another object`, simulate, [match, { games: 1 }]],
  ['simulate("market", …)', `${PLAYERS}"market"`, simulate, ['market', { games: 1 }]],
  ['simulate({ game }, …)', `${PLAYERS}another object`, simulate, [{ game: market }, { games: 1 }]],
  ['simulate({ module, … }, …)', `${PLAYERS}another object`, simulate, [{ ...cast, game: market }, { games: 1 }]],
  [
    'simulate(company of names, …)',
    'agents of a company have a name, and make, a function; got "gold"',
    simulate,
    [{ ...duel, agents: ['gold'] }, { games: 1 }],
  ],
  [
    'simulate(cast of agents, …)',
    'agents of a cast are names; got another object',
    simulate,
    [{ ...cast, agents: duel.agents }, { games: 1 }],
  ],
  ['simulate(company)', 'how it is played is an object, such as { games: 100 }; got nothing', simulate, [duel]],
  ['simulate(company, 100)', 'such as { games: 100 }; got 100', simulate, [duel, 100]],
  ['simulation(undefined)', `${PLAYERS}nothing`, simulation, [undefined]],
  ['simulation(company, null)', 'such as { games: 100 }; got null', simulation, [duel, null]],
  ['arena(undefined)', `${PLAYERS}nothing`, arena, [undefined]],
  ['arena([company])', `${PLAYERS}a list`, arena, [[duel], { rounds: 1 }]],
  ['arena(company)', 'such as { rounds: 100 }; got nothing', arena, [duel]],
  ['table(undefined)', `${STATISTICS}nothing`, table, [undefined]],
  ['table(arena)', `${STATISTICS}another object`, table, [met]],
  ['report([])', `${STATISTICS}a list`, report, [[]]],
  ['report(statistics, {})', `${ARENA}another object`, report, [statistics, {}]],
  ['reportBody("{}")', `${STATISTICS}"{}"`, reportBody, ['{}']],
  ['arenaTable(undefined)', `${ARENA}nothing`, arenaTable, [undefined]],
  ['arenaTable(statistics)', `${ARENA}another object`, arenaTable, [statistics]],
];

test.each(ROWS)('%s is refused: %s', async (_call, says, bad, given) => {
  const refused = await Promise.resolve()
    .then(() => bad(...(given as never[])))
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(BatchError);
  const { message } = refused as BatchError;
  expect(message).toContain(says);
  expect(message).not.toContain('\n');
});
