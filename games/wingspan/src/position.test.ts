/** From which positions a match may start, and how what is wrong with them is named. */
import { type DeepReadonly, Misuse, start } from '@fermata/core';
import { describe, expect, test } from 'vitest';
import { BIRDS, wingspan } from './index.ts';
import { birdsOn, type State } from './state.ts';

const begin = (position: { readonly players: readonly object[]; readonly [field: string]: unknown }) =>
  start(wingspan, { seats: position.players.length, position, seed: 'position' });

/** How many birds there are, and how many without the ten of the swift start. */
const ALL = BIRDS.length;
const CORE = ALL - 10;

const NO_FOOD = { invertebrate: 0, seed: 0, fish: 0, fruit: 0, rodent: 0 };
const placed = (bird: string, more: object = {}) => ({ bird, eggs: 0, cached: [], tucked: [], isUsed: false, ...more });

describe('A position says', () => {
  test('what each seat has', () => {
    const player = {
      food: { seed: 2, fish: 1 },
      hand: ['mallard', 'american_robin'],
      bonus: ['falconer', 'oologist'],
      forest: ['acorn_woodpecker', { bird: 'blue_jay' }],
      grassland: [
        { bird: 'grasshopper_sparrow', eggs: 2 },
        { bird: 'horned_lark', isUsed: true },
      ],
      wetland: [{ bird: 'canada_goose', eggs: 1, cached: ['seed', 'fish'], tucked: ['osprey', 'brant'] }],
      goalPoints: [4, 1],
    };
    expect(begin({ players: [{}, player], round: 3, turnsLeft: 2 }).state.players[1]).toEqual({
      food: { ...NO_FOOD, seed: 2, fish: 1 },
      hand: ['mallard', 'american_robin'],
      bonus: ['falconer', 'oologist'],
      rows: {
        forest: [placed('acorn_woodpecker'), placed('blue_jay')],
        grassland: [placed('grasshopper_sparrow', { eggs: 2 }), placed('horned_lark', { isUsed: true })],
        wetland: [placed('canada_goose', { eggs: 1, cached: ['seed', 'fish'], tucked: ['osprey', 'brant'] })],
      },
      cubes: { free: 2, played: 4, onGoals: 2 },
      goalPoints: [4, 1],
    });
  });

  test('what lies on the table', () => {
    const table = {
      ...{ seat: 1, first: 0, round: 2, goalSide: 'blue' },
      goals: ['egg_sets', 'eggs_in_wetland', 'bowl_birds_with_eggs', 'birds_in_forest'],
      feeder: ['seed', 'seed', 'either'],
      tray: ['brant', 'bobolink'],
    };
    const { state } = begin({ players: [{}, {}], ...table, deck: ['bald_eagle', 'osprey'], bonusDeck: ['falconer'] });
    expect(state).toMatchObject({ ...table, deck: ['bald_eagle', 'osprey'], bonusDeck: ['falconer'] });
    expect([state.discard.length, state.bonusDiscard.length]).toEqual([ALL - 4, 26 - 1]); // all others
  });

  test('the discards, and all others are the deck', () => {
    const { state } = begin({ players: [{}, {}], tray: [], discard: ['brant', 'osprey'] });
    expect([state.discard, state.deck.length]).toEqual([['brant', 'osprey'], ALL - 2]);
  });

  test('the deck and the discards, where nothing is left over', () => {
    const [bird = '', ...others] = BIRDS.map(({ id }) => id);
    const { state } = begin({ players: [{}, {}], tray: [bird], deck: others.slice(0, 9), discard: others.slice(9) });
    expect([state.tray, state.deck.length, state.discard.length]).toEqual([[bird], 9, ALL - 10]);
  });

  test('how many cards are tucked: the last by name that are nowhere else', () => {
    const wetland = [{ bird: 'osprey', tucked: 2 }];
    const names = BIRDS.map(({ id }) => id).sort();
    const { players } = begin({ players: [{ wetland }, { hand: names.slice(-1) }] }).state;
    expect(players[0]?.rows.wetland[0]?.tucked).toEqual(names.slice(-3, -1));
  });

  test.each<[rule: string, given: object, free: number[]]>([
    ['all have all turns of round 1', {}, [8, 8, 8]],
    ['all have all turns of round 4', { round: 4 }, [5, 5, 5]],
    ['who comes later has as many as the seat itself', { seat: 1, turnsLeft: 3 }, [3, 3, 3]],
    ['who came before has one less', { seat: 1, first: 0, turnsLeft: 3 }, [2, 3, 3]],
    ['who came before has one less, around the table', { seat: 1, first: 2, turnsLeft: 3 }, [2, 3, 2]],
    ['the last of all', { seat: 2, first: 0, turnsLeft: 1, round: 2 }, [0, 0, 1]],
  ])('whose turn it is, and how many are left: %s', (_rule, given, free) => {
    const { players } = begin({ players: [{}, {}, {}], ...given }).state;
    expect(players.map(({ cubes }) => cubes.free)).toEqual(free);
    for (const { cubes } of players) expect(cubes.free + cubes.played + cubes.onGoals).toBe(8);
  });

  test('how many turns each seat has left: who has none is passed over', () => {
    const match = begin({ players: [{}, {}, {}], round: 4, turnsLeft: [2, 0, 1] });
    expect(match.state.players.map(({ cubes }) => cubes.free)).toEqual([2, 0, 1]);
    const turns: number[] = [];
    while (match.outcome === undefined) {
      const prompt = match.prompts()[0]!; // it is not over
      if (prompt.label === 'Which action?') turns.push(prompt.seat);
      match.answer(prompt.id, 0);
    }
    expect(turns).toEqual([0, 2, 0]);
  });

  test('which birds and bonus cards are left out of the match', () => {
    const { state } = begin({ players: [{}, {}], tray: ['willet'], without: ['brant', 'falconer', 'osprey'] });
    expect([state.deck.length, state.bonusDeck.length, state.discard, state.bonusDiscard]).toEqual([
      ALL - 3,
      25,
      [],
      [],
    ]);
    expect(JSON.stringify(state)).not.toMatch(/brant|falconer|osprey/);
  });
});

