/** Games with a mistake in them: `checkGame` finds each one, names the invariant, and shows it in a short match. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AnyGame } from '../../src/index.ts';
import { BrokenInvariant, checkGame, leaks } from '../../src/testing/index.ts';
import { answerKept } from './answer-kept.ts';
import { applyReadsTheFlow } from './apply-reads-the-flow.ts';
import { asyncTurn } from './async-turn.ts';
import { beforeLoop } from './before-loop.ts';
import { clock } from './clock.ts';
import { clockAtSetup } from './clock-at-setup.ts';
import { copyTooShallow } from './copy-too-shallow.ts';
import { deadEnd } from './dead-end.ts';
import { dealOnce } from './deal-once.ts';
import { derivedStateTells } from './derived-state-tells.ts';
import { describeRemembers } from './describe-remembers.ts';
import { describeThrows } from './describe-throws.ts';
import { dieOfTheOpeningTells } from './die-of-the-opening-tells.ts';
import { emptyOfferCaught } from './empty-offer-caught.ts';
import { endsTooRarely } from './ends-too-rarely.ts';
import { evaluateOutOfRange } from './evaluate-out-of-range.ts';
import { evaluateRemembers } from './evaluate-remembers.ts';
import { evaluateWrites } from './evaluate-writes.ts';
import { eventChanged } from './event-changed.ts';
import { eventKept } from './event-kept.ts';
import { eventKeptAndChanged } from './event-kept-and-changed.ts';
import { eventNotJson } from './event-not-json.ts';
import { eventSharesTheState } from './event-shares-the-state.ts';
import { eventTells } from './event-tells.ts';
import { exceptionTells } from './exception-tells.ts';
import { firstCome } from './first-come.ts';
import { fitsContradictsItself } from './fits-contradicts-itself.ts';
import { fitsTells } from './fits-tells.ts';
import { flowWrites } from './flow-writes.ts';
import { guessThrows } from './guess-throws.ts';
import { hiddenChoiceTells } from './hidden-choice-tells.ts';
import { hiddenDieSeen } from './hidden-die-seen.ts';
import { idsFromACounter } from './ids-from-a-counter.ts';
import { keyOrder } from './key-order.ts';
import { keyOrderTells } from './key-order-tells.ts';
import { latePairTells } from './late-pair-tells.ts';
import { listenersKept } from './listeners-kept.ts';
import { locale } from './locale.ts';
import { longPickTells } from './long-pick-tells.ts';
import { memoryByIdentity } from './memory-by-identity.ts';
import { memoryOfTheMatch } from './memory-of-the-match.ts';
import { negativeZero } from './negative-zero.ts';
import { neverEnds } from './never-ends.ts';
import { nobodyIsAsked } from './nobody-is-asked.ts';
import { nothingHidden } from './nothing-hidden.ts';
import { openZoneCopied } from './open-zone-copied.ts';
import { openingRunOnce } from './opening-run-once.ts';
import { optionOrderTells } from './option-order-tells.ts';
import { optionTextCounts } from './option-text-counts.ts';
import { optionTextThrows } from './option-text-throws.ts';
import { optionThrows } from './option-throws.ts';
import { optionsCompletedTwice } from './options-completed-twice.ts';
import { optionsKept } from './options-kept.ts';
import { outcomeLacksAPlace } from './outcome-lacks-a-place.ts';
import { outcomeNotANumber } from './outcome-not-a-number.ts';
import { outcomeTells } from './outcome-tells.ts';
import { pairStopsTells } from './pair-stops-tells.ts';
import { promptCounterTells } from './prompt-counter-tells.ts';
import { promptTextCounts } from './prompt-text-counts.ts';
import { promptTextThrows } from './prompt-text-throws.ts';
import { prunedOfferTells } from './pruned-offer-tells.ts';
import { random } from './random.ts';
import { ranksDoNotFit } from './ranks-do-not-fit.ts';
import { redactionCounts } from './redaction-counts.ts';
import { redactionForgotten } from './redaction-forgotten.ts';
import { redactionInverted } from './redaction-inverted.ts';
import { redactionShowsNoEvent } from './redaction-shows-no-event.ts';
import { redactionThrows } from './redaction-throws.ts';
import { secondPickTells } from './second-pick-tells.ts';
import { setupSharesAnObject } from './setup-shares-an-object.ts';
import { sharedWithinTheState } from './shared-within-the-state.ts';
import { spectatorsTold } from './spectators-told.ts';
import { stateNotJson } from './state-not-json.ts';
import { textMissing } from './text-missing.ts';
import { thirdPickTells } from './third-pick-tells.ts';
import { tokenInTwoPlaces } from './token-in-two-places.ts';
import { undoTells } from './undo-tells.ts';
import { viewThrows } from './view-throws.ts';
import { waitingTells } from './waiting-tells.ts';
import { wordNeverRun } from './word-never-run.ts';
import { wordsCaught } from './words-caught.ts';
import { wordsCaughtAndTold } from './words-caught-and-told.ts';
import { zoneCopied } from './zone-copied.ts';

/** The game, the invariant it breaks, words of the message, and the choices that must do to show it. */
const BROKEN: readonly (readonly [game: AnyGame, invariant: number, words: readonly string[], choices: number])[] = [
  [idsFromACounter, 1, ['played again', 'events.0.piece is "tower'], 1],
  [listenersKept, 1, ['played again', 'events.1.type is "bled" or "fought"'], 3],
  [setupSharesAnObject, 1, ['played again', 'setup returns the same object as state.board'], 3],
  [eventKept, 2, ['apply.recruited keeps a part of the event as state.units.0', 'copy it'], 1],
  [eventKeptAndChanged, 2, ['not extensible', 'events are frozen', 'copy it'], 2],
  [flowWrites, 2, ['a flow wrote to "rolls" of the state'], 1],
  [applyReadsTheFlow, 2, ['folding the events', 'state.coins is'], 2],
  [stateNotJson, 3, ['state.visited is a Set'], 0],
  [eventNotJson, 3, ['event voted.votes is a Map'], 2],
  [optionsCompletedTwice, 3, ['survives no JSON at choice 0', 'the record does not fit'], 0],
  [memoryOfTheMatch, 4, ['another match, played while this one waited at choice 0, changed it'], 1],
  [openingRunOnce, 5, ['undo of choice 0 does not lead back', 'events.0 is {"coins":'], 2],
  [dealOnce, 5, ['undo of choice 0 breaks down', '"Which card?" offers seat 0 nothing'], 2],
  [answerKept, 6, ['after a fork at choice 0'], 1],
  [copyTooShallow, 6, ['a fork', 'copy shares state.hand with its original'], 1],
  [optionThrows, 7, ['FINDS[place]', 'Where to? > well'], 1],
  [wordNeverRun, 7, ['created and never run'], 1],
  [deadEnd, 8, ['"With which lamp?" offers seat 0 nothing'], 4],
  [beforeLoop, 8, ['more than 50 deep', 'hit (before mirror of 1) → hit (before mirror of 0)'], 3],
  [nobodyIsAsked, 8, ['nobody was asked in more than 1000 turns'], 1],
  [neverEnds, 8, ['not over after 5000 answers', 'the first option is always taken'], 0],
  [endsTooRarely, 8, ['not over after 5000 answers', 'and 4980 more; error.record has them all'], 5000],
  [eventTells, 9, ['seat 1 can tell', 'the event "drew": card is'], 2],
  [eventSharesTheState, 2, ['event shown.row is a part of the state, which will change', 'put a copy'], 1],
  [redactionForgotten, 9, ['seat 1 can tell', 'the event "drew": card is'], 2],
  [spectatorsTold, 9, ['a spectator can tell', 'the event "drew": card is'], 2],
  [fitsTells, 9, ['seat 0 can tell', 'the prompt "What do you wish for?": set.next.0 is'], 0],
  [secondPickTells, 9, ['seat 0 can tell', 'the prompt "What do you wish for?": set.second.'], 0],
  [dieOfTheOpeningTells, 9, ['seat 0 can tell', 'the event "set": target is 1'], 0],
  [redactionInverted, 9, ['the event "drew": card is'], 2],
  [hiddenChoiceTells, 9, ['seat 1 can tell', 'the event "buried": place is'], 2],
  [optionOrderTells, 9, ['seat 0 can tell', 'the prompt "What do they hold?": options.0 is'], 0],
  [promptCounterTells, 9, ['the prompt "0: whom do you strike?", or the prompt "'], 2],
  [derivedStateTells, 9, ['its view: highest is'], 2],
  [waitingTells, 9, ['waiting for seat', 'the event "struck"'], 3],
  [exceptionTells, 9, ['the prompt "What do you wish for?": except.0.option is'], 0],
  [zoneCopied, 9, ['zone "hand" is no array of the state'], 2],
  [openZoneCopied, 9, ['zone "row" is no array of the state'], 1],
  [outcomeTells, 9, ['can tell what is hidden from it by the outcome: it.0.rank is'], 1],
  [prunedOfferTells, 9, ['seat 1 can tell', 'by what is pruned from "Through which door?": options.'], 0],
  [undoTells, 9, ['seat 1 can tell', 'by the answer to undo: "', 'chance was drawn for "harm" since'], 1],
  [latePairTells, 9, ['seat 0 can tell', 'the prompt "What do you wish for?": set.second.4.next.0 is'], 0],
  [pairStopsTells, 9, ['seat 0 can tell', 'the prompt "What do you wish for?": set.second.4.ends.'], 0],
  [hiddenDieSeen, 9, ['can tell what is hidden from it by its view: isOdd is'], 0],
  [keyOrderTells, 9, ['can tell what is hidden from it by the order of keys in its view'], 0],
  [thirdPickTells, 9, ['seat 0 can tell', 'the prompt "What do you wish for?": set.sets.'], 0],
  [nothingHidden, 9, ['nothing hidden differed: the test of leaks tests nothing'], 0],
  [outcomeNotANumber, 8, ['outcome gives seat 0 the score NaN; a score is a number'], 1],
  [outcomeLacksAPlace, 8, ['outcome gives seat', 'no place, but undefined'], 3],
  [ranksDoNotFit, 8, ['which do not fit together; the best is 1, and a rank counts those ahead'], 2],
  [negativeZero, 3, ['state.wind is -0, which JSON turns into 0; add 0 to it'], 1],
  [wordsCaught, 7, ['the rules catch what chance "pile" throws, and go on; take try and catch from around words'], 1],
  [emptyOfferCaught, 7, ['rules caught BrokenRules: "Trade what?" offers seat 0 nothing', 'look before you ask'], 1],
  [
    fitsContradictsItself,
    7,
    ['fits of "Load what?" contradicts itself', 'let it judge by what is picked alone, and change nothing'],
    2,
  ],
  [
    sharedWithinTheState,
    3,
    ['state.hands.0 and state.hands.1 are one object, which a copy makes two: give each its own'],
    2,
  ],
  [
    optionsKept,
    2,
    ['apply.won changed something frozen', 'state.prizes is a part of the options', 'copy it in setup'],
    1,
  ],
  [asyncTurn, 7, ['a turn or opening that is no flow; write a generator, not async'], 0],
  [describeThrows, 12, ['describe.event breaks down for "sold"', 'TypeError'], 1],
  [optionTextThrows, 8, ['outcome gives seat 0 the score NaN', 'seat 0: Buy what? > 7'], 1],
  [promptTextThrows, 12, ['describe.prompt breaks down for "Which way?"', 'seat 0: Which way? > north'], 1],
  [optionTextCounts, 12, ['describe.option says of the same option "soup" now this, now that'], 1],
  [
    promptTextCounts,
    12,
    ['describe.prompt says of the same prompt "True or false?" now this', 'by the prompt alone'],
    1,
  ],
  [textMissing, 12, ['describe.option has no text for "oak", but undefined; give it one'], 1],
  [
    describeRemembers,
    12,
    ['describe.event says of the same event "rose" now this, now that; let it judge by the event alone'],
    3,
  ],
  [evaluateOutOfRange, 12, ['evaluate says', 'for seat 0', 'a number from 0, all is lost, to 1'], 3],
  [evaluateWrites, 2, ['evaluate wrote to "0" of its view; it only looks: copy what you change'], 1],
  [evaluateRemembers, 12, ['evaluate says now this, now that for seat 0', 'let it judge by the view alone'], 1],
  [viewThrows, 12, ['there is no view for seat 0 after the event "fled"', 'TypeError'], 1],
  [redactionCounts, 12, ['are not what follow told', 'event.bell is'], 3],
  [redactionThrows, 12, ['secrets.events.drew breaks down for a spectator', 'TypeError'], 1],
  [eventChanged, 2, ['read only property', 'events are frozen: copy what you change'], 1],
  [wordsCaughtAndTold, 7, ['the rules catch what emit "called" throws'], 1],
  [tokenInTwoPlaces, 9, ['token "', 'is in two places; give each token a name of its own'], 1],
  [
    redactionShowsNoEvent,
    12,
    ['secrets.events.drew shows', 'null, which is no event; show one, or undefined for nothing'],
    1,
  ],
  [guessThrows, 9, ['secrets break down: TypeError'], 1],
  [memoryByIdentity, 6, ['a fork'], 3],
  [longPickTells, 9, ['seat 0 can tell', 'the prompt "What do you wish for?": set.'], 0],
  [firstCome, 10, ['the order of the answers given together at choice 0 matters', 'events.0.first is 0 or 1'], 2],
  [keyOrder, 11, ['with the keys of the state in another order the match differs', 'events.2.seat is'], 2],
  [clock, 11, ['rules used Date'], 1],
  [clockAtSetup, 11, ['rules used Date'], 0],
  [random, 11, ['rules used random'], 1],
  [locale, 11, ['rules used localeCompare'], 0],
];

