/** `npm run bench`: every ratio of the list, as a table for people or, with --json, as one JSON object. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { type Bench, passes, type Result } from './bench.ts';
import { headLine, resultLine } from './table.ts';

// Peers look at this when they are loaded, so it comes before any bench is.
process.env.NODE_ENV = 'production';
// A few early objects that live long would have V8 make all of their kind old: in one process of seven, and for good.
setFlagsFromString('--no-allocation-site-pretenuring');

/** One file and one line here for each bench. Only those that are wanted are loaded: peers fill the heap. */
const BENCHES: { readonly [name: string]: () => Promise<{ readonly bench: Bench }> } = {
  tictactoe_vs_boardgameio: () => import('./tictactoe/vs-boardgameio.ts'),
  connect4_vs_boardgameio: () => import('./connect-four/vs-boardgameio.ts'),
  connect4_vs_bare: () => import('./connect-four/vs-bare.ts'),
  connect4_fork_vs_clone: () => import('./connect-four/fork-vs-clone.ts'),
  fork_growth: () => import('./lamps/fork-growth.ts'),
  memory_growth: () => import('./memory/growth.ts'),
  itemduel_decision_vs_boardgameio_move: () => import('./item-duel/decision-vs-boardgameio.ts'),
  itemduel_idle_statuses: () => import('./item-duel/idle-statuses.ts'),
  pokemon_vs_showdown_log_on: () => import('./pokemon/log-on.ts'),
  pokemon_vs_showdown_log_off: () => import('./pokemon/log-off.ts'),
  pokemon_fork_vs_showdown: () => import('./pokemon/fork.ts'),
  wingspan_decision_vs_boardgameio_move: () => import('./wingspan/decision-vs-boardgameio.ts'),
  wingspan_fork_vs_clone: () => import('./wingspan/fork-vs-clone.ts'),
  sim_two_workers: () => import('./sim/two-workers.ts'),
};

const { json, quick, check, names } = readArguments();
if (globalThis.gc === undefined) stop('the garbage collector is out of reach; start with npm run bench');
const unknown = names.find((name) => !Object.hasOwn(BENCHES, name));
if (unknown !== undefined) stop(`there is no bench "${unknown}"; there are: ${Object.keys(BENCHES).join(', ')}`);
const loads = Object.entries(BENCHES).filter(([name]) => names.length === 0 || names.includes(name));
const wanted = (await Promise.all(loads.map(([, load]) => load()))).map(({ bench }) => bench);

if (!json) console.log(headLine());
const measured = wanted.map((bench) => {
  const result = wanted.length === 1 ? bench.measure(quick) : measureApart(bench);
  if (!json) console.log(resultLine(bench, result));
  return { bench, result };
});
if (json) console.log(JSON.stringify(toJson(measured), undefined, 2));
if (check && !json && !measured.every(({ bench, result }) => passes(bench.bar, result.value))) process.exitCode = 1;

/** Both sides of a bench share a process; two benches do not, or each would see what the other taught the compiler. */
function measureApart(bench: Bench): Result {
  const command = [...process.execArgv, fileURLToPath(import.meta.url), bench.name, '--json'];
  if (quick) command.push('--quick');
  const { status, stdout } = spawnSync(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
  if (status !== 0) stop(`${bench.name} did not come to its end`);
  return JSON.parse(stdout.toString()).details[bench.name].result;
}

interface Measured {
  readonly bench: Bench;
  readonly result: Result;
}

function toJson(measured: readonly Measured[]): object {
  const details = measured.map(({ bench: { name, about, bar }, result }) => [
    name,
    { about, bar, passes: passes(bar, result.value), result },
  ]);
  return {
    ...Object.fromEntries(measured.map(({ bench, result }) => [bench.name, result.value])),
    details: Object.fromEntries(details),
  };
}

function readArguments() {
  const flag = { type: 'boolean', default: false } as const;
  const options = { json: flag, quick: flag, check: flag };
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    return { ...values, names: positionals };
  } catch (error) {
    const [what] = (error as Error).message.split('. '); // parseArgs throws errors, with advice after the first sentence
    return stop(`${what}; the flags are --json, --quick and --check`);
  }
}

function stop(why: string): never {
  console.error(`bench: ${why}`);
  process.exit(2);
}
