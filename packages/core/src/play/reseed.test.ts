/** Chance that changes its course again and again. */
import { expect, test } from 'vitest';
import { dice } from '../../test/games/dice.ts';
import { choose, shown } from '../../test/games/table.ts';
import { load } from '../host.ts';
import { type MatchRecord, Misuse, seeded, start } from '../index.ts';
import { ScriptedOracle } from '../testing/index.ts';

const LONG = { seed: 9, options: { target: 1_000_000 } };

/** A match that was forked with another seed so often, with a roll after each time. */
function chained(forks: number, from = start(dice, LONG)) {
  let match = from;
  for (let fork = 0; fork < forks; fork++) {
    match = match.fork({ reseed: fork });
    choose(match, 'roll');
  }
  return match;
}

test('a match that was reseeded a hundred times is saved and loaded, draw by draw the same', () => {
  const match = chained(100);
  const record: MatchRecord = JSON.parse(JSON.stringify(match.record()));
  expect(record.reseeds).toHaveLength(100);
  const loaded = load(dice, record);
  for (const it of [match, loaded]) for (let rolls = 0; rolls < 20; rolls++) choose(it, 'roll');
  expect(shown(loaded)).toBe(shown(match));
});

test('a short record with many reseeds, none of which was ever reached, loads at once', () => {
  const record = JSON.parse(JSON.stringify(start(dice, LONG).record()));
  const reseeds = Array.from({ length: 45 }, (_, at) => ({ at: 1000 + at, seed: 'x' }));
  expect(shown(load(dice, { ...record, reseeds }, { bare: true }))).toBe(shown(start(dice, LONG)));
});

test('reseeding again before anything was drawn counts once', () => {
  const match = start(dice, LONG);
  const twice = match.fork({ reseed: 'a' }).fork({ reseed: 'b' });
  expect(twice.record().reseeds).toEqual(match.fork({ reseed: 'b' }).record().reseeds);
});

test('what was reseeded after a choice that is taken back is forgotten where it is reseeded anew', () => {
  const match = start(dice, LONG);
  choose(match, 'roll');
  const late = match.fork({ reseed: 'late' });
  choose(late, 'roll');
  for (const _ of [1, 2]) late.undo(0, { force: true });
  const early = late.fork({ reseed: 'early' });
  for (let rolls = 0; rolls < 5; rolls++) choose(early, 'roll');
  expect(early.record().reseeds?.map(({ seed }) => seed)).toEqual(['early']);
  expect(shown(load(dice, early.record()))).toBe(shown(early));
});

test('a fork with another seed keeps the part of a script that was used', () => {
  const match = start(dice, { ...LONG, oracle: new ScriptedOracle({ die: [2, 3, 4, 5, 6] }) });
  choose(match, 'roll', 'roll');
  const fork = match.fork({ reseed: 'b' });
  expect(fork.events).toEqual(match.events);
  expect(fork.prompts()).toEqual(match.prompts());
  choose(match, 'roll');
  expect(match.events.at(-1)).toEqual({ type: 'rolled', die: 5 });
});

test('a match is reseeded a thousand times at most, and a record says no more', () => {
  const match = chained(1_000);
  expect(() => match.fork({ reseed: 'once more' })).toThrow(
    new Misuse('record', 'a match has at most 1000 reseeds; got 1001'),
  );
  expect(match.fork().choices).toBe(1_000);
  const record = match.record();
  const reseeds = [...(record.reseeds ?? []), { at: 5_000, seed: 'once more' }];
  expect(() => load(dice, { ...record, reseeds })).toThrow(
    new Misuse('record', 'a match has at most 1000 reseeds; got 1001'),
  );
});

test('an imagined world has no record, so it is reseeded as often as one likes', () => {
  const world = chained(1_001, start(dice, LONG).redeal(0, seeded('any')));
  expect(world.choices).toBe(1_001);
});

test.each<[what: string, reseed: unknown, shown: string]>([
  ['a draw before the first', { at: -1, seed: 'x' }, '{"at":-1,"seed":"x"}'],
  ['half a draw', { at: 0.5, seed: 'x' }, '{"at":0.5,"seed":"x"}'],
  ['a draw beyond all counting', { at: 1e60, seed: 'x' }, '{"at":1e+60,"seed":"x"}'],
  ['no seed', { at: 1 }, '{"at":1}'],
])('a record is refused whose reseeds name %s', (_, reseed, text) => {
  const record = { ...start(dice, LONG).record(), reseeds: [reseed] } as unknown as MatchRecord;
  const message = `the record is damaged: its reseeds name draw and seed; got ${text}`;
  expect(() => load(dice, record)).toThrow(new Misuse('record', message));
});
