/** The interactive-choice protocol: its seven invariants and its tests, by number, on the game of the eight cities. */
import { describe, expect, test } from 'vitest';
import { load, whyNot } from '../../src/host.ts';
import { type Choice, type Prompt, start } from '../../src/index.ts';
import { choices, complete, type Move, moves, play, satisfiable } from '../../src/moves.ts';
import { eightCities, type Position } from './cards.ts';
import { CITIES, piecesOf, stockOf } from './map.ts';
import { market } from './market.ts';
import { anyAnswer, asked, at, type CardMatch, choiceOf, named, offer, open, shown } from './table.ts';

const AIRLIFT: Position = { display: ['airlift', 'taxes'], out: 'TTTTTTTT' };

describe('Invariants', () => {
  test('INV-1: the same seed and the same choices give the same match', () => {
    const match = at({});
    const played: { seat: number; move: Move }[] = [];
    playThrough(match, 7, (seat, move) => played.push({ seat, move }));
    const again = at({});
    for (const { seat, move } of played) play(again, seat, move);
    expect(shown(again)).toBe(shown(match));
    expect(shown(load(eightCities, JSON.parse(JSON.stringify(match.record()))))).toBe(shown(match));
  });

  test('INV-1: the record holds every choice that was made, and none that was not', () => {
    const match = at(AIRLIFT);
    const move = named(match, 'airlift', 'Havre', 'Arles', 'Arles', 'Ghent', 'Basel', 'Fermo');
    play(match, 0, move);
    expect(match.record().turns).toEqual([move, []]);
  });

  test.each<[rule: string, given: Position, offered: string[]]>([
    ['taxes ask nothing', { display: ['taxes'] }, ['taxes', 'pass']],
    ['a garrison needs a base', { display: ['garrison'], map: { Arles: 'T' } }, ['pass']],
    ['an enemy base is no garrison', { display: ['garrison'], map: { Arles: 'b' } }, ['pass']],
    ['one base is enough', { display: ['garrison'], map: { Arles: 'B' } }, ['garrison', 'pass']],
    ['a rally needs a troop', { display: ['rally'] }, ['pass']],
    ['a raid needs a victim', { display: ['raid'], map: { Arles: 'Tb' } }, ['pass']],
    ['three of these crates weigh six or more', { display: ['convoy'], crates: [2, 2, 2, 3] }, ['pass']],
    ['three of these weigh five', { display: ['convoy'], crates: [2, 2, 2, 1] }, ['convoy', 'pass']],
    ['two crates are not three', { display: ['convoy'], crates: [1, 1] }, ['pass']],
    ['with a troop a fort can be built', { display: ['fort'], map: { Arles: 'T' } }, ['fort/build', 'pass']],
    ['with an enemy base one can be razed', { display: ['fort'], map: { Arles: 'b' } }, ['fort/raze', 'pass']],
  ])('INV-2: a card is offered if it can be carried out: %s', (_, given, offered) => {
    const match = at(given);
    expect(offer(match)).toEqual(offered);
    expect(moves(match, 0).every((move) => satisfiable(match, 0, move))).toBe(true);
  });

  test('INV-3: a completed move can be played, whatever was chosen', () => {
    for (let seed = 0; seed < 5; seed++) {
      const match = at({}, { seed });
      playThrough(match, seed, (seat, move, before) => expect(satisfiable(before, seat, move)).toBe(true));
      expect(match.outcome).toHaveLength(2);
    }
  });

  test('INV-4: a loop over no pieces asks nothing', () => {
    const match = at({ ...AIRLIFT, out: 'tttt' });
    expect(choices(match, 0, named(match, 'airlift'))).toEqual({ status: 'complete' });
  });

  test('INV-5: a card without a choice is a whole move', () => {
    const match = at(AIRLIFT);
    expect(choices(match, 0, named(match, 'taxes'))).toEqual({ status: 'complete' });
  });

  test('INV-6: what is not a card is offered as it is', () => {
    const match = at({ display: ['garrison', 'march'] });
    expect(offer(match)).toEqual(['pass']);
    play(match, 0, named(match, 'pass'));
    expect(match.events.map(({ type }) => type)).toEqual(['passed', 'ended']);
  });

  test('INV-7: one base move for each side that can be carried out, however many ways there are to complete it', () => {
    const match = at({ map: { Arles: 'TB', Basel: 'tb' }, out: 'TBt' });
    const cards = ['airlift', 'garrison', 'taxes', 'levy', 'rally', 'raid'];
    const more = ['storm', 'purge', 'convoy', 'march', 'embargo', 'scouts', 'fort/build', 'fort/raze'];
    const branches = ['siege/attack/breach', 'siege/attack/starve', 'siege/relief/supply'];
    expect(offer(match)).toEqual([...cards, ...more, ...branches, 'pass']);
    expect(moves(match, 0)).toEqual(offer(match).map((_, index) => [index]));
  });

  // The card has two sides of two branches each. To breach needs an enemy base, to starve out an enemy troop, to supply
  // a base of one's own and a troop out of play, a sortie a troop in a city with an enemy.
  test.each<[what: string, map: Position['map'], out: string, combinations: string[]]>([
    ['no branch of either side', {}, 'TT', []],
    ['one branch of the one side', { Arles: 'b' }, '', ['attack/breach']],
    ['the other branch of it', { Arles: 't' }, '', ['attack/starve']],
    ['both branches of one side', { Arles: 'tb' }, 'T', ['attack/breach', 'attack/starve']],
    ['a branch of the other side', { Arles: 'B' }, 'T', ['relief/supply']],
    ['a branch of each side', { Arles: 'b', Basel: 'B' }, 'T', ['attack/breach', 'relief/supply']],
    ['all but one', { Arles: 'Ttb' }, 'TT', ['attack/breach', 'attack/starve', 'relief/sortie']],
    ['all four', { Arles: 'TtbB' }, 'T', ['attack/breach', 'attack/starve', 'relief/supply', 'relief/sortie']],
    ['one each, however many ways there are', { Arles: 'tt', Basel: 'ttt', Cadiz: 't' }, 'T', ['attack/starve']],
  ])('INV-7: one base move for each side and branch that can be carried out: %s', (_, map, out, combinations) => {
    const match = at({ display: ['siege'], map: map ?? {}, out });
    expect(offer(match)).toEqual([...combinations.map((name) => `siege/${name}`), 'pass']);
    const base = moves(match, 0);
    expect(base).toHaveLength(combinations.length + 1);
    expect(base).toEqual(offer(match).map((_option, index) => [index]));
    for (const move of base) expect(satisfiable(match, 0, move)).toBe(true);
  });

  test('INV-7: a base move names side and branch, and leaves all else to choose', () => {
    const match = at({ display: ['siege'], map: { Arles: 'tt', Basel: 'tB' }, out: 'TT' });
    expect(asked(match, 0, named(match, 'siege/attack/starve')).options).toEqual(['t1', 't2', 't3']);
    expect(asked(match, 0, named(match, 'siege/relief/supply')).options).toEqual(['T1', 'T2']);
    play(match, 0, named(match, 'siege/attack/starve', 't2'));
    expect(match.record().turns[0]).toEqual([1, 1]); // among all four, to starve out is the second
  });
});

