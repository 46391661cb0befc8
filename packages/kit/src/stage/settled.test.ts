import type { Scene } from '@fermata/scene';
import { expect, test } from 'vitest';
import { settled } from './settled.ts';

const scene = (eggs: number, place = 'row'): Scene => ({
  places: [{ id: 'row', name: 'Row', facts: [['gives', '1 die']] }],
  pieces: [
    { id: 'wren', in: place, kind: 'bird', name: 'Wren', facts: [['eggs', eggs]], face: { cost: [1, 2] } },
    { id: 'osprey', in: 'row', kind: 'bird', name: 'Osprey' },
  ],
});

test('what is as it was is the very thing that was there', () => {
  const [before, now] = [scene(1), scene(2)];
  const { places, pieces } = settled(before, now);
  expect(places[0]).toBe(before.places[0]);
  expect(pieces[1]).toBe(before.pieces[1]);
});

test('what differs in anything is new', () => {
  expect(settled(scene(1), scene(2)).pieces[0]?.facts).toEqual([['eggs', 2]]);
  expect(settled(scene(1), scene(1, 'hand')).pieces[0]?.in).toBe('hand');
});

test('what comes and goes is as it is now', () => {
  const less: Scene = { ...scene(1), pieces: scene(1).pieces.slice(1) };
  expect(settled(scene(1), less)).toEqual(less);
  expect(settled(less, scene(1))).toEqual(scene(1));
});
