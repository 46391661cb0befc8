import { describe, expect, test } from 'vitest';
import { deal } from '../../test/games/deal.ts';
import { dice } from '../../test/games/dice.ts';
import { duel } from '../../test/games/duel.ts';
import { playing } from '../../test/games/one-turn.ts';
import { type Position, smugglers } from '../../test/games/smugglers.ts';
import { asked, choose, chooseAs, shown, thrown } from '../../test/games/table.ts';
import { workshop } from '../../test/games/workshop.ts';
import { choose as choosing, type Flow, Misuse, rank, type Seat, start, together } from '../index.ts';
import { ScriptedOracle } from '../testing/index.ts';

const TOWN: Position = {
  hands: [
    ['amber', 'brandy'],
    ['coffee', 'dates'],
  ],
  market: ['ebony', 'figs'],
  hold: ['ginger', 'hemp'],
  maps: ['north', 'east', 'south', 'west'],
};
const GUARDED: Position = { ...TOWN, guards: [1] };

const town = (position = TOWN) => start(smugglers, { seed: 1, position });

describe('what a seat may take back', () => {
  test.each<[rule: string, given: Position, before: unknown[], taken: unknown, seat: Seat]>([
    ['a choice inside a power', TOWN, [], 'buy', 0],
    ['a choice that ends the turn, while the next seat has not answered', TOWN, [], 'rest', 0],
    ['the last choice of a power, across the end of the turn', TOWN, ['buy'], 'figs', 0],
    ['a card of its own that it laid open', TOWN, ['layOut'], 'amber', 0],
    ['a card of its own that it buried', TOWN, ['bury'], 'amber', 0],
    ['a choice made after it saw a hand', TOWN, ['spy'], false, 0],
    ['a choice made after a die fell', GUARDED, ['work'], true, 1],
    ['an answer in the turn of another', GUARDED, ['buy', 'figs'], false, 1],
    ['a choice, whatever others chose before', TOWN, ['rest'], 'guard', 1],
  ])('%s', (_, given, before, taken, seat) => {
    const match = town(given);
    choose(match, ...before);
    const standing = shown(match);
    choose(match, taken);
    const after = shown(match);
    expect(match.whyNoUndo(seat)).toBeUndefined();
    match.undo(seat);
    expect(shown(match)).toBe(standing);
    match.redo(seat);
    expect(shown(match)).toBe(after);
    match.undo(seat);
    choose(match, taken);
    expect(shown(match)).toBe(after);
  });

  test.each<[rule: string, given: Position, own: unknown, others: unknown[], past: Seat[], why: string | undefined]>([
    ['what a bot has answered since', TOWN, 'rest', ['rest'], [1], undefined],
    ['but not what a person has', TOWN, 'rest', ['rest'], [], 'seat 1 answered'],
    ['nor a bot that has drawn since', TOWN, 'rest', ['work'], [1], 'chance was drawn for "wage"'],
  ])('past bots: %s', (_, given, own, others, past, why) => {
    const match = town(given);
    const standing = shown(match);
    choose(match, own, ...others);
    const after = shown(match);
    expect(match.whyNoUndo(0, past)).toBe(why && `seat 0 cannot take this back: ${why} since`);
    if (why !== undefined) return expect(() => match.undo(0, { past })).toThrow(why);
    match.undo(0, { past });
    expect(shown(match)).toBe(standing);
    match.redo(0);
    expect(shown(match)).toBe(after);
  });

  test('all choices of its own, one after the other, inside a power', () => {
    const match = town();
    const begun = shown(match);
    choose(match, 'buy', 'figs');
    match.undo(0);
    expect(asked(match)).toMatchObject({ seat: 0, label: 'Which good?', options: ['ebony', 'figs'] });
    match.undo(0);
    expect(shown(match)).toBe(begun);
    expect(() => match.undo(0)).toThrow(new Misuse('nothing', 'seat 0 has no choice to take back'));
  });
});

