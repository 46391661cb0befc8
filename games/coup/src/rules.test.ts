import { type Seat, SPECTATOR, start } from '@fermata/core';
import { checkGame, leaks, scripted } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { board, coup } from './index.ts';

const HANDS = [
  ['duke-1', 'captain-1'],
  ['contessa-1', 'assassin-1'],
  ['duke-2', 'ambassador-1'],
];
type By = Record<Seat, readonly unknown[]>;
const on = (target: Seat) => (action: string) => ({ action, target });

/** A turn of three seats, by what each of them chooses. */
function played(
  choices: By,
  more: { coins?: number[]; chance?: string[]; hands?: string[][]; lost?: string[][] } = {},
) {
  const { chance = [], hands = HANDS, ...rest } = more;
  return scripted(coup, { seats: 3, position: { hands, ...rest }, chance: { card: chance }, choices });
}

describe('What is offered', () => {
  const offer = (coins: number[]) =>
    start(coup, { seats: 3, position: { hands: HANDS, coins } })
      .prompts()[0]!
      .options.map((option) => Object.values(option as object).join(' '));

  test('income, foreign aid, tax and exchange always; to steal where there is something', () => {
    expect(offer([2, 2, 0])).toEqual(['income', 'foreign aid', 'tax', 'steal 1', 'exchange']);
  });

  test('an assassin for three coins, a coup for seven', () => {
    expect(offer([3, 0, 0])).toContain('assassinate 1');
    expect(offer([6, 0, 0])).not.toContain('coup 1');
    expect(offer([7, 0, 0])).toContain('coup 2');
  });

  test('a coup and nothing else with ten', () => {
    expect(offer([10, 2, 2])).toEqual(['coup 1', 'coup 2']);
  });
});

test('all begin with two cards and two coins, two seats as well', () => {
  for (const seats of [2, 6]) {
    const { state } = start(coup, { seats });
    expect(state.coins).toEqual(Array(seats).fill(2));
    expect(state.hands.map((hand) => hand.length)).toEqual(Array(seats).fill(2));
    expect(state.deck).toHaveLength(15 - 2 * seats);
  }
});

describe('What is done where nobody objects', () => {
  const allowed = { 1: ['allow', 'allow'], 2: ['allow', 'allow'] };

  test.each([
    ['an income is one coin, and nobody is asked', { 0: [{ action: 'income' }] }, [3, 2, 2]],
    ['foreign aid is two', { 0: [{ action: 'foreign aid' }], 1: ['allow'], 2: ['allow'] }, [4, 2, 2]],
    ['a tax is three', { 0: [{ action: 'tax' }], 1: ['allow'], 2: ['allow'] }, [5, 2, 2]],
    ['two coins are stolen', { 0: [on(1)('steal')], ...allowed, 2: ['allow'] }, [4, 0, 2]],
  ])('%s', (_rule, choices: By, coins) => {
    const match = played(choices);
    expect(match.state.coins).toEqual(coins);
    expect(match.waiting()).toEqual([1]);
  });

  test('of one coin one is stolen', () => {
    expect(
      played({ 0: [on(1)('steal')], 1: ['allow', 'allow'], 2: ['allow'] }, { coins: [2, 1, 2] }).state.coins,
    ).toEqual([3, 0, 2]);
  });

  test('an assassin costs three coins, and a card of who is met', () => {
    const match = played(
      { 0: [on(1)('assassinate')], 1: ['allow', 'allow', 'contessa-1'], 2: ['allow'] },
      { coins: [3, 2, 2] },
    );
    expect(match.state).toMatchObject({ coins: [0, 2, 2], lost: [[], ['contessa-1'], []] });
  });

  test('a coup costs seven, and nobody can object', () => {
    const match = played({ 0: [on(2)('coup')], 2: ['duke-2'] }, { coins: [8, 2, 2] });
    expect(match.state).toMatchObject({ coins: [1, 2, 2], lost: [[], [], ['duke-2']] });
  });

  test('of two more cards two are put back, which others do not see', () => {
    const choices = { 0: [{ action: 'exchange' }, ['duke-1', 'contessa-2']], 1: ['allow'], 2: ['allow'] };
    const match = played(choices, { chance: ['contessa-2', 'duke-3'] });
    expect(match.state.hands[0]).toEqual(['captain-1', 'duke-3']);
    expect(match.eventsFor(1).filter(({ type }) => type === 'returned')).toEqual([
      { type: 'returned', seat: 0, cards: [null, null] },
    ]);
  });
});

describe('A claim that is doubted', () => {
  test('and proved: the card goes back and is replaced, and whoever doubted loses one', () => {
    const match = played(
      { 0: [{ action: 'tax' }, 'duke-1'], 1: ['challenge', 'assassin-1'], 2: ['allow'] },
      { chance: ['contessa-3'] },
    );
    expect(match.state).toMatchObject({ coins: [5, 2, 2], lost: [[], ['assassin-1'], []] });
    expect(match.state.hands[0]).toEqual(['captain-1', 'contessa-3']);
    expect(match.state.deck).toContain('duke-1');
  });

  test('and not proved: the card that is shown is lost, and nothing is done', () => {
    const match = played({ 0: [{ action: 'exchange' }, 'captain-1'], 2: ['challenge'] });
    expect(match.state).toMatchObject({ coins: [2, 2, 2], lost: [['captain-1'], [], []] });
  });

  test('need not be proved, though it could be', () => {
    const match = played({ 0: [{ action: 'tax' }, 'captain-1'], 1: ['challenge'] });
    expect(match.state).toMatchObject({ coins: [2, 2, 2], lost: [['captain-1'], [], []] });
  });

  test('gives the coins for an assassin back', () => {
    const match = played({ 0: [on(1)('assassinate'), 'duke-1'], 2: ['challenge'] }, { coins: [3, 2, 2] });
    expect(match.state).toMatchObject({ coins: [3, 2, 2], lost: [['duke-1'], [], []] });
  });

  test('is doubted by one: whoever comes later is not asked any more', () => {
    const match = start(coup, { seats: 3, position: { hands: HANDS } });
    match.answer(match.prompts()[0]!.id, 2); // a tax
    const [one, other] = [match.prompts(1)[0]!, match.prompts(2)[0]!]; // both are asked
    match.answer(other.id, 1);
    expect(() => match.answer(one.id, 1)).toThrow(`prompt ${one.id} is not open`);
    expect(match.events.filter(({ type }) => type === 'challenged')).toEqual([
      { type: 'challenged', seat: 2, claimant: 0, character: 'duke' },
    ]);
  });
});

