/** How cards follow each other, where the rules are silent or easily misread. */
import { scripted } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { adjusted, moved, operate, rolled } from '../../test/operate.ts';
import { sidesOffered } from '../../test/play-card.ts';
import { fireInTheLake } from '../game.ts';

const PASS = { do: 'pass' };
const board = { scenario: 'full', map: 'empty', card: 2, deck: [3, 5, 6] };
const hue = (pieces: object) => ({ spaces: { hue: { pieces } } });
const waiting = (position: object, choices: readonly unknown[] = []) =>
  scripted(fireInTheLake, { position, choices }).waiting();

test('a special activity that leaves the operation no space ends it, and counts', () => {
  const given = { ...hue({ 'us-troops': 1, 'nva-troops': 1 }), tracks: { TRAIL: 0 } };
  const row = { given, chance: { 'air-strike': [1] }, choices: ['air-strike', 'hue'] };
  const { events, deed } = operate('US', 'assault', row);
  expect([deed, events.slice(0, 2)]).toEqual([
    'operation with special',
    [rolled(1, 'air-strike'), moved(1, 'nva-troops', 'hue', 'AVAILABLE')],
  ]);
});

test('a lasting rule is something that happens; one that another blocks is not', () => {
  expect(sidesOffered(33, { by: 'NVA' })).toEqual(['unshaded', 'shaded']);
  expect(sidesOffered(33, { by: 'NVA', given: { inForce: ['4:unshaded'] } })).toEqual(['unshaded']);
});

test('a second faction that passes hands its options to the next; when nobody is left the card ends', () => {
  const acted = [{ faction: 'US', deed: 'operation' }];
  const given = {
    ...board,
    card: 1,
    ...hue({ 'us-troops': 2, 'nva-troops': 2, 'arvn-troops': 1, 'vc-guerrillas': 1 }),
    acted,
  };
  const match = scripted(fireInTheLake, { position: given, choices: [PASS] });
  expect(match.waiting()).toEqual([1]); // US NVA ARVN VC: after the NVA comes ARVN
  const options = (match.prompts()[0]?.options ?? []) as { do: string }[]; // the question is what to do
  expect(new Set(options.map((deal) => deal.do))).toEqual(new Set(['pass', 'limited operation']));
  const all = scripted(fireInTheLake, { position: given, choices: [PASS, PASS, PASS] });
  expect(all.state.card).toBe(3);
});

const sonTay = {
  ...board,
  card: 54, // NVA VC US ARVN
  ...hue({ 'us-troops': 2, 'arvn-troops': 2, 'nva-troops': 1, 'vc-guerrillas': 1 }),
  CASUALTIES: { 'us-troops': 2 },
};
const RESCUE = { do: 'event', card: 54, side: 'unshaded' };
test('eligible now: the US still acts on this card if its symbol comes later', () => {
  expect(waiting({ ...sonTay, eligible: ['VC', 'ARVN'] }, [RESCUE])).toEqual([0]);
});
test('eligible now: if it has acted, the US is eligible on the next card', () => {
  const acted = [{ faction: 'US', deed: 'operation with special' }];
  const { state } = scripted(fireInTheLake, {
    position: { ...sonTay, acted, eligible: ['US', 'ARVN'] },
    choices: [RESCUE],
  });
  expect([state.card, state.eligible.US, state.eligible.ARVN]).toEqual([3, true, false]);
});

test('pivotal events are asked for in the order US, NVA, ARVN, VC', () => {
  const spaces = { hue: { pieces: { 'vc-guerrillas': 21 } }, 'central-laos': { pieces: { 'nva-troops': 5 } } };
  const given = { ...board, spaces, leaders: [125, 126] };
  const asked = [[], ['no'], ['no', 'no'], ['no', 'no', 'no']].map((choices) => waiting(given, choices)[0]);
  expect(asked).toEqual([0, 2, 1, 3]);
});

test('after a pivotal event the second faction acts by the order on it', () => {
  const position = {
    ...board,
    ...hue({ 'us-troops': 2, 'arvn-police': 2, 'vc-guerrillas': 1 }),
    leaders: [125, 126],
    pivotal: [123],
  };
  // Vietnamization: ARVN US NVA VC. Four ARVN cubes come; then the US is asked what to do.
  const pieces = Array.from({ length: 4 }, () => ['arvn-troops in AVAILABLE', 'hue']).flat();
  const match = scripted(fireInTheLake, { position, choices: ['yes', ...pieces] });
  expect([match.state.acted, match.waiting()]).toEqual([[{ faction: 'ARVN', deed: 'event' }], [0]]);
});

test('in Short nobody holds a pivotal event', () => {
  expect(scripted(fireInTheLake, { position: { scenario: 'short', card: 1, deck: [2] } }).state.pivotal).toEqual([]);
});

test('the second of two coups has its leader and its immediate effect, and no round', () => {
  const given = { ...board, card: 129, deck: [2, 130], leaders: [128], afterCoup: true, ...hue({ 'arvn-police': 3 }) };
  const { events } = scripted(fireInTheLake, { position: given });
  expect(events.map(({ type }) => type)).toEqual([
    'cardDrawn',
    'moved',
    'leaderCame',
    'cardEnded',
    'cardBegan',
    'cardDrawn',
  ]);
});

test('transfers: both are asked when either begins, where they sit apart', () => {
  const given = {
    ...board,
    transfers: true,
    tracks: { RES_NVA: 3, RES_VC: 2 },
    eligible: ['VC'],
    ...hue({ 'vc-guerrillas': 1 }),
  };
  expect(waiting(given)).toEqual([2]);
  expect(waiting(given, [3])).toEqual([3]);
  const { events } = scripted(fireInTheLake, { position: given, choices: [3, 0] });
  expect(events.filter(({ type }) => type === 'adjusted')).toEqual([adjusted('RES_NVA', -3), adjusted('RES_VC', 3)]);
  const shared = scripted(fireInTheLake, { seats: 2, position: given });
  expect(shared.prompts()[0]?.label).toBe('What now?');
});
