/** The interactive choice protocol, on the game it was written for: its invariants and tests under their own numbers. */
import { type AnyMatch, type Choice, type Prompt, seeded, start } from '@fermata/core';
import { load } from '@fermata/core/host';
import { choices, complete, type Move, moves, play, randomAnswer, satisfiable } from '@fermata/core/moves';
import { scripted } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { sampled } from '../test/sampled.ts';
import type { About } from './asking/ask.ts';
import { fireInTheLake } from './game.ts';
import { count } from './named.ts';
import type { State } from './state/state.ts';

const CITIES = ['hue', 'da-nang', 'kontum', 'qui-nhon', 'cam-ranh', 'an-loc', 'saigon', 'can-tho'] as const;
const US = 0;
/** Somebody is there, so that the US has something to do whatever the card says. */
const spaces = { 'khanh-hoa': { pieces: { 'us-irregulars': 1 } } };
const TONKIN = { scenario: 'full', map: 'empty', spaces, card: 1, deck: [2, 3, 4] };

/** Gulf of Tonkin with so many US troops out of play; its air strike has nothing to hit, unless there is a Trail. */
function tonkin(troops: number, trail = 0, seed = 1): AnyMatch {
  const position = { ...TONKIN, OUT_OF_PLAY: { 'us-troops': troops }, tracks: { TRAIL: trail } };
  return start(fireInTheLake, { position, seed });
}
type Deal = { readonly do: string; readonly side?: string };
function deals(match: AnyMatch, seat = US): Deal[] {
  return [...(match.prompts(seat)[0]?.options ?? [])] as Deal[]; // what to do with a card
}
const events = (match: AnyMatch) => deals(match).filter((one) => one.do === 'event');
function eventMove(match: AnyMatch, side = 'unshaded'): Move {
  return [deals(match).findIndex((one) => one.do === 'event' && one.side === side)];
}
const stateOf = (match: AnyMatch) => match.state as State;
const heldIn = (match: AnyMatch) => CITIES.filter((city) => count(stateOf(match), city, 'us-troops') > 0);
const outOfPlay = (match: AnyMatch) => count(stateOf(match), 'OUT_OF_PLAY', 'us-troops');

/** A move completed with one answer after the other, and the options of each question on the way. */
function asked(match: AnyMatch, move: Move, choose: (prompt: Prompt) => Choice): { move: Move; offers: unknown[] } {
  const offers: unknown[] = [];
  const whole = complete(match, US, move, (prompt) => {
    offers.push(prompt.options);
    return choose(prompt);
  });
  return { move: whole, offers };
}
const first = () => 0;

test('test 1: base moves carry card and side alone, one for each side that would do something', () => {
  const match = tonkin(8);
  expect(events(match)).toEqual([{ do: 'event', card: 1, side: 'unshaded' }]);
  const both = start(fireInTheLake, {
    position: { ...TONKIN, OUT_OF_PLAY: { 'us-troops': 8 }, CASUALTIES: { 'us-troops': 1 } },
  });
  expect(events(both)).toEqual([
    { do: 'event', card: 1, side: 'unshaded' },
    { do: 'event', card: 1, side: 'shaded' },
  ]);
  for (const one of [match, both]) expect(moves(one, US)).toEqual(deals(one).map((_, at) => [at]));
});

test('test 1: a card with branches is one base move; the branch is its first question', () => {
  const position = { ...TONKIN, card: 50, eligible: ['US'], OUT_OF_PLAY: { 'us-troops': 4 } };
  const match = start(fireInTheLake, { position });
  expect(events(match).filter(({ side }) => side === 'unshaded')).toEqual([
    { do: 'event', card: 50, side: 'unshaded' },
  ]);
  const branch = choices(match, US, eventMove(match));
  expect(branch).toMatchObject({ status: 'pending', prompt: { options: ['us-troops', 'RES_ARVN'] } });
});

test('test 2: the next question of the event is a city for the first piece, all eight of them', () => {
  const match = tonkin(8);
  const before = structuredClone(match.state);
  expect(choices(match, US, eventMove(match))).toMatchObject({
    status: 'pending',
    prompt: { options: CITIES, about: { card: 1, of: 'event', step: 'where', faction: 'US' } },
  });
  expect(match.state).toEqual(before);
  for (const city of CITIES.keys()) expect(satisfiable(match, US, [...eventMove(match), city])).toBe(true);
});

test('test 3: step by step all six decisions are made, each of eight cities, and the move can be played', () => {
  const match = tonkin(8);
  const { move, offers } = asked(match, eventMove(match), (prompt) => prompt.options.indexOf('saigon'));
  expect(offers).toEqual(Array(6).fill(CITIES));
  expect(move.slice(1)).toEqual(Array(6).fill(CITIES.indexOf('saigon')));
  play(match, US, move);
  expect(count(stateOf(match), 'saigon', 'us-troops')).toBe(6);
  expect(outOfPlay(match)).toBe(2);
});