test('What is left out is as it would be: nobody has anything, and seat 0 begins the first round', () => {
  const { state } = begin({ players: [{}, {}] });
  const ids = BIRDS.map(({ id }) => id);
  expect(state).toMatchObject({
    ...{ seat: 0, first: 0, round: 1, goalSide: 'green', owed: 0, scores: null },
    goals: ['birds_in_forest', 'birds_in_grassland', 'birds_in_wetland', 'bowl_birds_with_eggs'],
    feeder: ['invertebrate', 'seed', 'fish', 'fruit', 'rodent'],
    tray: ids.slice(0, 3),
    deck: ids.slice(3),
    ...{ discard: [], revealed: [], bonusDiscard: [] },
  });
  expect(state.bonusDeck).toHaveLength(26);
  const rows = { forest: [], grassland: [], wetland: [] };
  const cubes = { free: 8, played: 0, onGoals: 0 };
  const nobody = { food: NO_FOOD, hand: [], bonus: [], rows, cubes, goalPoints: [] };
  expect(state.players).toEqual([nobody, nobody]);
  expect(begin({ players: [{}, {}], round: 3 }).state.players[1]?.goalPoints).toEqual([0, 0]);
});

describe('All cards and cubes are somewhere:', () => {
  const full = {
    forest: ['blue_jay'],
    wetland: [{ bird: 'osprey', tucked: 7 }],
    hand: ['mallard'],
    bonus: ['falconer'],
  };

  test.each<[what: string, birds: number, given: object]>([
    ['an empty table', ALL, {}],
    ['the core set', CORE, { birds: 'core' }],
    ['a full table', ALL, { players: [full, {}], tray: ['willet'], feeder: ['seed'], round: 4, turnsLeft: 2 }],
    ['a short deck', ALL, { players: [full, {}], deck: ['willet'], bonusDeck: ['oologist'] }],
    ['no deck', CORE, { players: [full, {}], birds: 'core', deck: [], bonusDeck: [] }],
  ])('%s has %d birds, 26 bonus cards and 8 cubes a seat', (_what, birds, given) => {
    const { state } = begin({ players: [{}, {}], ...given });
    expect([new Set(birdCards(state)).size, birdCards(state).length]).toEqual([birds, birds]);
    expect([new Set(bonusCards(state)).size, bonusCards(state).length]).toEqual([26, 26]);
    expect(state.players.map(({ cubes }) => cubes.free + cubes.played + cubes.onGoals)).toEqual([8, 8]);
  });

  test('and every turn of a match begins at a position, cards that are left out included', () => {
    let looked = 0;
    for (let seed = 0; seed < 5; seed++) {
      const players = Array.from({ length: 1 + seed }, () => ({}));
      const without = ['brant', 'osprey', 'falconer'].slice(0, seed);
      const match = start(
        wingspan,
        seed % 2 ? { seats: 1 + seed, seed } : { position: { players, without }, seats: 1 + seed, seed },
      );
      for (let at = seed; match.outcome === undefined; at++) {
        const prompt = match.prompts()[0]!; // it is not over
        const { several, options } = prompt;
        if (prompt.label === 'Which action?' && at % 5 === 0) {
          const again = start(wingspan, {
            seats: match.seats,
            position: positionOf(match.state, seed % 2 ? [] : without),
            seed,
          });
          const bonusDiscard = match.state.bonusDiscard.toSorted(); // nobody knows their order
          expect(again.state).toEqual({ ...match.state, bonusDiscard });
          looked++;
        }
        const first = Array.from({ length: several?.min ?? 0 }, (_, index) => index);
        match.answer(prompt.id, several === undefined ? (at * 7) % options.length : first);
      }
    }
    expect(looked).toBeGreaterThan(50); // of 390 turns
  });
});

