/** `npm run bench`: every ratio of the list, as a table for people or, with --json, as one JSON object. */
import { spawnSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Bench, isLoud, LeftOut, passes, type Result } from './bench.ts';
import { benchNamed, NAMES } from './list.ts';
import { measure } from './measure.ts';
import { settle, stop } from './settings.ts';
import { headLine, loudLines, resultLine } from './table.ts';

settle();
const { json, quick, check, names } = readArguments();
const wanted = await Promise.all((names.length === 0 ? NAMES : [...new Set(names)]).map(benchNamed));

if (!json) console.log(headLine());
const measured: Measured[] = [];
for (const bench of wanted) {
  const result = wanted.length === 1 ? await measureHere(bench) : measureApart(bench);
  if (result === undefined) continue;
  if (!json) console.log(resultLine(bench, result));
  measured.push({ bench, result });
}
if (json) console.log(JSON.stringify(toJson(measured), undefined, 2));
else for (const line of loudLines(loud(), loadavg()[0] ?? 0, cpus().length)) console.log(line);
// What cannot be judged is no miss: it is said above, and measured again.
if (
  check &&
  !json &&
  !measured.every(({ bench, result }) => isLoud(bench.bar, result) || passes(bench.bar, result.value))
)
  process.exitCode = 1;

function loud(): string[] {
  return measured.flatMap(({ bench, result }) => (isLoud(bench.bar, result) ? [bench.name] : []));
}

/** Undefined, with a line that says why, where it cannot be measured on this machine. */
async function measureHere(bench: Bench): Promise<Result | undefined> {
  try {
    return await measure(bench, quick);
  } catch (error) {
    if (!(error instanceof LeftOut)) throw error;
    console.error(`bench: ${bench.name} is left out, since ${error.message}`);
    return undefined;
  }
}

/** Two benches do not share a process, or each would see what the other taught the compiler. */
function measureApart(bench: Bench): Result | undefined {
  const command = [...process.execArgv, fileURLToPath(import.meta.url), bench.name, '--json'];
  if (quick) command.push('--quick');
  const { status, stdout } = spawnSync(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
  if (status !== 0) stop(`${bench.name} did not come to its end`);
  return JSON.parse(stdout.toString()).details[bench.name]?.result;
}

interface Measured {
  readonly bench: Bench;
  readonly result: Result;
}

function toJson(measured: readonly Measured[]): object {
  const details = measured.map(({ bench: { name, about, bar }, result }) => [
    name,
    { about, bar, passes: passes(bar, result.value), isLoud: isLoud(bar, result), result },
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
