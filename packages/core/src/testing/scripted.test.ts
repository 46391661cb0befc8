import { expect, test } from 'vitest';
import { caravan } from '../../test/healthy/caravan.ts';
import { masks } from '../../test/healthy/masks.ts';
import { vault } from '../../test/healthy/vault.ts';
import { Misuse } from '../values/errors.ts';
import { scripted } from './index.ts';

const OF_VAULT = { position: { code: 7, tries: 2 }, chance: [3] };

test('a written match is played: the position, how chance falls, and what is chosen', () => {
  const match = scripted(vault, {
    position: { code: 7, tries: 2 },
    chance: { noise: [3, 6] },
    choices: [4, 'curse', 7],
  });
  expect(match.events.filter(({ type }) => type !== 'listened')).toEqual([
    { type: 'tried', code: 4, hint: 'higher' },
    { type: 'tried', code: 7, hint: 'open' },
  ]);
  expect(match.outcome?.map(({ rank }) => rank)).toEqual([2, 1]);
});

test('without a position it begins at the beginning, with the seats and options it is given', () => {
  expect(scripted(vault, { options: { tries: 5 } }).state.tries).toBe(5);
  expect(scripted(caravan, { seats: 3 }).seats).toBe(3);
});

test('a set is a list of options in any order; options that look alike are taken one after the other', () => {
  const match = scripted(caravan, { choices: [['wool', 'salt', 'salt']] });
  expect(match.state.stores[0]).toEqual({ salt: 0, wool: 1, iron: 1, wine: 1 });
});

test('the lowest seat answers first where several are asked together', () => {
  const deal = ['red fox', 'red owl', 'red wolf', 'blue wolf', 'blue owl', 'gold owl'];
  const match = scripted(masks, { chance: deal, choices: ['blue wolf', 'red owl'] });
  expect(match.waiting()).toEqual([2]);
});

test.each<[what: string, play: () => unknown, message: string]>([
  [
    'a choice that is not offered',
    () => scripted(vault, { ...OF_VAULT, choices: [12] }),
    '"Which code do you try?" does not offer seat 1 12, but [1,2,3,4,5,6,7,8,9]',
  ],
  [
    'an option taken more often than it is offered',
    () => scripted(caravan, { choices: [['iron', 'iron']] }),
    '"What do you load?" does not offer seat 0 "iron", but ["salt","salt","wool","wool","iron","wine"]',
  ],
  [
    'one option where a set is asked for',
    () => scripted(caravan, { choices: ['salt'] }),
    '"What do you load?" asks seat 0 for a list of options; got "salt"',
  ],
  [
    'a choice after the end',
    () => scripted(vault, { ...OF_VAULT, choices: [7, 'wait'] }),
    'nobody is asked any more; left over: "wait"',
  ],
  [
    'chance that is never asked for',
    () => scripted(vault, { position: { code: 7 }, chance: { noise: [3, 1] }, choices: [7] }),
    'chance was never asked for noise: 1',
  ],
  [
    'chance that was not foreseen',
    () => scripted(vault, { position: { code: 7, tries: 2 } }),
    'the script has no outcome left for "noise"',
  ],
])('%s fails, and says so', (_, play, message) => {
  expect(play).toThrow(Misuse);
  expect(play).toThrow(message);
});
