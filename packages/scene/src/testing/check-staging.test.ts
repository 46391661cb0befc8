/** Mistakes that a staging may make: `checkStaging` finds each one and names it. */
import { type AnyEvent, type AnyGame, emit, type Seat, SPECTATOR } from '@fermata/core';
import { describe, expect, test } from 'vitest';
import { EXTRA, found, pieces, remade, type Seen } from '../../test/found.ts';
import { market, staging } from '../../test/market.ts';
import type { Piece, Scene, Staging } from '../index.ts';
import { checkStaging } from './index.ts';

type Wrong = Partial<Staging<Seen>>;

describe('What was looked at', () => {
  test('a sound staging passes, and every question is on the board', () => {
    const { matches, questions, onBoard, unmet } = checkStaging(market, staging, { matches: 6 });
    expect(matches).toBe(6);
    expect(questions).toBeGreaterThan(20);
    expect(onBoard).toBe(questions);
    expect(unmet).toEqual([]);
  });

  test('a question that is a row of buttons is not on the board', () => {
    const { questions, onBoard } = checkStaging(market, { ...staging, plain: ['Take what?'] }, { matches: 2 });
    expect(questions).toBeGreaterThan(0);
    expect(onBoard).toBe(0);
  });

  test('nor is one of which nothing can be touched', () => {
    const plain = [...new Set(market.setup({ seats: 2, options: undefined }).deck), 'deck', 'pass'];
    const { questions, onBoard } = checkStaging(market, { ...staging, plain, points: () => [] }, { matches: 2 });
    expect(questions).toBeGreaterThan(0);
    expect(onBoard).toBe(0);
  });

  test('what is listed and never comes up is said', () => {
    const listed = { plain: ['pass', 'leave', { type: 'pass' }, 'Take what?'], silent: ['ended', 'shuffled'] };
    expect(checkStaging(market, { ...staging, ...listed }, { matches: 6 }).unmet).toEqual([
      'leave',
      { type: 'pass' },
      'shuffled',
    ]);
  });

  test.each([0, -1, 1.5, Number.NaN])(
    '%d matches or answers are refused: a check that looks at nothing is none',
    (none) => {
      expect(() => checkStaging(market, staging, { matches: none })).toThrow('matches is a whole number from 1 on');
      expect(() => checkStaging(market, staging, { answersMax: none })).toThrow(
        'answersMax is a whole number from 1 on',
      );
    },
  );

  test('an answer that is not listed is told: it would have the key of another', () => {
    const answers = { 'Take what?': ['pass'] };
    expect(() => checkStaging(market, { ...staging, answers }, { matches: 2 })).toThrow(
      /^"Take what\?" offers "(?!pass)/,
    );
  });

  test.each([
    ['the same for two', () => 1],
    ['none', () => 0],
    ['below one', (at: number) => -at],
    ['no whole ones', (at: number) => at + 0.5],
  ])('numbers that do not tell options apart are told: %s', (_, numberAt) => {
    const answers = { 'Take what?': (options: readonly unknown[]) => options.map((_, at) => numberAt(at)) };
    expect(() => checkStaging(market, { ...staging, answers }, { matches: 2 })).toThrow(
      'each has one of its own, from 1 on',
    );
  });

  test.each<[mistake: string, says: string, numbers: (options: readonly unknown[]) => readonly number[]]>([
    ['break down', 'answers throws "how many?"', breaksDownCounting],
    ['write to the options', 'answers writes to what it is given', sortsAndCounts],
  ])('numbers that %s break S1: %s', (_mistake, says, numbers) => {
    const { rule, message } = found({ answers: { 'Take what?': numbers } });
    expect(rule).toBe('S1');
    expect(message).toContain(says);
  });

  test('numbers that are no list are told', () => {
    const answers = { 'Take what?': () => 1 as never };
    expect(() => checkStaging(market, { ...staging, answers }, { matches: 2 })).toThrow(
      'and the numbers 1: each has one of its own',
    );
  });

  test('what is misspelt is refused, since it would be left out', () => {
    expect(() => checkStaging(market, { ...staging, silnt: [] } as never)).toThrow('staging has no "silnt"; it has ');
    expect(() => checkStaging(market, staging, { machtes: 1 } as never)).toThrow(
      'the check of a staging has no "machtes"',
    );
    expect(() => checkStaging(market, { ...staging, plain: 'pass' } as never)).toThrow('plain and silent are lists');
  });

  test('a match is left after so many answers', () => {
    expect(checkStaging(market, staging, { matches: 3, answersMax: 2 }).questions).toBe(6);
  });
});

let calls = 0;

