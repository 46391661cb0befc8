/** Records of other games, of other versions, and what is no record at all. */
import { describe, expect, test } from 'vitest';
import { duel } from '../../test/games/duel.ts';
import { choose, shown, thrown } from '../../test/games/table.ts';
import { fit, workshop } from '../../test/games/workshop.ts';
import { type Answer, load } from '../host.ts';
import { choose as ask, type MatchRecord, Misuse, start } from '../index.ts';

/** Two turns and the beginning of a third. */
const CHOICES = ['wheel', true, 'wood', ['top', 'rim'], true, 'axle', false, false, 'spring'];

type Edit = { -readonly [K in keyof Omit<MatchRecord, 'turns'>]: MatchRecord[K] } & { turns: Answer[][] };

describe('what is no record of this game', () => {
  test.each<[what: string, record: unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a number', 5],
    ['a text', 'fermata-1'],
    ['a list', []],
    ['an object', {}],
    ['another format', { ...recorded(), format: 'fermata-0' }],
  ])('%s', (_, record) => {
    expect(() => load(workshop, record as MatchRecord)).toThrow(
      new Misuse('record', 'this is not a record: it has no format "fermata-1"'),
    );
  });

  test.each<[field: keyof MatchRecord, value: unknown, message: string]>([
    ['version', '1', 'its version is string, not number'],
    ['seats', '2', 'its seats is string, not number'],
    ['seed', 5, 'its seed is number, not string'],
    ['turns', undefined, 'its turns is undefined, not list'],
    ['turns', {}, 'its turns is object, not list'],
    ['reseeds', {}, 'its reseeds is object, not list or undefined'],
    ['notes', 'none', 'its notes is string, not object or undefined'],
    ['states', undefined, 'its states is undefined, not string'],
    ['offers', 7, 'its offers is number, not string'],
    ['checksum', undefined, 'its checksum is undefined, not string'],
  ])('one whose %s is %j', (field, value, message) => {
    expect(() => load(workshop, { ...recorded(), [field]: value } as MatchRecord)).toThrow(
      new Misuse('record', `the record is damaged: ${message}`),
    );
  });

  test('but a field that is undefined is as good as none', () => {
    expect(
      shown(load(workshop, { ...recorded(), notes: undefined, reseeds: undefined } as unknown as MatchRecord)),
    ).toBe(shown(load(workshop, recorded())));
  });

  test('a record of another game', () => {
    expect(() => load(duel, recorded())).toThrow(new Misuse('record', 'this is a record of "workshop", not of duel'));
  });

  test.each<[what: string, game: unknown]>([
    ['an object', { name: 'workshop' }],
    ['a megabyte', 'x'.repeat(1e6)],
    ['nested ten thousand deep', nested(1e4)],
  ])('one whose game is %s, in one short line', (_, game) => {
    const refused = thrown(() => load(workshop, { ...recorded(), game } as MatchRecord));
    expect(refused).toMatchObject({ name: 'Misuse', code: 'record' });
    expect(refused.message).toMatch(/^this is a record of .{1,200}, not of workshop$/);
  });

  test.each<keyof MatchRecord>(['options', 'notes', 'turns', 'position'])(
    'one whose %s nests ten thousand deep',
    (field) => {
      const refused = thrown(() => load(workshop, { ...recorded(), [field]: nested(1e4) } as MatchRecord));
      expect(refused).toMatchObject({ name: 'Misuse', code: 'record' });
      expect(refused.message).toMatch(/^the record is damaged: .{1,250}$/);
    },
  );

  test('a record of another version', () => {
    const newer = { ...workshop, version: 2 };
    expect(() => load(newer, recorded())).toThrow(
      new Misuse('record', 'this is a record of workshop version 1; the rules are version 2'),
    );
    expect(() => load(workshop, start(newer).record())).toThrow(
      new Misuse('record', 'this is a record of workshop version 2; the rules are version 1'),
    );
  });

  test('a record for more seats than the game has', () => {
    expect(() => load(workshop, { ...recorded(), seats: 3 })).toThrow(
      new Misuse('record', 'the record cannot be started: workshop is for 2 seats; got 3'),
    );
  });
});

describe('a record of an older version', () => {
  /** The next version offers a fourth part, and first. */
  const turn: typeof workshop.turn = function* ({ seat }) {
    const part = yield* ask(seat, 'Which part?', ['bolt', 'axle', 'wheel', 'spring']);
    yield* fit(seat, part);
  };
  const newer = {
    ...workshop,
    version: 2,
    turn,
    upgrade: (record: MatchRecord): MatchRecord => ({
      ...record,
      version: 2,
      turns: record.turns.map(([part = 0, ...rest]) => [Number(part) + 1, ...rest]),
    }),
  };

  test('is upgraded by the game, and is then a record of the new one', () => {
    const match = load(newer, recorded());
    expect(match.events).toEqual(load(workshop, recorded()).events);
    const { turns, version } = match.record();
    expect(version).toBe(2);
    expect(turns).toEqual([[2, 0, 1, [0, 2], 0], [1, 1, 1], [3]]);
    expect(shown(load(newer, saved(match.record())))).toBe(shown(match));
  });

  test('is refused if it was edited before', () => {
    const record = recorded();
    record.turns[0] = [2, 0, 1, [0, 2], 0];
    expect(() => load(newer, record)).toThrow(Misuse);
  });

  test('is refused where the upgrade is no record', () => {
    const wrong = { ...newer, upgrade: (record: MatchRecord) => ({ ...record, turns: undefined as never }) };
    expect(() => load(wrong, recorded())).toThrow('the record is damaged: its turns is undefined, not list');
  });

  test('is refused where the upgrade leaves it as it is', () => {
    const wrong = { ...newer, upgrade: (record: MatchRecord) => record };
    expect(() => load(wrong, recorded())).toThrow(
      new Misuse('record', 'this is a record of workshop version 1; the rules are version 2'),
    );
  });

  test('is refused where the upgraded choice is not legal', () => {
    const wrong = { ...newer, upgrade: (record: MatchRecord) => ({ ...record, version: 2, turns: [[0, 0, 5]] }) };
    expect(() => load(wrong, recorded())).toThrow(
      'the record does not fit at choice 2: "Heat it by what?" has options 0 to 1; there is no option 5',
    );
  });
});

function recorded(): Edit {
  const match = start(workshop, { seed: 1 });
  choose(match, ...CHOICES);
  return saved(match.record());
}

function saved(record: MatchRecord): Edit {
  return JSON.parse(JSON.stringify(record));
}

function nested(depth: number): unknown {
  return JSON.parse('['.repeat(depth) + ']'.repeat(depth));
}
