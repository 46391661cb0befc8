/** What things do, in words, by the names that a table shows. */
import { describeThing } from '@fermata/core/host';
import { describe, expect, test } from 'vitest';
import { arena } from '../arena/game.ts';
import { AILMENT_NAMES } from '../conditions.ts';
import { arenaContents, contents } from '../contents.ts';
import { MOVES, SPECIES } from '../data/index.ts';
import { gen1 } from '../gen1/game.ts';

describe.each([
  ['gen1', gen1, contents],
  ['arena', arena, arenaContents],
])('In %s', (_name, game, { kinds }) => {
  test('everything that it contains has a text, by name and by id', () => {
    const names = kinds.flatMap(({ names: all }) => all.map((one) => (typeof one === 'string' ? one : one[1])));
    const ids = [...MOVES, ...SPECIES].map(({ id }) => id);
    const ills = Object.entries(AILMENT_NAMES).flat();
    const unknown = [...names, ...ids, ...ills].filter((name) => !describeThing(game, name)?.includes(': '));
    expect(unknown).toEqual([]);
  });

  test('names may be written in any case', () => {
    expect(describeThing(game, 'BODY slam')).toBe(describeThing(game, 'Body Slam'));
  });

  test.each(['', 'missingno', 'unseen', 'constructor'])('there is nothing called %j', (name) => {
    expect(describeThing(game, name)).toBeUndefined();
  });
});

test('Items are known where there are any', () => {
  expect(describeThing(gen1, 'Potion')).toBeUndefined();
  expect(describeThing(arena, 'Potion')).toBe(
    'Potion: an item. It gives back 20 health to one of the team that stands.',
  );
});

test.each([
  [
    'Gyarados: a Pokémon of type Water and Flying. Base stats: health 95, attack 125, defence 79, speed 81, special 100. ' +
      'Four times the damage from Electric. Twice the damage from Rock. ' +
      'Half the damage from Bug, Fighting, Fire and Water. No damage from Ground.',
    'Gyarados',
  ],
  [
    'Body Slam: a physical Normal move, power 85, accuracy 100 %, 24 PP. In about 30 % of all cases it paralyses the foe.',
    'Body Slam',
  ],
  ['Swords Dance: a status Normal move, 48 PP. It raises the attack of its user by 2 stages.', 'Swords Dance'],
  [
    'Take Down: a physical Normal move, power 90, accuracy 85 %, 32 PP. Its user loses a quarter of the damage itself.',
    'Take Down',
  ],
  ['Splash: a status Normal move, 61 PP. Nothing comes of it in a battle.', 'Splash'],
  [
    'Seismic Toss: a physical Fighting move, accuracy 100 %, 32 PP. It takes as much health as the level of its user. No type is immune to it.',
    'Seismic Toss',
  ],
  [
    'Struggle: a physical Normal move, power 50, accuracy 100 %, costs no PP. ' +
      'It is all that is left to whoever has no other move to use. Its user loses half of the damage itself.',
    'struggle',
  ],
])('%s', (text, name) => {
  for (const game of [gen1, arena]) expect(describeThing(game, name)).toBe(text);
});

test.each([
  [
    'Full Heal',
    'Full Heal: an item. It cures one of the team that is poisoned, badly poisoned, asleep, burned, frozen or paralysed.',
  ],
  ['revive', 'Revive: an item. One of the team that has fainted stands again, with half of its health.'],
  ['Ether', 'Ether: an item. It gives back 10 PP to a move of one of the team that stands.'],
  ['X Speed', 'X Speed: an item. It raises the speed of the one that fights by a stage.'],
])('%s', (name, text) => {
  expect(describeThing(arena, name)).toBe(text);
});

test.each([
  ['Reflect', 'as long as it stays in', 'for 5 turns, the first one counted'],
  ['paralysed', '63 times in 256', '64 times in 256'],
  ['poisoned', 'after each of its own actions', 'at the end of each turn'],
  ['Bide', 'two or three turns later', 'one or two turns later'],
])('%s is told by the rules of the battle', (name, ofGen1, ofArena) => {
  expect(describeThing(gen1, name)).toContain(ofGen1);
  expect(describeThing(arena, name)).toContain(ofArena);
});

test('What is called alike is told of together', () => {
  expect(
    describeThing(gen1, 'Psychic')
      ?.split('\n')
      .map((text) => text.slice(0, 20)),
  ).toEqual(['Psychic: a special P', 'Psychic: a type. Its']);
  expect(describeThing(gen1, 'toxic')?.split('\n')).toHaveLength(2); // the move, and what comes of it
});