describe('A block', () => {
  test('of foreign aid comes from any duke', () => {
    const match = played({ 0: [{ action: 'foreign aid' }, 'allow'], 1: ['allow', 'allow'], 2: ['duke'] });
    expect(match.state.coins).toEqual([2, 2, 2]);
  });

  test('of a theft comes from who is robbed, as captain or ambassador', () => {
    const match = played({ 0: [on(2)('steal'), 'allow'], 1: ['allow', 'allow'], 2: ['allow', 'ambassador'] });
    expect(match.state.coins).toEqual([2, 2, 2]);
  });

  test('of an assassin does not give the coins back', () => {
    const match = played(
      { 0: [on(1)('assassinate'), 'allow'], 1: ['allow', 'contessa'], 2: ['allow', 'allow'] },
      { coins: [3, 2, 2] },
    );
    expect(match.state).toMatchObject({ coins: [0, 2, 2], lost: [[], [], []] });
  });

  test('that is a lie is found out by any other seat, and then it is done all the same', () => {
    const match = played({ 0: [{ action: 'foreign aid' }], 1: ['duke', 'assassin-1'], 2: ['challenge'] });
    expect(match.state).toMatchObject({ coins: [4, 2, 2], lost: [[], ['assassin-1'], []] });
  });

  test('that is no lie costs whoever doubts it a card', () => {
    const match = played(
      { 0: [{ action: 'foreign aid' }, 'challenge', 'captain-1'], 2: ['duke', 'duke-2'] },
      { chance: ['duke-3'] },
    );
    expect(match.state).toMatchObject({ coins: [2, 2, 2], lost: [['captain-1'], [], []] });
  });

  test('by a contessa that is not there costs both cards', () => {
    const hands = [['duke-1', 'assassin-2'], ['captain-2', 'captain-3'], HANDS[2]!];
    const match = played(
      { 0: [on(1)('assassinate'), 'challenge'], 1: ['allow', 'contessa', 'captain-2'], 2: ['allow'] },
      { coins: [3, 2, 2], hands },
    );
    expect(match.state).toMatchObject({ lost: [[], ['captain-2', 'captain-3'], []], coins: [0, 0, 2], seat: 2 });
  });
});

describe('The end', () => {
  test("comes with the last card but one seat's", () => {
    const match = scripted(coup, {
      seats: 2,
      position: { hands: [['duke-1'], ['contessa-1']], coins: [7, 9] },
      choices: [on(1)('coup')],
    });
    expect(match.outcome).toEqual([
      { rank: 1, score: 1 },
      { rank: 2, score: 0 },
    ]);
  });

  test('whoever is out is passed over, is asked nothing, and has no coins', () => {
    const hands = [HANDS[0]!, ['contessa-1'], HANDS[2]!];
    const match = played({ 0: [on(1)('coup')] }, { coins: [7, 5, 2], hands });
    expect(match.state).toMatchObject({ coins: [0, 0, 2], seat: 2 });
  });
});

test('a seat sees its own cards, what is lost, and no other', () => {
  const match = start(coup, { seats: 3, position: { hands: HANDS, lost: [['captain-3'], [], []] } });
  expect(match.view(1).hands).toEqual([[null, null], HANDS[1], [null, null]]);
  expect(match.view(SPECTATOR)).toMatchObject({ lost: [['captain-3'], [], []], deck: Array(8).fill(null) });
  expect(board(match.view(1)).split('\n')).toEqual([
    '> Seat 0  2 coins  [?] [?]  (Captain)',
    '  Seat 1  2 coins  [Contessa] [Assassin]',
    '  Seat 2  2 coins  [?] [?]',
    '  Deck    8 cards',
  ]);
});

test('one coin is told as one', () => {
  const match = start(coup, { seats: 2, position: { hands: HANDS.slice(0, 2), coins: [1, 0] } });
  expect(board(match.view(0))).toMatch(/Seat 0 {2}1 coin .*\n {2}Seat 1 {2}0 coins /);
});

test.each([
  ['a card twice', { hands: [['duke-1'], ['duke-1']] }, 'hands and lost have "duke-1" twice'],
  ['a seat that is out', { hands: [[], ['duke-1']] }, 'seat is one that holds a card; seat 0 holds none'],
  ['a card that there is not', { hands: [['king-1'], ['duke-1']] }, 'hands.0.0'],
])('a position is refused: %s', (_, position, message) => {
  expect(() => start(coup, { seats: 2, position })).toThrow(message);
});

test.each([2, 3, 6])('it keeps all invariants with %i seats', (seats) => {
  expect(checkGame(coup, { seats, matches: 8, seconds: 60 })).toMatchObject({ leftOut: [] });
});

test('it tells nobody anything', () => {
  expect(leaks(coup, { seats: 4, matches: 5, places: 8, seconds: 60 })).toMatchObject({ leftOut: [] });
});
