/** Mistakes that a staging may make: `checkStaging` finds each one and names it. */
import { type AnyEvent, type Seat, SPECTATOR, type View } from '@fermata/core';
import type { Asked } from '@fermata/core/host';
import { expect, test } from 'vitest';
import { market, type State, staging } from '../../test/market.ts';
import type { Piece, Place, Scene, Staging } from '../index.ts';
import { BrokenStaging, checkStaging } from './index.ts';

type V = View<State>;

test('a sound staging passes, and every question is on the board', () => {
  const checked = checkStaging(market, staging, { matches: 6 });
  expect(checked.matches).toBe(6);
  expect(checked.questions).toBeGreaterThan(20);
  expect(checked.onBoard).toBe(checked.questions);
});

let calls = 0;

test.each<[mistake: string, rule: string, says: string, wrong: Partial<Staging<V>>]>([
  ['a scene that counts how often it was asked for', 'S1', 'the same view gives another scene', remade(addCalls)],
  ['a scene that is no JSON', 'S1', 'scene.pieces.0.face is function, which is not JSON', remade(addFunction)],
  ['a scene that sorts the hand of its view', 'S1', 'scene writes to the view', { scene: sortsTheHand }],
  ['a scene that breaks down', 'S1', 'scene throws "no deck"', { scene: breaksDown }],
  ['points that break down', 'S1', 'points throws "what?"', { points: breaksOnPass }],
  ['an id that is there twice', 'S2', 'the id "deck#" is there twice', remade(addTwin)],
  ['a piece in a place that is missing', 'S2', 'lies in "cellar", which is no place', remade(addInCellar)],
  ['places that lie in each other', 'S2', 'lies within itself', remade(addCircle)],
  ['an option that points at what is not there', 'S4', 'points at "exit", which is not there', { points: toExit }],
  ['an option that points nowhere', 'S4', '"pass" of "Take what?" points at nothing', { plain: [] }],
  ['an id that is another kind of piece later', 'S5', '"deck#" was good and is heap now', remade(renameKind)],
  ['a token that is seen and is no piece', 'S5', 'of zone "row" is seen, but is no piece', remade(dropRow)],
  ['a token that is seen from behind', 'S5', 'of zone "row" is seen, but its piece is hidden', remade(turnRow)],
  ['an event without a trace', 'S6', 'the event "passed" leaves no trace', remade(dropPasses)],
  ['two that look alike', 'S7', 'can both be touched at "Take what?"', alike()],
  ['a name with an underscore', 'S8', '"deck" says "the_deck"', remade(renameDeck('the_deck'))],
  ['a name that is missing', 'S8', '"deck" says "undefined"', remade(renameDeck(`${undefined}`))],
  ['a fact that is no number', 'S8', '"deck" says "NaN"', remade(addFact)],
])('%s breaks %s: %s', (_mistake, rule, says, wrong) => {
  const error = found(wrong);
  expect(error.rule).toBe(rule);
  expect(error.message).toContain(says);
  expect(error.message).toMatch(
    /market breaks S\d \(.*\n {2}seed "staging \d+", \d seats, after \d+ choices, as .* sees it$/,
  );
});

test('a scene that hangs on more than the view differs in another world: S3', () => {
  const met = new WeakMap<object, number>();
  let views = 0;
  const error = found({
    scene: (view, me) => {
      if (!met.has(view)) met.set(view, views++);
      return withPiece(staging.scene(view, me), { ...EXTRA, face: met.get(view) });
    },
  });
  expect(error.rule).toBe('S3');
  expect(error.message).toContain('another world looks otherwise');
});

test('a hidden piece that says by its id what it is, is found', () => {
  const truth: string[] = [];
  const cheating: Staging<V> = {
    ...staging,
    scene: (view, me) => {
      const { places, pieces } = staging.scene(view, me);
      const named = view.hands.flat().filter((good) => good !== null);
      if (me !== SPECTATOR) truth.push(...named);
      const leak = truth.find((good) => !named.includes(good) && !view.row.includes(good));
      return {
        places,
        pieces: pieces.map((piece) => (piece.id === 'hand 1#0' && leak ? { ...piece, id: leak } : piece)),
      };
    },
  };
  expect(() => checkStaging(market, cheating, { matches: 6 })).toThrow(BrokenStaging);
});

test.each([0, -1, 1.5, Number.NaN])('%d matches are refused: a check that looks at nothing is none', (matches) => {
  expect(() => checkStaging(market, staging, { matches })).toThrow('matches is a whole number from 1 on');
});

/** The staging with a mistake in it, found over a few matches. */
function found(wrong: Partial<Staging<V>>): BrokenStaging {
  try {
    checkStaging(market, { ...staging, ...wrong }, { matches: 6 });
  } catch (error) {
    if (error instanceof BrokenStaging) return error;
    throw error;
  }
  throw new Error('nothing was found wrong');
}

/** The sound scene, made into another. */
function remade(change: (scene: Scene, view: V) => Scene): Partial<Staging<V>> {
  return { scene: (view: V, seat: Seat) => change(staging.scene(view, seat), view) };
}

function withPiece({ places, pieces }: Scene, piece: Piece): Scene {
  return { places, pieces: [...pieces, piece] };
}

function withPlaces({ places, pieces }: Scene, more: readonly Place[]): Scene {
  return { places: [...places, ...more], pieces };
}

const EXTRA: Piece = { id: 'extra', in: 'deck', kind: 'extra', name: 'extra' };

function addCalls(scene: Scene): Scene {
  return withPiece(scene, { ...EXTRA, count: calls++ });
}

function addFunction({ places, pieces }: Scene): Scene {
  return { places, pieces: pieces.map((piece) => ({ ...piece, face: () => 1 })) };
}

function sortsTheHand(view: V, seat: Seat): Scene {
  for (const hand of view.hands) (hand as string[]).reverse();
  return staging.scene(view, seat);
}

function breaksDown(): Scene {
  throw new Error('no deck');
}

function breaksOnPass(option: unknown): string[] {
  if (option === 'pass') throw new Error('what?');
  return [String(option)];
}

function addTwin(scene: Scene): Scene {
  return withPiece(scene, { ...EXTRA, id: 'deck#' });
}

function addInCellar(scene: Scene): Scene {
  return withPiece(scene, { ...EXTRA, in: 'cellar' });
}

function addCircle(scene: Scene): Scene {
  return withPlaces(scene, [
    { id: 'north', in: 'south', name: 'North' },
    { id: 'south', in: 'north', name: 'South' },
  ]);
}

function toExit(option: unknown, _asked: Asked): string[] {
  return option === 'pass' ? ['exit'] : [String(option)];
}

function renameKind({ places, pieces }: Scene, { deck }: V): Scene {
  return {
    places,
    pieces: pieces.map((piece) => (piece.id === 'deck#' && deck.length < 5 ? { ...piece, kind: 'heap' } : piece)),
  };
}

function dropRow({ places, pieces }: Scene): Scene {
  return { places, pieces: pieces.filter((piece) => piece.in !== 'row') };
}

function turnRow({ places, pieces }: Scene): Scene {
  return { places, pieces: pieces.map((piece) => (piece.in === 'row' ? { ...piece, hidden: true } : piece)) };
}

function dropPasses({ places, pieces }: Scene): Scene {
  return { places: places.map((place) => (place.id === 'row' ? { ...place, facts: [] } : place)), pieces };
}

function renameDeck(name: string) {
  return ({ places, pieces }: Scene): Scene => ({
    places: places.map((place) => (place.id === 'deck' ? { ...place, name } : place)),
    pieces,
  });
}

function addFact({ places, pieces }: Scene): Scene {
  const facts = [['left', Number.NaN.toString()]] as const;
  return { places: places.map((place) => (place.id === 'deck' ? { ...place, facts } : place)), pieces };
}

/** The deck and the market, both to be touched, are called the same. */
function alike(): Partial<Staging<V>> {
  return {
    ...remade(({ places, pieces }) => ({
      places: places.map((place) => (place.owner === undefined ? { ...place, name: 'Goods', facts: [] } : place)),
      pieces: pieces.map((piece) => ({ ...piece, facts: [] })),
    })),
    points: (option: unknown) => (option === 'deck' ? ['deck'] : option === 'pass' ? [] : ['row']),
    silent: ['passed'],
    cues: (_event: AnyEvent) => ['deck'],
  };
}