test.each(BROKEN.map(([game, invariant, words, choices]) => ({ name: game.name, game, invariant, words, choices })))(
  '$name breaks invariant $invariant',
  ({ name, game, invariant, words, choices }) => {
    const error = found(game);
    expect(error.invariant).toBe(invariant);
    expect(error.message).toContain(`${name} breaks invariant ${invariant} (`);
    for (const word of words) expect(error.message).toContain(word);
    expect(error.record?.turns.flat(Number.POSITIVE_INFINITY).length ?? 0).toBeLessThanOrEqual(choices);
  },
);

test('every invariant has a game that breaks it, and every game of this folder is in the table', () => {
  expect(new Set(BROKEN.map(([, invariant]) => invariant))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]));
  const files = readdirSync(import.meta.dirname).filter((file) => !file.endsWith('.test.ts'));
  expect(BROKEN.map(([{ name }]) => `${name}.ts`).sort()).toEqual(files.sort());
});

test('secrets that are declared wrongly are a fault of their own, also to `leaks` alone', () => {
  expect(() => leaks(zoneCopied)).toThrow('zone "hand" is no array of the state');
  expect(() => leaks(redactionThrows)).toThrow('secrets.events.drew breaks down for a spectator: TypeError');
});

test('the report says what is wrong, where, and with which choices', () => {
  expect(found(deadEnd).message).toBe(
    [
      'dead-end breaks invariant 8 (every position has an option or is over, and matches end): BrokenRules: ' +
        '"With which lamp?" offers seat 0 nothing; ask only where there is an option',
      'after 4 choices, seed "check 1":',
      '  seat 0: What do you do? > descend',
      '  seat 0: With which lamp? > candle',
      '  seat 0: What do you do? > descend',
      '  seat 0: What do you do? > descend',
      '  record: {"format":"fermata-1","game":"dead-end","version":1,"seats":1,"seed":"check 1","turns":[[1,0,1,1]]}',
    ].join('\n'),
  );
});

function found(game: AnyGame): BrokenInvariant {
  try {
    checkGame(game);
  } catch (error) {
    if (error instanceof BrokenInvariant) return error;
    throw error;
  }
  throw new Error(`nothing was found wrong with ${game.name}`);
}
