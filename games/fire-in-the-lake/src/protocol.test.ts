/** The interactive choice protocol, on the game it was written for: its invariants and tests under their own numbers. */
import { type AnyMatch, type Prompt, seeded, start } from '@fermata/core';
import { load } from '@fermata/core/host';
import { choices, complete, type Move, moves, play, randomAnswer, satisfiable } from '@fermata/core/moves';
import { expect, test } from 'vitest';
import type { About } from './asking/ask.ts';
import { fireInTheLake } from './game.ts';
import { count } from './named.ts';
import type { State } from './state/state.ts';

const CITIES = ['hue', 'da-nang', 'kontum', 'qui-nhon', 'cam-ranh', 'an-loc', 'saigon', 'can-tho'];
const US = 0;

/** Gulf of Tonkin with so many US troops out of play; its air strike has nothing to hit, unless there is a Trail. */
function tonkin(troops: number, trail = 0, seed = 1): AnyMatch {
  const position = {
    scenario: 'full',
    map: 'empty',
    card: 1,
    deck: [2, 3, 4],
    OUT_OF_PLAY: { 'us-troops': troops },
    tracks: { TRAIL: trail },
  };
  return start(fireInTheLake, { position, seed });
}
function deals(match: AnyMatch): { do: string; card?: number; side?: string }[] {
  return [...(match.prompts(US)[0]?.options ?? [])] as { do: string; card?: number; side?: string }[]; // what to do with a card
}
function eventMove(match: AnyMatch, side = 'unshaded'): Move {
  return [deals(match).findIndex((one) => one.do === 'event' && one.side === side)];
}
const stateOf = (match: AnyMatch) => match.state as State;
const first = () => 0;

test('test 1: base moves carry card and side alone, one for each side that would do something', () => {
  const match = tonkin(8);
  expect(deals(match).filter((one) => one.do === 'event')).toEqual([{ do: 'event', card: 1, side: 'unshaded' }]);
  expect(moves(match, US)).toEqual(deals(match).map((_, at) => [at]));
});

test('test 2: the next question of the event is a city for the first piece, all eight of them', () => {
  const match = tonkin(8);
  const status = choices(match, US, eventMove(match));
  expect(status).toMatchObject({
    status: 'pending',
    prompt: { options: CITIES, about: { card: 1, of: 'event', step: 'where' } },
  });
});

test('test 3: step by step all six decisions are made, and the move can be played', () => {
  const match = tonkin(8);
  const move = complete(match, US, eventMove(match), (prompt) => prompt.options.indexOf('saigon'));
  expect(move).toHaveLength(1 + 6);
  play(match, US, move);
  expect(count(stateOf(match), 'saigon', 'us-troops')).toBe(6);
  expect(count(stateOf(match), 'OUT_OF_PLAY', 'us-troops')).toBe(2);
});

test('test 4: random completion spreads over cities', () => {
  const match = tonkin(8);
  const oracle = seeded('spread');
  play(
    match,
    US,
    complete(match, US, eventMove(match), (prompt) => randomAnswer(prompt, oracle)),
  );
  const held = CITIES.filter((city) => count(stateOf(match), city as 'hue', 'us-troops') > 0);
  expect(held.length).toBeGreaterThan(1);
});

test('test 5: whoever looks at what each option is worth completes and applies it, too', () => {
  const match = tonkin(8);
  match.answer(match.prompts(US)[0]?.id ?? 0, eventMove(match)[0] ?? 0);
  for (let [prompt] = match.prompts(US); (prompt?.about as About)?.step === 'where'; [prompt] = match.prompts(US)) {
    const open = prompt as Prompt; // it is asked, since it is about something
    const worths = open.options.map((_, at) => {
      const fork = match.fork();
      fork.answer(open.id, at);
      return fork.evaluate(US);
    });
    match.answer(open.id, worths.indexOf(Math.max(...worths)));
  }
  expect(count(stateOf(match), 'OUT_OF_PLAY', 'us-troops')).toBe(2);
});

test.each([
  [8, 6],
  [4, 4],
  [1, 1],
])('test 6: %i troops out of play give %i questions for a city', (troops, questions) => {
  const match = tonkin(troops);
  expect(complete(match, US, eventMove(match), first)).toHaveLength(1 + questions);
});

