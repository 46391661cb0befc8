/** Why something happened: the set-up, the action of the turn, the bird whose power it is, the end of a turn or of a round. */
import { type AnyMatch, type Prompt, seeded, start } from '@fermata/core';
import { explain } from '@fermata/core/host';
import { randomAnswer } from '@fermata/core/moves';
import { type ChanceScript, scripted } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { BIRDS, wingspan } from './index.ts';

describe('Everything that happens has a cause', () => {
  test.each([1, 2, 3, 4, 5])('for %d seats', (seats) => {
    for (let seed = 0; seed < 4; seed++) {
      const match = randomMatch(seed, seats);
      expect(match.log.length).toBeGreaterThan(0);
      expect(match.log.filter(({ cause }) => cause === undefined)).toEqual([]);
    }
  });
});

test('a match begins because of the set-up, the deal to each seat, and what each chooses to keep', () => {
  const { log } = randomMatch('opening', 2);
  const begun = log.findIndex(({ event }) => event.type === 'turnBegan');
  const first = log.flatMap(({ event }) => (event.type === 'began' && 'first' in event ? [event.first] : []))[0];
  expect(log.slice(0, begun).map(({ event, cause }) => [event.type, cause?.by, cause?.owner])).toEqual([
    ['began', 'the set-up', undefined],
    ['feederThrown', 'the set-up', undefined],
    ...Array(3).fill(['trayFilled', 'the set-up', undefined]), // three birds lie there
    ['dealt', 'the deal', first],
    ['dealt', 'the deal', first === 0 ? 1 : 0],
    ['kept', 'choosing what to keep', 0],
    ['kept', 'choosing what to keep', 1],
  ]);
});

test('what a power does is because of a bird', () => {
  const names = BIRDS.map(({ name }) => name);
  for (const { event, cause } of randomMatch('birds', 3).log)
    if (event.type.startsWith('power')) expect(names).toContain(cause?.by);
});

describe('A cause is said in words', () => {
  test.each<
    [what: string, position: object, chance: ChanceScript, choices: readonly unknown[], type: string, why: string[]]
  >([
    [
      'a die that is taken',
      { players: [{}, {}] },
      {},
      ['gainFood', { die: 'fish', food: 'fish' }],
      'dieTaken',
      ['because the action to gain food (seat 0)'],
    ],
    [
      'a brown power',
      { players: [{ forest: ['acorn_woodpecker'] }, {}], feeder: ['fish', 'seed', 'rodent'] },
      {},
      ['gainFood', { die: 'fish', food: 'fish' }, 'acorn_woodpecker', 'cache'],
      'powerUsed',
      ['because Acorn Woodpecker (seat 0)', 'because the action to gain food (seat 0)'],
    ],
    [
      'a white power',
      { players: [{ hand: ['atlantic_puffin'], food: { fish: 3 } }, {}] },
      { bonus: ['falconer', 'historian'] },
      ['playBird', { bird: 'atlantic_puffin', habitat: 'wetland' }, 'atlantic_puffin', ['falconer']],
      'bonusDiscarded',
      [
        'because Atlantic Puffin (seat 0)',
        'because white power of Atlantic Puffin (seat 0), after "Seat 0 plays Atlantic Puffin into the wetland for 3 fish."',
        'because the action to play a bird (seat 0)',
      ],
    ],
    [
      'a pink power that is declined',
      { players: [{ grassland: ['wild_turkey'] }, { grassland: ['bronzed_cowbird', 'blue_winged_warbler'] }] },
      {},
      ['layEggs', 'pass'],
      'powerSkipped',
      [
        'because Bronzed Cowbird (seat 1)',
        'because pink powers of seat 1 (seat 1), after "Seat 0 has taken what the grassland itself gives."',
        'because the action to lay eggs (seat 0)',
      ],
    ],
    [
      'the tray that is filled',
      { players: [{}, {}], tray: ['brant', 'bobolink', 'killdeer'] },
      { card: ['osprey'] },
      ['drawCards', 'brant'],
      'trayFilled',
      ['because the end of the turn (seat 0)'],
    ],
    [
      'a goal that is scored',
      { players: [{}, {}], round: 4, seat: 1, first: 0, turnsLeft: 1 },
      {},
      ['gainFood', { die: 'fish', food: 'fish' }],
      'roundScored',
      ['because the end of the round'],
    ],
  ])('%s', (_, position, chance, choices, type, why) => {
    const match = scripted(wingspan, { seats: 2, position, chance, choices });
    const index = match.log.findIndex(({ event }) => event.type === type);
    const lines = explain(match, index).text.split('\n');
    expect(lines.map((line) => line.trim()).filter((line) => line.startsWith('because'))).toEqual(why);
  });

  test('a power that is repeated is because of its bird, and that because of the one that repeats it', () => {
    const match = scripted(wingspan, {
      seats: 2,
      position: { players: [{ wetland: ['barn_owl', 'hooded_merganser'] }, {}], feeder: ['fish', 'seed'] },
      chance: { die: ['rodent', 'fish', 'fish'], card: ['osprey', 'mallard'] },
      choices: ['drawCards', 'deck', 'deck', 'hooded_merganser', 'pass'],
    });
    const hunted = match.log.findIndex(({ event }) => event.type === 'diceHunted');
    expect(explain(match, hunted).causes.map(({ by }) => by)).toEqual([
      'Barn Owl',
      'Hooded Merganser',
      'the action to draw cards',
    ]);
  });
});

function randomMatch(seed: string | number, seats: number): AnyMatch {
  const match: AnyMatch = start(wingspan, { seed, seats });
  const chance = seeded(seed, 1);
  for (let [prompt] = match.prompts(); prompt !== undefined; [prompt] = match.prompts())
    match.answer((prompt as Prompt).id, randomAnswer(prompt, chance));
  return match;
}
