import { type AnyEvent, start } from '@fermata/core';
import { describeEvent, describeOption } from '@fermata/core/host';
import { checkGame, scripted } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { windowsill } from './index.ts';

const told = (events: readonly object[]) => events.map((event) => describeEvent(windowsill, event as AnyEvent)); // of this game

describe('the last round, in which the only card left is flown unasked', () => {
  test.each([
    [
      'the highest takes the trinket',
      { hands: [['20'], ['5']] },
      'ring',
      [],
      ['The magpies fly: seat 0 20, seat 1 5.', 'Seat 0 takes the ring (9).'],
      [9, 0],
    ],
    [
      'the lowest may steal before the highest takes',
      { hands: [['5'], ['20']], nests: [[], ['bead']] },
      'ring',
      [{ victim: 1, trinket: 'bead' }],
      ['The magpies fly: seat 0 5, seat 1 20.', 'Seat 0 steals the bead (2) of seat 1.', 'Seat 1 takes the ring (9).'],
      [2, 9],
    ],
    [
      'or leave it',
      { hands: [['5'], ['20']], nests: [[], ['bead']] },
      'ring',
      ['nothing'],
      ['The magpies fly: seat 0 5, seat 1 20.', 'Seat 1 takes the ring (9).'],
      [0, 11],
    ],
    [
      'who is neither highest nor lowest gets nothing',
      { hands: [['5'], ['10'], ['20']] },
      'key',
      [],
      ['The magpies fly: seat 0 5, seat 1 10, seat 2 20.', 'Seat 2 takes the key (5).'],
      [0, 0, 5],
    ],
    [
      'a cat counts 0, which is lower than any flight',
      { hands: [['cat-b'], ['1']], nests: [[], ['bead']] },
      'coin',
      [{ victim: 1, trinket: 'bead' }],
      ['The magpies fly: seat 0 cat, seat 1 1.', 'Seat 0 steals the bead (2) of seat 1.', 'Seat 1 takes the coin (3).'],
      [2, 3],
    ],
    [
      'of two cats none is lowest alone, and nobody steals',
      { hands: [['cat-a'], ['cat-b'], ['7']], nests: [[], [], ['bead']] },
      'coin',
      [],
      ['The magpies fly: seat 0 cat, seat 1 cat, seat 2 7.', 'Seat 2 takes the coin (3).'],
      [0, 0, 5],
    ],
    [
      'if only cats come, the trinket is lost',
      { hands: [['cat-a'], ['cat-b']], nests: [['bead'], []] },
      'tiara',
      [],
      ['The magpies fly: seat 0 cat, seat 1 cat.', 'Nobody flies, and the tiara (10) falls into the street.'],
      [2, 0],
    ],
  ])('%s', (_rule, position, trinket, choices, happens, scores) => {
    const seats = position.hands.length;
    const match = scripted(windowsill, { seats, position, chance: { trinket: [trinket] }, choices });
    expect(told(match.events).slice(1)).toEqual(happens);
    expect(match.outcome?.map(({ score }) => score)).toEqual(scores);
  });
});

test('everyone is offered their whole hand, in secret', () => {
  const position = {
    hands: [
      ['20', 'cat-a'],
      ['5', '6'],
    ],
  };
  const match = scripted(windowsill, { position, chance: { trinket: ['coin'] } });
  expect(match.prompts(0)).toMatchObject([{ label: 'Fly which card?', options: ['20', 'cat-a'] }]);
  expect(match.prompts(1)).toMatchObject([{ label: 'Fly which card?', options: ['5', '6'] }]);
  match.answer(match.prompts(1)[0]!.id, 0); // seat 1 is asked
  expect(match.waiting()).toEqual([0]);
  expect(told(match.eventsFor(0))).toEqual(['On the sill lies a coin (3).']);
});

test('only what is worth less than the trinket on the sill can be stolen, and nothing of one’s own', () => {
  const position = { hands: [['5'], ['20'], ['7']], nests: [['button'], ['ring', 'bead'], ['key', 'coin']] };
  const match = scripted(windowsill, { seats: 3, position, chance: { trinket: ['thimble'] } });
  const [prompt] = match.prompts(0);
  expect(prompt).toMatchObject({
    label: 'Steal which trinket?',
    options: [{ victim: 1, trinket: 'bead' }, { victim: 2, trinket: 'coin' }, 'nothing'],
  });
  expect(describeOption(windowsill, prompt!.options[0], prompt!)).toBe('the bead (2) of seat 1');
});

