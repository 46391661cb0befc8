/** Whatever is handed in at a door and does not belong there is refused in one line that says so. */
import { Misuse, start } from '@fermata/core';
import { asked } from '@fermata/core/host';
import { expect, test } from 'vitest';
import { market, staging } from '../test/market.ts';
import { cuesOf, leadsOf, motions, pointsOf, sceneText } from './index.ts';
import { checkOptionForm, checkStaging } from './testing/index.ts';

const match = start(market, { seed: 'doors' });
const question = asked(market, match.prompts()[0]!); // a seat is asked
const view = match.view(0);
const scene = staging.scene(view, 0);

/** A call with a value in the place of another, and what is said to it: types would refuse each of them. */
type Row = readonly [call: string, says: string, bad: (...given: never[]) => unknown, given: readonly unknown[]];

const ROWS: readonly Row[] = [
  ['sceneText(undefined)', 'a scene belongs here; got nothing', sceneText, [undefined]],
  ['sceneText(view)', 'a scene belongs here; got another object', sceneText, [view]],
  ['sceneText([])', 'a scene belongs here; got a list', sceneText, [[]]],
  ['motions(null, scene)', 'a scene belongs here; got null', motions, [null, scene]],
  ['motions(scene)', 'a scene belongs here; got nothing', motions, [scene]],
  ['pointsOf(undefined, …)', 'a question belongs here; got nothing', pointsOf, [undefined, scene, staging, view]],
  ['pointsOf(match, …)', 'a question belongs here; got another object', pointsOf, [match, scene, staging, view]],
  ['pointsOf(…, view, …)', 'a scene belongs here; got another object', pointsOf, [question, view, staging, view]],
  ['pointsOf(…, game, view)', 'a staging belongs here; got another object', pointsOf, [question, scene, market, view]],
  ['pointsOf(question, scene)', 'a staging belongs here; got nothing', pointsOf, [question, scene]],
  ['pointsOf(…, staging)', 'a view belongs here; got nothing', pointsOf, [question, scene, staging]],
  ['leadsOf(7, …)', 'a question belongs here; got 7', leadsOf, [7, scene, staging, view]],
  ['leadsOf(…, "scene", …)', 'a scene belongs here; got "scene"', leadsOf, [question, 'scene', staging, view]],
  ['cuesOf(event, undefined, …)', 'a scene belongs here; got nothing', cuesOf, [{ type: 'held' }, undefined, staging]],
  ['checkStaging(undefined, staging)', 'a game belongs here; got nothing', checkStaging, [undefined, staging]],
  ['checkStaging(match, staging)', 'a game belongs here; got another object', checkStaging, [match, staging]],
  ['checkStaging(game)', 'a staging belongs here; got nothing', checkStaging, [market]],
  ['checkStaging(game, scene)', 'a staging belongs here; got another object', checkStaging, [market, scene]],
  ['checkStaging(…, 20)', 'the check of a staging belongs here; got 20', checkStaging, [market, staging, 20]],
  ['checkOptionForm(null, [])', 'a game belongs here; got null', checkOptionForm, [null, []]],
  ['checkOptionForm(game)', 'a list of fields belongs here; got nothing', checkOptionForm, [market]],
  ['checkOptionForm(game, {})', 'a list of fields belongs here; got another object', checkOptionForm, [market, {}]],
  [
    'checkOptionForm(game, ["goal"])',
    'a field with name, words and kind belongs here',
    checkOptionForm,
    [market, ['goal']],
  ],
];

test.each(ROWS)('%s is refused: %s', (_call, says, bad, given) => {
  const call = () => bad(...(given as never[]));
  expect(call).toThrow(Misuse);
  expect(call).toThrow(expect.objectContaining({ code: 'given', message: expect.stringMatching(/^[^\n]+$/) }));
  expect(call).toThrow(says);
});
