/** Records of older versions of the rules: the same match, or none. */
import { type MatchRecord, Misuse } from '@fermata/core';
import { hashJson, load } from '@fermata/core/host';
import { describe, expect, test } from 'vitest';
import { onTurnEnd } from './conditions.ts';
import { act, extraTurn, item, status } from './define.ts';
import { itemDuel } from './index.ts';
import { ITEMS } from './items/index.ts';
import { duelOf } from './rules.ts';

const OLD = { format: 'fermata-1', game: 'item-duel', seed: 'old' } as const;
const FOR_TWO = { ...OLD, seats: 2 };
const FOR_THREE = { ...OLD, seats: 3 };

/** As version 2 wrote it: an umbrella, a drip, a punch, and a punch that the umbrella keeps off. */
const VERSION_2: MatchRecord = {
  ...FOR_TWO,
  version: 2,
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

/** The same, as version 3 wrote it. */
const VERSION_3: MatchRecord = {
  ...VERSION_2,
  version: 3,
  states:
    '7f511aca2afefdb2b19d93e3e93c99c12db05b14c230993d85c5bc32d27cd001f730889ba1b2a4f28b7ed614e12ce8f246e94cfe1128495d',
  checksum: '9cd5fa8a27186715',
};

/** The same, as version 4 wrote it. */
const VERSION_4: MatchRecord = { ...VERSION_3, version: 4, checksum: '2b96fdfcfa8ef581' };

/** Seat 0 has been jabbed, punches, and wins; in version 3 its leech healed it after that. */
const TOO_LATE: MatchRecord = {
  ...FOR_TWO,
  version: 3,
  options: {
    health: 5,
    speed: [5, 5],
    turns: 20,
    loadouts: [
      ['punch', 'leech'],
      ['jab', 'hand'],
    ],
  },
  turns: [[], [2], [0], [1], [0], []],
  states: '20c3028c8ba9c8cdd93466f2ecb0acc8d4d205e1ae2bfc2f20a1f0f4eb79cddb2c7ccde98a6f92148e99c131195db7a3',
  offers: '3c86cb23f8aa39ab3508d290d22d0899',
  checksum: 'f76620cf0b79c7c9',
};

/** Seat 0 punches, and wins. */
const OVER: MatchRecord = {
  ...FOR_TWO,
  version: 3,
  options: { health: 5, speed: [5, 5], turns: 20, loadouts: [['punch', 'hand'], ['hand']] },
  turns: [[], [0], []],
  states: 'fa8bb92d63efa24a8cb23d111fece95208d4406a0e818fdb',
  offers: 'b5d4fc7d',
  checksum: '8ece675dfc4c13ab',
};

const THREE = { health: 5, speed: [5, 5, 5], turns: 20, loadouts: [['punch', 'hand'], ['hand'], ['drip', 'hand']] };

/** Seat 1 has fallen, and the turn of seat 2 has started. */
const FALLEN: MatchRecord = {
  ...FOR_THREE,
  version: 3,
  options: THREE,
  turns: [[], [0, 0], []],
  states: '62cf3661367fb6d6a1f9bb2dff6528a3c27c33ccb6699bbf',
  offers: 'b5d4fc7d3e962a50',
  checksum: '60b35bb01ac59de7',
};

/** Later on: seat 2 drips in its next turn, which is under way. */
const UNDER_WAY: MatchRecord = {
  ...FOR_THREE,
  version: 3,
  options: THREE,
  turns: [[], [0, 0], [0], [1], []],
  states: '62cf3661367fb6d6a1f9bb2dff6528a3c27c33ccb6699bbf1bd21b7ac093cff913b56f5715289dcb',
  offers: 'b5d4fc7d3e962a5062b5830b1a76602d',
  checksum: '62a200c6d57fbf23',
};

/** Another version, or other fields, with a checksum that fits. */
function edited(record: MatchRecord, fields: Partial<MatchRecord>): MatchRecord {
  const { checksum: _, ...rest } = { ...record, ...fields };
  return { ...rest, checksum: hashJson(rest) };
}

describe('A record goes on as it stood:', () => {
  // Seat 0 has tired twice without items. Seat 1 was punched by 5, and healed by 3 twice, up to its 9.
  test.each<[rule: string, record: MatchRecord, health: number[], options: string[] | undefined]>([
    ['of version 2, where nobody has fallen', VERSION_2, [7, 9], ['hand', 'pass']],
    ['of version 3, where nobody has fallen, also in the middle of a turn', VERSION_3, [7, 9], ['hand', 'pass']],
    ['of version 4, as the plain duel that it was', VERSION_4, [7, 9], ['hand', 'pass']],
    ['of version 3, that is over as it would be now', OVER, [5, 0], undefined],
    ['of version 3, that stands at the start of a turn', FALLEN, [5, 0, 5], ['drip', 'hand', 'pass']],
  ])('%s', (_rule, record, health, options) => {
    const match = load(itemDuel, record);
    expect(match.state.players.map((player) => player.health)).toEqual(health);
    expect(match.prompts()[0]?.options).toEqual(options);
    expect(load(itemDuel, match.record()).state).toEqual(match.state);
  });
});

describe('A record is refused by its version:', () => {
  test.each<[rule: string, record: MatchRecord]>([
    ['of version 3, where something happened after the end', TOO_LATE],
    ['of version 3, where a seat has fallen and nothing tells what met it since the turn started', UNDER_WAY],
    ['of version 3, whose fingerprints say that it was another match', edited(OVER, { states: TOO_LATE.states })],
    ['of version 3, with a choice that nobody has', edited(VERSION_3, { turns: [[], [7]] })],
    ['of version 2, where somebody has fallen', edited(OVER, { version: 2 })],
    ['of version 1: seats tired later then', edited(VERSION_2, { version: 1 })],
    ['of a version to come', edited(VERSION_3, { version: 6 })],
  ])('%s', (_rule, record) => {
    expect(() => load(itemDuel, record)).toThrow(
      new Misuse('record', `this is a record of item-duel version ${record.version}; the rules are version 5`),
    );
  });
});

test('of version 3, in which a turn was gained that the match did not have any more, a record is refused', () => {
  const tireless = status('tireless', onTurnEnd, act(extraTurn()), { text: 'gains a turn at the end of its turns' });
  const hourglass = item('basic', 'hourglass', 'While you hold it, each of your turns gains another.', {
    held: [tireless],
  });
  // As version 3 wrote it: seat 0 passes in the only turn, and gains another after that.
  const record: MatchRecord = {
    ...FOR_TWO,
    version: 3,
    options: { health: 5, speed: [5, 5], turns: 1, loadouts: [['hourglass', 'hand'], ['hand']] },
    turns: [[], [2], []],
    states: 'c5513f2601c706ca54bde8756ee2bb4a07dc2313ba3c939e',
    offers: '8093bc72',
    checksum: '48ef7b7302bf703c',
  };
  expect(() => load(duelOf([...ITEMS, hourglass]), record)).toThrow(
    new Misuse('record', 'this is a record of item-duel version 3; the rules are version 5'),
  );
});
