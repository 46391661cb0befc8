/** A process that is like a browser's worker before core is loaded, checks a game there, and says what came of it. */
import { foundGlobals, INHERITED, putGlobals } from './globals.ts';

putGlobals({ own: undefined, inherited: INHERITED });
const { checkGame } = await import('../../src/testing/index.ts');
const { caravan } = await import('../healthy/caravan.ts');

const whole = checkGame(caravan, { matches: 2, seconds: 120 });
const { matches } = checkGame(caravan, { matches: 3, seconds: 1e-6 });
const isOwn = foundGlobals().own !== undefined;
process.stdout.write(JSON.stringify({ whole, hurried: matches, isOwn }));
