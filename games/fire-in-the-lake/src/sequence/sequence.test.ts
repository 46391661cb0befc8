/** How cards follow each other, and how a match ends. */
import { scripted } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { fireInTheLake } from '../game.ts';
import { standing } from './outcome.ts';

const PASS = { do: 'pass' };
const board = { scenario: 'full', map: 'empty', card: 2, deck: [3, 5, 6] };
const SPACES = { spaces: { hue: { pieces: { 'us-troops': 2, 'vc-guerrillas': 2, 'arvn-police': 1 } } } };
function kinds(match: ReturnType<typeof scripted>): string[] {
  const options = (match.prompts()[0]?.options ?? []) as { do: string }[]; // the question is what to do
  return [...new Set(options.map((deal) => deal.do))];
}

test('whoever passes gets a little, and the next in the order on the card steps up', () => {
  const position = { ...board, ...SPACES };
  const match = scripted(fireInTheLake, { position, choices: [PASS, PASS, PASS] });
  expect(match.events.filter(({ type }) => type !== 'cardDrawn')).toEqual([
    { type: 'adjusted', track: 'RES_ARVN', by: 3 },
    { type: 'passed', faction: 'US' },
    { type: 'adjusted', track: 'RES_NVA', by: 1 },
    { type: 'passed', faction: 'NVA' },
    { type: 'adjusted', track: 'RES_ARVN', by: 3 },
    { type: 'passed', faction: 'ARVN' },
  ]);
  expect(match.waiting()).toEqual([3]);
});

test.each([
  ['operation', ['pass', 'limited operation']],
  ['operation with special', ['pass', 'event', 'limited operation']],
  ['event', ['pass', 'operation']],
])('after %s the second may: %j', (deed, expected) => {
  const position = { ...board, card: 1, ...SPACES, OUT_OF_PLAY: { 'us-troops': 1 }, acted: [{ faction: 'US', deed }] };
  expect(kinds(scripted(fireInTheLake, { position }))).toEqual(expected);
});

test('whoever has acted is ineligible on the next card, the others are eligible', () => {
  const position = { ...board, card: 10, eligible: ['US'], tracks: { TRAIL: 2 } };
  const choices = [{ do: 'event', card: 10, side: 'shaded' }];
  const { state } = scripted(fireInTheLake, { position, choices });
  expect(state.card).toBe(3);
  expect(state.eligible).toEqual({ US: false, ARVN: true, NVA: true, VC: true });
});

test('whoever is ineligible through the next card does not act on this one any more', () => {
  const position = { ...board, card: 10, eligible: ['US', 'NVA'], tracks: { TRAIL: 2 } };
  const { state } = scripted(fireInTheLake, { position, choices: [{ do: 'event', card: 10, side: 'unshaded' }] });
  expect([state.card, state.eligible.NVA]).toEqual([3, false]);
});

test('a pivotal event takes the place of the card, and a later one trumps an earlier', () => {
  const spaces = {
    hue: { pieces: { 'vc-guerrillas': 21 } },
    'central-laos': { pieces: { 'nva-bases': 1 } },
  };
  const position = { ...board, spaces, leaders: [125, 126], pivotal: [121, 123] };
  const match = scripted(fireInTheLake, { position, choices: ['yes', 'yes'] });
  expect(match.state.card).toBe(123);
  expect(match.state.pivotal).toEqual([121]);
});

test('there is no pivotal event in monsoon', () => {
  const position = { ...board, next: 128, leaders: [125, 126], pivotal: [123] };
  expect(scripted(fireInTheLake, { position }).prompts()[0]?.label).toBe('What now?');
});

test('two coups in a row: the second brings a leader and no round; the last one ends the game', () => {
  const position = { ...board, card: 128, next: 0, deck: [], afterCoup: true };
  const match = scripted(fireInTheLake, { position });
  expect(match.events.map(({ type }) => type)).toEqual(['leaderCame', 'ended']);
});

test('a deck without a coup ends by margins', () => {
  const position = { ...board, deck: [], eligible: [] };
  expect(scripted(fireInTheLake, { position }).outcome).toHaveLength(4);
});

test.each([
  ['before the first card', {}, ['ended']],
  ['after a coup round', { card: 128, phase: 'reset' }, ['wereReset', 'cardEnded', 'ended']],
])('where no card is left, margins decide: %s', (_, given, types) => {
  const { events, outcome } = scripted(fireInTheLake, { position: { scenario: 'full', deck: [], ...given } });
  expect([events.map(({ type }) => type), outcome?.length]).toEqual([types, 4]);
});

test('after a coup round that a position begins in, the first card of the deck is played', () => {
  const position = { ...board, card: 128, phase: 'reset', deck: [3, 5, 129] };
  const { state, events } = scripted(fireInTheLake, { position });
  expect(events.filter(({ type }) => type === 'cardBegan')).toEqual([{ type: 'cardBegan', card: 3 }]);
  expect([state.card, state.next, state.phase]).toEqual([3, 5, 'card']);
});

const margins = { US: 1, ARVN: -3, NVA: 2, VC: -1 };
test.each([
  [{ US: 0, ARVN: 1, NVA: 2, VC: 3 }, false, [1, -3, 2, -1]],
  [{ US: 0, ARVN: 0, NVA: 1, VC: 1 }, false, [-3, 2]],
  [{ US: 0, ARVN: 0, NVA: 1, VC: 1 }, true, [-3, -1]],
  [{ US: 0, ARVN: 1, NVA: 2, VC: 2 }, true, [1, -3, -1]],
])('seats %j, after the last coup %s: margins %j', (seats, isFinal, expected) => {
  expect(standing({ seats }, margins, isFinal).map(({ margin }) => margin)).toEqual(expected);
});

test('of equal margins VC come first, then ARVN, NVA, US', () => {
  const over = { margins: { US: 0, ARVN: 0, NVA: 0, VC: 0 }, isFinal: true };
  const match = scripted(fireInTheLake, { position: { ...board, phase: 'over', over } });
  expect(match.outcome?.map(({ rank }) => rank)).toEqual([4, 2, 3, 1]);
});
