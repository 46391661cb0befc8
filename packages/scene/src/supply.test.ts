/** What comes from a supply without end, and what becomes something else where it lies. */
import { describe, expect, test } from 'vitest';
import { type Motion, motions, type Piece } from './index.ts';

const PLACES = ['supply', 'yours', 'theirs'].map((id) => ({ id, name: id }));
const SUPPLY: readonly Piece[] = ['seed', 'fish'].map((name) => ({
  id: `${name} of the supply`,
  in: 'supply',
  kind: 'food',
  name,
  endless: true,
}));

describe('of food of which there is always more', () => {
  test.each<[what: string, before: readonly Piece[], after: readonly Piece[], moved: readonly Motion[]]>([
    [
      'what is gained comes from the supply',
      [food('seed', 1)],
      [food('seed', 3)],
      [move('seed', 'supply', 'yours', 2)],
    ],
    ['what is paid goes back to it', [food('fish', 2)], [food('fish', 1)], [move('fish', 'yours', 'supply', 1)]],
    [
      'what is given to somebody else does not',
      [food('fish', 2), food('fish', 0, 'theirs')],
      [food('fish', 1), food('fish', 1, 'theirs')],
      [{ type: 'moved', id: 'fish theirs', from: 'yours', to: 'theirs', count: 1, turned: false }],
    ],
    [
      'a kind that is traded for another goes back, and the other comes',
      [food('seed', 1), food('fish', 0)],
      [food('seed', 0), food('fish', 1)],
      [move('fish', 'supply', 'yours', 1), move('seed', 'yours', 'supply', 1)],
    ],
    [
      'what one pays and another gains at once does not go from the one to the other',
      [food('seed', 1), food('fish', 0, 'theirs')],
      [food('seed', 0), food('fish', 1, 'theirs')],
      [
        { type: 'moved', id: 'fish theirs', from: 'supply', to: 'theirs', count: 1, turned: false },
        move('seed', 'yours', 'supply', 1),
      ],
    ],
  ])('%s', (_, before, after, moved) => {
    expect(motions(sceneOf([...SUPPLY, ...before]), sceneOf([...SUPPLY, ...after]))).toEqual(moved);
  });
});

test('without a supply, what one has lost is what another of its kind has won', () => {
  const before = sceneOf([food('seed', 1), food('fish', 0, 'theirs')]);
  const after = sceneOf([food('seed', 0), food('fish', 1, 'theirs')]);
  expect(motions(before, after)).toEqual([
    { type: 'moved', id: 'fish theirs', from: 'yours', to: 'theirs', count: 1, turned: false },
  ]);
});

describe('of what has a supply that is face down', () => {
  const supply: Piece = { id: 'supply#', in: 'supply', kind: 'food', name: 'food', hidden: true, endless: true };
  const turned = { count: 1, turned: true } as const;

  test.each<[what: string, before: readonly Piece[], after: readonly Piece[], moved: readonly Motion[]]>([
    [
      'any of its kind comes from there',
      [],
      [food('seed', 1)],
      [{ type: 'moved', id: 'seed yours', from: 'supply', to: 'yours', ...turned }],
    ],
    [
      'and goes there',
      [food('fish', 1)],
      [],
      [{ type: 'moved', id: 'fish yours', from: 'yours', to: 'supply', ...turned }],
    ],
    [
      'but another kind does not',
      [die('fish', 1)],
      [],
      [{ type: 'moved', id: 'fish die', from: 'yours', count: 1, turned: false }],
    ],
  ])('%s', (_, before, after, moved) => {
    expect(motions(sceneOf([supply, ...before]), sceneOf([supply, ...after]))).toEqual(moved);
  });

  test('it is asked for last: one of the same is nearer', () => {
    const supplies = [supply, { ...SUPPLY[0]!, in: 'theirs' }]; // of seed
    const [first] = motions(sceneOf(supplies), sceneOf([...supplies, food('seed', 1)]));
    expect(first).toEqual({ type: 'moved', id: 'seed yours', from: 'theirs', to: 'yours', count: 1, turned: false });
  });
});

describe('what becomes another where it lies has changed', () => {
  test.each<[what: string, before: readonly Piece[], after: readonly Piece[], found: readonly Motion[]]>([
    ['a die that is thrown anew', [die('seed', 1)], [die('fish', 1)], [{ type: 'changed', id: 'fish die' }]],
    [
      'one of two; the other stays as it is',
      [die('seed', 2)],
      [die('seed', 1), die('fish', 1)],
      [{ type: 'changed', id: 'fish die' }],
    ],
    [
      'but not one of another kind',
      [die('seed', 1)],
      [food('seed', 1)],
      [
        { type: 'moved', id: 'seed yours', to: 'yours', count: 1, turned: false },
        { type: 'moved', id: 'seed die', from: 'yours', count: 1, turned: false },
      ],
    ],
  ])('%s', (_, before, after, found) => {
    expect(motions(sceneOf(before), sceneOf(after))).toEqual(found);
  });
});

function sceneOf(pieces: readonly Piece[]) {
  return { places: PLACES, pieces };
}

function food(name: string, count: number, place = 'yours'): Piece {
  return { id: `${name} ${place}`, in: place, kind: 'food', name, count };
}

function die(name: string, count: number): Piece {
  return { id: `${name} die`, in: 'yours', kind: 'die', name, count };
}

function move(name: string, from: string, to: string, count: number): Motion {
  return { type: 'moved', id: `${name} yours`, from, to, count, turned: false };
}
