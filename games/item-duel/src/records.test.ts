/** Records of older versions of the rules. */
import { hashJson, load, Misuse, type Record } from '@fermata/core';
import { describe, expect, test } from 'vitest';
import { itemDuel } from './index.ts';

/** As version 2 wrote it: an umbrella, a drip, a punch, and a punch that the umbrella keeps off. */
const VERSION_2: Record = {
  format: 'fermata-1',
  game: 'item-duel',
  version: 2,
  seats: 2,
  seed: 'old',
  options: {
    health: 9,
    speed: [5, 5],
    turns: 20,
    loadouts: [
      ['umbrella', 'punch'],
      ['drip', 'punch', 'hand'],
    ],
  },
  turns: [[], [0], [0], [0], [0], [], []],
  states:
    '90ffd4fe72328ba2839a6ef13b67a995d66f10fa3360679c7fc5317409ea2d48e778079304d5d25fa3bd4dd468182130aa6026c625afc689',
  offers: '408c9355c2f9512a754beddf3b2532ad',
  checksum: '941258fd4967eeba',
};

describe('A record', () => {
  test('of version 2 goes on as it stood', () => {
    const match = load(itemDuel, VERSION_2);
    expect(match.choices).toBe(4);
    expect(match.prompts()).toMatchObject([{ seat: 1, options: ['hand', 'pass'] }]);
    // Seat 0 has tired twice without items. Seat 1 was punched by 5, and healed by 3 twice, up to its 9.
    expect(match.state.players.map(({ health }) => health)).toEqual([7, 9]);
    expect(load(itemDuel, match.record()).state).toEqual(match.state);
  });

  test('of version 1 is refused: seats tired later then', () => {
    const { checksum: _, ...record } = { ...VERSION_2, version: 1 };
    expect(() => load(itemDuel, { ...record, checksum: hashJson(record) })).toThrow(
      new Misuse('record', 'this is a record of item-duel version 1; the rules are version 3'),
    );
  });
});
