import { SPECTATOR, seeded, start } from '@fermata/core';
import { asked, describeThing, frames } from '@fermata/core/host';
import { randomAnswer } from '@fermata/core/moves';
import { scripted } from '@fermata/core/testing';
import { motions, pointsOf, reachable, sceneText } from '@fermata/scene';
import { checkStaging } from '@fermata/scene/testing';
import { expect, test } from 'vitest';
import { pig, staging } from './index.ts';

test.each([2, 3, 4])('the staging holds for %i seats, and every question is answered on the board', (seats) => {
  const { questions, onBoard } = checkStaging(pig, staging, { seats, matches: 7 });
  expect(questions).toBeGreaterThan(0);
  expect(onBoard).toBe(questions);
});

test('the table tells scores, how far it is to 100, the pot and whose turn it is', () => {
  const match = scripted(pig, { position: { scores: [35, 62], pot: 7 }, chance: { die: [4] } });
  const told = (viewer: number) => sceneText(staging.scene(match.view(viewer), viewer), viewer).split('\n');
  expect(told(0)).toEqual([
    'Your score (points 35, to go 65): 35 points',
    'Table (goal 100 points, turn yours): Die (shows 4)',
    '  Supply: points',
    '  Pot: 11 points',
    'Score of seat 1 (points 62, to go 38): 62 points',
  ]);
  expect(told(1).slice(0, 2)).toEqual([
    'Your score (points 62, to go 38): 62 points',
    'Table (goal 100 points, turn of seat 0): Die (shows 4)',
  ]);
  expect(told(SPECTATOR).at(-2)).toBe('Score of seat 0 (points 35, to go 65): 35 points');
});

test('a score of nothing is told, too', () => {
  const { places } = staging.scene({ scores: [0, 1], pot: 0, seat: 0 }, 0);
  expect(places.filter(({ owner }) => owner !== undefined).map(({ facts }) => facts)).toEqual([
    [
      ['points', 0],
      ['to go', 100],
    ],
    [
      ['points', 1],
      ['to go', 99],
    ],
  ]);
});

test.each([
  ['what was rolled last', [4, 6], ['roll'], 6],
  ['what the next seat has rolled', [4, 3], ['hold'], 3],
  ['what the next seat has rolled after a one', [4, 1, 2], ['roll'], 2],
  ['nothing before the first roll, and once the match is over', [6], ['hold'], undefined],
])('the die shows %s', (_rule, die, choices, shown) => {
  const isLast = shown === undefined;
  const match = scripted(pig, { position: { scores: [isLast ? 94 : 0, 0] }, chance: { die }, choices });
  for (const view of [match.view(0), ...(isLast ? [start(pig).at(-1)] : [])]) {
    const piece = staging.scene(view, 0).pieces.find(({ id }) => id === 'die');
    expect([piece?.facts, piece?.face]).toEqual(isLast ? [undefined, undefined] : [[['shows', shown]], shown]);
  }
});

test.each([2, 3, 4])('for %i seats nothing comes out of nowhere or is lost', (seats) => {
  const match = start(pig, { seed: 'motion', seats });
  const oracle = seeded('motion', 1);
  match.run(Array.from({ length: seats }, () => (prompt) => randomAnswer(prompt, oracle)));
  const scenes = frames(match, 0).map(({ view }) => staging.scene(view, 0));
  const moved = scenes.slice(1).flatMap((scene, at) => motions(scenes[at]!, scene)); // the one before it
  expect(moved.filter((it) => it.type === 'moved' && (it.from === undefined || it.to === undefined))).toEqual([]);
});

test.each([
  ['seat 0 sees that it has won', 0, 'by you'],
  ['seat 1 sees who has won', 1, 'by seat 0'],
])('%s', (_rule, viewer, winner) => {
  const match = scripted(pig, { position: { scores: [96, 0] }, chance: { die: [4] }, choices: ['hold'] });
  const { places } = staging.scene(match.view(viewer), viewer);
  expect(places.find(({ id }) => id === 'table')?.facts).toContainEqual(['won', winner]);
});

test('to roll one touches the die, to hold the pot, and no more than that', () => {
  const match = scripted(pig, { chance: { die: [4] } });
  const view = match.view(0);
  const points = pointsOf(asked(pig, match.prompts()[0]!), staging.scene(view, 0), staging, view); // seat 0 is asked
  expect(points).toEqual([['die'], ['pot']]);
  expect(reachable(points, ['pot'])).toMatchObject({ left: [1], done: [1] });
});

test.each([
  [
    'what is rolled comes into the pot, out of the supply',
    [4],
    [],
    [{ type: 'moved', id: 'points of pot', from: 'supply', to: 'pot', count: 4, turned: false }],
  ],
  [
    'holding moves the pot to the score',
    [4, 3],
    ['hold'],
    [{ type: 'moved', id: 'points of score 0', from: 'pot', to: 'score 0', count: 4, turned: false }],
  ],
  [
    'a one takes the pot away, into the supply',
    [4, 1, 3],
    ['roll'],
    [{ type: 'moved', id: 'points of pot', from: 'pot', to: 'supply', count: 4, turned: false }],
  ],
])('%s', (_rule, die, choices, moved) => {
  const match = scripted(pig, { chance: { die }, choices });
  const views = [{ scores: [0, 0], pot: 0, seat: 0 }, ...frames(match, 0).map(({ view }) => view)];
  const [before, after] = views.slice(choices.length).map((view) => staging.scene(view, 0));
  expect(motions(before!, after!).filter(({ type }) => type === 'moved')).toEqual(moved); // one view for each event, and the first
});

test('a roll is a roll of the die, whether it is a one or not', () => {
  const match = scripted(pig, { chance: { die: [4, 1, 3] }, choices: ['roll'] });
  expect(match.events.map((event) => staging.cues?.(event, match.view(0)))).toEqual([['die'], ['die'], ['die']]);
});

test('everything on the table has a text, whatever the case it is asked for in', () => {
  const { pieces } = staging.scene({ scores: [0, 0], pot: 0, seat: 0 }, 0);
  for (const { name } of pieces) expect(describeThing(pig, name.toUpperCase()), name).toMatch(/^[A-Z].*[.]$/);
  expect(describeThing(pig, 'pot')).toMatch(/a one loses it[.]$/);
  expect(describeThing(pig, 'sow')).toBeUndefined();
});

test('it is said by what it is won', () => {
  expect(staging.verdict?.({ scores: [100, 3], pot: 0, seat: 0 })).toBe('The first to bank 100 points wins.');
});