test.each<[mistake: string, rule: string, says: string, wrong: Wrong]>([
  ['a scene that counts how often it was asked for', 'S1', 'the same view gives another scene', remade(withCalls)],
  ['a scene that is no JSON', 'S1', 'scene.pieces.0.face is function, which is not JSON', pieces(withFunction)],
  ['no scene', 'S1', 'scene is undefined, which is not JSON', { scene: () => undefined as never }],
  ['a scene without pieces', 'S1', 'scene returns no lists of places and pieces', remade(({ places }) => ({ places }))],
  ['a scene without places', 'S1', 'scene returns no lists of places', remade((scene) => ({ pieces: scene.pieces }))],
  ['a scene that sorts the hand of its view', 'S1', 'scene writes to what it is given', { scene: sortsTheHand }],
  ['a scene that breaks down', 'S1', 'scene throws "no deck"', { scene: breaksDown }],
  ['points that break down', 'S1', 'points throws "what?"', { points: breaksOnPass }],
  ['points that sort the options', 'S1', 'points writes to what it is given', { points: sortsOptions }],
  ['points that sort the row', 'S1', 'points writes to what it is given', { points: sortsTheDeck }],
  ['cues that break down, though something moves', 'S1', 'cues throws "whose?"', { cues: breaksOnBought }],
  ['cues that write to the event', 'S1', 'cues writes to what it is given', { cues: writesToEvents }],
  ['an option that points at what is not there', 'S4', 'points at "exit", which is not there', { points: toExit }],
  ['an option that leads to what is not there', 'S4', 'leads to "exit", which is not there', { leads: toExit }],
  ['leads that are one id', 'S4', 'leads to "', { leads: (it) => it as never }],
  ['an option that points nowhere', 'S4', '"pass" of "Take what?" points at nothing', { plain: [] }],
  ['points that know not every option', 'S4', 'points at undefined, which is no list of ids', { points: known }],
  ['points that are one id', 'S4', '", which is no list of ids', { points: (it) => it as never }],
  ['an event without a trace', 'S6', 'the event "passed" leaves no trace', places(withoutPasses)],
  ['cues that are none', 'S6', 'cues returns undefined for the event "laid"', { cues: () => undefined as never }],
  [
    'a card that is bought and stays where it lies',
    'S6',
    'to zone "hand 0", and its piece is as before',
    pieces(stays),
  ],
  ['two that look alike', 'S7', 'can both be touched at "Take what?"', alike()],
])('%s breaks %s: %s', (_mistake, rule, says, wrong) => {
  const error = found(wrong);
  expect(error.rule).toBe(rule);
  expect(error.message).toContain(says);
  expect(error.message).toMatch(
    /market breaks S\d \(.*\n {2}seed "staging \d+", \d seats, after \d+ choices, as .* sees it$/,
  );
});

describe('What happens before anybody is asked', () => {
  const opened = {
    ...market,
    apply: { ...market.apply, shuffled: 'informs' },
    *opening() {
      yield* emit({ type: 'shuffled' });
    },
  } as unknown as AnyGame; // with one more event than the market has

  test('leaves a trace, too', () => {
    const { rule, message } = found({}, opened);
    expect(rule).toBe('S6');
    expect(message).toContain('the event "shuffled" leaves no trace');
    expect(() => found({ silent: ['shuffled'] }, opened)).toThrow('nothing was found wrong');
  });

  test('does not break a scene', () => {
    const { rule, message } = found({ scene: breaksWithoutRow, silent: ['shuffled'] }, opened);
    expect(rule).toBe('S1');
    expect(message).toContain('scene throws "no row yet"');
    expect(message).toContain('after 0 choices');
  });

  test('begins with the first event: how things were set up nobody is shown', () => {
    expect(() => found({ scene: breaksWithoutRow })).toThrow('nothing was found wrong');
  });
});

describe('Who looks on', () => {
  test.each<[who: string, isThere: (view: Seen, seat: Seat) => boolean]>([
    ['a spectator', (_view, seat) => seat === SPECTATOR],
    ['seat 1', (_view, seat) => seat === 1],
    ['seat 2', (_view, seat) => seat === 2],
    ['a spectator', ({ hands }) => hands.length === 3],
  ])('%s finds what only they see', (who, isThere) => {
    const twin = remade((scene, view, seat) =>
      isThere(view, seat) ? { ...scene, pieces: [...scene.pieces, { ...EXTRA, id: 'deck#' }] } : scene,
    );
    expect(found(twin).message).toContain(`as ${who} sees it`);
  });
});

test.each([
  ['their starts alone, where they are left there', { answersMax: 1 }, { starts: true, ends: false }],
  ['starts and ends, where they are spread', { answersMax: 1, spread: true }, { starts: true, ends: true }],
  ['the start, of one alone', { answersMax: 1, spread: true, matches: 1 }, { starts: true, ends: false }],
  ['all, if they are short', { spread: true, matches: 1 }, { starts: true, ends: true }],
])('matches are looked at: %s', (_what, check, expected) => {
  const seen = { starts: false, ends: false };
  const watching: Staging<Seen> = {
    ...staging,
    scene: (view, me) => {
      const { deck, row, hands, passes } = view;
      if (passes + hands.flat().length === 0) seen.starts = true;
      if (passes > 3 || deck.length + row.length === 0) seen.ends = true;
      return staging.scene(view, me);
    },
  };
  checkStaging(market, watching, { matches: 4, seats: 2, ...check });
  expect(seen).toEqual(expected);
});

describe('Two that are called the same', () => {
  const twins = (first: object, second: object): Wrong => ({
    ...remade((scene) => ({
      ...scene,
      pieces: [...scene.pieces, { ...EXTRA, id: 'one', ...first }, { ...EXTRA, id: 'two', ...second }],
    })),
    points: (option) => (option === 'deck' ? ['one'] : option === 'pass' ? ['two'] : [String(option)]),
  });

  test.each([
    ['by a face', { face: 1 }, { face: 2 }],
    ['by how many there are', { count: 1 }, { count: 2 }],
  ])('cannot be told apart %s: that breaks S7', (_by, first, second) => {
    expect(found(twins(first, second)).message).toContain('"one" and "two" can both be touched at "Take what?"');
  });

  test.each([
    ['by a fact', { facts: [['eggs', 1]] }, { facts: [['eggs', 2]] }],
    ['by what is printed on them', { printed: [['worth', 1]] }, { printed: [['worth', 2]] }],
    ['by where they lie', { in: 'deck' }, { in: 'row' }],
  ])('can be told apart %s', (_by, first, second) => {
    expect(() => found(twins(first, second))).toThrow('nothing was found wrong');
  });
});

function places(change: (place: Scene['places'][number]) => object): Wrong {
  return remade((scene) => ({ ...scene, places: scene.places.map(change) }));
}

function withCalls(scene: Scene): Scene {
  return { ...scene, pieces: [...scene.pieces, { ...EXTRA, count: calls++ }] };
}

function withFunction(piece: Piece): Piece {
  return { ...piece, face: () => 1 };
}

function sortsTheHand(view: Seen, seat: Seat): Scene {
  for (const hand of view.hands) (hand as string[]).reverse();
  return staging.scene(view, seat);
}

function breaksDown(): Scene {
  throw new Error('no deck');
}

function breaksWithoutRow(view: Seen, seat: Seat): Scene {
  if (view.row.length === 0 && view.deck.length === 10) throw new Error('no row yet');
  return staging.scene(view, seat);
}

function breaksOnPass(option: unknown): string[] {
  if (option === 'pass') throw new Error('what?');
  return [String(option)];
}

function sortsOptions(option: unknown, { options }: { readonly options: readonly unknown[] }): string[] {
  (options as unknown[]).sort();
  return option === 'pass' ? [] : [String(option)];
}

function sortsTheDeck(option: unknown, _asked: unknown, { deck }: Seen): string[] {
  (deck as unknown[]).fill('sorted');
  return option === 'pass' ? [] : [String(option)];
}

function breaksDownCounting(): number[] {
  throw new Error('how many?');
}

function sortsAndCounts(options: readonly unknown[]): number[] {
  return (options as unknown[]).sort().map((_, at) => at + 1);
}

function breaksOnBought({ type }: AnyEvent): string[] {
  if (type === 'bought') throw new Error('whose?');
  return ['deck'];
}

function writesToEvents(event: AnyEvent): string[] {
  (event as { seen?: boolean }).seen = true;
  return ['deck'];
}

function toExit(option: unknown): string[] {
  return option === 'pass' ? ['exit'] : [String(option)];
}

function known(option: unknown): readonly string[] {
  const means: { readonly [option: string]: readonly string[] } = { deck: ['deck'], pass: [] };
  return means[String(option)] as readonly string[]; // the slip
}

function withoutPasses(place: Scene['places'][number]): object {
  return place.id === 'row' ? { ...place, facts: [] } : place;
}

const laid = new Set<string>();

/** Of what was drawn from the deck its owner sees where it lies, as everybody does. */
function stays(piece: Piece): Piece {
  if (piece.in === 'row') laid.add(piece.id);
  return laid.has(piece.id) ? { ...piece, in: 'row' } : piece;
}

/** The deck and the market, both to be touched, are called the same. */
function alike(): Wrong {
  return {
    ...places((place) => (place.owner === undefined ? { ...place, name: 'Goods', facts: [] } : place)),
    points: (option: unknown) => (option === 'deck' ? ['deck'] : option === 'pass' ? [] : ['row']),
    silent: ['passed'],
    cues: () => ['deck'],
  };
}
