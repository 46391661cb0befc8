import { expect, test } from 'vitest';
import { numbersOf } from './numbers.ts';

test.each<[rule: string, options: string[], numbers: number[]]>([
  ['moves, then who may come in', ['move 1 surf', 'move 2 rest', 'switch 2 tauros'], [1, 2, 5]],
  ['what is disabled leaves a gap', ['move 1 surf', 'move 4 rest', 'switch 2 tauros'], [1, 4, 5]],
  ['and so does who has fainted', ['move 1 surf', 'switch 2 tauros', 'switch 6 mew'], [1, 5, 9]],
  ['who cannot choose a move', ['fight', 'switch 3 mew'], [1, 6]],
  ['who has no move left', ['struggle'], [1]],
  ['after somebody has fainted', ['switch 2 tauros', 'switch 5 mew'], [1, 4]],
  [
    'items come after both, so that nobody has another number because of the bag',
    ['move 3 surf', 'item potion 2 tauros', 'item ether 2 tauros 1 surf', 'switch 2 tauros', 'switch 6 mew'],
    [3, 10, 11, 5, 9],
  ],
])('%s: %j', (_, options, numbers) => {
  expect(numbersOf(options)).toEqual(numbers);
});
