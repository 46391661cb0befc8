/** What has moved does not move again, by whatever means it got away or came out; and where a special activity cannot come. */
import { expect, test } from 'vitest';
import { flipped, moved, operate } from '../../test/operate.ts';

const LINE = 'loc-hue-da-nang';
const tracks = { TRAIL: 0, RES_ARVN: 12, RES_VC: 5, RES_NVA: 5 };

test('a cube that has patrolled and was flown elsewhere does not patrol again', () => {
  const given = { tracks, spaces: { hue: { pieces: { 'us-troops': 1 } } } };
  const choices = [LINE, 'air-lift', 'da-nang'];
  const { events, isOver } = operate('US', 'patrol', { given, choices, isOpen: true });
  expect(events).toEqual([moved(1, 'us-troops', 'hue', LINE), moved(1, 'us-troops', LINE, 'da-nang')]);
  expect(isOver).toBe(true);
});

test('who flies, one who has swept or one who has not, is asked where both are there', () => {
  const spaces = { 'da-nang': { pieces: { 'us-troops': 1 } }, 'quang-nam': { pieces: { 'us-troops': 1 } } };
  const choices = ['quang-nam', 'air-lift', 'hue', 1];
  const { offer } = operate('US', 'sweep', { given: { tracks, spaces }, choices, isOpen: true });
  expect(offer).toEqual([0, 1]);
});

test('troops that have swept and were transported stay', () => {
  const given = { tracks, spaces: { hue: { pieces: { 'arvn-troops': 1 } } } };
  const choices = ['quang-tri-thua-thien', 'transport', 'quang-nam'];
  expect(operate('ARVN', 'sweep', { given, choices, isOpen: true }).isOver).toBe(true);
});

test('a guerrilla that has marched and came out for a tax does not march again', () => {
  const given = { tracks, spaces: { hue: { pieces: { 'vc-guerrillas': 1 } } } };
  const choices = ['quang-tri-thua-thien', 'tax'];
  const { events, isOver } = operate('VC', 'march', { given, choices, isOpen: true });
  expect(events).toContainEqual(flipped(1, 'vc-guerrillas', 'vc-guerrillas!active', 'quang-tri-thua-thien'));
  expect(isOver).toBe(true);
});

test('a guerrilla that has marched and came out in an Ambush does not march again', () => {
  const spaces = { hue: { pieces: { 'vc-guerrillas': 1 } }, [LINE]: { pieces: { 'arvn-police': 1 } } };
  expect(operate('VC', 'march', { given: { tracks, spaces }, choices: [LINE, 'ambush'], isOpen: true }).isOver).toBe(
    true,
  );
});

test('a ranger that came into a raided space and struck there does not go on to the next', () => {
  const spaces = {
    hue: { pieces: { 'arvn-rangers': 1, 'arvn-troops': 1 } },
    [LINE]: { pieces: { 'vc-guerrillas': 3 } },
  };
  const choices = ['raid', LINE, 'yes'];
  const { offer } = operate('ARVN', 'patrol', { given: { tracks, spaces }, choices, isOpen: true });
  expect(offer).not.toContain('quang-nam');
  expect(offer).not.toContain('done'); // the Raid is over, and the Patrol still to come
});

test('a Raid to which nobody comes is a strike', () => {
  const spaces = { hue: { pieces: { 'arvn-rangers': 1, 'arvn-troops': 1, 'vc-guerrillas': 2 } } };
  const { events } = operate('ARVN', 'patrol', { given: { tracks, spaces }, choices: ['raid', 'hue'], isOpen: true });
  expect(events).toContainEqual(moved(1, 'vc-guerrillas', 'hue', 'AVAILABLE'));
});

test('nothing comes between the search of a Patrol and its Assault', () => {
  const spaces = { [LINE]: { pieces: { 'us-troops': 1, 'vc-guerrillas': 2 } } };
  const { offer } = operate('US', 'patrol', { given: { tracks, spaces }, choices: ['done'], isOpen: true });
  expect(offer).toEqual(['done', LINE]);
});

test('an Air Lift may come after a Patrol that found nobody: whoever lands then finds nobody', () => {
  const spaces = { hue: { pieces: { 'us-troops': 1 } }, [LINE]: { pieces: { 'vc-guerrillas': 1 } } };
  const choices = ['loc-hue-khe-sanh', 'done', 'air-lift', LINE];
  const { events } = operate('US', 'patrol', { given: { tracks, spaces }, choices });
  expect(events).toEqual([
    moved(1, 'us-troops', 'hue', 'loc-hue-khe-sanh'),
    moved(1, 'us-troops', 'loc-hue-khe-sanh', LINE),
  ]);
});

test('the NVA who infiltrate first and rally nowhere improve the Trail', () => {
  const spaces = { 'central-laos': { pieces: { 'nva-bases': 1 } } };
  const given = { tracks: { ...tracks, TRAIL: 1 }, spaces };
  const { events } = operate('NVA', 'rally', { given, choices: ['infiltrate', 1, 'done'] });
  expect(events).toContainEqual({ type: 'adjusted', track: 'TRAIL', by: 1 });
});

test('an Air Lift opens a Train where all of the US is on a line; Infiltrate a March that costs nothing', () => {
  const lifted = operate('US', 'train', {
    given: { tracks, spaces: { [LINE]: { pieces: { 'us-troops': 1 } } } },
    choices: ['hue', 'nothing'],
  });
  expect(lifted.deed).toBe('operation with special');
  const marched = operate('NVA', 'march', {
    given: { tracks: { ...tracks, RES_NVA: 0 }, spaces: { 'central-laos': { pieces: { 'nva-bases': 1 } } } },
    choices: [1],
  });
  expect(marched.events).toContainEqual(moved(1, 'nva-troops', 'central-laos', 'loc-hue-khe-sanh'));
});
