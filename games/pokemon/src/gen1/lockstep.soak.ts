/** Long runs in step with the public simulator. `BATTLES=300 npm run soak -- lockstep` is a short one. */
import { test } from 'vitest';
import { playBattle } from '../../test/battles.ts';

const { BATTLES: given = '10000' } = process.env;
const BATTLES = Number(given);
if (!Number.isInteger(BATTLES) || BATTLES < 1)
  throw new TypeError(`BATTLES is a whole number from 1 on; got "${given}"`);

test.each([
  ['random', 0.4],
  ['awkward', 0.4],
  ['even', 0.1],
  ['usual', 0.1],
] as const)(`%s teams are in step, a share of %d of ${BATTLES} battles`, { timeout: 3_600_000 }, (kind, share) => {
  for (let number = 0; number < BATTLES * share; number++) playBattle(kind, number);
});
