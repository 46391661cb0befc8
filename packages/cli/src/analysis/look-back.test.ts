import { scripted } from '@fermata/agents';
import { findGame } from '@fermata/catalog';
import { type AnyEvent, type Match, start } from '@fermata/core';
import { expect, test } from 'vitest';
import { lookBack, USUAL } from './look-back.ts';
import { analysisFacts, lookedBackText } from './told.ts';

const entry = findGame('connect-four');

/** A match in which the seats choose these columns, the first of them 0. */
function played(...columns: readonly (readonly number[])[]): Match<object, AnyEvent> {
  const match: Match<object, AnyEvent> = start(entry.game, { seed: 'rain' });
  match.run(columns.map(scripted));
  return match;
}

/**
 * Both fill a column of their own. Then the first seat has three discs in a row, and so has the second: it is the first one's turn, which
 * wins at once in column 3. It plays column 6 instead, and the second wins in column 0.
 */
const thrownAway = () => played([3, 3, 3, 6], [0, 0, 0, 0]);

test('to leave a row of three as it is costs most, and the fourth disc is better', () => {
  const match = thrownAway();
  const { analysis, isStopped } = lookBack(match, { ...USUAL, seat: 0, matches: 100 });
  expect(isStopped).toBe(false);
  expect(analysis).toMatchObject({ questions: 4, judged: 4 });
  expect(analysis?.costliest[0]).toMatchObject({ question: { after: 6, seat: 0, choice: 6 }, better: 3 });
  const loaded = { entry, match };
  const facts = analysisFacts({ loaded, file: 'four.json' }, analysis!); // it was not stopped
  expect(facts).toMatchObject({
    costliest: [
      {
        question: 'Drop a disc into which column?',
        chosen: 'column 7',
        better: 'column 4',
        isCertain: true,
        // The person sits where the question is asked, so nobody has to be named.
        command: 'npx fermata play four.json --to 6 --choose 4',
      },
    ].concat(analysis!.costliest.slice(1).map(() => expect.anything())),
  });
});

test.each([120, 80, 60, 40])('what is told fits %d columns, but for commands, which stay in one piece', (columns) => {
  const match = thrownAway();
  const how = { ...USUAL, matches: 20 };
  const telling = { loaded: { entry, match }, file: 'four.json', names: [], columns, how };
  const text = lookedBackText(telling, lookBack(match, how));
  expect(text).toMatch(/Chance to win[\s\S]*│ won[\s\S]*│ lost|│ lost[\s\S]*│ won/);
  expect(text).toMatch(/cost most\n1\. After choice \d, seat [01]: /);
  const long = text.split('\n').filter((line) => line.length > columns);
  expect(long.filter((line) => !line.startsWith('npx fermata play four.json --to '))).toEqual([]);
});

test('where Ctrl-C came at once, nothing is claimed', () => {
  const telling = { loaded: { entry, match: thrownAway() }, file: undefined, names: [], columns: 80, how: USUAL };
  const told = lookedBackText(telling, { analysis: undefined, isStopped: true });
  expect(told).toBe('Stopped before anything was known.');
});
