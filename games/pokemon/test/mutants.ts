/**
 * Shows that errors in the rules are found: plants one at a time, plays battles in step with the simulator until they
 * differ, and, where chance does not lead there, the rare rows. Run it with `npm run mutants -w @fermata/pokemon`.
 */
import type { gen1 } from '../src/gen1/game.ts';
import { playBattle } from './battles.ts';
import { ERRORS } from './mutants/errors.ts';
import { withPlanted } from './mutants/plant.ts';
import { ROWS } from './rows/index.ts';
import { playRowInStep } from './rows/row.ts';

const BATTLES_MAX = 300;

const sound = await withPlanted([], find);
if (sound !== undefined) {
  console.error(`The rules themselves are not in step: ${sound}. Mend them first.`);
  process.exit(1);
}
let missed = 0;
console.log(line('class', 'error', 'found by'));
for (const error of ERRORS) {
  const found = await withPlanted([error], find);
  if (found === undefined) missed++;
  console.log(line(error.kind, error.what, found ?? 'MISSED'));
}
console.log(`${ERRORS.length - missed} of ${ERRORS.length} errors were found.`);
process.exitCode = missed > 0 ? 1 : 0;

/** Where the rules differ from the simulator's; undefined if they never do. */
function find(game: typeof gen1): string | undefined {
  for (let battle = 0; battle < BATTLES_MAX; battle++) {
    const kind = battle % 2 === 0 ? 'awkward' : 'random';
    const fault = faultIn(() => playBattle(kind, Math.floor(battle / 2), game));
    if (fault !== undefined) return `battle ${battle + 1}: ${fault}`;
  }
  for (const row of Object.values(ROWS).flat()) {
    const fault = faultIn(() => playRowInStep(row, game));
    if (fault !== undefined) return `row "${row.rule}": ${fault}`;
  }
  return undefined;
}

/** The first difference. */
function faultIn(play: () => void): string | undefined {
  try {
    play();
    return undefined;
  } catch (error) {
    const [first = '', second = first] = (error as Error).message.split('\n');
    return second.trim();
  }
}

function line(kind: string, what: string, found: string): string {
  return `${kind.padEnd(14)}${what.padEnd(60)}${found}`;
}
