/** Birds of one's own, as an expansion would bring them: everything comes by the public door of the package. */
import { Misuse, start } from '@fermata/core';
import { describeEvent, describeThing, load } from '@fermata/core/host';
import { checkGame, scripted } from '@fermata/core/testing';
import { checkStaging } from '@fermata/scene/testing';
import {
  BIRDS,
  type BirdData,
  birdsWithRoom,
  drawFromDeck,
  layOnThis,
  type OwnBird,
  ownPower,
  type Power,
  playerAt,
  staging,
  wingspan,
  wingspanWith,
} from '@fermata/wingspan';
import { describe, expect, test } from 'vitest';

/** What all three have alike. */
const CARD = { habitats: ['wetland'], nest: 'platform', eggLimit: 4, wingspanCm: 100, points: 3 } as const;

/** Each other bird of the row gets so many eggs. */
const broodTogether: Power<{ readonly count: number }> = {
  text: ({ count }) => `lay ${count} on every other bird of this row.`,
  obstacle: ({ state, seat, bird, habitat }) => {
    const others = playerAt(state, seat).rows[habitat].filter((placed) => placed.bird !== bird.id);
    const room = birdsWithRoom(state, seat);
    return others.some((placed) => room.includes(placed.bird)) ? undefined : 'noRoom';
  },
  *run({ state, seat, bird, habitat }, { count }) {
    for (const other of playerAt(state, seat).rows[habitat])
      if (other.bird !== bird.id) yield* layOnThis(state, seat, other.bird, count);
  },
};

/** It follows whoever gains food. */
const followTheFood: Power = {
  text: () => 'when another player uses the forest, draw a card.',
  answers: (trigger) => trigger.type === 'rowUsed' && trigger.habitat === 'forest',
  *run({ state, seat }) {
    yield* drawFromDeck(state, seat);
  },
};

const HERONS: readonly OwnBird[] = [
  { ...CARD, name: 'Grey Heron', color: 'brown', cost: 'fish+any', power: ownPower(broodTogether, { count: 2 }) },
  { ...CARD, name: 'Little Egret', color: 'pink', cost: 'fish', power: ownPower(followTheFood, {}) },
  {
    ...CARD,
    name: 'Purple Heron',
    color: 'white',
    cost: 'fish/rodent',
    tags: ['color'],
    power: { name: 'drawCards', params: { count: 2 } },
  },
];
const herons = wingspanWith({ name: 'wingspan-herons', birds: HERONS });

/** As options say it: a bird with a power that there is. */
const PARROT: BirdData = {
  ...CARD,
  name: 'Kakapo',
  color: 'brown',
  habitats: ['forest'],
  cost: '',
  power: { name: 'gainFoodFromSupply', params: { foodType: 'fruit', count: 2 } },
};

describe('A game with birds of its own', () => {
  test('uses a brown power of its own, with what the bird says about it', () => {
    const match = scripted(herons, {
      position: { players: [{ wetland: ['grey_heron', 'trumpeter_swan'] }, {}] },
      choices: ['drawCards', 'acorn_woodpecker', 'american_avocet', 'grey_heron'],
      chance: { card: ['brant', 'bobolink'] }, // the tray is filled
    });
    expect(match.state.players[0]?.rows.wetland).toMatchObject([{ eggs: 0 }, { eggs: 2 }]);
    expect(match.events).toContainEqual({ type: 'powerUsed', seat: 0, bird: 'grey_heron' });
  });

  test('answers with a pink one', () => {
    const match = scripted(herons, {
      position: { players: [{}, { wetland: ['little_egret'] }] },
      choices: ['gainFood', { die: 'fish', food: 'fish' }, 'little_egret'],
      chance: { card: ['brant'] },
    });
    expect(match.state.players.map(({ hand }) => hand)).toEqual([[], ['brant']]);
    expect(match.state.players[1]?.rows.wetland[0]?.isUsed).toBe(true);
  });

  test('uses a power that there is on a bird of its own', () => {
    const match = scripted(herons, {
      position: { players: [{ hand: ['purple_heron'], food: { fish: 1 } }, {}] },
      choices: ['playBird', { bird: 'purple_heron', habitat: 'wetland' }, 'purple_heron', 'deck', 'deck'],
      chance: { card: ['brant', 'bobolink'] },
    });
    expect(match.state.players[0]).toMatchObject({
      hand: ['brant', 'bobolink'],
      rows: { wetland: [{ bird: 'purple_heron' }] },
    });
  });

  test('has them in the deck, and in words', () => {
    const { state } = start(herons, { seed: 1 });
    const all = [...state.deck, ...state.tray, ...state.players.flatMap(({ hand }) => hand)];
    expect(all).toHaveLength(BIRDS.length + HERONS.length);
    expect(all).toEqual(expect.arrayContaining(['grey_heron', 'little_egret', 'purple_heron']));
    expect(describeThing(herons, 'Grey Heron')).toBe(
      'Grey Heron (1 fish and 1 of any kind; wetland; 3 points; platform nest for 4 eggs; 100 cm; brown power). ' +
        'When its row is used, lay 2 on every other bird of this row.',
    );
  });

  test('is another game: the plain one refuses its records by name', () => {
    const record = start(herons, { seed: 1 }).record();
    expect(() => load(wingspan, record)).toThrow(Misuse);
    expect(() => load(wingspan, record)).toThrow(/wingspan-herons.*wingspan/);
    expect(load(herons, record).record()).toEqual(record);
    const all = start(wingspan, { seed: 1 }).state;
    expect([...all.deck, ...all.tray, ...all.players.flatMap(({ hand }) => hand)]).not.toContain('grey_heron');
  });

  test('holds to the invariants, and its table to its rules', { timeout: 120_000 }, () => {
    checkGame(herons, { seconds: 20, seats: 2, matches: 2, places: 1 });
    checkStaging(herons, staging, { seats: 2, matches: 1 });
  });
});

