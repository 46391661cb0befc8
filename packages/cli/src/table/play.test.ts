import { PassThrough, Readable } from 'node:stream';
import { CATALOG, type CatalogEntry } from '@fermata/catalog';
import {
  type AnyEvent,
  type AnyGame,
  choose,
  chooseSome,
  defineGame,
  emit,
  type Flow,
  type Match,
  rank,
  start,
  together,
} from '@fermata/core';
import { named } from '@fermata/session';
import { expect, test } from 'vitest';
import { parseSeating } from '../agents.ts';
import { namesFor } from '../called.ts';
import { inputFrom } from './input.ts';
import { play } from './play.ts';
import { questionOf } from './question.ts';

/** A person, and bots that are soon done and differ. */
function withRandom(seats: number) {
  return parseSeating(['human', ...Array<string>(seats - 1).fill('random')]);
}

/** Plays a sketch by lines; what was written, cut at each line that was read. */
async function table(game: AnyGame, lines: readonly string[], seats = 1): Promise<string[]> {
  const screen = new PassThrough({ encoding: 'utf8' });
  const entry: CatalogEntry = {
    game,
    title: 'Sketch',
    summary: '',
    home: 'sketch',
    board: (view) => JSON.stringify(view),
  };
  const match = start(game, { seed: 'rain', seats });
  const input = inputFrom(Readable.from(lines.map((line) => `${line}\n`)), screen);
  await play({
    entry,
    match,
    seed: 'rain',
    seating: withRandom(seats),
    told: 0,
    files: new Set(),
    input,
    print: (text) => void screen.write(`${text}\n`),
  });
  input.close();
  return String(screen.read()).split('> ');
}

test.each(CATALOG.map((entry) => [entry.title, entry] as const))('%s can be played to its end', async (_, entry) => {
  const match: Match<object, AnyEvent> = start(entry.game, { seed: 'rain' });
  const written: string[] = [];
  let lines = 0;
  const line = async () => {
    const [prompt] = match.prompts(0);
    if (prompt === undefined) return 'quit';
    const { keys } = questionOf(entry, prompt);
    return keys[lines++ % keys.length];
  };
  const input = { interactive: false, line, close() {} };
  const seating = withRandom(match.seats);
  await play({
    entry,
    match,
    seed: 'rain',
    seating,
    told: 0,
    files: new Set(),
    input,
    print: (text) => written.push(text),
  });
  expect(match.outcome).toBeDefined();
  const verdict = entry.staging?.verdict?.(match.view(0)) ?? '';
  expect(written.at(-1)).toContain(named(verdict, namesFor(seating.map(({ spec }) => spec))));
  expect(written.at(-1)).toMatch(/Seed rain\. The same match again: .*\n\nHow do you go on\?/);
});

type Bought = { type: 'bought'; wares: readonly string[] };

const market = defineGame<{ basket: string[] }, Bought>({
  name: 'market',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ basket: [] }),
  *turn(): Flow<Bought> {
    const wares = yield* chooseSome(0, 'What do you buy?', ['bread', 'cheese', 'figs'], {
      min: 1,
      max: 2,
      fits: (picked) => !(picked.includes('bread') && picked.includes('figs')),
    });
    yield* emit({ type: 'bought', wares });
  },
  apply: { bought: (state, { wares }) => void state.basket.push(...wares) },
  outcome: ({ basket }) => (basket.length > 0 ? rank([basket.length]) : undefined),
});

test('a set is typed with commas, in any order; what core refuses is asked again', async () => {
  const [question, ...steps] = await table(market, ['', '1,2,3', '1,3', '1,1', '4', 'none', 'figs, 2']);
  expect(question).toMatch(
    /What do you buy\?\n {2}1 {2}bread\n {2}2 {2}cheese\n {2}3 {2}figs\nChoose 1 to 2, such as 1,2\.\n$/,
  );
  expect(steps.slice(0, 6)).toEqual([
    '\nthat line is empty; choose 1 to 2, such as 1,2.\n',
    '1,2,3\n"What do you buy?" wants 1 to 2 options; got 3\n',
    '1,3\n"What do you buy?" does not allow ["bread","figs"] together\n',
    '1,1\n"bread" is chosen twice; choose 1 to 2, such as 1,2.\n',
    '4\nthere is no option 4; choose 1 to 2, such as 1,2.\n',
    'none\n"What do you buy?" wants 1 to 2 options; got 0\n',
  ]);
  expect(steps[6]).toMatch(
    /^figs, 2\n\n {2}bought wares \["cheese","figs"\]\n\n\{"basket":\["cheese","figs"\]\}\n\nYou win!\n/,
  );
});