describe('what a seat may not take back unasked', () => {
  test.each<[barrier: string, given: Position, before: unknown[], seat: Seat, why: string]>([
    ['a die fell', TOWN, ['work'], 0, 'chance was drawn for "wage"'],
    ['a good was drawn', TOWN, ['draw'], 0, 'chance was drawn for "good"'],
    ['a die fell, and the seat stands at a question behind it', GUARDED, ['work'], 0, 'chance was drawn for "wage"'],
    ['it was told of a card privately', TOWN, ['spy'], 0, 'something was revealed'],
    ['its question shows hidden cards', TOWN, ['chart'], 0, 'something was revealed'],
    ['it took a card that lay hidden, even if it was shown', TOWN, ['chart', 'east'], 0, 'something was revealed'],
    ['it sees a hand that it had not seen', TOWN, ['handOn'], 0, 'something was revealed'],
    ['another seat was told of a hidden card privately', TOWN, ['tip'], 0, 'something was revealed'],
    ['the question of another seat shows hidden cards', TOWN, ['hire'], 0, 'something was revealed'],
    ['another seat answered', TOWN, ['rest', 'buy'], 0, 'seat 1 answered'],
    ['another seat answered in the turn of the first', GUARDED, ['buy', 'figs', false], 0, 'seat 1 answered'],
    ['a die fell first, then another answered', GUARDED, ['work', true], 0, 'chance was drawn for "wage"'],
  ])('%s', (_, given, before, seat, why) => {
    const match = town(given);
    choose(match, ...before);
    const standing = shown(match);
    expect(match.whyNoUndo(seat)).toBe(`seat ${seat} cannot take this back: ${why} since`);
    expect(() => match.undo(seat)).toThrow(new Misuse('barrier', `seat ${seat} cannot take this back: ${why} since`));
    expect(shown(match)).toBe(standing);
    expect(() => match.redo(seat)).toThrow(new Misuse('nothing', `seat ${seat} has nothing to redo`));
    match.undo(seat, { force: true });
    match.redo(seat);
    expect(shown(match)).toBe(standing);
  });

  test('a choice before a card was shown, once the choice after it is taken back', () => {
    const match = town();
    choose(match, 'spy', true);
    match.undo(0);
    expect(asked(match)).toMatchObject({ seat: 0, label: 'Seen it?' });
    expect(() => match.undo(0)).toThrow('something was revealed since');
  });

  test('force goes back behind what others did, and it is gone', () => {
    const match = town();
    choose(match, 'rest', 'buy', 'figs');
    match.undo(0, { force: true });
    expect(shown(match)).toBe(shown(town()));
  });
});

test('what goes unseen is no barrier', () => {
  const match = start(deal, { seed: 1 });
  const begun = shown(match);
  choose(match, 'ace');
  expect(match.events.at(-1)?.type).toBe('burnt');
  match.undo(0);
  expect(shown(match)).toBe(begun);
});

describe('simultaneous answers', () => {
  test('an unfinished one is retracted alone, and given again', () => {
    const match = start(duel);
    chooseAs(match, 0, 'rock');
    chooseAs(match, 1, 'paper');
    chooseAs(match, 1, 2);
    match.undo(0);
    expect(match.prompts()).toMatchObject([{ seat: 0, id: 0, label: 'Which weapon?' }]);
    chooseAs(match, 0, 'scissors');
    chooseAs(match, 0, 1);
    expect(match.events).toEqual([{ type: 'fought', weapons: ['scissors', 'paper'], stakes: [1, 2] }]);
  });

  test('an unfinished one of two choices is retracted choice by choice', () => {
    const match = start(duel);
    chooseAs(match, 1, 'paper');
    chooseAs(match, 1, 2);
    match.undo(1);
    expect(match.prompts(1)).toMatchObject([{ id: 65, label: 'Which stake?' }]);
    match.undo(1);
    expect(match.prompts(1)).toMatchObject([{ id: 1, label: 'Which weapon?' }]);
    expect(() => match.undo(1)).toThrow(new Misuse('nothing', 'seat 1 has no choice to take back'));
  });

  test('an unfinished one that was retracted leaves no note, and nothing to redo: others may have gone on', () => {
    const match = start(duel);
    match.answer(asked(match, 0).id, 2, 'a bot');
    expect(match.record().notes).toEqual({ '0.0.0': 'a bot' });
    match.undo(0);
    expect(match.record().notes).toBeUndefined();
    expect(() => match.redo(0)).toThrow(new Misuse('nothing', 'seat 0 has nothing to redo'));
  });

  test.each([
    [0, [0, 1]],
    [0, [1, 0]],
    [1, [0, 1]],
    [1, [1, 0]],
  ])('a finished one is a barrier to seat %d, whoever was first: %j', (seat, order) => {
    const match = start(duel);
    for (const who of order) {
      chooseAs(match, who, 'rock');
      chooseAs(match, who, 1 + who);
    }
    expect(() => match.undo(seat)).toThrow(
      new Misuse('barrier', `seat ${seat} cannot take this back: seat ${1 - seat} answered since`),
    );
    match.undo(seat, { force: true });
    expect(match.prompts()).toMatchObject([{ seat, label: 'Which stake?' }]);
    expect(match.events).toEqual([]);
    match.redo(seat);
    expect(match.events).toMatchObject([{ weapons: ['rock', 'rock'], stakes: [1, 2] }, { type: 'rested' }]);
  });
});

