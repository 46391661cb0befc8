import { asked } from '@fermata/core/host';
import { reachable } from '@fermata/scene';
import { describe, expect, test } from 'vitest';
import { fight, type Given } from '../../test/arena.ts';
import { arena } from '../arena/game.ts';
import { staging } from './staging.ts';

describe('An option points at', () => {
  const machop = { species: 'machop' };
  const over = (rest: Given): readonly Given[] => [rest, {}];

  test.each<[what: string, given: readonly Given[], option: string, ids: readonly string[]]>([
    ['a move', over({ moves: ['surf'] }), 'move 1 surf', ['move 0.0.1']],
    [
      'whoever comes in, and where to',
      over({ behind: [machop, machop] }),
      'switch 3 machop',
      ['pokemon 0.2', 'field 0'],
    ],
    [
      'the one that goes on with what it does',
      over({ active: { bide: 2 }, behind: [machop] }),
      'fight',
      ['pokemon 0.0'],
    ],
    ['Struggle, where nothing else is left', over({ pp: [0, 0], behind: [machop] }), 'struggle', ['struggle 0.0']],
    [
      'an item, and whom it is for',
      over({ bag: { revive: 1 }, behind: [{ ...machop, health: 0 }] }),
      'item revive 2 machop',
      ['item 0.revive', 'pokemon 0.1'],
    ],
    [
      'an item, whom it is for, and the move of it that it is for',
      over({ bag: { ether: 1 }, pp: [3, 4] }),
      'item ether 1 machop 2 teleport',
      ['item 0.ether', 'pokemon 0.0', 'move 0.0.2'],
    ],
    [
      'a move that was copied',
      over({ active: { moves: [57, 100], pp: [5, 5], isTransformed: true } }),
      'move 1 surf',
      ['copy 0.0.1 surf'],
    ],
    [
      'a move of its own beside one that was copied',
      over({ active: { moves: [57, 100], pp: [5, 5] } }),
      'move 2 teleport',
      ['move 0.0.2'],
    ],
  ])('%s', (_what, given, option, ids) => {
    expect(pointing(given)[option]).toEqual(ids);
  });

  test('one thing each: to touch a move alone is to use it, even where an Ether is at hand', () => {
    const points = pointing(
      over({ moves: ['surf'], pp: [1, 1, 1], bag: { ether: 1, potion: 1 }, health: 10, behind: [machop] }),
    );
    const options = Object.keys(points);
    const reach = (...touched: string[]) => reachable(Object.values(points), touched);
    const left = (...touched: string[]) => reach(...touched).left.map((at) => options[at]);
    expect(reach('move 0.0.1').done.map((at) => options[at])).toEqual(['move 1 surf']);
    expect(left('item 0.potion')).toEqual(['item potion 1 machop']);
    expect(left('pokemon 0.1')).toEqual(['switch 2 machop']);
    expect(left('item 0.ether', 'pokemon 0.0')).toHaveLength(3); // one for each of its moves
    expect(left('item 0.ether', 'pokemon 0.0', 'move 0.0.1')).toEqual(['item ether 1 machop 1 surf']);
  });

  test('two of a species, which are told apart by their places', () => {
    const { pieces } = staging.scene(fight(over({ species: 'mew', behind: [machop, machop] }), []).view(0), 0);
    const places = pieces.filter(({ kind }) => kind === 'pokemon').map(({ id, facts }) => [id, facts?.at(-1)]);
    expect(places.slice(1, 3)).toEqual([
      ['pokemon 0.1', ['place', 2]],
      ['pokemon 0.2', ['place', 3]],
    ]);
  });
});

/** What each option of seat 0 points at. */
function pointing(given: readonly Given[]): { readonly [option: string]: readonly string[] } {
  const match = fight(given, []);
  const prompts = match.prompts().filter(({ seat }) => seat === 0);
  return Object.fromEntries(
    prompts.flatMap((prompt) => {
      const question = asked(arena, prompt);
      return question.options.map((option) => [
        String(option),
        staging.points?.(option, question, match.view(0)) ?? [],
      ]);
    }),
  );
}