test('test 4: random completion spreads over cities', () => {
  for (let seed = 0; seed < 10; seed++) {
    const match = tonkin(8);
    const oracle = seeded(`spread ${seed}`);
    play(match, US, asked(match, eventMove(match), (prompt) => randomAnswer(prompt, oracle)).move);
    expect(heldIn(match).length).toBeGreaterThan(1);
  }
});

test('test 5: whoever looks at what each option is worth completes the move, and applies it', () => {
  const match = tonkin(8);
  const made: Choice[] = [...eventMove(match)];
  const greedy = ({ options }: Prompt) => {
    const worths = options.map((_, at) => worth(match, [...made, at]));
    const best = worths.indexOf(Math.max(...worths));
    made.push(best);
    return best;
  };
  play(match, US, complete(match, US, eventMove(match), greedy));
  expect(outOfPlay(match)).toBe(2);
  const inCities = CITIES.map((city) => count(stateOf(match), city, 'us-troops'));
  expect(inCities.reduce((sum, n) => sum + n)).toBe(6);
});
function worth(match: AnyMatch, made: readonly Choice[]): number {
  const fork = match.fork();
  for (const choice of made) fork.answer(fork.prompts(US)[0]?.id ?? 0, choice);
  return fork.evaluate(US);
}

test.each([
  [8, 6],
  [6, 6],
  [4, 4],
  [1, 1],
])('test 6: %i troops out of play give %i questions for a city', (troops, questions) => {
  const match = tonkin(troops);
  const { move, offers } = asked(match, eventMove(match), first);
  expect(offers).toEqual(Array(questions).fill(CITIES));
  play(match, US, move);
  expect(outOfPlay(match)).toBe(troops - questions);
});

test('tests 2 and 6: where there is a Trail the strike comes first; declined, the cities follow', () => {
  const match = tonkin(8, 2);
  const strike = choices(match, US, eventMove(match));
  expect(strike).toMatchObject({
    status: 'pending',
    prompt: { options: ['no', 'yes'], about: { of: 'air-strike', step: 'free' } },
  });
  const { move, offers } = asked(match, [...eventMove(match), 0], first);
  expect(offers).toEqual(Array(6).fill(CITIES));
  play(match, US, move);
  expect(stateOf(match).tracks.TRAIL).toBe(2);
});

test('test 2: accepted, the strike commits, since a die decides; the cities follow behind it', () => {
  const match = tonkin(8, 2);
  expect(choices(match, US, [...eventMove(match), 1])).toEqual({
    status: 'committed',
    why: 'chance decides "air-strike"',
  });
  const position = { ...TONKIN, OUT_OF_PLAY: { 'us-troops': 8 }, tracks: { TRAIL: 2 } };
  const event = { do: 'event', card: 1, side: 'unshaded' };
  const chance = { 'air-strike': [2] };
  const struck = scripted(fireInTheLake, { position, chance, choices: [event, 'yes', 'TRAIL'] });
  expect(struck.state.tracks.TRAIL).toBe(1);
  expect(struck.prompts(US)[0]?.options).toEqual(CITIES);
});

test('test 7: with none left the event is complete once the strike is declined, and committed once it is not', () => {
  const match = tonkin(0, 2);
  const event = eventMove(match);
  expect(choices(match, US, [...event, 0])).toEqual({ status: 'complete' });
  expect(choices(match, US, [...event, 1])).toEqual({ status: 'committed', why: 'chance decides "air-strike"' });
  const before = structuredClone(stateOf(match).pieces);
  play(match, US, [...event, 0]);
  expect(stateOf(match).pieces).toEqual(before);
});

test('test 8: an event without a choice is complete at once', () => {
  const position = { ...TONKIN, card: 7 };
  const match = start(fireInTheLake, { position });
  const move = eventMove(match, 'shaded');
  expect(choices(match, US, move)).toEqual({ status: 'complete' });
  play(match, US, move);
  // The Trail of the full scenario is at 1, and ARVN has 30.
  expect(stateOf(match).tracks).toMatchObject({ TRAIL: 2, RES_ARVN: 21 });
});

test('test 9: where neither the strike nor a piece can do anything, the side is not offered', () => {
  expect(events(tonkin(0))).toEqual([]);
  expect(events(tonkin(0, 1))).toHaveLength(1);
  expect(events(tonkin(1))).toHaveLength(1);
});

