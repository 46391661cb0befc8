/** What there is to say of whatever lies on the table, by its name. */
import { describeThing } from '@fermata/core/host';
import { expect, test } from 'vitest';
import { BIRDS, BONUS_CARDS, birdText, bonusText, contents, GOAL_TILES, goalText, wingspan } from '../index.ts';

test.each<[name: string, text: string]>([
  [
    'Barn Owl',
    'Barn Owl (2 rodents; forest, grassland or wetland; 5 points; cavity nest for 4 eggs; 107 cm; brown power). When its row is used, hunt: throw the dice outside the feeder; if one shows a rodent, cache 1 rodent on this bird.',
  ],
  ['Falconer', 'Falconer, a bonus card. Birds that hunt: 2 points each.'],
  ['birds in the forest', 'A goal, scored at the end of its round: birds in the forest.'],
])('%s', (name, text) => {
  expect(describeThing(wingspan, name)).toBe(text);
});

test('every bird has a text, by its name in letters of any size and by its id', () => {
  for (const bird of BIRDS)
    for (const name of [bird.name, bird.name.toUpperCase(), bird.id])
      expect(describeThing(wingspan, name)).toBe(birdText(bird));
});

test('so has every bonus card and every goal', () => {
  for (const { id, name } of BONUS_CARDS)
    for (const known of [name, name.toLowerCase(), id]) expect(describeThing(wingspan, known)).toContain(bonusText(id));
  for (const { id } of GOAL_TILES.flat())
    for (const known of [goalText(id), id]) expect(describeThing(wingspan, known)).toContain(goalText(id));
});

test('so has all that the game is said to contain', () => {
  const ids = contents.kinds.flatMap(({ names }) => names.map((name) => name[0] as string));
  expect(ids.filter((id) => describeThing(wingspan, id) === undefined)).toEqual([]);
});

test('of what there is not, nothing is said', () => {
  for (const name of ['Dodo', '', 'toString', 'a card']) expect(describeThing(wingspan, name)).toBeUndefined();
});
