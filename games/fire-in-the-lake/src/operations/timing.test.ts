/** The special activity: before the operation, between its spaces, or after all that it does. */
import { expect, test } from 'vitest';
import { adjusted, flipped, moved, offered, operate, rolled } from '../../test/operate.ts';

const found = (n: number, space: string) => flipped(n, 'vc-guerrillas', 'vc-guerrillas!active', space);

test('an Air Strike hits what the Sweep has found', () => {
  const spaces = { hue: { pieces: { 'us-troops': 2, 'vc-guerrillas': 2 } } };
  const row = {
    given: { spaces, tracks: { TRAIL: 0 } },
    chance: { 'air-strike': [1] },
    choices: ['hue', 'done', 'air-strike', 'hue'],
  };
  const { events, deed } = operate('US', 'sweep', row);
  expect(events).toEqual([
    found(2, 'hue'),
    rolled(1, 'air-strike'),
    moved(1, 'vc-guerrillas!active', 'hue', 'AVAILABLE'),
    { type: 'shifted', in: 'hue', to: 'PASSIVE_OPPOSITION' },
  ]);
  expect(deed).toBe('operation with special');
});

test('an Air Strike hits what a Patrol has found, and then the Assault is over', () => {
  const spaces = { 'loc-hue-da-nang': { pieces: { 'us-troops': 1, 'vc-guerrillas': 2 } } };
  const row = {
    given: { spaces, tracks: { TRAIL: 0 } },
    chance: { 'air-strike': [1] },
    choices: ['done', 'done', 'air-strike', 'loc-hue-da-nang'],
  };
  expect(operate('US', 'patrol', row).events).toEqual([
    found(1, 'loc-hue-da-nang'),
    rolled(1, 'air-strike'),
    moved(1, 'vc-guerrillas!active', 'loc-hue-da-nang', 'AVAILABLE'),
  ]);
});

test('Infiltrate brings as many as the Trail that the Rally has improved', () => {
  const spaces = { 'central-laos': { pieces: { 'nva-bases': 1 } } };
  const row = {
    given: { spaces, tracks: { TRAIL: 1, RES_NVA: 5 } },
    choices: ['central-laos', 'guerrilla', 'done', 'yes', 'infiltrate', 3],
  };
  expect(operate('NVA', 'rally', row).events).toEqual([
    adjusted('RES_NVA', -1),
    moved(1, 'nva-guerrillas', 'AVAILABLE', 'central-laos'),
    adjusted('RES_NVA', -2),
    adjusted('TRAIL', 1),
    moved(3, 'nva-troops', 'AVAILABLE', 'central-laos'),
  ]);
});

test('where the end of the operation changes nothing, the special activity is not asked for again', () => {
  const spaces = { hue: { pieces: { 'us-troops': 2 } }, 'da-nang': { pieces: { 'us-troops': 1 } } };
  const { events, isOver } = operate('US', 'sweep', {
    given: { spaces },
    choices: ['quang-nam', 'us-troops in da-nang', 'done', 'done'],
  });
  expect(isOver).toBe(true);
  expect(events).toEqual([moved(1, 'us-troops', 'da-nang', 'quang-nam')]);
});

test('troops that were lifted may still sweep, and those that swept may be lifted', () => {
  const spaces = {
    saigon: { pieces: { 'us-troops': 1 } },
    'da-nang': { pieces: {} },
    'quang-nam': { pieces: { 'vc-guerrillas': 1 } },
  };
  const first = ['air-lift', 'da-nang', 'quang-nam'];
  expect(operate('US', 'sweep', { given: { spaces }, choices: first }).events).toEqual([
    moved(1, 'us-troops', 'saigon', 'da-nang'),
    moved(1, 'us-troops', 'da-nang', 'quang-nam'),
    found(1, 'quang-nam'),
  ]);
  const near = { ...spaces, saigon: { pieces: {} }, 'da-nang': { pieces: { 'us-troops': 1 } } };
  const after = ['quang-nam', 'done', 'air-lift', 'hue'];
  expect(operate('US', 'sweep', { given: { spaces: near }, choices: after }).events).toEqual([
    moved(1, 'us-troops', 'da-nang', 'quang-nam'),
    found(1, 'quang-nam'),
    moved(1, 'us-troops', 'quang-nam', 'hue'),
  ]);
});

test('the VC are not offered an operation that their tax could not open', () => {
  const given = { spaces: { hue: { pieces: { 'vc-guerrillas': 1 } } }, tracks: { RES_VC: 0 } };
  expect(offered('VC', { given })).toEqual(['rally', 'march', 'terror']);
});

test('the NVA who rally nowhere improve the Trail: that is all there is to it', () => {
  const given = { tracks: { TRAIL: 1, RES_NVA: 5 } };
  expect(operate('NVA', 'rally', { given, choices: ['done'] }).events).toEqual([
    adjusted('RES_NVA', -2),
    adjusted('TRAIL', 1),
  ]);
});
