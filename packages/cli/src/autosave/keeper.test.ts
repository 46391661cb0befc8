import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { random } from '@fermata/agents';
import { CATALOG, findGame } from '@fermata/catalog';
import { type AnyEvent, type AnyGame, type Match, type Prompt, seeded, start } from '@fermata/core';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { loadMatch } from '../files.ts';
import { UsageError } from '../usage-error.ts';
import { fileOf, keptFolder } from './folder.ts';
import { Keeper } from './keeper.ts';
import { loadKept, parseKept } from './kept-match.ts';
import { keptMatch, keptMatches, lastLeft } from './list.ts';

const folder = mkdtempSync(join(tmpdir(), 'fermata-'));
let number = 0;
beforeEach(() => void vi.stubEnv('XDG_DATA_HOME', join(folder, String(number++))));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const BOTS = [{ spec: 'random' }, { spec: 'random' }];
const unheard = (problem: string) => expect.unreachable(problem);

/** A match of pig, and whoever keeps it. */
function pigKept(id?: string, seating = BOTS): { match: Match<object, AnyEvent>; keeper: Keeper } {
  const match: Match<object, AnyEvent> = start(findGame('pig').game, { seed: 'rain' });
  return { match, keeper: new Keeper(match, seating, unheard, id) };
}

/** Lets whoever is asked answer anything, so many times. */
function goOn(match: Match<object, AnyEvent>, keeper: Keeper, answers: number): void {
  for (let at = 0; at < answers && match.outcome === undefined; at++) {
    const prompts = match.prompts();
    const { id, seat } = prompts[at % prompts.length] as Prompt; // it is not over
    const prompt = match.prompts(seat)[0] as Prompt; // as above
    const choice = random(seeded('any', id))(prompt);
    match.answer(prompt.id, choice);
    keeper.answered(seat, choice);
  }
}

const onDisk = (keeper: Keeper) => loadMatch(fileOf(keeper.id as string)); // it has kept something

test.each(CATALOG.map(({ game }) => [game.name, game] as const))(
  'of %s every answer is kept, also where seats answer together',
  async (_, game: AnyGame) => {
    const match: Match<object, AnyEvent> = start(game, { seed: 'rain' });
    const seating = Array.from({ length: match.seats }, () => ({ spec: 'random' }));
    const keeper = new Keeper(match, seating, unheard);
    for (let at = 0; at < 8; at++) {
      goOn(match, keeper, 1 + (at % 3));
      const { match: found, kind } = await onDisk(keeper);
      expect(found.record()).toEqual(match.record());
      if (at > 0 && match.outcome === undefined) expect(kind).toBe('bare'); // nothing is written anew for an answer
    }
    keeper.settle();
    expect(await onDisk(keeper)).toMatchObject({ kind: 'record', seating: seating.map(({ spec }) => spec) });
  },
);

test('what is taken back and made again is kept so', async () => {
  const match: Match<object, AnyEvent> = start(findGame('connect-four').game, { seed: 'rain' });
  const keeper = new Keeper(match, BOTS, unheard);
  goOn(match, keeper, 3);
  match.undo(0, { force: true });
  keeper.changed();
  expect((await onDisk(keeper)).match.record()).toEqual(match.record());
  goOn(match, keeper, 2);
  expect((await onDisk(keeper)).match.record()).toEqual(match.record());
});

test('a match that nobody has answered in is not kept', () => {
  const { keeper } = pigKept();
  keeper.settle();
  expect(keeper.id).toBeUndefined();
  expect(keptMatches()).toEqual([]);
});

test('the list tells the newest first: who plays, how far, and whether it is over', () => {
  const older = pigKept();
  goOn(older.match, older.keeper, 3);
  const newer = pigKept(undefined, [{ spec: 'human' }, { spec: 'search:2s' }]);
  goOn(newer.match, newer.keeper, 1);
  goOn(older.match, older.keeper, Number.POSITIVE_INFINITY);
  older.keeper.settle();
  const { choices } = older.match;
  expect(keptMatches()).toMatchObject([
    { id: older.keeper.id, title: 'Pig', seating: ['random', 'random'], choices, isOver: true },
    { id: newer.keeper.id, title: 'Pig', seating: ['human', 'search:2s'], choices: 1, isOver: false },
  ]);
  expect(lastLeft()?.id).toBe(newer.keeper.id);
  const list = keptMatches();
  for (const word of ['2', newer.keeper.id as string]) expect(keptMatch(word, list).id).toBe(newer.keeper.id);
});

test.each([
  ['nothing', '0', 'there is no kept match "0"; fermata resume lists those there are'],
  ['the second of one', '2', 'there is no kept match "2"; fermata resume lists those there are'],
  ['a path', '../secret', 'there is no kept match "../secret"; fermata resume lists those there are'],
  [
    'a word without an end',
    'x'.repeat(1e6),
    `there is no kept match "${'x'.repeat(39)}…"; fermata resume lists those there are`,
  ],
])('%s is no match that is kept', (_, word, message) => {
  const { match, keeper } = pigKept();
  goOn(match, keeper, 1);
  expect(() => keptMatch(word, keptMatches())).toThrow(new UsageError(message));
});

test('a slip in an id is told as that', () => {
  const { match, keeper } = pigKept();
  goOn(match, keeper, 1);
  const id = keeper.id as string; // it is kept
  expect(() => keptMatch(`${id.slice(0, -1)}a`, keptMatches())).toThrow(`did you mean ${id}?`);
});