describe('redo', () => {
  test('makes again what was taken back last, in the opposite order', () => {
    const match = start(workshop);
    choose(match, 'axle', true, 'coal');
    const after = shown(match);
    for (const _ of [1, 2, 3]) match.undo(0);
    for (const _ of [1, 2, 3]) match.redo(0);
    expect(shown(match)).toBe(after);
    expect(() => match.redo(0)).toThrow(new Misuse('nothing', 'seat 0 has nothing to redo'));
  });

  test('brings chance back as it fell', () => {
    const match = start(dice, { seed: 3 });
    choose(match, 'roll', 'roll');
    const after = shown(match);
    for (const _ of [1, 2]) match.undo(0, { force: true });
    for (const _ of [1, 2]) match.redo(0);
    expect(shown(match)).toBe(after);
  });

  test('is not for others', () => {
    const match = start(workshop);
    choose(match, 'axle');
    match.undo(0);
    expect(() => match.redo(1)).toThrow(new Misuse('nothing', 'seat 1 has nothing to redo'));
  });

  test.each<[what: string, act: (match: ReturnType<typeof start<object, { type: string }, unknown>>) => void]>([
    ['another answer', (match) => choose(match, 'wheel')],
    ['the same answer', (match) => choose(match, 'axle')],
    [
      'a run',
      (match) =>
        match.run(
          [() => 0, () => 0].map(
            (agent) =>
              ({ several }: { several?: unknown }) =>
                several ? [0] : agent(),
          ),
        ),
    ],
  ])('is lost after %s', (_, act) => {
    const match = start(workshop);
    choose(match, 'axle');
    match.undo(0);
    act(match as never);
    expect(() => match.redo(0)).toThrow(new Misuse('nothing', 'seat 0 has nothing to redo'));
  });

  test('is not lost by an answer that was refused', () => {
    const match = start(workshop);
    choose(match, 'axle');
    match.undo(0);
    expect(() => match.answer(0, 7)).toThrow(Misuse);
    match.redo(0);
    expect(match.events).toEqual([{ type: 'fitted', seat: 0, part: 'axle' }]);
  });
});

test.each<[rule: string, before: unknown[], seat: Seat]>([
  ['nobody has chosen anything', [], 0],
  ['only the other has', ['rest'], 1],
])('there is nothing to take back where %s', (_, before, seat) => {
  const match = town();
  choose(match, ...before);
  expect(() => match.undo(seat)).toThrow(new Misuse('nothing', `seat ${seat} has no choice to take back`));
  expect(() => match.undo(seat, { force: true })).toThrow(Misuse);
});

test('what a seat was shown because of an unfinished simultaneous answer cannot be unseen', () => {
  const peeking = {
    ...deal,
    *turn({ deck: pile }: Parameters<typeof deal.turn>[0]): Flow {
      yield* together([0, 1], function* (seat) {
        const at = yield* choosing(seat, 'Look at which?', [0, 1, 2]);
        yield* choosing(seat, 'Seen it?', [pile[at]], { shows: true, ask: 'always' });
      });
    },
  };
  const match = start(peeking, { seed: 1 });
  chooseAs(match, 0, 0);
  expect(() => match.undo(0)).toThrow('seat 0 cannot take this back: something was revealed since');
  match.undo(0, { force: true });
  expect(asked(match, 0).label).toBe('Look at which?');
});

test('a match with secrets that is decided is not taken back unasked: the outcome may tell them', () => {
  const match = start({ ...deal, outcome: ({ turns }) => (turns > 0 ? rank([1, 0]) : undefined) }, { seed: 1 });
  choose(match, 'ace', true);
  expect(() => match.undo(1)).toThrow('seat 1 cannot take this back: the match was decided since');
});

test('the last choice of a match can be taken back', () => {
  const match = start(dice, { oracle: new ScriptedOracle([4, 5]), options: { target: 5 } });
  choose(match, 'roll');
  const standing = shown(match);
  choose(match, 'hold');
  expect(match.outcome).toBeDefined();
  match.undo(0);
  expect(shown(match)).toBe(standing);
});

test('what a bot chose together with others stands', () => {
  function* turn(): Flow<never, unknown> {
    yield* together([0, 1], (seat) => choosing(seat, 'Which card?', ['ace', 'king']));
    return yield* choosing(0, 'Which way?', ['left', 'right']);
  }
  const match = playing(turn);
  chooseAs(match, 0, 'ace');
  chooseAs(match, 1, 'king');
  expect(match.whyNoUndo(0, [1])).toBe('seat 0 cannot take this back: seats were asked together since');
});

test('what a bot alone was asked, in the place of several, is taken back with what led there', () => {
  function* turn(): Flow<never, unknown> {
    yield* choosing(0, 'Which way?', ['left', 'right']);
    yield* together([1], (seat) => choosing(seat, 'Which card?', ['ace', 'king']));
    return yield* choosing(0, 'And now?', ['stay', 'go']);
  }
  const match = playing(turn);
  choose(match, 'left');
  chooseAs(match, 1, 'ace');
  expect(match.whyNoUndo(0, [])).toBe('seat 0 cannot take this back: seat 1 answered since');
  match.undo(0, { past: [1] });
  expect(asked(match)).toMatchObject({ seat: 0, label: 'Which way?' });
  match.redo(0);
  expect(asked(match)).toMatchObject({ seat: 0, label: 'And now?' });
});

test('a refusal does not tell whether another seat has answered yet in secret', () => {
  function* turn(): Flow<never, unknown> {
    yield* choosing(0, 'Which way?', ['left', 'right']);
    return yield* together([0, 1], (seat) => choosing(seat, 'Which card?', ['ace', 'king']));
  }
  const refusal = (answers: boolean) => {
    const match = playing(turn);
    choose(match, 'left');
    if (answers) chooseAs(match, 1, 'ace');
    return thrown(() => match.undo(0)).message;
  };
  expect(refusal(false)).toBe('seat 0 cannot take this back: seats were asked together since');
  expect(refusal(true)).toBe(refusal(false));
});