describe('about to be robbed', () => {
  const robbed = (hand: string[], choices: unknown[], card: string[] = []) =>
    scripted(windowsill, {
      position: { hands: [hand, ['5', '6']], nests: [['button'], []] },
      chance: { trinket: choices.length > 3 ? ['coin', 'bead'] : ['coin'], card },
      choices,
    });
  const theft = ['20', '5', { victim: 0, trinket: 'button' }];

  test('a seat may let a cat out', () => {
    const match = robbed(['20', 'cat-a'], theft);
    expect(match.prompts()).toMatchObject([{ seat: 0, label: 'Let a cat out?', options: ['yes', 'no'] }]);
  });

  test('a seat without a cat is asked, too, so that the thief learns nothing', () => {
    const [with_, without] = [robbed(['20', 'cat-a'], theft), robbed(['20', '21'], theft)];
    expect(without.prompts()).toMatchObject([{ seat: 0, label: 'Let a cat out?', options: ['no'] }]);
    expect(without.view(1)).toEqual(with_.view(1));
    expect(without.eventsFor(1)).toEqual(with_.eventsFor(1));
    expect(without.waiting()).toEqual(with_.waiting());
  });

  test('the cat saves the trinket, and its owner draws another card, which only they see', () => {
    const match = robbed(['20', 'cat-a'], [...theft, 'yes'], ['9']);
    expect(told(match.eventsFor(1)).slice(1, -1)).toEqual([
      'The magpies fly: seat 0 20, seat 1 5.',
      'Seat 0 lets a cat out: seat 1 flees with nothing.',
      'Seat 0 draws a card.',
      'Seat 0 takes the coin (3).',
      'On the sill lies a bead (2).',
    ]);
    expect(told(match.eventsFor(0))[3]).toBe('Seat 0 draws 9.');
    expect(match.state.nests).toEqual([['button', 'coin'], []]);
    expect(match.state.gone).toEqual(['20', '5', 'cat-a', '9', '6']);
  });

  test('without it the trinket is gone, and nobody knows whether there was a cat', () => {
    const match = robbed(['20', 'cat-a'], [...theft, 'no']);
    expect(told(match.eventsFor(1)).slice(2, 4)).toEqual([
      'Seat 1 steals the button (1) of seat 0.',
      'Seat 0 takes the coin (3).',
    ]);
  });
});

test('as many rounds are flown as agreed', () => {
  for (const rounds of [3, 6]) {
    const match = start(windowsill, { seats: 4, seed: 'rounds', options: { rounds } });
    match.run([0, 1, 2, 3].map(() => () => 0));
    expect(match.events.filter(({ type }) => type === 'flew')).toHaveLength(rounds);
    expect(match.state.hands).toEqual([[], [], [], []]);
  }
});

test.each([
  [{ rounds: 2 }, 'rounds is a whole number from 3 to 6; got 2'],
  [{ rounds: '4' }, 'rounds is a whole number from 3 to 6; got "4"'],
  [{ turns: 4 }, 'options has no "turns"; it has rounds'],
])('the options %j are refused: %s', (options, why) => {
  expect(() => start(windowsill, { options })).toThrow(why);
});

test.each([
  [{}, 'hands is a list of 2 to 4; got nothing'],
  [{ hands: [['1']] }, 'hands is a list of 2 to 4; got a list of 1'],
  [{ hands: [['1'], '2'] }, 'hands.1 is a list; got "2"'],
  [{ hands: [['1'], ['25']] }, 'hands.1.0 is one of "1", "2", "3"'],
  [{ hands: [['1'], ['2', '3']] }, 'hands have different numbers of cards'],
  [{ hands: [['1'], ['2']], gone: ['2'] }, '"2" is named twice'],
  [{ hands: [['1'], ['2']], nests: [['ring']] }, 'nests is a list of 2; got a list of 1'],
  [{ hands: [['1'], ['2']], nests: [['ring'], ['pearl']] }, 'nests.1.0 is one of "button"'],
  [{ hands: [['1'], ['2']], nests: [['ring'], ['ring']] }, '"ring" is named twice'],
  [{ hands: [['1'], ['2']], box: [] }, 'box has 0 trinkets for 1 rounds'],
])('the position %j is refused: %s', (position, why) => {
  expect(() => start(windowsill, { position })).toThrow(why);
});

test.each([2, 3, 4])(
  'windowsill for %i seats keeps the invariants and tells no secret',
  (seats) => {
    expect(checkGame(windowsill, { seconds: 120, seats, matches: 20 }).leftOut).toEqual([]);
  },
  120_000,
);