test('the last hundred are kept', () => {
  const ids = Array.from({ length: 102 }, () => {
    const { match, keeper } = pigKept();
    goOn(match, keeper, 1);
    return keeper.id;
  });
  expect(keptMatches().map(({ id }) => id)).toEqual(ids.slice(2).reverse());
});

test('an answer that was not written to its end does not count, and nothing else is lost', async () => {
  const { match, keeper } = pigKept();
  goOn(match, keeper, 3);
  const before = match.record();
  goOn(match, keeper, 1);
  const file = fileOf(keeper.id as string); // it is kept
  const { length } = readFileSync(file);
  for (const cut of [1, 2, 5]) {
    truncateSync(file, length - cut);
    expect((await loadMatch(file)).match.record()).toEqual(before);
  }
});

test('whoever goes on behind an answer that was not written to its end loses nothing more', async () => {
  const { match, keeper } = pigKept();
  goOn(match, keeper, 3);
  const file = fileOf(keeper.id as string); // it has kept something
  appendFileSync(file, '[0,');
  const again = (await loadMatch(file)).match;
  const resumed = new Keeper(again, BOTS, unheard, keeper.id);
  goOn(again, resumed, 2);
  expect((await loadMatch(file)).match.record()).toEqual(again.record());
  expect(keptMatches()).toHaveLength(1);
});

test('two who go on with the same match do not meet: the second one keeps another', async () => {
  const first = pigKept();
  goOn(first.match, first.keeper, 1);
  const { id } = first.keeper;
  const second = { match: (await onDisk(first.keeper)).match };
  const keeper = new Keeper(second.match, BOTS, unheard, id);
  goOn(first.match, first.keeper, 2);
  goOn(second.match, keeper, 4);
  expect(keeper.id).not.toBe(id);
  expect((await onDisk(first.keeper)).match.choices).toBe(3);
  expect((await onDisk(keeper)).match.choices).toBe(5);
});

test('a file that somebody removed is written again', async () => {
  const { match, keeper } = pigKept();
  goOn(match, keeper, 2);
  rmSync(keptFolder(), { recursive: true });
  goOn(match, keeper, 1);
  expect((await onDisk(keeper)).match.record()).toEqual(match.record());
});

test('where nothing can be written the match goes on, and that is told once', () => {
  writeFileSync(join(folder, 'diary'), 'Dear diary');
  vi.stubEnv('XDG_DATA_HOME', join(folder, 'diary'));
  const told: string[] = [];
  const match: Match<object, AnyEvent> = start(findGame('pig').game, { seed: 'rain' });
  const keeper = new Keeper(match, BOTS, (problem) => told.push(problem));
  goOn(match, keeper, 5);
  expect(match.choices).toBe(5);
  expect(told).toEqual([
    `This match is not kept: cannot write to "${keptFolder()}": not a directory. It goes on all the same; --no-autosave leaves this out.`,
  ]);
});

test('a relative XDG_DATA_HOME does not count', () => {
  vi.stubEnv('XDG_DATA_HOME', 'somewhere');
  expect(keptFolder()).not.toContain('somewhere');
});

test('files that hold no match are left alone, and left out of the list', () => {
  const { match, keeper } = pigKept();
  goOn(match, keeper, 1);
  writeFileSync(join(keptFolder(), 'notes.txt'), 'buy bread');
  writeFileSync(fileOf('bcdfgh'), 'Dear diary');
  expect(keptMatches().map(({ id }) => id)).toEqual([keeper.id]);
  expect(readdirSync(keptFolder())).toHaveLength(3);
});

test.each([
  ['an answer of a seat that is not asked', '[1,0,2]', 'the answers do not fit after choice 1'],
  ['an answer that is not offered', '[0,7,2]', 'there is no option 7'],
  ['an answer that counts otherwise', '[0,0,9]', 'the answers do not fit after choice 8'],
  ['no answer', '{}', 'the kept match is damaged'],
  ['no JSON', '[0', 'it is not JSON'],
])('%s is refused in one line', async (_, line, why) => {
  const { match, keeper } = pigKept();
  match.answer((match.prompts()[0] as Prompt).id, 0); // it is not over
  keeper.answered(0, 0);
  expect(match.waiting()).toEqual([0]); // this seed rolls no one, or the turn would be over
  appendFileSync(fileOf(keeper.id as string), `${line}\n`); // it is kept
  await expect(onDisk(keeper)).rejects.toThrow(UsageError);
  await expect(onDisk(keeper)).rejects.toThrow(why);
});

test('answers of an older version are refused by name; a record is taken along by its game', () => {
  const { match, keeper } = pigKept();
  goOn(match, keeper, 3);
  const kept = () =>
    parseKept(readFileSync(fileOf(keeper.id as string), 'utf8')) as NonNullable<ReturnType<typeof parseKept>>; // both are there
  const upgrade = (record: object) => ({ ...record, version: 2 });
  const newer = { ...findGame('pig').game, version: 2, upgrade } as AnyGame; // the same rules
  expect(() => loadKept(newer, kept())).toThrow(
    new UsageError('its last 2 answers were given in version 1 of pig; the rules are version 2'),
  );
  keeper.settle();
  expect(loadKept(newer, kept()).choices).toBe(3);
});
