import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { dice } from '../../test/games/dice.ts';
import { duel } from '../../test/games/duel.ts';
import { smugglers } from '../../test/games/smugglers.ts';
import { anyone, asked, choose, chooseAs, shown } from '../../test/games/table.ts';
import { workshop } from '../../test/games/workshop.ts';
import { choicesIn, isBare, isRecord, load, type RecordHead, replay } from '../host.ts';
import { type AnyGame, type MatchRecord, Misuse, seeded, start } from '../index.ts';
import { ScriptedOracle } from '../testing/index.ts';
import { strict } from '../testing/strict.ts';

describe('a record', () => {
  test('holds what the match started from, the choices turn by turn, and fingerprints', () => {
    const match = start(workshop, { seed: 7 });
    choose(match, 'wheel', true, 'wood', ['top', 'rim'], false, 'axle');
    expect(match.record()).toEqual({
      format: 'fermata-1',
      game: 'workshop',
      version: 1,
      seats: 2,
      seed: '7',
      turns: [[1, 0, 1, [0, 2], 1], [0]],
      states: expect.stringMatching(/^[0-9a-f]{32}$/),
      offers: expect.stringMatching(/^[0-9a-f]{48}$/),
      checksum: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
  });

  test('holds options as the game completed them', () => {
    expect(start(dice).record().options).toEqual({ target: 30 });
    expect(start(dice, { options: { target: 50, speed: 'slow' } }).record().options).toEqual({ target: 50 });
  });

  test('holds the position it started from', () => {
    const position = { scores: [3, 4], seat: 1 };
    const match = start(dice, { seed: 5, position });
    expect(match.record().position).toEqual(position);
    expect(shown(load(dice, match.record()))).toBe(shown(match));
  });

  test('has one entry for simultaneous choices, with holes while it is open', () => {
    const match = start(duel);
    expect(match.record().turns).toEqual([[[[], []]]]);
    chooseAs(match, 1, 'paper');
    expect(match.record().turns).toEqual([[[[], [1]]]]);
    chooseAs(match, 1, 3);
    chooseAs(match, 0, 'rock');
    expect(match.record().turns).toEqual([[[[0], [1, 2]]]]);
    chooseAs(match, 0, 1);
    expect(match.record().turns).toEqual([
      [
        [
          [0, 0],
          [1, 2],
        ],
      ],
    ]);
    expect(asked(match)).toMatchObject({ seat: 1, label: 'What do you say?' });
  });

  test('has no entry for a lone option, which is taken unasked', () => {
    const match = start(smugglers, { position: { hands: [['amber'], []] } });
    choose(match, 'bury');
    expect(match.events).toEqual([{ type: 'buried', seat: 0, good: 'amber' }, { type: 'ended' }]);
    expect(match.record().turns).toEqual([[0], []]);
  });

  test('holds no state and no events: at most 8 bytes for each choice, packed', () => {
    const match = start(smugglers, { seed: 8, seats: 3, options: { turns: 600 } });
    let answers = 0;
    const agents = [1, 2, 3].map((seed) => {
      const agent = anyone(seed);
      return (prompt: Parameters<typeof agent>[0]) => {
        answers += 1;
        return agent(prompt);
      };
    });
    match.run(agents);
    const { states, offers, checksum, ...rest } = match.record();
    expect(answers).toBeGreaterThan(600);
    expect(gzipSync(JSON.stringify(rest)).length).toBeLessThan(8 * answers);
    expect(states.length).toBe(16 * rest.turns.length);
    expect(offers.length).toBe(8 * answers);
    expect(checksum.length).toBe(16);
  });

  test('is the caller’s own: what is done to it is not done to the match', () => {
    const match = start(dice, { seed: 1, position: { scores: [0, 0] } });
    const before = JSON.stringify(match.record());
    const record = match.record() as unknown as {
      position: { scores: number[] };
      turns: unknown[];
      options: { target: number };
    };
    record.position.scores.push(9);
    record.options.target = 1;
    record.turns.pop();
    expect(JSON.stringify(match.record())).toBe(before);
  });

  test('of an imagined world there is none', () => {
    const world = start(smugglers, { seed: 1 }).redeal(0, seeded(1));
    expect(() => world.record()).toThrow(new Misuse('nothing', 'a redealt world has no record; ask its match for one'));
  });
});

describe('a match that was saved as text and loaded', () => {
  test.each<[AnyGame, number]>([
    [dice, 3],
    [duel, 2],
    [smugglers, 3],
    [workshop, 2],
  ])('is the same match, at every prompt: $name', (game, seats) => {
    const match = start(game, { seed: 11, seats });
    const agent = anyone(11);
    for (let [prompt] = match.prompts(); prompt !== undefined; [prompt] = match.prompts()) {
      const loaded = load(game, saved(match.record()));
      expect(shown(loaded)).toBe(shown(match));
      const choice = agent(prompt);
      for (const it of [match, loaded]) it.answer(prompt.id, choice);
      expect(shown(loaded)).toBe(shown(match));
    }
    expect(load(game, saved(match.record())).outcome).toEqual(match.outcome);
    expect(load(game, saved(match.record())).record()).toEqual(match.record());
  });

  test('is as strict as the caller wants it', () => {
    const match = start(workshop, { seed: 1 });
    choose(match, 'wheel');
    const event = (isStrict: boolean) => load(isStrict ? strict(workshop) : workshop, match.record()).events[0];
    expect(Object.isFrozen(event(true))).toBe(true);
    expect(Object.isFrozen(event(false))).toBe(false);
  });

  test('needs the oracle again that did not come from the seed', () => {
    const match = start(dice, { seed: 1, oracle: new ScriptedOracle([6, 6, 6]), options: { target: 18 } });
    choose(match, 'roll', 'roll', 'hold');
    const record = saved(match.record());
    const refusal = 'this match drew from an oracle of its own: give it';
    expect(() => load(dice, record)).toThrow(new Misuse('record', refusal));
    expect(shown(load(dice, record, { oracle: new ScriptedOracle([6, 6, 6]) }))).toBe(shown(match));
    expect(() => load(dice, record, { oracle: new ScriptedOracle([6, 5, 6]) })).toThrow(
      'the record does not fit at choice 2: the state after it is another one',
    );
  });

  test('needs it also where a fork has chance of its own since, and where it is played up to a choice', () => {
    const fork = start(dice, { oracle: seeded('x'), options: { target: 18 } }).fork({ reseed: 5 });
    choose(fork, 'roll', 'roll');
    const record = saved(fork.record());
    expect(shown(load(dice, record, { oracle: seeded('x') }))).toBe(shown(fork));
    expect(replay(dice, record, 1, { oracle: seeded('x') }).choices).toBe(1);
  });

  test('takes no oracle where chance came from the seed', () => {
    const { record } = { record: saved(start(dice, { seed: 1 }).record()) };
    expect(() => load(dice, record, { oracle: seeded(2) })).toThrow('this match drew from its seed: give no oracle');
  });
});

describe('replay', () => {
  test('stands where the match stood after so many choices', () => {
    const match = start(duel, { seed: 2 });
    const stood = [shown(match)];
    const agent = anyone(2);
    for (let [prompt] = match.prompts(); prompt !== undefined; [prompt] = match.prompts()) {
      match.answer(prompt.id, agent(prompt));
      if (match.prompts().length !== 1) stood[match.choices] = shown(match);
    }
    const record = saved(match.record());
    for (const [choices, standing] of stood.entries()) {
      if (standing === undefined) continue;
      expect(shown(replay(duel, record, choices))).toBe(standing);
    }
  });

  test('plays on from there', () => {
    const match = start(dice, { seed: 3 });
    match.run([anyone(1), anyone(2)]);
    const half = replay(dice, match.record(), 2);
    for (const choice of match.record().turns.flat().slice(2)) half.answer(asked(half).id, choice as number);
    expect(shown(half)).toBe(shown(match));
  });

  test.each([-1, 6, 0.5])('has no choice %d of five', (choices) => {
    const match = start(workshop);
    choose(match, 'wheel', true, 'wood', ['top', 'rim'], true);
    for (const how of [{}, { bare: true }])
      expect(() => replay(workshop, match.record(), choices, how)).toThrow(
        new Misuse('given', `choices is a whole number from 0 to 5; got ${choices}`),
      );
  });

  test('of a bare record keeps the notes of the choices that it plays', () => {
    const match = start(workshop);
    match.answer(asked(match).id, 1, 'a bot');
    match.answer(asked(match).id, 0, 'a clock');
    const { states: _, offers: __, checksum: ___, ...bare } = match.record();
    expect(bare.notes).toEqual({ 0: 'a bot', 1: 'a clock' });
    expect(replay(workshop, bare, 1, { bare: true }).record().notes).toEqual({ 0: 'a bot' });
  });
});

describe('what is told without rules', () => {
  const record = start(workshop, { seed: 7 }).record();
  const { states, offers, checksum: _, ...head } = record;

  test.each<[what: string, value: unknown, expected: boolean]>([
    ['a record', record, true],
    ['one without fingerprints', head, true],
    ['a position', { game: 'workshop', position: {} }, false],
    ['another format', { ...record, format: 'fermata-kept-1' }, false],
    ['a text', 'fermata-1', false],
    ['null', null, false],
    ['nothing', undefined, false],
  ])('%s: is it a record?', (_what, value, expected) => {
    expect(isRecord(value)).toBe(expected);
  });

  test.each<[what: string, record: RecordHead, expected: boolean]>([
    ['with all fingerprints', record, false],
    ['with some of them, which is damaged', { ...head, ...{ offers } }, false],
    ['with one that is no text', { ...head, ...{ states: [states] } }, false],
    ['without any', head, true],
  ])('a record %s: is it bare?', (_what, value, expected) => {
    expect(isBare(value)).toBe(expected);
  });

  test('choices of all turns stand in one list; those of several seats at once are one', () => {
    expect(choicesIn({ ...head, turns: [[1, 0], [], [[[2], [0]]]] })).toEqual([1, 0, [[2], [0]]]);
  });
});

function saved(record: MatchRecord): MatchRecord {
  return JSON.parse(JSON.stringify(record));
}
