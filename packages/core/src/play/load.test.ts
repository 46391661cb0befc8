/** A record that does not fit is refused, and the refusal names the first choice that does not. */
import { describe, expect, test } from 'vitest';
import { dice } from '../../test/games/dice.ts';
import { duel } from '../../test/games/duel.ts';
import { smugglers } from '../../test/games/smugglers.ts';
import { choose, chooseAs } from '../../test/games/table.ts';
import { workshop } from '../../test/games/workshop.ts';
import { type Answer, hashJson, load } from '../host.ts';
import { type AnyGame, choose as ask, type MatchRecord, Misuse, rank, start } from '../index.ts';

/** Two turns and the beginning of a third. */
const CHOICES = ['wheel', true, 'wood', ['top', 'rim'], true, 'axle', false, false, 'spring'];
const TURNS = [[1, 0, 1, [0, 2], 0], [0, 1, 1], [2]];

const PRINTLESS = { states: undefined, offers: undefined, checksum: undefined };

type Edit = { -readonly [K in keyof Omit<MatchRecord, 'turns'>]: MatchRecord[K] } & { turns: Answer[][] };

test('a record without fingerprints is refused by the name of what it needs', () => {
  const { states, offers, checksum, ...bare } = recorded();
  expect(() => load(workshop, bare)).toThrow('this record has no fingerprints; load it with bare: true');
  expect(load(workshop, bare, { bare: true }).choices).toBe(CHOICES.length);
});

describe('a record of nine choices is refused', () => {
  test('unless it is as it was', () => {
    expect(recorded().turns).toEqual(TURNS);
    expect(load(workshop, recorded()).record()).toEqual(recorded());
  });

  test.each<[what: string, edit: (record: Edit) => void, message: string]>([
    ['its last choice is cut off', ({ turns }) => turns[2]?.pop(), 'choice 8: the record is cut off there'],
    ['its last turn is cut off', ({ turns }) => turns.pop(), 'choice 8: the record is cut off there'],
    [
      'a choice in the middle is cut out',
      ({ turns }) => turns[0]?.splice(1, 1),
      'choice 1: seat 0, "Hammer it?": the offer or the answer is another one',
    ],
    [
      'a choice is another one',
      ({ turns }) => turns[0]?.splice(2, 1, 0),
      'choice 2: seat 0, "Heat it by what?": the offer or the answer is another one',
    ],
    [
      'a choice is not legal',
      ({ turns }) => turns[0]?.splice(2, 1, 5),
      'choice 2: "Heat it by what?" has options 0 to 1; there is no option 5',
    ],
    [
      'a set is not legal',
      ({ turns }) => turns[0]?.splice(3, 1, [0, 1, 2]),
      'choice 3: "Strike it where?" wants 1 to 2 options; got 3',
    ],
    [
      'a choice is no choice at all',
      ({ turns }) => turns[1]?.splice(0, 1, 'axle' as never),
      'choice 5: "Which part?" wants the index of one option, 0 to 2; got "axle"',
    ],
    [
      'simultaneous choices stand where one seat chooses',
      ({ turns }) => turns[1]?.splice(1, 1, [[0], [1]]),
      'choice 6: "Hammer it?" wants the index of one option, 0 to 1; got [[0],[1]]',
    ],
    [
      'a choice was added',
      ({ turns }) => turns[2]?.push(1),
      'choice 9: seat 0, "Hammer it?": the offer or the answer is another one',
    ],
    [
      'the fingerprint of an offer is another one',
      (record) => (record.offers = edited(record.offers, 3 * 8)),
      'choice 3: seat 0, "Strike it where?": the offer or the answer is another one',
    ],
    [
      'fingerprints of offers were added',
      (record) => (record.offers += '01234567'),
      'choice 9: the record is cut off there',
    ],
    [
      'fingerprints of offers are missing',
      (record) => (record.offers = record.offers.slice(0, -8)),
      'choice 8: seat 0, "Which part?": the offer or the answer is another one',
    ],
    [
      'the fingerprint of a state is another one',
      (record) => (record.states = edited(record.states, 16)),
      'choice 4: the state after it is another one',
    ],
    [
      'fingerprints of states were added',
      (record) => (record.states += '0123456789abcdef'),
      'choice 8: the state after it is another one',
    ],
    [
      'fingerprints of states are missing',
      (record) => (record.states = record.states.slice(0, 16)),
      'choice 4: the state after it is another one',
    ],
  ])('if %s', (_, edit, message) => {
    const record = recorded();
    edit(record);
    expect(() => load(workshop, record)).toThrow(new Misuse('record', `the record does not fit at ${message}`));
  });

  test.each<[what: string, edit: (record: Edit) => void]>([
    ['its seed is another one, which never mattered', (record) => (record.seed = '2')],
    ['a note was added', (record) => (record.notes = { 3: 'a bot' })],
    ['its turns are divided otherwise', (record) => (record.turns = [record.turns.flat()])],
    ['its checksum is another one', (record) => (record.checksum = edited(record.checksum, 0))],
  ])('if every choice fits, but %s', (_, edit) => {
    const record = recorded();
    edit(record);
    const edits = 'the record was edited: the checksum does not fit';
    expect(() => load(workshop, record)).toThrow(new Misuse('record', edits));
  });
});