describe('A position that cannot be is refused, by name:', () => {
  const of = (player: object) => ({ players: [player, {}] });
  const on = (bird: unknown) => of({ wetland: [bird] });
  const at = (given: object) => ({ players: [{}, {}], ...given });
  const SIX = ['osprey', 'brant', 'mallard', 'willet', 'anhinga', 'killdeer'];
  const GOALS = ['birds_in_forest', 'birds_in_grassland', 'birds_in_wetland'];

  // biome-ignore format: a table
  test.each<[bad: string, position: unknown]>([
    ['position is an object; got []', []],
    ['position is an object; got "start"', 'start'],
    ['position has no "hands"; it has players, seat, first, round, turnsLeft, goals', at({ hands: [] })],
    ['players is a list of 2; got nothing', {}],
    ['players is a list of 2; got a list of 1', { players: [{}] }],
    ['players is a list of 2; got a list of 3', { players: [{}, {}, {}] }],
    ['players.1 is an object; got "me"', { players: [{}, 'me'] }],
    ['players.0 has no "eggs"; it has food, hand, bonus, forest, grassland, wetland, goalPoints', of({ eggs: 2 })],
    // Food
    ['players.0.food is an object; got ["seed"]', of({ food: ['seed'] })],
    ['players.0.food has no "cheese"; it has invertebrate, seed, fish, fruit, rodent', of({ food: { cheese: 1 } })],
    ['players.0.food.seed is a whole number from 0 to 99; got -1', of({ food: { seed: -1 } })],
    ['players.0.food.seed is a whole number from 0 to 99; got 0.5', of({ food: { seed: 0.5 } })],
    ['players.0.food.seed is a whole number from 0 to 99; got 100', of({ food: { seed: 100 } })],
    // Cards
    ['players.0.hand is a list; got "mallard"', of({ hand: 'mallard' })],
    ['players.0.hand.1: there is no bird "dodo" in this match; ids look like acorn_woodpecker, american_avocet', of({ hand: ['mallard', 'dodo'] })],
    ['players.0.hand.0: there is no bird "Mallard" in this match; did you mean mallard?', of({ hand: ['Mallard'] })],
    ['players.0.hand.0 is the id of a bird, like acorn_woodpecker, american_avocet; got 7', of({ hand: [7] })],
    ['players.0.hand.0: there is no bird "brant" in this match', { ...of({ hand: ['brant'] }), birds: 'core' }],
    ['players.0.hand.1: mallard is already in players.0.hand.0', of({ hand: ['mallard', 'mallard'] })],
    ['players.1.wetland.0: mallard is already in players.0.hand.0', { players: [{ hand: ['mallard'] }, { wetland: ['mallard'] }] }],
    ['tray.0: mallard is already in players.0.hand.0', { ...of({ hand: ['mallard'] }), tray: ['mallard'] }],
    ['deck.1: brant is already in tray.0', at({ tray: ['brant'], deck: ['osprey', 'brant'] })],
    ['discard.0: brant is already in deck.0', at({ deck: ['brant'], discard: ['brant'] })],
    ['players.0.bonus.0: there is no bonus card "mallard" in this match; ids look like anatomist, backyard_birder', of({ bonus: ['mallard'] })],
    ['players.1.bonus.0: falconer is already in players.0.bonus.0', { players: [{ bonus: ['falconer'] }, { bonus: ['falconer'] }] }],
    ['bonusDeck.0: falconer is already in players.0.bonus.0', { ...of({ bonus: ['falconer'] }), bonusDeck: ['falconer'] }],
    [`deck and discard are both given, but ${ALL - 5} birds are nowhere, such as american_coot`, at({ deck: ['acorn_woodpecker'], discard: ['american_avocet'], tray: ['american_bittern', 'brant', 'osprey'] })],
    ['tray is a list of 0 to 3; got a list of 4', at({ tray: ['brant', 'osprey', 'willet', 'killdeer'] })],
    // Birds on a mat
    ['players.0.wetland is a list of 0 to 5; got a list of 6', of({ wetland: SIX })],
    ['players.0.wetland.0: blue_jay lives in forest', on('blue_jay')],
    ['players.0.wetland.0: wild_turkey lives in forest, grassland', on('wild_turkey')],
    ['players.0.wetland.0 is an object; got 3', on(3)],
    ['players.0.wetland.0 has no "egg", did you mean "eggs"?', on({ bird: 'osprey', egg: 1 })],
    ['players.0.wetland.0 is the id of a bird, like acorn_woodpecker, american_avocet; got nothing', on({ eggs: 1 })],
    ['players.0.wetland.0.eggs is a whole number from 0 to 2; got 3', on({ bird: 'osprey', eggs: 3 })],
    ['players.0.wetland.0.eggs is a whole number from 0 to 2; got -1', on({ bird: 'osprey', eggs: -1 })],
    ['players.0.grassland.0.eggs is 0; got 1', of({ grassland: [{ bird: 'bronzed_cowbird', eggs: 1 }] })],
    ['players.0.wetland.0.cached is a list; got 2', on({ bird: 'osprey', cached: 2 })],
    ['players.0.wetland.0.cached.1 is one of "invertebrate", "seed", "fish", "fruit", "rodent"; got "either"', on({ bird: 'osprey', cached: ['seed', 'either'] })],
    ['players.0.wetland.0.tucked is a list; got "brant"', on({ bird: 'osprey', tucked: 'brant' })],
    ['players.0.wetland.0.tucked.0: osprey is already in players.0.wetland.0', on({ bird: 'osprey', tucked: ['osprey'] })],
    [`players.0.wetland.0.tucked is a whole number from 0 to ${ALL}; got -1`, on({ bird: 'osprey', tucked: -1 })],
    [`players.0.wetland.0.tucked is a whole number from 0 to ${CORE}; got ${CORE + 1}`, { ...on({ bird: 'osprey', tucked: CORE + 1 }), birds: 'core' }],
    [`${ALL} birds are to be tucked, but only ${ALL - 1} are nowhere else`, on({ bird: 'osprey', tucked: ALL })],
    ['players.0.wetland.0.isUsed is one of true, false; got 1', on({ bird: 'belted_kingfisher', isUsed: 1 })],
    ['players.0.wetland.0.isUsed is for pink powers; that of osprey is brown', on({ bird: 'osprey', isUsed: true })],
    // Rounds and goals
    ['players.0.goalPoints is a number of points for each round before this one, 1', { ...of({ goalPoints: [1, 2] }), round: 2 }],
    ['players.0.goalPoints is a number of points for each round before this one, 0; got [4]', of({ goalPoints: [4] })],
    ['players.0.goalPoints.0 is a whole number from 0 to 4; got 5', { ...of({ goalPoints: [5] }), round: 2 }],
    ['players.0.goalPoints.0 is a whole number from 0 to 5; got 6', { ...of({ goalPoints: [6] }), round: 2, goalSide: 'blue' }],
    ['players.0.hand is a list; got null', of({ hand: null })],
    ['feeder is a list of 0 to 5; got null', { ...of({}), feeder: null }],
    ['round is a whole number from 1 to 4; got null', { ...of({}), round: null }],
    ['seat is a whole number from 0 to 1; got 2', at({ seat: 2 })],
    ['first is a whole number from 0 to 1; got -1', at({ first: -1 })],
    ['round is a whole number from 1 to 4; got 5', at({ round: 5 })],
    ['round is a whole number from 1 to 4; got 0', at({ round: 0 })],
    ['turnsLeft is a whole number from 1 to 8; got 9', at({ turnsLeft: 9 })],
    ['turnsLeft is a whole number from 1 to 5; got 6', at({ turnsLeft: 6, round: 4 })],
    ['turnsLeft is a whole number from 1 to 8; got 0', at({ turnsLeft: 0 })],
    ['turnsLeft is a list of 2; got a list of 3', at({ turnsLeft: [3, 3, 3] })],
    ['turnsLeft.0 is a whole number from 1 to 8; got 0', at({ turnsLeft: [0, 3] })],
    ['turnsLeft.1 is a whole number from 0 to 8; got -1', at({ turnsLeft: [3, -1] })],
    ['without is a list; got "brant"', at({ without: 'brant' })],
    ['without.0: there is no bird "dodo" in this match', at({ without: ['dodo'] })],
    ['without.1: falconer is already in without.0', at({ without: ['falconer', 'falconer'] })],
    ['players.0.hand.0: mallard is already in without.0', { ...of({ hand: ['mallard'] }), without: ['mallard'] }],
    ['tray.0: brant is already in without.0', at({ tray: ['brant'], without: ['brant'] })],
    ['goals is a list of 4; got a list of 3', at({ goals: GOALS })],
    ['goals.3 is one of "birds_in_forest", "eggs_in_forest"', at({ goals: [...GOALS, 'birds_in_desert'] })],
    ['goals are of four tiles, no two sides of one; got', at({ goals: [...GOALS, 'eggs_in_forest'] })],
    ['goals are of four tiles, no two sides of one; got', at({ goals: [...GOALS, 'birds_in_forest'] })],
    ['goalSide is one of "green", "blue"; got "red"', at({ goalSide: 'red' })],
    ['birds is one of "all", "core"; got "europe"', at({ birds: 'europe' })],
    ['feeder.1 is one of "invertebrate", "seed", "fish", "fruit", "rodent", "either"; got "any"', at({ feeder: ['seed', 'any'] })],
    ['feeder is a list of 0 to 5; got', at({ feeder: Array(6).fill('seed') })],
  ])('%s', (bad, position) => {
    const refused = () => start(wingspan, { seats: 2, position });
    expect(refused).toThrow(Misuse);
    expect(refused).toThrow(expect.objectContaining({ code: 'options' }));
    expect(refused).toThrow(bad);
  });
});

function birdCards({ players, tray, deck, discard, revealed }: DeepReadonly<State>): string[] {
  const ofSeats = players.flatMap((player) => [
    ...player.hand,
    ...birdsOn(player).flatMap(({ bird, tucked }) => [bird, ...tucked]),
  ]);
  return [...ofSeats, ...tray, ...deck, ...discard, ...revealed];
}

function bonusCards({ players, bonusDeck, bonusDiscard }: DeepReadonly<State>): string[] {
  return [...players.flatMap(({ bonus }) => bonus), ...bonusDeck, ...bonusDiscard];
}

/** The position that a match has come to, at the start of a turn. */
function positionOf(state: DeepReadonly<State>, without: readonly string[]) {
  const { players, seat, first, round, goals, goalSide, feeder, tray, ...piles } = state;
  return {
    players: players.map(({ food, hand, bonus, rows, goalPoints }) => ({ food, hand, bonus, ...rows, goalPoints })),
    ...{ seat, first, round, turnsLeft: players.map(({ cubes }) => cubes.free), goals, goalSide, feeder, tray },
    ...{ deck: piles.deck, discard: piles.discard, bonusDeck: piles.bonusDeck, without },
  };
}
