/** Whatever is handed in at a door and does not belong there is refused in one line that says so, and nothing has happened. */
import { describe, expect, test } from 'vitest';
import { list, object, oneOf, whole } from '../../src/fields/index.ts';
import * as host from '../../src/host.ts';
import * as core from '../../src/index.ts';
import * as moves from '../../src/moves.ts';
import * as odds from '../../src/odds.ts';
import * as testing from '../../src/testing/index.ts';
import { dice } from '../games/dice.ts';
import { playing } from '../games/one-turn.ts';

const match = core.start(dice, { seed: 'doors' });
const record = match.record();
const prompt = match.prompts()[0]!; // seat 0 is asked
const set = playing(() => core.chooseSome(0, 'Which?', ['a', 'b', 'c'], { max: 2 })).prompts()[0]!; // as above
const event = { type: 'rolled' };
const oracle = core.seeded(1);
const half = odds.fraction(1, 2);
const one = () => 1;

/** A call with a value in the place of another, and what is said to it: types would refuse each of them. */
type Row = readonly [call: string, says: string, bad: (...given: never[]) => unknown, given: readonly unknown[]];

const DOORS: { readonly [door: string]: { readonly names: object; readonly rows: readonly Row[] } } = {
  '@fermata/core': {
    names: core,
    rows: [
      ['defineGame(undefined)', 'a game belongs here; got nothing', core.defineGame, [undefined]],
      ['defineGame(match)', 'a game belongs here; got a match', core.defineGame, [match]],
      ['rank(undefined)', 'a list belongs here; got nothing', core.rank, [undefined]],
      ['rank(7)', 'a list belongs here; got 7', core.rank, [7]],
      ['seeded(undefined)', 'a seed is a text or a number; got nothing', core.seeded, [undefined]],
      ['seeded({})', 'a seed is a text or a number; got {}', core.seeded, [{}]],
      ['seeded(NaN)', 'a seed is a text or a number; got NaN', core.seeded, [Number.NaN]],
      ['start(undefined)', 'a game belongs here; got nothing', core.start, [undefined]],
      ['start(record)', 'a game belongs here; got a record', core.start, [record]],
      ['start(match)', 'a game belongs here; got a match', core.start, [match]],
      ['start(game, null)', 'start is an object; got null', core.start, [dice, null]],
      ['start(game, { seed: {} })', 'a seed is a text or a number; got {}', core.start, [dice, { seed: {} }]],
      ['start(game, { oracle: 1 })', 'an oracle belongs here; got 1', core.start, [dice, { oracle: 1 }]],
    ],
  },
  '@fermata/core/host': {
    names: host,
    rows: [
      ['asked(undefined, prompt)', 'a game belongs here; got nothing', host.asked, [undefined, prompt]],
      ['asked(match, prompt)', 'a game belongs here; got a match', host.asked, [match, prompt]],
      ['asked(game, undefined)', 'a prompt belongs here; got nothing', host.asked, [dice, undefined]],
      ['asked(game, match)', 'a prompt belongs here; got a match', host.asked, [dice, match]],
      ['describeEvent(null, event)', 'a game belongs here; got null', host.describeEvent, [null, event]],
      ['describeEvent(game, undefined)', 'an event belongs here; got nothing', host.describeEvent, [dice, undefined]],
      ['describeEvent(game, {})', 'an event belongs here; got {}', host.describeEvent, [dice, {}]],
      ['describeOption(record, …)', 'a game belongs here; got a record', host.describeOption, [record, 0, prompt]],
      ['describeOption(…, undefined)', 'a prompt belongs here; got nothing', host.describeOption, [dice, 0]],
      ['describePrompt("dice", prompt)', 'a game belongs here; got "dice"', host.describePrompt, ['dice', prompt]],
      ['describePrompt(game, [])', 'a prompt belongs here; got []', host.describePrompt, [dice, []]],
      ['describeThing(match, name)', 'a game belongs here; got a match', host.describeThing, [match, 'die']],
      ['describeThing(game, undefined)', 'a text belongs here; got nothing', host.describeThing, [dice, undefined]],
      ['isChoice(undefined, 0)', 'a prompt belongs here; got nothing', host.isChoice, [undefined, 0]],
      ['isChoice(game, 0)', 'a prompt belongs here; got a game', host.isChoice, [dice, 0]],
      ['whyNot(record, 0)', 'a prompt belongs here; got a record', host.whyNot, [record, 0]],
      ['choicesIn(match)', 'a record belongs here; got a match', host.choicesIn, [match]],
      ['choicesIn(undefined)', 'a record belongs here; got nothing', host.choicesIn, [undefined]],
      ['isBare(match)', 'a record belongs here; got a match', host.isBare, [match]],
      ['isBare("record")', 'a record belongs here; got "record"', host.isBare, ['record']],
      ['explain(record, 0)', 'a match belongs here; got a record', host.explain, [record, 0]],
      ['explain(match, -1)', 'there is no event -1; the log ', host.explain, [match, -1]],
      ['explain(match, undefined)', 'there is no event undefined; the log ', host.explain, [match]],
      ['frames(record, 0)', 'a match belongs here; got a record', host.frames, [record, 0]],
      ['frames(match, 9)', 'there is no seat 9; seats are 0 to 1', host.frames, [match, 9]],
      ['frames(match, undefined)', 'there is no seat nothing; seats are 0 to 1', host.frames, [match]],
      ['frames(match, 0, -1)', 'from is a whole number from 0 on; got -1', host.frames, [match, 0, -1]],
      ['logIndexOf(game, 0, 0)', 'a match belongs here; got a game', host.logIndexOf, [dice, 0, 0]],
      ['logIndexOf(match, 0, 99)', 'frames; got 99', host.logIndexOf, [match, 0, 99]],
      ['load(undefined, record)', 'a game belongs here; got nothing', host.load, [undefined, record]],
      ['load(record, game)', 'a game belongs here; got a record', host.load, [record, dice]],
      ['load(game, undefined)', 'this is not a record: it has no format "fermata-1"', host.load, [dice, undefined]],
      ['load(game, match)', 'this is not a record: it has no format "fermata-1"', host.load, [dice, match]],
      ['load(game, record, null)', 'loading is an object; got null', host.load, [dice, record, null]],
      ['load(…, { bar: true })', 'has no "bar", did you mean "bare"?', host.load, [dice, record, { bar: true }]],
      [
        'load(…, { oracle: 1 })',
        'an oracle belongs here',
        host.load,
        [dice, { ...record, chance: 'given' }, { oracle: 1 }],
      ],
      ['replay(match, record, 0)', 'a game belongs here; got a match', host.replay, [match, record, 0]],
      ['replay(game, record, -1)', 'choices is 0; got -1', host.replay, [dice, record, -1]],
      ['replay(…, null)', 'loading is an object; got null', host.replay, [dice, record, 0, null]],
      ['timeline(record)', 'a match belongs here; got a record', host.timeline, [record]],
      ['timeline(undefined)', 'a match belongs here; got nothing', host.timeline, [undefined]],
    ],
  },
  '@fermata/core/moves': {
    names: moves,
    rows: [
      ['moves(record, 0)', 'a match belongs here; got a record', moves.moves, [record, 0]],
      ['moves(match, undefined)', 'there is no seat nothing; seats are 0 to 1', moves.moves, [match]],
      ['choices(game, 0, [])', 'a match belongs here; got a game', moves.choices, [dice, 0, []]],
      ['choices(match, 2, [])', 'there is no seat 2; seats are 0 to 1', moves.choices, [match, 2, []]],
      ['choices(match, 0, 0)', 'a move is a list of choices; got 0', moves.choices, [match, 0, 0]],
      ['complete(…, undefined)', 'a function belongs here; got nothing', moves.complete, [match, 0, []]],
      ['complete(null, …)', 'a match belongs here; got null', moves.complete, [null, 0, [], one]],
      ['satisfiable(prompt, 0, [])', 'a match belongs here; got a prompt', moves.satisfiable, [prompt, 0, []]],
      ['play(side, 0, [0])', 'a match belongs here; got {"seat":0', moves.play, [match.as(0), 0, [0]]],
      ['play(match, undefined, [0])', 'there is no seat nothing', moves.play, [match, undefined, [0]]],
      ['picks(undefined, [])', 'a prompt belongs here; got nothing', moves.picks, [undefined, []]],
      ['picks(prompt, undefined)', 'a set is a list of different options; got nothing', moves.picks, [set]],
      ['picks(prompt, [9])', '"Which?" has options 0 to 2; there is no option 9', moves.picks, [set, [9]]],
      ['pickable(match, [])', 'a prompt belongs here; got a match', moves.pickable, [match, []]],
      ['pickable(prompt, [0, 0])', 'a set is a list of different options; got [0,0]', moves.pickable, [set, [0, 0]]],
      ['randomAnswer(match, oracle)', 'a prompt belongs here; got a match', moves.randomAnswer, [match, oracle]],
      ['randomAnswer(prompt)', 'an oracle belongs here; got nothing', moves.randomAnswer, [prompt]],
    ],
  },
  '@fermata/core/odds': {
    names: odds,
    rows: [
      ['enumerate(undefined, 9)', 'a function belongs here; got nothing', all(odds.enumerate), [undefined, 9]],
      ['enumerate(play)', 'cap is a whole number from 1 on; got nothing', all(odds.enumerate), [one]],
      ['enumerate(play, 0)', 'cap is a whole number from 1 on; got 0', all(odds.enumerate), [one, 0]],
      ['fraction(undefined)', 'undefined to a BigInt', odds.fraction, [undefined]],
      ['fraction(1, 1.5)', '1.5 cannot be converted to a BigInt', odds.fraction, [1, 1.5]],
      ['fraction(1, 0)', "a fraction's under is not 0", odds.fraction, [1, 0]],
      ['plus(half, 1)', 'a fraction belongs here; got 1', odds.plus, [half, 1]],
      ['times(undefined, half)', 'a fraction belongs here; got nothing', odds.times, [undefined, half]],
      ['toNumber(0.5)', 'a fraction belongs here; got 0.5', odds.toNumber, [0.5]],
      ['odds(record, …)', 'a match belongs here; got a record', odds.odds, [record, 0, [0], one]],
      ['odds(match, -1, …)', 'there is no seat -1; seats are 0 to 1', odds.odds, [match, -1, [0], one]],
      ['odds(match, 0, 0, …)', 'a move is a list of choices; got 0', odds.odds, [match, 0, 0, one]],
      ['odds(match, 0, [0])', 'a function belongs here; got nothing', odds.odds, [match, 0, [0]]],
      ['odds(…, null)', 'sampling is an object; got null', odds.odds, [match, 0, [0], one, null]],
      [
        'odds(…, { worlds: 0 })',
        'worlds is a whole number from 1 on; got 0',
        odds.odds,
        [match, 0, [0], one, { worlds: 0 }],
      ],
      [
        'odds(…, { cap: "all" })',
        'cap is a whole number from 1 on; got "all"',
        odds.odds,
        [match, 0, [0], one, { cap: 'all' }],
      ],
      ['odds(…, { oracle: 1 })', 'an oracle belongs here; got 1', odds.odds, [match, 0, [0], one, { oracle: 1 }]],
    ],
  },
  '@fermata/core/testing': {
    names: testing,
    rows: [
      ['checkGame(undefined)', 'a game belongs here; got nothing', testing.checkGame, [undefined]],
      ['checkGame(match)', 'a game belongs here; got a match', testing.checkGame, [match]],
      ['checkGame(game, 5)', 'the check is an object; got 5', testing.checkGame, [dice, 5]],
      ['checkGame(game, { match: 5 })', 'did you mean "matches"?', testing.checkGame, [dice, { match: 5 }]],
      ['leaks(record)', 'a game belongs here; got a record', testing.leaks, [record]],
      ['playthrough(undefined, …)', 'a game belongs here; got nothing', testing.playthrough, [undefined, {}]],
      ['playthrough(game)', 'a playthrough is an object; got nothing', testing.playthrough, [dice]],
      ['playthrough(game, {})', 'a seed is a text or a number; got nothing', testing.playthrough, [dice, {}]],
      ['scripted(match, {})', 'a game belongs here; got a match', testing.scripted, [match, {}]],
      ['scripted(game)', 'a script is an object; got nothing', testing.scripted, [dice]],
      ['scripted(game, { dice: [] })', 'a script has no "dice"', testing.scripted, [dice, { dice: [] }]],
      ['strict(undefined)', 'a game belongs here; got nothing', testing.strict, [undefined]],
      ['toOffer(prompt, 0, [])', 'a match belongs here; got a prompt', testing.toOffer, [prompt, 0, []]],
      ['new ScriptedOracle(4)', 'a script is a list of faces', (script) => new testing.ScriptedOracle(script), [4]],
      [
        'new ScriptedOracle({ die: 4 })',
        'lists of faces by label',
        (script) => new testing.ScriptedOracle(script),
        [{ die: 4 }],
      ],
    ],
  },
  'a match': {
    names: {},
    rows: [
      ['run(undefined)', 'a list belongs here; got nothing', (agents) => match.run(agents), [undefined]],
      ['run(["greedy", …])', 'a function belongs here; got "greedy"', (agents) => match.run(agents), [['greedy', one]]],
      ['run([agent])', '2 seats want 2 agents; got 1', (agents) => match.run(agents), [[one]]],
      ['redeal(0)', 'an oracle belongs here; got nothing', (of) => match.redeal(0, of), [undefined]],
      ['as(0).redeal("rain")', 'an oracle belongs here; got "rain"', (of) => match.as(0).redeal(of), ['rain']],
      ['rematch({ seed: [] })', 'a seed is a text or a number; got []', (how) => match.rematch(how), [{ seed: [] }]],
      ['rematch({ oracle: 1 })', 'an oracle belongs here; got 1', (how) => match.rematch(how), [{ oracle: 1 }]],
      ['fork({ reseed: {} })', 'a seed is a text or a number; got {}', (how) => match.fork(how), [{ reseed: {} }]],
      ['view("0")', 'there is no seat "0"; seats are 0 to 1', (seat) => match.view(seat), ['0']],
      ['answer(undefined, 0)', 'there is no prompt nothing', (id) => match.answer(id, 0), [undefined]],
      ['at(99)', 'there is no event 99; the log ', (index) => match.at(index), [99]],
      ['follow(0)', 'a function belongs here; got nothing', (tell) => match.follow(0, tell), [undefined]],
      ['subscribe(0)', 'a function belongs here; got nothing', (tell) => match.subscribe(0, tell), [undefined]],
    ],
  },
};

