import { expect, test } from 'vitest';
import { type Scene, sceneText } from './index.ts';

const SCENE: Scene = {
  places: [
    { id: 'mat 1', name: 'Mat of seat 1', owner: 1 },
    { id: 'forest 1', in: 'mat 1', name: 'Forest', owner: 1 },
    { id: 'table', name: 'Table', facts: [['round', 2]] },
    { id: 'tray', in: 'table', name: 'Tray' },
    { id: 'deck', in: 'table', name: 'Deck' },
    { id: 'hand 0', name: 'Your hand', owner: 0, facts: [['score', 7]] },
  ],
  pieces: [
    {
      id: 'owl',
      in: 'hand 0',
      kind: 'bird',
      name: 'Barn Owl',
      facts: [['eggs', '0/2']],
      printed: [
        ['points', 5],
        ['power', 'It hunts.'],
      ],
    },
    { id: 'seed', in: 'hand 0', kind: 'food', name: 'seed', count: 2 },
    { id: 'fish', in: 'hand 0', kind: 'food', name: 'fish', count: 0 },
    { id: 'rat', in: 'hand 0', kind: 'food', name: 'rodent', count: 1 },
    { id: 'deck#', in: 'deck', kind: 'bird', name: 'cards', hidden: true, count: 30 },
  ],
};

test('one’s own places come first, then those that are shared, then those of others', () => {
  expect(sceneText(SCENE, 0)).toBe(
    [
      'Your hand (score 7): Barn Owl (eggs 0/2), 2 seed, 1 rodent',
      'Table (round 2)',
      '  Tray: nothing',
      '  Deck: 30 cards',
      'Mat of seat 1',
      '  Forest: nothing',
    ].join('\n'),
  );
});

test('a spectator has no places of its own', () => {
  expect(sceneText(SCENE).split('\n')[0]).toBe('Table (round 2)');
});

test('what is printed on pieces is told to whoever asks for it', () => {
  const [own] = sceneText(SCENE, 0, { printed: true }).split('\n');
  expect(own).toBe('Your hand (score 7): Barn Owl (eggs 0/2, points 5, power: It hunts.), 2 seed, 1 rodent');
});
