/** Not every world that can be imagined can be: the turn must have been possible in it, and have looked the same. */
import { describe, expect, test } from 'vitest';
import { type Pack, peddler } from '../../test/games/peddler.ts';
import { choose, seenIn } from '../../test/games/table.ts';
import { type SecretValue, seeded, start } from '../index.ts';

describe('what others did in this turn', () => {
  test('was legal in the other world, too, and looked the same', () => {
    const match = start(peddler, { seed: 1 });
    choose(match, ['feather', 'cup']);
    const carts = seenIn(match, 0, ({ cart }) => [...cart].sort().join());
    expect(carts).toContain('anvil,feather');
    expect(carts).not.toContain('anvil,pan');
    expect(seenIn(match, 0, ({ cart }) => cart.length)).toEqual([2]);
  });

  test('chance that was no token fell as it fell, whatever it drew from', () => {
    const match = start(peddler, { seed: 1 });
    choose(match, ['feather']);
    const world = match.redeal(0, seeded(1));
    expect(world.eventsFor(0).slice(1)).toEqual(match.eventsFor(0).slice(1));
  });
});

describe('a world that cannot be found', () => {
  const lost = (value: Pick<SecretValue<Pack>, 'guess' | 'show'>) => {
    const values = () => [{ path: ['limit'], seenBy: [1], ...value }];
    const match = start({ ...peddler, secrets: { ...peddler.secrets, values } }, { seed: 1 });
    choose(match, ['feather']);
    return () => match.redeal(0, seeded(1));
  };

  test('because what is guessed is seen to be wrong', () => {
    expect(lost({ guess: () => 9, show: (limit) => Number(limit) > 5 })).toThrow(
      /^no world fits what seat 0 has seen, in 1000 tries; the last differed in /,
    );
  });

  test('because the rules break wherever it is guessed', () => {
    expect(lost({ guess: () => 0 })).toThrow(
      /^no world fits .* the last differed in rules that broke: "Pack what\?" offers seat 1 nothing/,
    );
  });

  test('because the guess itself fails', () => {
    const guess = () => {
      throw new Error('no idea');
    };
    expect(lost({ guess })).toThrow('no idea');
  });
});
