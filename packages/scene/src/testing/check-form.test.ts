/** A scene that is no scene, or does not read as words: S2 and S8. */
import { describe, expect, test } from 'vitest';
import { added, cards, deck, EXTRA, found, pieces, places, remade } from '../../test/found.ts';

type Row = readonly [mistake: string, says: string, wrong: ReturnType<typeof remade>];

const FORMS: readonly Row[] = [
  ['an id that is there twice', 'the id "deck#" is there twice', added({ ...EXTRA, id: 'deck#' })],
  ['a piece and a place of one id', 'the id "row" is there twice', added({ ...EXTRA, id: 'row' })],
  ['no id', '"id" of "" is "", and not a text that is not empty', added({ ...EXTRA, id: '' })],
  ['no kind', '"kind" of "deck#" is "", and not a text that is not empty', cards({ kind: '' })],
  ['a name that is a number', '"name" of "deck" is 7, and not a text', deck({ name: 7 })],
  ['something that is no piece', 'null is no place and no piece', remade((scene) => ({ ...scene, pieces: [null] }))],
  ['a piece that lies nowhere', '"in" of "deck#" is undefined', pieces(({ in: _, ...piece }) => piece)],
  [
    'a piece in a place that is missing',
    '"extra" lies in "cellar", which is no place',
    added({ ...EXTRA, in: 'cellar' }),
  ],
  ['a piece that lies in a piece', '"extra" lies in "deck#", which is no place', added({ ...EXTRA, in: 'deck#' })],
  ['places that lie in each other', 'the place "deck" lies within itself', circle()],
  ['fewer than none', '"count" of "deck#" is -1, and not a whole number from 0 on', cards({ count: -1 })],
  ['half a card', '"count" of "deck#" is 9.5, and not a whole number from 0 on', cards({ count: 9.5 })],
  ['a seat that nobody has', '"owner" of "hand 0" is 7, and not a seat of the match', places(ownedBy(7))],
  ['a spectator’s place', '"owner" of "hand 0" is -1, and not a seat of the match', places(ownedBy(-1))],
  ['more than there is room for', 'the place "deck" has room for 0, and holds 1 pieces', deck({ room: 0 })],
  [
    'a lay that nobody knows',
    '"lay" of "deck" is "heap", and not one of row, column, grid, pile, map',
    deck({ lay: 'heap' }),
  ],
  ['a field that is misspelt', '"deck" has "colums", which no place has; there are id, name, ', deck({ colums: 2 })],
  [
    'a piece with what only places have',
    '"deck#" has "owner", which no piece has; there are id, ',
    cards({ owner: 0 }),
  ],
  ['no columns', '"columns" of "deck" is 0, and not a whole number from 1 on', deck({ columns: 0 })],
  ['half a point on a map', '"at" of "deck" is [3], and not two numbers', deck({ at: [3] })],
  ['a piece that is hidden a little', '"hidden" of "deck#" is 1, and not true or false', cards({ hidden: 1 })],
  ['a fact without a value', '"facts" of "deck" is [["left"]], and not a list of pairs', deck({ facts: [['left']] })],
  ['facts that are no list', '"facts" of "deck" is {"left":1}, and not a list of pairs', deck({ facts: { left: 1 } })],
  ['a print that is no list', '"printed" of "deck#" is "ace", and not a list of pairs', cards({ printed: 'ace' })],
  ['a fact that is true', '"facts" of "deck" is [["full",true]], and not a list', deck({ facts: [['full', true]] })],
];

test.each(FORMS)('%s breaks S2: %s', (_mistake, says, wrong) => {
  const { rule, message } = found(wrong);
  expect(rule).toBe('S2');
  expect(message).toContain(says);
});

test('what is empty takes no room', () => {
  const wrong = pieces((piece) => (piece.id === 'deck#' ? { ...piece, count: 0 } : piece));
  const roomless = remade((scene) => ({
    pieces: [...scene.pieces, { ...EXTRA, in: 'none', count: 0 }],
    places: [...scene.places, { id: 'none', name: 'Nothing', room: 0 }],
  }));
  expect(found(wrong).rule).not.toBe('S2');
  expect(() => found(roomless)).toThrow('nothing was found wrong');
});

describe('What is read aloud', () => {
  test.each([
    'the_deck',
    'Deck {0}',
    `${undefined}`,
    'NaN',
    ' ',
    'playBird',
    'the playBird',
    'zone.hand.0',
    'black-throated-loon-2',
    'Deck\nof cards',
    'Deck\tof cards',
    'Deck &amp; row',
    'Deck &#38; row',
    'deckOF cards',
  ])('is no %j: that breaks S8', (name) => {
    for (const wrong of [deck({ name }), deck({ facts: [[name, 1]] }), deck({ facts: [['is', name]] })]) {
      const { rule, message } = found(wrong);
      expect(rule).toBe('S8');
      expect(message).toContain(`"deck" says ${JSON.stringify(name)}, which does not read as words`);
    }
  });

  test('is nothing else on a card, either', () => {
    expect(found(cards({ printed: [['lives in', 'the_wood']] })).message).toContain('"deck#" says "the_wood"');
  });

  test.each(['four in a line', 'Won by_points.', ''])('is no verdict %j: that is no sentence', (verdict) => {
    const { rule, message } = found({ verdict: () => verdict });
    expect(rule).toBe('S8');
    expect(message).toContain(`the verdict ${JSON.stringify(verdict)} is no sentence`);
  });

  test('is no third with all its digits: that breaks S8', () => {
    expect(found(deck({ facts: [['left', 1 / 3]] })).message).toContain('"deck" says 0.3333333333333333');
  });

  test.each([
    'e4',
    'Farfetch’d',
    'Black-throated Loon 2',
    'Jack-in-the-box',
    'MacGillivray’s Warbler',
    '2-4 cards',
    'e.g. 1.5 m',
    'Salt & pepper',
    '100 %',
  ])('may be %j', (name) => {
    expect(() => found(deck({ name, facts: [[name, 2.5]] }))).toThrow('nothing was found wrong');
  });
});

function ownedBy(owner: number) {
  return (place: object) => ('owner' in place ? { ...place, owner } : place);
}

function circle() {
  return places((place) =>
    place.id === 'deck' ? { ...place, in: 'row' } : place.id === 'row' ? { ...place, in: 'deck' } : place,
  );
}