test('help says that a comma goes between the options of a set, also with arrow keys', async () => {
  const [, help] = await table(market, ['help']);
  expect(help?.replaceAll('\n', ' ')).toContain(
    'Between options of a set goes a comma, as in 1,3: type it between picks by arrow keys, too.',
  );
});

type Met = { type: 'met'; places: readonly string[] };

/** Everybody names a place, in secret; five seats. */
const meeting = defineGame<{ places: string[] }, Met>({
  name: 'meeting',
  version: 1,
  seats: { min: 5, max: 5 },
  setup: () => ({ places: [] }),
  *turn(): Flow<Met> {
    const except = [{ option: 'harbour', why: 'it is flooded' }];
    const places = yield* together([0, 1, 2, 3, 4], function* (seat) {
      return yield* choose(seat, 'Where?', ['bridge', 'brewery', 'tower'], { except });
    });
    yield* emit({ type: 'met', places });
  },
  apply: { met: (state, { places }) => void state.places.push(...places) },
  outcome: ({ places }) => (places.length > 0 ? rank([5, 4, 3, 2, 1]) : undefined),
});

test('in a simultaneous question nothing tells what the others do, and bots do not answer as one', async () => {
  const [question, undo, tower] = await table(meeting, ['undo', 'tower'], 5);
  expect(question).toMatch(/\n\n\{"places":\[\]\}\n\nWhere\?\n {2}1 {2}bridge\n {2}2 {2}brewery\n {2}3 {2}tower\n$/);
  expect(undo).toBe('undo\nyou have no choice to take back\n');
  const places: string[] = JSON.parse(tower?.match(/met places (.*)/)?.[1] ?? '');
  expect(places[0]).toBe('tower');
  expect(new Set(places.slice(1)).size).toBeGreaterThan(1);
});

test('why tells what is not offered; a word that fits nothing gets advice', async () => {
  const [, ...steps] = await table(meeting, ['why', 'b', 'brigde', 'Harbour', 'constructor', 'quit'], 5);
  expect(steps.slice(0, 5)).toEqual([
    'why\nNot offered:\n  harbour: it is flooded\n',
    'b\n"b" may mean several options; type 1, 2 or 3.\n',
    'brigde\n"brigde" is neither an option nor a command; did you mean bridge?\n',
    'Harbour\n"harbour" is not offered: it is flooded; type 1, 2 or 3.\n',
    'constructor\n"constructor" is neither an option nor a command; type 1, 2 or 3.\n',
  ]);
});

const rings = defineGame<{ rings: number[] }, { type: 'took'; ring: number }>({
  name: 'rings',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ rings: [] }),
  *turn() {
    const except = [{ option: 1, why: 'it is too small' }];
    yield* emit({ type: 'took', ring: yield* choose(0, 'Which ring?', [3, 5, 8], { except }) });
  },
  apply: { took: (state, { ring }) => void state.rings.push(ring) },
  outcome: ({ rings }) => (rings.length > 0 ? rank(rings) : undefined),
});

test('options that differ only in a number are typed by it', async () => {
  const [question, ...steps] = await table(rings, ['2', '1', '5']);
  expect(question).toMatch(/Which ring\?\n {2}3\n {2}5\n {2}8\n$/);
  expect(steps[0]).toBe('2\nthere is no option 2; type 3, 5 or 8.\n');
  expect(steps[1]).toBe('1\n"1" is not offered: it is too small; type 3, 5 or 8.\n');
  expect(steps[2]).toMatch(/^5\n\n {2}took ring 5\n/);
});

const hand = defineGame<{ flown: string[] }, { type: 'flew'; card: string }>({
  name: 'hand',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ flown: [] }),
  *turn() {
    yield* emit({ type: 'flew', card: yield* choose(0, 'Which card?', ['12', '3', 'cat', 'cat']) });
  },
  apply: { flew: (state, { card }) => void state.flown.push(card) },
  outcome: ({ flown }) => (flown.length > 2 ? rank([0]) : undefined),
});

test('numbers among other options get letters beside them, so that a number means only one thing', async () => {
  const [question, ...steps] = await table(hand, ['1', 'cat', '3', 'A', 'c']);
  expect(question).toMatch(
    /Which card\?\n {2}a {2}12\n {2}b {2}3\n {2}c {2}cat\n {2}d {2}cat\nType a to d, or the text itself\.\n$/,
  );
  expect(steps[0]).toBe(
    '1\nthere is no option 1 here, where options begin with numbers and their keys are letters; ' +
      'type a to d, or the text itself.\n',
  );
  expect(steps[1]).toBe('cat\n"cat" may mean several options; type a to d, or the text itself.\n');
  expect(steps[2]).toContain('flew card 3\n');
  expect(steps[3]).toContain('flew card 12\n');
  expect(steps[4]).toContain('flew card cat\n');
});