test('test 7: with none left the event is complete once the strike is declined, and committed once it is not', () => {
  const match = tonkin(0, 2);
  const event = eventMove(match);
  expect(choices(match, US, [...event, 0])).toEqual({ status: 'complete' });
  expect(choices(match, US, [...event, 1])).toEqual({ status: 'committed', why: 'chance decides "air-strike"' });
});

test('test 8: an event without a choice is complete at once', () => {
  const position = { scenario: 'full', map: 'empty', card: 7, deck: [2, 3, 4] };
  const match = start(fireInTheLake, { position });
  const move = eventMove(match, 'shaded');
  expect(choices(match, US, move)).toEqual({ status: 'complete' });
  play(match, US, move);
  expect(stateOf(match).tracks.TRAIL).toBe(2);
});

test('test 9: a side of which nothing can be done is not offered', () => {
  expect(deals(tonkin(0)).filter((one) => one.do === 'event')).toEqual([]);
});

test('test 10: a whole game runs, and its record holds every decision', () => {
  const match: AnyMatch = start(fireInTheLake, { seed: 11 });
  const oracle = seeded('whole');
  while (match.outcome === undefined) {
    const [prompt] = match.prompts();
    if (prompt === undefined) break;
    match.answer(prompt.id, randomAnswer(prompt, oracle));
  }
  expect(match.outcome).toHaveLength(4);
  expect(match.events.some(({ type }) => type === 'eventBegan')).toBe(true);
});

test('test 11: operations are what they are, whatever the card', () => {
  const position = { scenario: 'short', card: 1, deck: [2, 3] };
  const other = { scenario: 'short', card: 7, deck: [2, 3] };
  const operations = (match: AnyMatch) => deals(match).filter((one) => one.do === 'operation');
  expect(operations(start(fireInTheLake, { position }))).toEqual(operations(start(fireInTheLake, { position: other })));
});

test('invariant 1: the same seed and the same decisions are the same match', () => {
  const match = tonkin(8, 2, 7);
  const oracle = seeded('again');
  for (let answers = 0; answers < 60; answers++) {
    const [prompt] = match.prompts();
    if (prompt !== undefined) match.answer(prompt.id, randomAnswer(prompt, oracle));
  }
  expect(load(fireInTheLake, match.record()).state).toEqual(match.state);
});

test('invariants 2, 3 and 7: every base move of sampled prompts is satisfiable, and any completion can be played', () => {
  const match: AnyMatch = start(fireInTheLake, { seed: 21, options: { scenario: 'short' } });
  const oracle = seeded('sampled');
  for (let [prompt] = match.prompts(); prompt !== undefined && match.choices < 300; [prompt] = match.prompts()) {
    if (match.choices % 12 === 0)
      for (const move of moves(match, prompt.seat)) {
        expect(satisfiable(match, prompt.seat, move)).toBe(true);
        const whole = complete(match, prompt.seat, move, (open) => randomAnswer(open, oracle));
        if (whole !== undefined) play(match.fork(), prompt.seat, whole);
      }
    match.answer(prompt.id, randomAnswer(prompt, oracle));
  }
  expect(match.choices).toBe(300);
});

test('invariants 4 and 5: nothing to pick and nothing to choose are no questions', () => {
  const position = {
    scenario: 'full',
    map: 'empty',
    card: 1,
    deck: [2, 3, 4],
    CASUALTIES: { 'us-troops': 2 },
    tracks: { TRAIL: 0 },
  };
  const match = start(fireInTheLake, { position });
  expect(choices(match, US, eventMove(match, 'shaded'))).toEqual({ status: 'complete' });
});

test('invariant 6: what is asked about says what it belongs to', () => {
  const match: AnyMatch = start(fireInTheLake, { seed: 31 });
  const oracle = seeded('about');
  for (let [prompt] = match.prompts(); prompt !== undefined && match.choices < 400; [prompt] = match.prompts()) {
    expect(prompt.about).toMatchObject({ card: stateOf(match).card, of: expect.any(String), step: expect.any(String) });
    match.answer(prompt.id, randomAnswer(prompt, oracle));
  }
});
