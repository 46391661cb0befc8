/** Prints what simulations in worker threads tell; the test compares it. Run from the sources, as the command line is. */
import { arena, Crew, simulate } from '../src/index.ts';
import { castOf } from './cast.ts';
import { collapsing } from './collapsing.ts';
import { flip } from './flip.ts';
import { market } from './market.ts';

const how = { games: 500, seed: 'threads', coverage: true };
const crew = new Crew(3);
const simulations = [];
const arenas = [];
for (const workers of [1, 2, crew]) simulations.push(await simulate(castOf(flip, 'a', 'b'), { ...how, workers }));
for (const workers of [1, crew])
  arenas.push(await arena(castOf(market, 'gold', 'random', 'clay'), { rounds: 40, seed: 'threads', workers }));
const late = await simulate(castOf(flip, 'later a', 'later b'), { ...how, workers: crew });
const fault = await simulate(castOf(collapsing, 'gold'), { ...how, workers: crew }).catch((error) => error);

const abort = new AbortController();
const stopped = await simulate(castOf(flip, 'a'), {
  ...how,
  games: 100_000_000,
  workers: crew,
  signal: abort.signal,
  onProgress: ({ statistics }) => statistics().games > 0 && abort.abort(),
});
const signal = AbortSignal.timeout(100);
const endless = await simulate(castOf(market, 'endless'), { ...how, workers: crew, signal });

console.log(JSON.stringify({ simulations, arenas, late, fault: fault.message, stopped, endless }));