describe('Birds with known powers come by options:', () => {
  const options = { more: [PARROT] };
  const kakapo = start(wingspan, { options, seed: 1 }).state.deck.concat(
    start(wingspan, { options, seed: 1 }).state.players.flatMap(({ hand }) => hand),
    start(wingspan, { options, seed: 1 }).state.tray,
  );

  test('they are in the deck, and known by an id of their own', () => {
    expect(kakapo).toHaveLength(BIRDS.length + 1);
    expect(kakapo.filter((id) => id.startsWith('kakapo_'))).toHaveLength(1);
  });

  test('a record goes on with them, and a position may have them', () => {
    const match = start(wingspan, { options, seed: 1 });
    expect(load(wingspan, match.record()).state).toEqual(match.state);
    const [id] = kakapo.filter((one) => one.startsWith('kakapo_'));
    const position = { players: [{ forest: [id] }, {}], more: [PARROT] };
    const { state, events } = scripted(wingspan, {
      position,
      choices: ['gainFood', { die: 'fish', food: 'fish' }, id],
    });
    expect(state.players[0]?.food).toMatchObject({ fish: 1, fruit: 2 });
    const used = events.find(({ type }) => type === 'powerUsed')!; // it was
    expect(describeEvent(wingspan, used)).toContain('Kakapo');
  });

  test('a match without any is as it always was', () => {
    expect(start(wingspan, { seed: 1 }).state).not.toHaveProperty('more');
  });

  test('two matches may have different birds of one name', () => {
    const other = { more: [{ ...PARROT, points: 9 }] };
    const ids = [options, other].map((given) => start(wingspan, { options: given, seed: 1 }).state.more?.[0]?.points);
    expect(ids).toEqual([3, 9]);
  });

  test.each<[bad: string, bird: object]>([
    ['more.0.name is a text of 1 to 60 letters in one line; got ""', { name: '' }],
    ['more.0.color is one of "white", "brown", "pink", "none"; got "blue"', { color: 'blue' }],
    ['more.0.habitats is a list of 1 to 3; got a list of 0', { habitats: [] }],
    ['more.0.cost is food such as "seed+seed+any", "seed/fish", or ""; got "worm"', { cost: 'worm' }],
    [
      'more.0.power: it answers to others, so the bird is pink',
      { power: { name: 'whenOpponentPredatorSucceedsGainFood', params: { count: 1 } } },
    ],
    ['more.0.power: a pink power answers to something; this one does not', { color: 'pink' }],
    ['more.0.power: the color "none" is of birds without a power', { color: 'none' }],
    ['more.0.power.params has no "number"', { power: { name: 'drawCards', params: { number: 2 } } }],
    [
      'more.0.power.params.count is a whole number from 1 to 9; got 0',
      { power: { name: 'drawCards', params: { count: 0 } } },
    ],
    [
      'more.0.power.params.foodType is one of "invertebrate", "seed", "fish", "fruit", "rodent"',
      { power: { name: 'gainFoodFromSupply', params: { foodType: 'bread', count: 1 } } },
    ],
  ])('%s', (bad, bird) => {
    expect(() => start(wingspan, { options: { more: [{ ...PARROT, ...bird }] } })).toThrow(bad);
  });
});

test.each<[bad: string, name: string, birds: unknown]>([
  ['name is that of a game of its own, such as "wingspan-herons"; got "wingspan"', 'wingspan', HERONS],
  ['birds is a list of 1 to 500; got a list of 0', 'none', []],
  [
    'birds.0.power.does is a power, with a text and a flow (run); got {}',
    'odd',
    [{ ...HERONS[0], power: { does: {}, params: {} } }],
  ],
  [
    'there is a bird osprey already, from the game itself; give "Osprey" another name',
    'odd',
    [{ ...PARROT, name: 'Osprey' }],
  ],
  ['there is a bird grey_heron already, from wingspan-herons; give "Grey Heron" another name', 'odd', [HERONS[0]]],
])('what cannot be is refused: %s', (bad, name, birds) => {
  expect(() => wingspanWith({ name, birds: birds as OwnBird[] })).toThrow(bad);
});