test('a choice that was added to a whole match comes too late', () => {
  const match = start(workshop, { seed: 1 });
  for (let turn = 0; turn < 4; turn++) choose(match, 'axle', false, false);
  const record = saved(match.record());
  record.turns.at(-1)?.push(0);
  expect(() => load(workshop, record)).toThrow('the record does not fit at choice 12: the match is over by then');
});

test.each<[what: string, game: AnyGame, edit: (record: Edit) => void]>([
  ['seed', smugglers, (record) => (record.seed = '2')],
  ['number of seats', smugglers, (record) => (record.seats = 3)],
  ['options', smugglers, (record) => (record.options = { turns: 9 })],
  ['position', dice, (record) => (record.position = { scores: [5, 5] })],
])('a record with another %s does not fit from the start', (_, game, edit) => {
  const record = saved(start(game, { seed: 1, ...(game === dice && { position: { scores: [0, 0] } }) }).record());
  edit(record);
  expect(() => load(game, record)).toThrow(
    new Misuse('record', 'the record does not fit at the start: the state after it is another one'),
  );
});

describe('a record of simultaneous choices is refused', () => {
  const record = () => {
    const match = start(duel, { seed: 1 });
    for (const seat of [0, 1]) {
      chooseAs(match, seat, 'rock');
      chooseAs(match, seat, 1);
    }
    chooseAs(match, 1, 'paper');
    return saved(match.record());
  };

  test.each<[what: string, entry: unknown, message: string]>([
    [
      'one is another one',
      [
        [0, 0],
        [0, 1],
      ],
      'choice 0: seat 1, "Which stake?": the offer or the answer is another one',
    ],
    [
      'one is not legal',
      [
        [0, 0],
        [3, 0],
      ],
      'choice 0: "Which weapon?" has options 0 to 2; there is no option 3',
    ],
    ['one is missing', [[0, 0], [0]], 'choice 0: the record is cut off there'],
    ['they are one', 0, 'choice 0: 2 seats choose together, so it wants 2 lists; got 0'],
    ['they are for one seat', [[0, 0]], 'choice 0: 2 seats choose together, so it wants 2 lists; got [[0,0]]'],
    ['they are no lists', [0, 1], 'choice 0: 2 seats choose together, so it wants 2 lists; got [0,1]'],
  ])('if %s', (_, entry, message) => {
    const edit = record();
    edit.turns[0] = [entry as Answer];
    expect(() => load(duel, edit)).toThrow(new Misuse('record', `the record does not fit at ${message}`));
  });

  test('if choices were added behind those that are still open', () => {
    const edit = record();
    edit.turns[1]?.push(1);
    expect(() => load(duel, edit)).toThrow(Misuse);
    const { checksum: _, ...rest } = edit;
    expect(() => load(duel, { ...rest, checksum: hashJson(rest) })).toThrow(
      new Misuse('record', 'the record does not fit at choice 2: the choices before it are still open'),
    );
  });
});

describe('a changed rule is found at the very choice where it first matters', () => {
  test('a new option: where it is offered first', () => {
    const turn: typeof workshop.turn = function* (state) {
      yield* ask(state.seat, 'Which part?', ['axle', 'wheel', 'spring', 'bolt']);
    };
    expect(() => load({ ...workshop, turn }, recorded())).toThrow(
      'the record does not fit at choice 0: seat 0, "Which part?": the offer or the answer is another one',
    );
  });

  test('another effect: after the turn in which it happens first', () => {
    const polished: typeof workshop.apply.polished = (state, { seat }) => {
      state.done[seat]?.push('polish well');
    };
    const rules = { ...workshop, apply: { ...workshop.apply, polished } };
    expect(() => load(rules, recorded())).toThrow(
      'the record does not fit at choice 4: the state after it is another one',
    );
  });

  test('a match that ends earlier: with the first choice after that', () => {
    const outcome: typeof workshop.outcome = ({ turns }) => (turns < 2 ? undefined : rank([0, 0]));
    expect(() => load({ ...workshop, outcome }, recorded())).toThrow(
      'the record does not fit at choice 8: the match is over by then',
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

/** The text with another digit at this place. */
function edited(text: string, at: number): string {
  return text.slice(0, at) + (text[at] === '0' ? '1' : '0') + text.slice(at + 1);
}

test.each<[what: string, damage: object, message: string]>([
  ['what it says of chance', { reseeds: [null] }, 'the record is damaged: its reseeds name draw and seed; got null'],
  ['its fingerprints', PRINTLESS, 'the record is damaged: its states is undefined, not string'],
])('a record is refused that has lost %s', (_, damage, message) => {
  expect(() => load(workshop, { ...recorded(), ...damage })).toThrow(new Misuse('record', message));
});

test('a record is refused that has more simultaneous answers than there were questions', () => {
  const match = start(duel, { seed: 1 });
  chooseAs(match, 0, 'rock');
  chooseAs(match, 0, 1);
  const record = JSON.parse(JSON.stringify(match.record()));
  record.turns[0][0][0].push(0);
  expect(() => load(duel, record, { bare: true })).toThrow(
    'the record does not fit at choice 0: 3 answers for 2 questions of one who chooses together',
  );
});