test('test 9: what is not offered is illegal, and not satisfiable', () => {
  const match = tonkin(0);
  const beyond: Move = [deals(match).length];
  expect(deals(match)).toContainEqual({ do: 'operation', operation: 'train' });
  expect(choices(match, US, beyond).status).toBe('illegal');
  expect(satisfiable(match, US, beyond)).toBe(false);
  expect(() => play(match, US, beyond)).toThrow('cannot be played');
});

test('test 10: a whole game runs, its events are completed and applied, and its record holds every decision', () => {
  const match: AnyMatch = start(fireInTheLake, { seed: 11 });
  const oracle = seeded('whole');
  let decisions = 0;
  for (let [prompt] = match.prompts(); prompt !== undefined; [prompt] = match.prompts()) {
    if ((prompt.about as About).of === 'event') decisions++;
    // Whoever may have an event takes it, so that there are events in it, however it goes.
    const event = prompt.options.findIndex((option) => (option as { do?: string }).do === 'event');
    match.answer(prompt.id, event < 0 ? randomAnswer(prompt, oracle) : event);
  }
  expect(match.outcome).toHaveLength(4);
  expect(match.events.filter(({ type }) => type === 'eventBegan').length).toBeGreaterThan(3);
  expect(decisions).toBeGreaterThan(10);
  expect(load(fireInTheLake, match.record()).state).toEqual(match.state);
});

test('test 11: operations are what they are, whatever the card, and whatever its event', () => {
  const operations = (card: number) =>
    deals(start(fireInTheLake, { position: { scenario: 'short', card, deck: [2, 3] } })).filter(
      (one) => one.do === 'operation',
    );
  // Nobody is exposed where US troops are, but NVA troops are in Laos, and an Air Lift may open the Assault.
  expect(operations(1)).toEqual(
    ['train', 'patrol', 'sweep', 'assault'].map((operation) => ({ do: 'operation', operation })),
  );
  // All of them begin with the US.
  for (const card of [4, 7, 10, 23]) expect(operations(card)).toEqual(operations(1));
});

test('invariant 1: the same seed and the same decisions are the same match', () => {
  const match = tonkin(8, 2, 7);
  const oracle = seeded('again');
  for (let answers = 0; answers < 60; answers++) {
    const [prompt] = match.prompts();
    if (prompt !== undefined) match.answer(prompt.id, randomAnswer(prompt, oracle));
  }
  const again = load(fireInTheLake, JSON.parse(JSON.stringify(match.record())));
  expect(again.state).toEqual(match.state);
  expect(again.events).toEqual(match.events);
});

test('invariants 2, 3 and 7: every base move of sampled prompts is satisfiable, and any completion can be played', () => {
  const { prompts, played } = sampled({ scenario: 'short', seed: 21, every: 3 });
  expect(prompts).toBeGreaterThan(20);
  expect(played).toBeGreaterThan(100);
});

test('invariant 4: nothing to pick is no question', () => {
  const position = { ...TONKIN, CASUALTIES: { 'us-troops': 2 }, tracks: { TRAIL: 0 } };
  const match = start(fireInTheLake, { position });
  expect(events(match)).toEqual([{ do: 'event', card: 1, side: 'shaded' }]);
});

test('invariant 5: an event that moves all and adds is complete with its base move', () => {
  const position = { ...TONKIN, CASUALTIES: { 'us-troops': 2 }, tracks: { TRAIL: 0, AID: 15 } };
  const match = start(fireInTheLake, { position });
  const move = eventMove(match, 'shaded');
  expect(choices(match, US, move)).toEqual({ status: 'complete' });
  play(match, US, move);
  expect(outOfPlay(match)).toBe(2);
  expect(stateOf(match).tracks.AID).toBe(13);
});

test('invariant 6: an operation is asked step by step in the same way, and says what it belongs to', () => {
  const match: AnyMatch = start(fireInTheLake, { seed: 31 });
  const oracle = seeded('about');
  for (let [prompt] = match.prompts(); prompt !== undefined && match.choices < 400; [prompt] = match.prompts()) {
    expect(prompt.about).toMatchObject({ card: stateOf(match).card, of: expect.any(String), step: expect.any(String) });
    match.answer(prompt.id, randomAnswer(prompt, oracle));
  }
});

test('invariant 7: as many base moves for events as sides that would do something', () => {
  const match: AnyMatch = start(fireInTheLake, { seed: 41 });
  const oracle = seeded('sides');
  for (let [prompt] = match.prompts(); prompt !== undefined && match.choices < 300; [prompt] = match.prompts()) {
    const sides = deals(match, prompt.seat).filter((one) => one.do === 'event');
    expect(sides.length).toBe(new Set(sides.map(({ side }) => side)).size);
    for (const one of sides) expect(Object.keys(one)).toEqual(['do', 'card', 'side']);
    match.answer(prompt.id, randomAnswer(prompt, oracle));
  }
});