/** Names that take anything by their nature, words that only rules use, which have tests of their own, and errors. */
const APART = [
  ...['because', 'becauseNow', 'chance', 'chanceNow', 'choose', 'chooseSome', 'confirm', 'draw', 'drawNow', 'emit'],
  ...['emitNow', 'race', 'roll', 'shuffle', 'together', 'BrokenRules', 'Misuse', 'BrokenInvariant', 'lowerGuards'],
  ...['canonical', 'checkJson', 'copyJson', 'freshSeed', 'hashJson', 'isAlike', 'isRecord'],
];

describe.each(Object.entries(DOORS))('At %s', (_, { names, rows }) => {
  test.each(rows)('%s is refused: %s', (_call, says, bad, given) => {
    const refused = failing(() => bad(...(given as never[])));
    expect(refused).toBeInstanceOf(core.Misuse);
    expect(refused.message).toContain(says);
    expect(refused.message).not.toContain('\n');
    expect(refused.message).not.toContain('doors'); // the seed
    expect(match.record()).toEqual(record);
  });

  test('every name that is called has a row', () => {
    const called = Object.entries(names).filter(([name, it]) => typeof it === 'function' && !APART.includes(name));
    const tried = rows.map(([call]) => call.replace('new ', '').split('(')[0]);
    expect(called.map(([name]) => name).filter((name) => !tried.includes(name))).toEqual([]);
  });
});

/** What a game checks its options with throws TypeErrors by design: `start` makes a Misuse of them. */
test.each<[check: (...given: never[]) => unknown, given: unknown[], says: string]>([
  [whole, ['2', 'eggs', 0], 'eggs is a whole number from 0 on; got "2"'],
  [oneOf, [undefined, 'food', ['seed']], 'food is one of "seed"; got nothing'],
  [list, [undefined, 'hand'], 'hand is a list; got nothing'],
  [object, [null, 'options', []], 'options is an object; got null'],
])('at @fermata/core/fields $2', (check, given, says) => {
  expect(() => check(...(given as never[]))).toThrow(says);
});

function all(walk: (...given: never[]) => Iterable<unknown>) {
  return (...given: never[]) => [...walk(...given)];
}

function failing(body: () => unknown): Error {
  try {
    body();
  } catch (error) {
    return error as Error; // it is looked at
  }
  throw new Error('nothing was refused');
}