test('Test 1: a base move names the card and decides nothing else', () => {
  const match = at(AIRLIFT);
  expect(offer(match)).toEqual(['airlift', 'taxes', 'pass']);
  expect(moves(match, 0)).toEqual([[0], [1], [2]]);
  expect(moves(match, 1)).toEqual([]);
});

test('Test 2: choices of a base move returns the pending choice with all eight cities', () => {
  const match = at(AIRLIFT);
  const { seat, label, options, several, about } = asked(match, 0, named(match, 'airlift'));
  expect({ seat, label, options, several, about }).toEqual({
    seat: 0,
    label: 'Where does it land?',
    options: CITIES,
    several: undefined,
    about: { piece: 'T1' },
  });
});

test('Test 3: step by step a move is completed: one city for each of six pieces', () => {
  const match = at(AIRLIFT);
  const pieces: unknown[] = [];
  const move = complete(match, 0, named(match, 'airlift'), (prompt) => {
    pieces.push(prompt.about);
    return pieces.length; // Basel for the first, Cadiz for the second, …
  });
  expect(pieces).toEqual(['T1', 'T2', 'T3', 'T4', 'T5', 'T6'].map((piece) => ({ piece })));
  expect(move).toEqual(named(match, 'airlift', 'Basel', 'Cadiz', 'Delft', 'Evora', 'Fermo', 'Ghent'));
  expect(choices(match, 0, move)).toEqual({ status: 'complete' });
  play(match, 0, move);
  expect(whereabouts(match)).toEqual(['Basel', 'Cadiz', 'Delft', 'Evora', 'Fermo', 'Ghent']);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])('Test 4: a random chooser spreads the pieces over the cities (seed %i)', (seed) => {
  const match = at(AIRLIFT);
  play(match, 0, complete(match, 0, named(match, 'airlift'), anyAnswer(seed)));
  expect(whereabouts(match)).toHaveLength(6);
  expect(new Set(whereabouts(match)).size).toBeGreaterThanOrEqual(2);
});

