import { SPECTATOR, start } from '@fermata/core';
import { asked, describeThing, frames } from '@fermata/core/host';
import { scripted } from '@fermata/core/testing';
import { motions, pointsOf, reachable, sceneText } from '@fermata/scene';
import { checkStaging } from '@fermata/scene/testing';
import { expect, test } from 'vitest';
import { connectFour, staging } from './index.ts';

test('the staging holds, and every question is answered on the board', () => {
  const { questions, onBoard } = checkStaging(connectFour, staging, { seats: 2, matches: 20 });
  expect(questions).toBeGreaterThan(0);
  expect(onBoard).toBe(questions);
});

test('the table tells which disc lies where, whose turn it is, and how many discs are left', () => {
  const match = start(connectFour, { position: '4435' });
  expect(sceneText(staging.scene(match.view(0), 0), 0).split('\n')).toEqual([
    'Your discs: 19 discs',
    'Grid (to win four in a line, turn yours)',
    '  Column 1: nothing',
    '  Column 2: nothing',
    '  Column 3: Your disc (row 1)',
    '  Column 4: Your disc (row 1), Disc of seat 1 (row 2)',
    '  Column 5: Disc of seat 1 (row 1)',
    '  Column 6: nothing',
    '  Column 7: nothing',
    'Discs of seat 1: 19 discs',
  ]);
});

test('there are seven columns with room for six discs each', () => {
  const { places } = staging.scene(start(connectFour).view(0), 0);
  const columns = places.filter((place) => place.in === 'grid');
  expect(columns.map(({ name, room }) => [name, room])).toEqual([1, 2, 3, 4, 5, 6, 7].map((at) => [`Column ${at}`, 6]));
});

test.each([
  ['it is the turn of the second seat after an odd number of discs', '4', 0, ['turn', 'of seat 1']],
  ['four in a row win', '1122334', 0, ['won', 'by you']],
  ['the other seat is told who has won', '1122334', 1, ['won', 'by seat 0']],
  ['so is a spectator', '71212121', SPECTATOR, ['won', 'by seat 1']],
  ['a full grid is a draw', '133333311111244444422222577777755555666666', 0, ['over', 'a draw']],
])('%s', (_rule, position, viewer, fact) => {
  const { places } = staging.scene(start(connectFour, { position }).view(viewer), viewer);
  expect(places.find(({ id }) => id === 'grid')?.facts).toContainEqual(fact);
});

test.each([
  ['a row', '1122334', ['1.1', '2.1', '3.1', '4.1']],
  ['a column', '1212121', ['1.1', '1.2', '1.3', '1.4']],
  ['a diagonal', '12233434474', ['1.1', '2.2', '3.3', '4.4']],
  ['more than four in it', '112244553', ['1.1', '2.1', '3.1', '4.1', '5.1']],
  ['nothing before', '112233', []],
])('the discs that win are marked: %s', (_rule, position, discs) => {
  const { pieces } = staging.scene(start(connectFour, { position }).view(0), 0);
  const marked = pieces.filter(({ facts }) => facts?.some(([, value]) => value === 'the line that wins'));
  expect(marked.map(({ id }) => id)).toEqual(discs.map((cell) => `disc ${cell}`));
  const faces = pieces.filter(({ face }) => (face as { isWinning?: boolean }).isWinning);
  expect(faces).toEqual(marked);
});

test('an option is its column, and a full one cannot be touched', () => {
  const match = start(connectFour, { position: '21717116161' });
  const view = match.view(1);
  const points = pointsOf(asked(connectFour, match.prompts()[0]!), staging.scene(view, 1), staging, view); // seat 1 is asked
  expect(points).toEqual([2, 3, 4, 5, 6, 7].map((column) => [`column ${column}`]));
  expect(reachable(points, ['column 3']).done).toEqual([1]);
});

test('a disc comes from those that its seat has left, and keeps its id from then on', () => {
  const match = scripted(connectFour, { position: '4', choices: [3, 3] });
  const [, before, after] = [
    start(connectFour, { position: '4' }).view(0),
    ...frames(match, 0).map(({ view }) => view),
  ].map((view) => staging.scene(view, 0));
  const [first, ...rest] = motions(before!, after!).filter(({ type }) => type === 'moved'); // two discs were dropped
  expect(first).toEqual({ type: 'moved', id: 'disc 4.3', from: 'supply 0', to: 'column 4', count: 1, turned: false });
  expect(rest).toEqual([]);
  expect(after?.pieces.filter((piece) => piece.in === 'column 4').map(({ id, name }) => [id, name])).toEqual([
    ['disc 4.1', 'Your disc'],
    ['disc 4.2', 'Disc of seat 1'],
    ['disc 4.3', 'Your disc'],
  ]);
});

test('every disc, whosever it is, and every column has a text', () => {
  const { places, pieces } = staging.scene(start(connectFour, { position: '4435' }).view(0), 0);
  const columns = places.filter((place) => place.in === 'grid');
  for (const { name } of [...columns, ...pieces])
    expect(describeThing(connectFour, name.toUpperCase()), name).toMatch(/^[A-Z].*[.]$/);
  expect(['disc', 'Disc of seat 0'].map((name) => describeThing(connectFour, name))).not.toContain(undefined);
  expect(['Column 8', 'column 0', 'discus'].map((name) => describeThing(connectFour, name))).toEqual(
    Array(3).fill(undefined),
  );
});

test.each([
  ['a line', '1122334', 'Four in a line.'],
  ['none, and no room', '133333311111244444422222577777755555666666', 'The grid is full.'],
])('it is said by what it ended: %s', (_rule, position, verdict) => {
  expect(staging.verdict?.(start(connectFour, { position }).view(0))).toBe(verdict);
});
