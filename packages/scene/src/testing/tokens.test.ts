/** Tokens that are no pieces, or pieces that say too much: S5, and S3 of what hangs on more than the view. */
import { type Seat, SPECTATOR } from '@fermata/core';
import { describe, expect, test } from 'vitest';
import { added, cards, EXTRA, found, pieces, remade, type Seen } from '../../test/found.ts';
import { market, staging } from '../../test/market.ts';
import type { Piece, Place, Scene } from '../index.ts';
import { checkStaging } from './index.ts';

test.each<[mistake: string, says: RegExp, wrong: ReturnType<typeof remade>]>([
  ['an id that is another kind of piece later', /"deck#" was good and is heap now/, pieces(heaped)],
  ['a place that is a piece later', /"row" was a place and is heap now/, remade(heapedRow)],
  [
    'a token that is seen and is no piece',
    /"\w+" of zone "row" is seen, but is no piece of that id/,
    remade(withoutRow),
  ],
  [
    'a token that is seen from behind',
    /"\w+" of zone "row" is seen, but its piece is hidden/,
    pieces(inRow({ hidden: true })),
  ],
  ['a token that is there twice', /"copy of (\w+)" is called "\1", which "\1" is/, remade(withCopies)],
  ['a token that is called like another', /"amber" (?:says|is called) "brandy", which/, pieces(misnamed)],
  ['a token that is hidden, as a piece', /"jade" says "jade", which is hidden here/, added(named('jade', 'Jade'))],
  [
    'a piece with the name of one that is hidden',
    /"hoard" says "jade", which is hidden here/,
    added(named('hoard', 'jade')),
  ],
  ['cards that are not seen and not shown', /9 tokens are not seen, but 0 pieces are hidden/, remade(withoutDeck)],
  [
    'fewer backs than cards',
    /9 tokens are not seen, but 3 pieces are hidden; show the back of each/,
    cards({ count: 3 }),
  ],
  [
    'more backs than cards',
    /9 tokens are not seen, but 12 pieces of their kinds are hidden; show each back once/,
    cards({ count: 12 }),
  ],
  [
    'a hand that lies with another seat',
    /"\w+" of zone "hand (\d)", which only seat \1 sees, lies with seat \d/,
    remade(withoutOneself),
  ],
  [
    'hands whose owners are swapped',
    /1 tokens that only seat (\d) sees are hidden, but 0 pieces lie with it/,
    remade(withSwappedOwners),
  ],
  [
    'backs that lie with another seat',
    /1 tokens that only seat (\d) sees are hidden, but 0 pieces lie with it/,
    pieces(backsElsewhere),
  ],
  ['a piece of another kind to another seat', /"deck#" is good to a spectator, and heap here/, pieces(heapedForOne)],
  ['a back that lies there as if it were open', /tokens are not seen, but \d+ pieces are hidden/, pieces(unmarked)],
  [
    'a deck with another back than its cards have',
    /tokens of kind "good" are not seen, but \d of their backs/,
    cards({ kind: 'pile' }),
  ],
  [
    'a back too many in a hand, and one too few in the deck',
    /"(?:deck|hand \d)" holds \d tokens here, and \d to /,
    remade(oneInAnother),
  ],
])('%s breaks S5: %s', (_mistake, says, wrong) => {
  const { rule, message } = found(wrong);
  expect(rule).toBe('S5');
  expect(message).toMatch(says);
});

test('the back of a deck is known by what was dealt from it', () => {
  const wrong = { ...staging, ...cards({ kind: 'pile' }) };
  expect(() => checkStaging(market, wrong, { seats: 2, matches: 1, answersMax: 1 })).toThrow(
    '9 tokens of kind "good" are not seen, but 0 of their backs are there',
  );
});

