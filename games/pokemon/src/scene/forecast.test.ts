/** What a move would do, by hand, as far as its own seat can tell. */
import { start } from '@fermata/core';
import { describe, expect, test } from 'vitest';
import { gen1 } from '../gen1/game.ts';
import { moveId } from './ids.ts';
import { fighterIn, sidesIn } from './seen.ts';
import { staging } from './staging.ts';

/** Whoever has fought has been seen. */
const SEEN = 16;

/** The forecast of the first move of one's own, against a foe. */
function forecast(move: string, foe: object): Record<string, string | number> {
  // With two moves each somebody is asked: else the battle would be over.
  const own = { species: 'tauros', moves: [move, 'rest'] };
  const position = { sides: [{ team: [own] }, { team: [{ moves: ['splash', 'rest'], seen: SEEN, ...foe }] }] };
  const view = start(gen1, { position }).view(0);
  const [side] = sidesIn(view);
  const id = moveId(0, fighterIn(side!), 0); // both are there
  const { facts = [] } = staging.scene(view, 0).pieces.find((piece) => piece.id === id) ?? {};
  return Object.fromEntries(facts.filter(([name]) => ['does', 'hits', 'takes', 'chance to faint it'].includes(name)));
}

const CHANSEY = { species: 'chansey' };

describe('a plain attack', () => {
  /**
   * Strength of Tauros against Chansey, level 100, fully trained: 186 and half as much again are 279 before the last roll,
   * 541 where it is critical (as odds.test.ts works out). 279·217/255 is 237, 541 is 541. Chansey has 703: 34 % and 77 %.
   */
  test('takes from the least roll to the greatest, critical ones included', () => {
    const found = forecast('strength', CHANSEY);
    expect(found).toEqual({ hits: '99 %', takes: '34 to 77 %', 'chance to faint it': 'none' });
  });

  test('faints a foe that has less left than the least of it: as often as it hits', () => {
    expect(forecast('strength', { ...CHANSEY, health: 200 })).toMatchObject({
      'chance to faint it': '99 %',
    });
  });

  test('faints one that only a critical hit can: as often as that comes, 55 in 256', () => {
    // From 460 on, and 280 at most by a plain one: all of 541·217/255 = 460 and more are enough for 450 (65 %: 457).
    expect(forecast('strength', { ...CHANSEY, health: 450 })).toMatchObject({
      'chance to faint it': '21 %',
    });
  });
});

test.each<[rule: string, move: string, foe: object, expected: object]>([
  ['the level, whoever it is: 100 of 703', 'seismictoss', CHANSEY, { hits: '99 %', takes: '15 %' }],
  ['nothing, to whom it cannot touch', 'strength', { species: 'gengar' }, { does: 'nothing to the foe' }],
  ['half of what is left: 352 of 703', 'superfang', CHANSEY, { hits: '89 %', takes: '50 %' }],
  [
    'all, if it is as fast: Tauros is',
    'horndrill',
    CHANSEY,
    { hits: '30 %', takes: '100 %', 'chance to faint it': '30 %' },
  ],
  ['never a miss', 'swift', CHANSEY, { hits: 'surely' }],
  ['only how often it hits, of what does no damage', 'thunderwave', CHANSEY, { hits: '99 %' }],
  ['nothing of what is for oneself', 'swordsdance', CHANSEY, {}],
])('%s', (_, move, foe, expected) => {
  const found = forecast(move, foe);
  expect(found).toMatchObject(expected);
  if (!('takes' in expected) && move !== 'swift') expect(found).not.toHaveProperty('takes');
});

test('of a foe’s moves nothing is forecast: what it knows of its own is not seen', () => {
  const position = {
    sides: [
      { team: [{ species: 'tauros', moves: ['strength', 'rest'], seen: SEEN + 1 }] },
      { team: [{ ...CHANSEY, moves: ['pound', 'rest'] }] },
    ],
  };
  const { pieces } = staging.scene(start(gen1, { position }).view(1), 1);
  const theirs = pieces.filter((piece) => piece.kind === 'move' && piece.in.includes(' 0'));
  expect(theirs.flatMap(({ facts = [] }) => facts).filter(([name]) => name === 'takes')).toEqual([]);
});
