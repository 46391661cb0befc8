/** Everything that made a match, in order. */
import { expect, test } from 'vitest';
import { dice } from '../../test/games/dice.ts';
import { fight } from '../../test/games/fighter.ts';
import { playing, say } from '../../test/games/one-turn.ts';
import { choose } from '../../test/games/table.ts';
import { checkJson, isAlike, replay, type TimelineEntry, timeline } from '../host.ts';
import { because, choose as choosing, draw, start, together } from '../index.ts';
import { ScriptedOracle } from '../testing/index.ts';

test('turns, chance, events and questions follow each other as they happened', () => {
  const match = start(dice, { oracle: new ScriptedOracle([4, 1, 3]) });
  choose(match, 'roll');
  expect(timeline(match)).toMatchObject([
    { type: 'turn', turn: 1 },
    { type: 'chance', label: 'die', face: 4 },
    { type: 'event', index: 0, event: { type: 'rolled', die: 4 }, causes: [], met: [], cancelled: false },
    { type: 'question', choices: 0, seat: 0, options: ['roll', 'hold'], choice: 0 },
    { type: 'chance', label: 'die', face: 1 },
    { type: 'event', index: 1, event: { type: 'busted' } },
    { type: 'turn', turn: 2 },
    { type: 'chance', label: 'die', face: 3 },
    { type: 'event', index: 2, event: { type: 'rolled', die: 3 } },
  ]);
});

test('the end has the outcome', () => {
  const match = playing(() => say('all'));
  expect(timeline(match).at(-1)).toEqual({ type: 'end', outcome: match.outcome });
});

test('replay to the choices of a question stands at that question', () => {
  const match = playing(function* () {
    yield* choosing(0, 'One?', ['a', 'b']);
    yield* together([0, 1], (seat) => choosing(seat, 'Two?', ['a', 'b']));
    yield* choosing(1, 'Three?', ['a', 'b']);
  });
  for (let [prompt] = match.prompts(); prompt !== undefined; [prompt] = match.prompts()) match.answer(prompt.id, 1);
  const questions = timeline(match).filter((entry) => entry.type === 'question');
  expect(questions.map(({ label, seat, choices }) => [label, seat, choices])).toEqual([
    ['One?', 0, 0],
    ['Two?', 0, 1],
    ['Two?', 1, 1],
    ['Three?', 1, 2],
  ]);
  for (const { label, seat, choices } of questions)
    expect(replay(match.game, match.record(), choices).prompts(seat)[0]?.label).toBe(label);
});

test('options are those that were offered, also where rules offered a part of the state', () => {
  const match = playing(
    function* (state) {
      yield* say('first');
      yield* choosing(0, 'Which?', state.said as string[], {
        ask: 'always',
        except: [{ option: 'last', why: 'later' }],
      });
      yield* say('second');
    },
    {},
    { isStrict: false },
  );
  match.answer(match.prompts()[0]!.id, 0); // seat 0 is asked
  expect(timeline(match).find(({ type }) => type === 'question')).toMatchObject({
    options: ['first'],
    except: [{ option: 'last', why: 'later' }],
  });
});

test('every event has all its causes, each with the event it is about, also what was replaced or cancelled', () => {
  const match = fight({ guards: ['captain'], habits: ['medic'] });
  choose(match, 6);
  const events = timeline(match).filter((entry) => entry.type === 'event');
  expect(events.map(({ index }) => index)).toEqual(match.log.map((_, index) => index));
  const causes = events.flatMap((entry) => entry.causes);
  expect(causes.length).toBeGreaterThan(0);
  for (const cause of causes) expect(cause.event).toBeDefined();
  expect(events.map(({ event, cancelled }) => [event, cancelled])).toEqual(
    match.log.map(({ event, cancelled }) => [event, cancelled]),
  );
});

test('it is JSON: what a cause or a listener does not have is left out', () => {
  const match = fight({ guards: ['captain'], habits: ['medic'] });
  choose(match, 6);
  const entries: readonly TimelineEntry[] = timeline(match);
  checkJson(entries, 'timeline');
  expect(isAlike(JSON.parse(JSON.stringify(entries)), entries)).toBe(true);
});

test('a flow that says what it is about, and is nobody’s, is a cause without owner, event and index', () => {
  const match = playing(() => because({ id: 'the deal' }, say('all')));
  const [event] = timeline(match).filter((entry) => entry.type === 'event');
  expect(event?.causes).toStrictEqual([{ by: 'the deal', phase: 'within' }]);
});

test('what chance showed is as it was then, also where it was a part of the state', () => {
  const match = playing(
    function* (state) {
      yield* say('first');
      yield* draw([state.said, state.said], 'list');
      yield* say('second');
    },
    {},
    { isStrict: false },
  );
  expect(timeline(match).find(({ type }) => type === 'chance')).toMatchObject({ label: 'list', face: ['first'] });
});