test('Test 5: a greedy chooser completes base moves and plays the best', () => {
  const match = at({ ...AIRLIFT, map: { Delft: 'ttt' } });
  play(match, 0, greedyMove(match));
  expect(whereabouts(match)).toEqual(['Delft', 'Delft', 'Delft', 'Delft', 'Delft', 'Delft']);
});

test.each([
  { pieces: 8, chosen: 6, left: 2 },
  { pieces: 6, chosen: 6, left: 0 },
  { pieces: 4, chosen: 4, left: 0 },
  { pieces: 1, chosen: 1, left: 0 },
])('Test 6: fewer pieces, fewer choices: $pieces out of play, $chosen to choose', ({ pieces, chosen, left }) => {
  const match = at({ ...AIRLIFT, out: 'T'.repeat(pieces) });
  const base = named(match, 'airlift');
  const move = complete(match, 0, base, anyAnswer(1));
  expect(move).toHaveLength(base.length + chosen);
  play(match, 0, move);
  expect(whereabouts(match)).toHaveLength(chosen);
  expect(stockOf(match.state, 0)).toHaveLength(left);
});

test('Test 7: with no pieces the base move is whole, and moves nothing', () => {
  const match = at({ ...AIRLIFT, out: '' });
  const move = named(match, 'airlift');
  expect(choices(match, 0, move)).toEqual({ status: 'complete' });
  expect(complete(match, 0, move, () => expect.unreachable('there is nothing to choose'))).toEqual(move);
  play(match, 0, move);
  expect(match.events.map(({ type }) => type)).toEqual(['played', 'ended']);
});

test('Test 8: a card without a choice is played by its base move', () => {
  const match = at(AIRLIFT);
  play(match, 0, named(match, 'taxes'));
  expect(match.state.coins).toEqual([3, 1]);
  expect(match.state.seat).toBe(1);
});

test('Test 9: a card that could not be carried out is not offered, and the prompt says why', () => {
  const match = at({ display: ['garrison', 'taxes'], map: { Arles: 'TTT' } });
  expect(offer(match)).toEqual(['taxes', 'pass']);
  expect(moves(match, 0)).toEqual([[0], [1]]);
  expect(whyNot(open(match), 'garrison')).toMatch(/dead end/);
  const withBase = at({ display: ['garrison', 'taxes'], map: { Arles: 'TTT', Basel: 'B' } });
  expect(offer(withBase)).toEqual(['garrison', 'taxes', 'pass']);
});

test('Test 10, in small: matches of random moves come to their end', () => {
  for (let seed = 0; seed < 10; seed++) {
    const match = at({}, { seed });
    playThrough(match, seed);
    expect(match.outcome).toBeDefined();
  }
});

test('Test 11: a game that prunes nothing is played by moves exactly as by answers', () => {
  for (let seed = 0; seed < 10; seed++) {
    const byMoves = start(market, { seed });
    const byAnswers = start(market, { seed });
    while (byMoves.outcome === undefined) {
      const { seat } = open(byMoves);
      const move = complete(byMoves, seat, [], anyAnswer(seed));
      play(byMoves, seat, move);
      for (const choice of move) byAnswers.answer(open(byAnswers).id, choice);
      expect(shown(byMoves)).toBe(shown(byAnswers));
    }
  }
});

/** Plays to the end by moves alone, each completed by chance. */
function playThrough(
  match: CardMatch,
  seed: number,
  tell: (seat: number, move: Move, before: CardMatch) => void = () => {},
): void {
  const chooser = anyAnswer(seed);
  while (match.outcome === undefined) {
    const { seat } = open(match);
    const base = moves(match, seat);
    const move = complete(match, seat, base[chooser(open(match)) as number] ?? [], chooser); // a set has one base move
    tell(seat, move, match);
    play(match, seat, move);
  }
}

function whereabouts(match: CardMatch): readonly string[] {
  return piecesOf(match.state, 0).map(({ at }) => at);
}

/** Of all base moves, each completed by going where the enemy is thickest, the one that leaves most pieces on the map. */
function greedyMove(match: CardMatch): Move {
  const enemies = (city: unknown) => piecesOf(match.state, 1).filter(({ at }) => at === city).length;
  const best = (prompt: Prompt): Choice =>
    choiceOf(prompt, prompt.options.toSorted((one, other) => enemies(other) - enemies(one))[0]);
  const whole = moves(match, 0).map((base) => complete(match, 0, base, best));
  const worth = (move: Move) => {
    const fork = match.fork();
    play(fork, 0, move);
    return piecesOf(fork.state, 0).length;
  };
  return whole.toSorted((one, other) => worth(other) - worth(one))[0] as Move; // passing is always a move
}
