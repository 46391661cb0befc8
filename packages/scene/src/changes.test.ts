import { expect, test } from 'vitest';
import { type Facts, type Piece, type Place, type Scene, sceneChanges } from './index.ts';

const PLACES: Place[] = [
  { id: 'hand', name: 'Your hand' },
  { id: 'deck', name: 'Deck' },
  { id: 'pot', name: 'Pot' },
];

function sceneOf(pieces: readonly Piece[], places: readonly Place[] = PLACES): Scene {
  return { places, pieces };
}

function card(id: string, place: string, facts: Facts = []): Piece {
  return { id, in: place, kind: 'card', name: id, facts };
}

function stack(kind: string, place: string, count: number): Piece {
  const name = count === 1 ? kind : `${kind}s`;
  return { id: `${place}#${kind}`, in: place, kind, name, count, hidden: kind === 'card' };
}

test.each<[rule: string, before: Piece[], after: Piece[], told: string[]]>([
  ['nothing', [card('Ace', 'hand')], [card('Ace', 'hand')], []],
  [
    'another order counts for nothing',
    ['Ace', 'Ten'].map((it) => card(it, 'hand')),
    ['Ten', 'Ace'].map((it) => card(it, 'hand')),
    [],
  ],
  ['what moved', [card('Ace', 'hand')], [card('Ace', 'pot')], ['Ace: Your hand → Pot']],
  [
    'what went the same way, in one line',
    [card('Ace', 'hand'), card('Ten', 'hand')],
    [card('Ace', 'pot'), card('Ten', 'pot')],
    ['Ace, Ten: Your hand → Pot'],
  ],
  ['what came out of nowhere', [], [card('Ace', 'pot')], ['Ace: new in Pot']],
  ['what is gone', [card('Ace', 'pot')], [], ['Ace: gone from Pot']],
  [
    'a card that was drawn, by its face',
    [stack('card', 'deck', 3)],
    [stack('card', 'deck', 2), card('Ace', 'hand')],
    ['Ace: Deck → Your hand'],
  ],
  [
    'cards that are laid face down, by their faces',
    [card('Ace', 'hand'), card('Ten', 'hand'), stack('card', 'deck', 2)],
    [stack('card', 'deck', 4)],
    ['Ace, Ten: Your hand → Deck'],
  ],
  [
    'one of many',
    [stack('chip', 'hand', 3), stack('chip', 'pot', 1)],
    [stack('chip', 'hand', 2), stack('chip', 'pot', 2)],
    ['1 chip: Your hand → Pot'],
  ],
  [
    'many',
    [stack('chip', 'hand', 3), stack('chip', 'pot', 1)],
    [stack('chip', 'hand', 1), stack('chip', 'pot', 3)],
    ['2 chips: Your hand → Pot'],
  ],
  [
    'what is written on it',
    [card('Owl', 'hand', [['eggs', '1 of 2']])],
    [card('Owl', 'hand', [['eggs', '2 of 2']])],
    ['Owl (Your hand): eggs 1 of 2 → 2 of 2'],
  ],
  [
    'what is written anew',
    [card('Owl', 'hand')],
    [card('Owl', 'hand', [['is', 'tired']])],
    ['Owl (Your hand): is tired'],
  ],
  [
    'what is written no more',
    [card('Owl', 'hand', [['is', 'tired']])],
    [card('Owl', 'hand')],
    ['Owl (Your hand): no longer is tired'],
  ],
  ['what became another', [card('die', 'pot')], [{ ...card('die', 'pot'), name: 'six' }], ['Pot: die → six']],
])('told is %s', (_rule, before, after, told) => {
  expect(sceneChanges(sceneOf(before), sceneOf(after))).toEqual(told);
});

test('what is written on places comes before what is written on pieces, and pieces that change alone before several', () => {
  const at = (value: number, score: number) => {
    const facts: Facts = [['worth', value]];
    const pieces = [card('Ace', 'hand', facts), card('Ten', 'hand', facts), card('Joker', 'pot', facts)];
    return sceneOf(
      pieces,
      PLACES.map((place) => (place.id === 'deck' ? { ...place, facts: [['left', score]] } : place)),
    );
  };
  expect(sceneChanges(at(1, 7), at(2, 6))).toEqual([
    'Deck: left 7 → 6',
    'Joker (Pot): worth 1 → 2',
    'Ace (Your hand): worth 1 → 2',
    'Ten (Your hand): worth 1 → 2',
  ]);
});
