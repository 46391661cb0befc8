/** What a seat has seen it knows: redealt worlds leave a token where the seat knows it to be, or may be. */
import { describe, expect, test } from 'vitest';
import { deal } from '../../test/games/deal.ts';
import { type Event, GOODS, MAPS, type Position, type State, smugglers } from '../../test/games/smugglers.ts';
import { anyone, choose, shown } from '../../test/games/table.ts';
import { type AnyEvent, type Match, type Seat, seeded, start } from '../index.ts';

const TOWN: Position = {
  hands: [['amber'], ['brandy'], ['coffee']],
  charts: [[], ['west'], []],
  market: ['figs'],
  hold: ['dates', 'ebony', 'ginger', 'hemp'],
  maps: ['north', 'east', 'south'],
};

const town = (...deeds: readonly unknown[]) => {
  const match = start(smugglers, { seed: 1, seats: 3, position: TOWN });
  choose(match, ...deeds);
  return match;
};

describe('a good may be', () => {
  test.each<[rule: string, deeds: unknown[], seat: Seat, good: string, places: string[]]>([
    ['in any hidden place, if nobody has seen it', [], 0, 'brandy', ['hand 1', 'hand 2', 'hold']],
    ['only in the hand it was bought into, in sight of all', ['rest', 'buy', 'rest'], 0, 'figs', ['hand 1']],
    [
      'also in the cellar, once something was buried from that hand',
      ['rest', 'buy', 'rest', 'rest', 'bury', 'figs', 'rest'],
      0,
      'figs',
      ['cellar', 'hand 1'],
    ],
    [
      'in the cellar for certain, if one has buried it oneself',
      ['rest', 'buy', 'rest', 'rest', 'bury', 'figs', 'rest'],
      1,
      'figs',
      ['cellar'],
    ],
    ['in the hand in which one has spied it', ['spy', true, 'rest', 'rest'], 0, 'brandy', ['hand 1']],
    [
      'anywhere, if it was another who has spied it',
      ['spy', true, 'rest', 'rest'],
      2,
      'brandy',
      ['hand 0', 'hand 1', 'hold'],
    ],
    ['in the hand one has handed on', ['handOn', 'rest', 'rest'], 0, 'amber', ['hand 1']],
    ['in the next hand, when that hand was handed on whole', ['handOn', 'handOn', 'rest'], 0, 'amber', ['hand 2']],
    ['in one’s own again, when it has come round', ['handOn', 'handOn', 'handOn'], 0, 'amber', ['hand 0']],
    [
      'in a hand or where it was drawn from',
      ['bury', 'rest', 'draw', false, 'rest'],
      0,
      'dates',
      ['hand 1', 'hand 2', 'hold'],
    ],
    ['where one has buried it, whatever others draw', ['bury', 'draw', true, 'draw', false], 0, 'amber', ['cellar']],
  ])('%s', (_, deeds, seat, good, places) => {
    expect(placesOf(town(...deeds), seat, good)).toEqual(places);
  });
});

describe('a map may be', () => {
  test.each<[rule: string, deeds: unknown[], seat: Seat, map: string, places: string[]]>([
    ['in any hidden place, if nobody has seen it', [], 0, 'north', ['charts 1', 'maps']],
    ['on the pile, if one was shown it there by a question', ['chart', 'north', 'rest', 'rest'], 0, 'east', ['maps']],
    ['where it must be, if all others were seen', ['chart', 'north', 'rest', 'rest'], 0, 'west', ['charts 1']],
    [
      'anywhere, if another was shown it',
      ['chart', 'north', 'rest', 'rest'],
      2,
      'east',
      ['charts 0', 'charts 1', 'maps'],
    ],
    ['on the pile, if it was what a question was about', ['peep', true, true, 'rest', 'rest'], 0, 'north', ['maps']],
    [
      'anywhere, if another question was about it',
      ['peep', true, true, 'rest', 'rest'],
      2,
      'north',
      ['charts 1', 'maps'],
    ],
    ['on the pile, if one was tipped', ['tip', 'rest', 'rest', 'rest'], 2, 'north', ['charts 1', 'maps']],
  ])('%s', (_, deeds, seat, map, places) => {
    expect(placesOf(town(...deeds), seat, map)).toEqual(places);
  });

  test('with the one who took it or on the pile, if one saw it on the pile and another took one since', () => {
    const match = town('chart', 'north', 'chart', 'south', 'rest');
    expect(placesOf(match, 0, 'east')).toEqual(['charts 1', 'maps']);
    expect(placesOf(match, 0, 'south')).toEqual(['charts 1', 'maps']);
    expect(placesOf(match, 0, 'west')).toEqual(['charts 1']);
  });
});

