import type { Motion } from '@fermata/scene';
import { expect, test } from 'vitest';
import { type Flight, flights, type Layout, type Rect } from './flights.ts';

const at = (left: number, top = 0): Rect => ({ left, top, width: 10, height: 10 });
const PLACES = { hand: at(0), row: at(100) };

function layout(
  pieces: { readonly [id: string]: readonly [home: string, rect: Rect] },
  places: object = PLACES,
): Layout {
  return {
    pieces: new Map(Object.entries(pieces).map(([id, [, rect]]) => [id, rect])),
    homes: new Map(Object.entries(pieces).map(([id, [home]]) => [id, home])),
    places: new Map(Object.entries(places)),
  };
}

const moved = (id: string, from?: string, to?: string): Motion => ({
  type: 'moved',
  id,
  count: 1,
  turned: false,
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
});
const flight = (id: string, type: Flight['type'], x: number, y = 0, after = 0): Flight => ({
  id,
  type,
  x,
  y,
  turned: false,
  after,
});

test.each<[rule: string, before: Layout, now: Layout, motions: Motion[], expected: Flight[]]>([
  [
    'a piece comes from where it was',
    layout({ ace: ['hand', at(0)] }),
    layout({ ace: ['row', at(100)] }),
    [moved('ace', 'hand', 'row')],
    [flight('ace', 'come', -100)],
  ],
  [
    'what is new comes from the piece that is gone from there',
    layout({ back: ['hand', at(20)] }),
    layout({ ace: ['row', at(100)] }),
    [moved('ace', 'hand', 'row')],
    [flight('ace', 'come', -80)],
  ],
  [
    'and else from the place',
    layout({}),
    layout({ ace: ['row', at(100)] }),
    [moved('ace', 'hand', 'row')],
    [flight('ace', 'come', -100)],
  ],
  [
    'what joins a stack flies there, and the stack stays',
    layout({ seed: ['row', at(100)], die: ['hand', at(20)] }),
    layout({ seed: ['row', at(100)] }),
    [moved('seed', 'hand', 'row')],
    [flight('seed', 'join', -80)],
  ],
  [
    'what is gone goes on to where it went',
    layout({ ace: ['hand', at(0)] }),
    layout({}),
    [moved('ace', 'hand', 'row')],
    [flight('ace', 'go', 100)],
  ],
  [
    'several follow each other',
    layout({ a: ['hand', at(0)], b: ['hand', at(10)] }),
    layout({ a: ['row', at(100)], b: ['row', at(110)] }),
    [moved('a', 'hand', 'row'), moved('b', 'hand', 'row')],
    [flight('a', 'come', -100), flight('b', 'come', -100, 0, 1)],
  ],
  [
    'neighbours close ranks',
    layout({ a: ['hand', at(0)], b: ['hand', at(10)] }),
    layout({ b: ['hand', at(0)] }),
    [moved('a', 'hand')],
    [flight('b', 'come', 10)],
  ],
  [
    'what is moved along with its place is simply there',
    layout({ a: ['hand', at(0)] }),
    layout({ a: ['hand', at(0, 8)] }, { ...PLACES, hand: at(0, 8) }),
    [],
    [],
  ],
])('%s', (_, before, now, motions, expected) => {
  expect(flights(before, now, motions)).toEqual(expected);
});
