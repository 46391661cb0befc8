/** What happened between two scenes, by ids alone. */
import { expect, test } from 'vitest';
import { type Motion, motions, type Piece } from './index.ts';

const PLACES = ['deck', 'row', 'hand', 'foe'].map((id) => ({ id, name: id }));
const card = (id: string, place: string, more: Partial<Piece> = {}): Piece => ({
  id,
  in: place,
  kind: 'card',
  name: id,
  ...more,
});
const deck = (count: number): Piece => ({ id: 'deck#', in: 'deck', kind: 'card', name: 'cards', hidden: true, count });
const back = (place: string, at: number): Piece => card(`${place}#${at}`, place, { name: 'a card', hidden: true });
const coins = (place: string, count: number): Piece => ({
  id: `coins ${place}`,
  in: place,
  kind: 'coin',
  name: 'coins',
  count,
});

test.each<[what: string, before: Piece[], after: Piece[], found: Motion[]]>([
  ['nothing', [card('ace', 'row'), deck(3)], [card('ace', 'row'), deck(3)], []],
  [
    'the same id elsewhere has moved',
    [card('ace', 'row')],
    [card('ace', 'hand')],
    [{ type: 'moved', id: 'ace', from: 'row', to: 'hand', count: 1, turned: false }],
  ],
  [
    'a card that is drawn comes from the pile that shrank, and turns over',
    [deck(3)],
    [deck(2), card('ace', 'hand')],
    [{ type: 'moved', id: 'ace', from: 'deck', to: 'hand', count: 1, turned: true }],
  ],
  [
    'a card that somebody else draws does not turn',
    [deck(3)],
    [deck(2), back('foe', 0)],
    [{ type: 'moved', id: 'foe#0', from: 'deck', to: 'foe', count: 1, turned: false }],
  ],
  [
    'a card that somebody else plays was the back that is gone',
    [back('foe', 0), back('foe', 1)],
    [back('foe', 0), card('ace', 'row')],
    [{ type: 'moved', id: 'ace', from: 'foe', to: 'row', count: 1, turned: true }],
  ],
  [
    'a card that is revealed where it lies turns over there',
    [back('foe', 0)],
    [card('ace', 'foe')],
    [{ type: 'moved', id: 'ace', from: 'foe', to: 'foe', count: 1, turned: true }],
  ],
  [
    'what one open stack lost another of its kind has won',
    [coins('hand', 3), coins('foe', 0)],
    [coins('hand', 1), coins('foe', 2)],
    [{ type: 'moved', id: 'coins foe', from: 'hand', to: 'foe', count: 2, turned: false }],
  ],
  [
    'coins do not become cards',
    [coins('hand', 1)],
    [coins('hand', 0), card('ace', 'hand')],
    [
      { type: 'moved', id: 'ace', to: 'hand', count: 1, turned: false },
      { type: 'moved', id: 'coins hand', from: 'hand', count: 1, turned: false },
    ],
  ],
  [
    'two cards that are dealt at once both come from the deck',
    [deck(5)],
    [deck(3), card('ace', 'hand'), back('foe', 0)],
    [
      { type: 'moved', id: 'ace', from: 'deck', to: 'hand', count: 1, turned: true },
      { type: 'moved', id: 'foe#0', from: 'deck', to: 'foe', count: 1, turned: false },
    ],
  ],
  [
    'what is known by its name does not come from behind a back',
    [coins('hand', 2), deck(4), card('ace', 'row', { id: 'old ace', name: 'ace' })],
    [coins('hand', 2), deck(3), card('ace', 'hand'), back('foe', 0)],
    [
      { type: 'moved', id: 'ace', from: 'row', to: 'hand', count: 1, turned: false },
      { type: 'moved', id: 'foe#0', from: 'deck', to: 'foe', count: 1, turned: false },
    ],
  ],
  [
    'facts, a name or a face that differ have changed',
    [card('ace', 'row', { facts: [['eggs', 1]] }), card('king', 'row', { face: { crown: 1 } }), card('jack', 'row')],
    [
      card('ace', 'row', { facts: [['eggs', 2]] }),
      card('king', 'row', { face: { crown: 2 } }),
      card('jack', 'row', { name: 'Jack' }),
    ],
    [
      { type: 'changed', id: 'ace' },
      { type: 'changed', id: 'king' },
      { type: 'changed', id: 'jack' },
    ],
  ],
  [
    'what moves and has changed has done both',
    [card('ace', 'row', { facts: [['eggs', 0]] })],
    [card('ace', 'hand', { facts: [['eggs', 2]] })],
    [
      { type: 'moved', id: 'ace', from: 'row', to: 'hand', count: 1, turned: false },
      { type: 'changed', id: 'ace' },
    ],
  ],
  [
    'a card that moves and turns over has only done that',
    [card('ace', 'row', { name: 'a card', hidden: true })],
    [card('ace', 'hand', { facts: [['eggs', 2]] })],
    [{ type: 'moved', id: 'ace', from: 'row', to: 'hand', count: 1, turned: true }],
  ],
  [
    'a card that turns over where it lies, by the same id, has changed',
    [card('ace', 'row', { hidden: true })],
    [card('ace', 'row')],
    [{ type: 'changed', id: 'ace' }],
  ],
  [
    'a stack that shrinks to one is called otherwise, and has not changed',
    [{ ...deck(2), name: 'cards' }],
    [{ ...deck(1), name: 'card' }, card('ace', 'hand')],
    [{ type: 'moved', id: 'ace', from: 'deck', to: 'hand', count: 1, turned: true }],
  ],
  [
    'a stack of as many that is called otherwise has changed',
    [{ ...deck(2), name: 'cards' }],
    [{ ...deck(2), name: 'marked cards' }],
    [{ type: 'changed', id: 'deck#' }],
  ],
  [
    'what is printed on it otherwise has changed',
    [card('ace', 'row', { printed: [['worth', 1]] })],
    [card('ace', 'row', { printed: [['worth', 11]] })],
    [{ type: 'changed', id: 'ace' }],
  ],
  ['no facts are the same as none', [card('ace', 'row', { facts: [] })], [card('ace', 'row')], []],
  [
    'a place whose pieces lie in another order has changed',
    [card('ace', 'row'), card('king', 'row'), card('jack', 'hand')],
    [card('king', 'row'), card('jack', 'hand'), card('ace', 'row')],
    [{ type: 'changed', id: 'row' }],
  ],
  [
    'but not one that somebody has left, or come to',
    [card('ace', 'row'), card('king', 'row'), card('jack', 'hand')],
    [card('jack', 'row'), card('king', 'row'), card('ace', 'hand')],
    [
      { type: 'moved', id: 'jack', from: 'hand', to: 'row', count: 1, turned: false },
      { type: 'moved', id: 'ace', from: 'row', to: 'hand', count: 1, turned: false },
    ],
  ],
])('%s', (_, before, after, found) => {
  expect(motions({ places: PLACES, pieces: before }, { places: PLACES, pieces: after })).toEqual(found);
});

test('a place whose facts differ has changed, and so has one that came or went', () => {
  const scene = (facts: number, ...ids: string[]) => ({
    places: [
      { id: 'table', name: 'Table', facts: [['round', facts] as const] },
      ...ids.map((id) => ({ id, name: id })),
    ],
    pieces: [],
  });
  expect(motions(scene(1), scene(1))).toEqual([]);
  expect(motions(scene(1), scene(2))).toEqual([{ type: 'changed', id: 'table' }]);
  expect(motions(scene(1, 'north'), scene(1, 'south'))).toEqual([
    { type: 'changed', id: 'south' },
    { type: 'changed', id: 'north' },
  ]);
});