test('in the same turn, too, it stays where a question has shown it', () => {
  expect(placesOf(town('peep'), 0, 'north')).toEqual(['maps']);
  expect(placesOf(town('peep', true), 0, 'north')).toEqual(['maps']);
  expect(firstMaps(town('peep', true), 0)).toEqual(['north']);
});

test('what was taken back was not seen', () => {
  const match = town('spy', true, 'rest', 'rest');
  expect(placesOf(match, 0, 'brandy')).toEqual(['hand 1']);
  for (const seat of [2, 1, 0, 0]) match.undo(seat, { force: true });
  expect(match.events).toEqual([]);
  expect(placesOf(match, 0, 'brandy')).toEqual(['hand 1', 'hand 2', 'hold']);
});

test('a seat knows the same, however often it was asked before', () => {
  const [often, once] = [start(smugglers, { seed: 4, seats: 3 }), start(smugglers, { seed: 4, seats: 3 })];
  const agent = anyone(4);
  for (let [prompt] = often.prompts(); prompt !== undefined; [prompt] = often.prompts()) {
    for (const seat of [0, 1, 2]) often.redeal(seat, seeded('before'));
    const choice = agent(prompt);
    for (const match of [often, once]) match.answer(prompt.id, choice);
    const fork = once.fork();
    for (const seat of [0, 1, 2]) {
      const world = shown(fork.redeal(seat, seeded('then')));
      expect(shown(often.redeal(seat, seeded('then')))).toBe(world);
    }
  }
});

test('cards that come into the game face down may be in any of the places they came to', () => {
  const match = start(deal, { seed: 1 });
  const [other] = match.state.hands[1] ?? [];
  expect(zonesIn(match, 0, ({ hands: [own = [], other = []], deck }) => ({ own, other, deck }), other ?? '')).toEqual([
    'deck',
    'other',
  ]);
});

test('cards that leave the game face down are nowhere any more, even if a question names them', () => {
  const match = start(deal, { seed: 1 });
  choose(match, 'ace', true, 'king', true);
  expect(match.state.deck).toHaveLength(1);
  expect(match.redeal(0, seeded(1)).view(0)).toEqual(match.view(0));
});

test('rules under which a card was in two places at a time are found out when somebody asks what it knows', () => {
  const burnt: typeof deal.apply.burnt = (state, { card }) => {
    state.hands[1]?.push(card);
  };
  const rested: typeof deal.apply.rested = (state) => {
    state.turns += 1;
    state.hands = state.hands.map((hand) => hand.filter((card) => !state.deck.includes(card)));
  };
  const match = start({ ...deal, apply: { ...deal.apply, burnt, rested } }, { seed: 1 });
  choose(match, 'ace', true);
  expect(() => match.redeal(0, seeded(1))).toThrow(/^token ".*" is in two places/);
});

/** In which zones of the town a token turns up in redealt worlds. */
function placesOf(match: Match<State, Event>, seat: Seat, token: string): string[] {
  expect([...GOODS, ...MAPS]).toContain(token);
  return zonesIn(match, seat, zonesOfTown, token);
}

function zonesOfTown({ hands, charts, market, hold, maps, cellar }: State): { [zone: string]: readonly string[] } {
  const named = (name: string, lists: readonly (readonly string[])[]) =>
    Object.fromEntries(lists.map((list, seat) => [`${name} ${seat}`, list]));
  return { ...named('hand', hands), ...named('charts', charts), market, hold, maps, cellar };
}

function zonesIn<S extends object, E extends AnyEvent>(
  match: Match<S, E>,
  seat: Seat,
  zonesOf: (state: S) => { [zone: string]: readonly string[] },
  token: string,
): string[] {
  const oracle = seeded(token);
  const found = new Set<string>();
  for (let worlds = 0; worlds < 60; worlds++) {
    const { state } = match.redeal(seat, oracle);
    for (const [zone, tokens] of Object.entries(zonesOf(state as S))) if (tokens.includes(token)) found.add(zone);
  }
  return [...found].sort();
}

/** Which maps lie on top in redealt worlds. */
function firstMaps(match: Match<State, Event>, seat: Seat): string[] {
  const oracle = seeded('maps');
  const worlds = Array.from({ length: 60 }, () => match.redeal(seat, oracle).state.maps[0] ?? '');
  return [...new Set(worlds)].sort();
}
