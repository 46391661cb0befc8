import { seeded, start } from '@fermata/core';
import { explain } from '@fermata/core/host';
import { randomAnswer } from '@fermata/core/moves';
import { scripted } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { windowsill } from './index.ts';

test.each([2, 3, 4])('every event has a cause, the deal too, for %i seats', (seats) => {
  for (let seed = 0; seed < 20; seed++) {
    const match = start(windowsill, { seats, seed });
    const oracle = seeded(seed, 1);
    match.run(Array.from({ length: seats }, () => (prompt) => randomAnswer(prompt, oracle)));
    expect(match.log.filter(({ cause }) => cause === undefined)).toEqual([]);
  }
});

test('who flew lowest steals, a cat keeps it off, and who flew highest takes', () => {
  const match = scripted(windowsill, {
    position: {
      hands: [
        ['20', 'cat-a'],
        ['5', '6'],
      ],
      nests: [['button'], []],
      box: ['coin', 'bead', 'key'],
    },
    chance: { trinket: ['coin', 'bead'], card: ['9'] },
    choices: ['20', '5', { victim: 0, trinket: 'button' }, 'yes'],
  });
  const because = match.log.map(({ event }, index) => [
    event.type,
    explain(match, index).causes.map(({ by, owner }) => (owner === undefined ? by : `${by} (seat ${owner})`)),
  ]);
  expect(because.slice(0, 5)).toEqual([
    ['laid', ['a new round']],
    ['flew', ['the flight']],
    ['scared', ['cat of seat 0 (seat 0)', 'flying lowest (seat 1)']],
    ['drew', ['another card (seat 0)', 'cat of seat 0 (seat 0)', 'flying lowest (seat 1)']],
    ['took', ['flying highest (seat 0)']],
  ]);
});

test('if only cats come, it is because nobody flies', () => {
  const match = scripted(windowsill, { position: { hands: [['cat-a'], ['cat-b']] }, chance: { trinket: ['tiara'] } });
  expect(match.log.at(-1)).toMatchObject({ event: { type: 'fell' }, cause: { by: 'nobody flying' } });
});