/** Scenes are functions of a module, which may remember what somebody else has seen. */
describe('A staging that remembers the hands of others', () => {
  test.each<[where: string, told: (piece: Piece, good: string) => Piece]>([
    ['in its id', (piece, good) => ({ ...piece, id: good })],
    ['in its name', (piece, good) => ({ ...piece, name: good })],
    ['in its face', (piece, good) => ({ ...piece, face: { good } })],
    ['in its facts', (piece, good) => ({ ...piece, facts: [['is', good]] })],
  ])('tells %s what a back is, and breaks S5: to a seat, and to a spectator', (_where, told) => {
    for (const whom of [SPECTATOR, 1]) {
      const { rule, message } = found(remembering(told, whom));
      expect(rule).toBe('S5');
      expect(message).toMatch(/" says "\w+", which is hidden here/);
      expect(message).toContain(whom === SPECTATOR ? 'as a spectator sees it' : 'as seat 1 sees it');
    }
  });

  test('tells it by the name that its owner knows it by', () => {
    const capital = (good: string) => `Fine ${good}`;
    const wrong = remembering((piece, good) => ({ ...piece, name: capital(good) }), SPECTATOR, capital);
    expect(found(wrong).message).toMatch(/"hand \d#\d" says "Fine \w+", which is hidden here/);
  });
});

test('a name that several tokens have tells of none', () => {
  const alike = pieces((piece) =>
    piece.in === 'row' || piece.in.startsWith('hand') ? { ...piece, name: 'a good' } : piece,
  );
  expect(() => found(alike)).toThrow('nothing was found wrong');
});

test('tokens may share a name, or have one of a few', () => {
  const nameOf = (id: string) => (id < 'e' ? 'a rarity' : 'a good');
  const few = pieces((piece) =>
    piece.hidden ? piece : { ...piece, name: nameOf(piece.id), facts: [['is', piece.id]] },
  );
  expect(() => found(few)).toThrow('nothing was found wrong');
});

test('a piece of another kind may be called like a token', () => {
  const tray = { id: 'tray', in: 'deck', kind: 'tray', name: 'amber' };
  const late = remade((scene, { row, hands }) =>
    [...row, ...hands.flat()].includes('amber') ? { ...scene, pieces: [...scene.pieces, tray] } : scene,
  );
  expect(() => found(late)).toThrow('nothing was found wrong');
});

describe('A scene that hangs on more than the view differs in another world that is alike, and breaks S3', () => {
  test.each<[to: string, whom: Seat, when: string, left: number]>([
    ['seat 0', 0, 'at the start', 10],
    ['seat 1', 1, 'at the start', 10],
    ['a spectator', SPECTATOR, 'at the start', 10],
    ['seat 1', 1, 'late in a match', 4],
  ])('to %s (%i) %s, with up to %i left in the deck', (who, whom, _when, left) => {
    const met = new WeakMap<object, number>();
    let views = 0;
    const wrong = remade((scene, view, seat) => {
      if (seat !== whom || view.deck.length > left) return scene;
      if (!met.has(view)) met.set(view, views++);
      return { ...scene, pieces: [...scene.pieces, { ...EXTRA, face: met.get(view) }] };
    });
    const { rule, message } = found(wrong);
    expect(rule).toBe('S3');
    expect(message).toMatch(/another world looks otherwise: .* here, and .* there/);
    expect(message).toContain(`as ${who} sees it`);
  });
});

function named(id: string, name: string): Piece {
  return { id, in: 'deck', kind: 'good', name };
}

function heaped(piece: Piece, { deck }: Seen): Piece {
  return piece.id === 'deck#' && deck.length < 5 ? { ...piece, kind: 'heap' } : piece;
}

function heapedRow({ places, pieces: all }: Scene, { row }: Seen) {
  if (row.length > 0) return { places, pieces: all };
  const heap = { id: 'row', in: 'deck', kind: 'heap', name: 'heap' };
  return { places: places.filter(({ id }) => id !== 'row'), pieces: [...all, heap] };
}

function withSwappedOwners({ places, pieces: all }: Scene) {
  return { places: places.map((place) => ({ ...place, ...nextOwner(place, places) })), pieces: all };
}

function withoutOneself({ places, pieces: all }: Scene, _view: Seen, seat: Seat) {
  return {
    places: places.map((place) => (place.owner === seat ? { ...place, ...nextOwner(place, places) } : place)),
    pieces: all,
  };
}

function nextOwner({ owner }: Place, places: readonly Place[]): Partial<Place> {
  const owned = places.filter((place) => place.owner !== undefined).length;
  return owner === undefined ? {} : { owner: (owner + 1) % owned };
}

/** All that lies in hands of others lies in the hand of whoever looks, or of seat 0. */
function backsElsewhere(piece: Piece, _view: Seen, seat: Seat): Piece {
  return piece.hidden && piece.in.startsWith('hand') ? { ...piece, in: `hand ${Math.max(seat, 0)}` } : piece;
}

/** As many backs as there ought to be, but whoever looks finds one of them where its owner does not. */
function oneInAnother(scene: Scene, { deck, hands }: Seen, viewer: Seat) {
  const owner = hands.findIndex((hand, seat) => seat !== viewer && hand.length > 0);
  if (owner < 0 || deck.length === 0) return scene;
  const fewer = scene.pieces.map((piece) => (piece.id === 'deck#' ? { ...piece, count: deck.length - 1 } : piece));
  return { ...scene, pieces: [...fewer, { ...named('one more', 'a hidden good'), in: `hand ${owner}`, hidden: true }] };
}

function heapedForOne(piece: Piece, _view: Seen, seat: Seat): Piece {
  return piece.id === 'deck#' && seat === 1 ? { ...piece, kind: 'heap' } : piece;
}

function withoutRow({ places, pieces: all }: Scene) {
  return { places, pieces: all.filter((piece) => piece.in !== 'row') };
}

function withoutDeck({ places, pieces: all }: Scene) {
  return { places, pieces: all.filter((piece) => piece.in !== 'deck') };
}

function withCopies({ places, pieces: all }: Scene) {
  const copies = all.filter((piece) => piece.in === 'row').map((piece) => ({ ...piece, id: `copy of ${piece.id}` }));
  return { places, pieces: [...all, ...copies] };
}

function inRow(change: Partial<Piece>) {
  return (piece: Piece) => (piece.in === 'row' ? { ...piece, ...change } : piece);
}

function misnamed(piece: Piece): Piece {
  return piece.id === 'amber' ? { ...piece, name: 'brandy' } : piece;
}

function unmarked({ hidden, ...piece }: Piece): Piece {
  return hidden && piece.id !== 'deck#' ? piece : { ...piece, ...(hidden && { hidden }) };
}

/** What each hand was seen to hold by its owner, told to somebody else. */
function remembering(told: (piece: Piece, good: string) => Piece, whom: Seat, nameOf = (good: string) => good) {
  const known = new Map<string, string>();
  return pieces((piece, { hands }, seat) => {
    for (const [owner, hand] of hands.entries())
      for (const [at, good] of hand.entries()) if (good !== null) known.set(`hand ${owner}#${at}`, good);
    const good = known.get(piece.id);
    if (piece.hidden) return seat === whom && good !== undefined ? told(piece, good) : piece;
    return { ...piece, name: nameOf(piece.name) };
  });
}
