import { describe, expect, test } from 'vitest';
import { oneTurn, playing } from '../../test/games/one-turn.ts';
import { asked } from '../../test/games/table.ts';
import { describeEvent, describeOption, describePrompt } from '../host.ts';
import { choose } from '../index.ts';

const prompt = asked(playing(() => choose(0, 'Which card?', ['ace', 'king'])));
const plain = oneTurn(function* () {});
const told = oneTurn(function* () {}, {
  describe: {
    event: ({ type, what }) => `${type}: ${what === null ? 'something' : what}`,
    prompt: ({ seat, label }) => `Seat ${seat}, ${label.toLowerCase()}`,
    option: (option, { label }) => `the ${option} (${label})`,
  },
});

describe('A game that describes itself', () => {
  test('has its own words', () => {
    expect(describeEvent(told, { type: 'said', what: 'hello' } as never)).toBe('said: hello');
    expect(describeEvent(told, { type: 'said', what: null } as never)).toBe('said: something');
    expect(describePrompt(told, prompt)).toBe('Seat 0, which card?');
    expect(describeOption(told, 'ace', prompt)).toBe('the ace (Which card?)');
  });
});

describe.each([
  ['that does not', plain],
  ['that describes nothing', { ...plain, describe: {} }],
])('A game %s', (_, game) => {
  test.each<[event: object, text: string]>([
    [{ type: 'busted' }, 'busted'],
    [{ type: 'played', seat: 1, card: 'ace' }, 'played seat 1 card ace'],
    [{ type: 'drawn', seat: 1, card: null }, 'drawn seat 1 card ?'],
    [{ type: 'shown', safe: true, last: false }, 'shown safe yes last no'],
    [{ type: 'dealt', cards: ['ace', null] }, 'dealt cards ["ace",null]'],
  ])('tells of an event by its type and its fields: %j', (event, text) => {
    expect(describeEvent(game, event as never)).toBe(text);
  });

  test('tells of a prompt by its label', () => {
    expect(describePrompt(game, prompt)).toBe('Which card?');
  });

  test.each<[option: unknown, text: string]>([
    ['ace', 'ace'],
    [true, 'yes'],
    [false, 'no'],
    [null, '?'],
    [7, '7'],
    [{ suit: 'red' }, '{"suit":"red"}'],
  ])('tells of an option as it is: %j', (option, text) => {
    expect(describeOption(game, option, prompt)).toBe(text);
  });
});
