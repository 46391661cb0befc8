/** What a player would look for and not find is listed with its reason. */
import { type ChanceScript, scripted } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { fireInTheLake } from '../game.ts';

/** Why something is not among the options, after these choices of the US, ARVN, NVA or VC. */
function why(
  faction: string,
  given: object,
  choices: readonly unknown[],
  option: unknown,
  chance: ChanceScript = {},
): string | undefined {
  const table = { scenario: 'full', map: 'empty', card: 1, deck: [2, 3, 4], eligible: [faction], leaders: [128] };
  const match = scripted(fireInTheLake, { position: { ...table, ...given }, choices, chance });
  const [prompt] = match.prompts();
  const all = prompt?.except ?? [];
  return all.find((one) => JSON.stringify(one.option) === JSON.stringify(option))?.why;
}
const hue = (pieces: object, more: object = {}) => ({ spaces: { hue: { pieces, ...more } } });
const op = (operation: string) => ({ do: 'operation', operation });
const both = (pieces: object) => ({ spaces: { hue: { pieces }, saigon: { pieces }, kontum: { pieces } } });

test.each([
  [
    'no resources',
    'ARVN',
    { ...hue({ 'arvn-troops': 2, 'nva-troops': 1 }), tracks: { RES_ARVN: 2 } },
    [],
    op('assault'),
    'there are no resources for it',
  ],
  [
    'monsoon',
    'US',
    { ...hue({ 'us-troops': 1 }), next: 128, deck: [2] },
    [],
    op('sweep'),
    'monsoon: a coup comes next',
  ],
  [
    'monsoon',
    'VC',
    { ...hue({ 'vc-guerrillas': 1 }), next: 128, deck: [2] },
    [],
    op('march'),
    'monsoon: a coup comes next',
  ],
  [
    'a card',
    'US',
    { ...hue({ 'us-troops': 1, 'nva-troops': 1 }), inForce: ['78:shaded'] },
    [],
    op('assault'),
    'General Lansdale forbids it',
  ],
  ['nobody to hit', 'US', hue({ 'us-troops': 1 }), [], op('assault'), 'it would do nothing now'],
  [
    'the first took the event',
    'VC',
    { ...hue({ 'vc-guerrillas': 1 }), card: 10, acted: [{ faction: 'US', deed: 'event' }] },
    [],
    { do: 'event', card: 10, side: 'shaded' },
    'the event was executed already',
  ],
  [
    'the first operated without a special activity',
    'VC',
    { ...hue({ 'vc-guerrillas': 1 }), card: 10, acted: [{ faction: 'US', deed: 'operation' }] },
    [],
    { do: 'event', card: 10, side: 'shaded' },
    'the first faction had no special activity, so the event is out of reach',
  ],
  [
    'nothing in it would happen',
    'US',
    { ...hue({ 'us-troops': 1 }), tracks: { TRAIL: 0, AID: 0 } },
    [],
    { do: 'event', card: 1, side: 'shaded' },
    'nothing in it would happen now',
  ],
] as const)('what to do, %s', (_, faction, given, choices, option, reason) => {
  expect(why(faction, given, choices, option)).toBe(reason);
});

test.each([
  ['Train, US', 'US', hue({ 'us-troops': 1 }), [op('train')], 'da-nang', 'no US piece is there'],
  ['Train, ARVN', 'ARVN', hue({ 'nva-troops': 1 }), [op('train')], 'hue', 'the NVA control it'],
  ['Train', 'ARVN', hue({}), [op('train')], 'loc-hue-da-nang', 'it is no city or province'],
  ['Rally', 'VC', hue({}, { support: 'PASSIVE_SUPPORT' }), [op('rally')], 'hue', 'people support the government there'],
  ['March', 'VC', hue({ 'vc-guerrillas': 1 }), [op('march')], 'saigon', 'nobody can march there'],
  ['Attack', 'VC', both({ 'vc-guerrillas': 1 }), [op('terror')], 'da-nang', 'no underground guerrilla is there'],
  [
    'Attack',
    'NVA',
    { spaces: { ...both({ 'nva-troops': 2, 'us-troops': 1 }).spaces, 'da-nang': { pieces: { 'nva-troops': 2 } } } },
    [op('attack')],
    'da-nang',
    'no enemy is there',
  ],
  ['Assault', 'US', both({ 'us-troops': 1, 'nva-troops': 1 }), [op('assault')], 'da-nang', 'no insurgent is there'],
  [
    'Sweep',
    'US',
    hue({ 'us-troops': 1, 'vc-guerrillas': 1 }),
    [op('sweep')],
    'saigon',
    'no troops can come, and nobody is to be found',
  ],
  ['Patrol', 'ARVN', hue({ 'arvn-police': 1 }), [op('patrol')], 'quang-nam', 'a Patrol goes to lines and cities'],
  [
    'a space twice',
    'US',
    both({ 'us-troops': 1, 'nva-troops': 1 }),
    [op('assault'), 'hue'],
    'hue',
    'it was chosen already',
  ],
  [
    'a card limits it',
    'US',
    { ...both({ 'us-troops': 1, 'nva-troops': 1 }), inForce: ['11:shaded'] },
    [op('assault'), 'hue', 'saigon'],
    'kontum',
    'Abrams allows 2 spaces',
  ],
  [
    'no resources',
    'VC',
    { ...both({ 'vc-guerrillas': 1 }), tracks: { RES_VC: 1 } },
    [op('terror'), 'hue'],
    'saigon',
    'there are no resources for it',
  ],
] as const)('where to, %s', (_, faction, given, choices, option, reason) => {
  expect(why(faction, given, choices, option)).toBe(reason);
});

test.each([
  [
    'wrong operation',
    'US',
    hue({ 'us-troops': 1, 'vc-guerrillas': 1 }),
    [op('sweep')],
    'advise',
    'it does not go with sweep',
  ],
  ['wrong operation', 'NVA', both({ 'nva-troops': 1 }), [op('terror')], 'infiltrate', 'it does not go with terror'],
  [
    'forbidden',
    'US',
    { ...hue({ 'us-troops': 1, 'nva-troops': 1 }), inForce: ['10:shaded'] },
    [op('train')],
    'air-strike',
    'Rolling Thunder forbids it',
  ],
  [
    'forbidden',
    'VC',
    { ...both({ 'vc-guerrillas': 1, 'us-troops': 1 }), inForce: ['17:unshaded'] },
    [op('attack')],
    'ambush',
    'Claymores forbids it',
  ],
  [
    'asked in the space',
    'VC',
    both({ 'vc-guerrillas': 1, 'us-troops': 1 }),
    [op('attack')],
    'ambush',
    'it is chosen in the space that is attacked',
  ],
  ['nothing to do', 'ARVN', hue({ 'arvn-police': 1 }), [op('train')], 'govern', 'it would do nothing now'],
  [
    'there was one',
    'VC',
    both({ 'vc-guerrillas': 1 }),
    [op('rally'), 'tax', 'hue', 'done'],
    'subvert',
    'there was one already',
  ],
] as const)('which special activity, %s', (_, faction, given, choices, option, reason) => {
  expect(why(faction, given, choices, option)).toBe(reason);
});

test.each([
  [
    'Tax',
    'VC',
    {
      spaces: {
        hue: { pieces: { 'vc-guerrillas': 1 } },
        kontum: { pieces: { 'vc-guerrillas': 1 } },
        saigon: { pieces: { 'vc-guerrillas': 1, 'us-troops': 9 } },
      },
    },
    [op('rally'), 'tax'],
    'saigon',
    'COIN controls it',
  ],
  ['Tax', 'VC', both({ 'vc-guerrillas': 1 }), [op('rally'), 'tax'], 'da-nang', 'no underground VC guerrilla is there'],
  [
    'Govern',
    'ARVN',
    {
      spaces: {
        hue: { pieces: { 'arvn-police': 1 }, support: 'PASSIVE_SUPPORT' },
        kontum: { pieces: { 'arvn-police': 1 }, support: 'PASSIVE_SUPPORT' },
        saigon: { pieces: { 'arvn-police': 1 }, support: 'PASSIVE_SUPPORT' },
      },
    },
    [op('train'), 'govern'],
    'saigon',
    'nobody governs in Saigon',
  ],
  [
    'Bombard',
    'NVA',
    {
      spaces: {
        'quang-nam': { pieces: { 'nva-troops': 3 } },
        'da-nang': { pieces: { 'us-troops': 3 } },
        'quang-tri-thua-thien': { pieces: { 'us-troops': 3 } },
        saigon: { pieces: { 'us-troops': 3 } },
      },
    },
    [op('terror'), 'bombard'],
    'saigon',
    'no three NVA troops are there or next door',
  ],
] as const)('where a special activity goes, %s', (_, faction, given, choices, option, reason) => {
  expect(why(faction, given, choices, option)).toBe(reason);
});

const struck = { hue: { pieces: { 'us-troops': 1, 'nva-troops': 9 } }, saigon: { pieces: { 'nva-troops': 1 } } };
test.each([
  ['a space without US and ARVN', 6, {}, [], 'saigon', 'no US or ARVN piece is there'],
  ['a space without anybody exposed', 6, {}, [], 'kontum', 'no insurgent is exposed there'],
  ['a space twice', 6, {}, ['hue', ...Array(3).fill('nva-troops in hue'), 'done'], 'hue', 'it was chosen already'],
  ['no hit left', 1, {}, [], 'TRAIL', 'it takes two hits'],
  ['the Trail twice', 4, {}, ['TRAIL'], 'TRAIL', 'it was struck already'],
  ['no Trail', 4, { tracks: { TRAIL: 0 } }, [], 'TRAIL', 'it is at 0'],
  ['a card', 4, { inForce: ['31:shaded'] }, [], 'TRAIL', 'AAA: an Air Strike does not lower the Trail below 2'],
  ['a card', 4, { inForce: ['39:shaded'] }, [], 'TRAIL', 'Oriskany: the Trail is not lowered'],
  [
    'monsoon',
    6,
    {
      next: 128,
      deck: [2],
      spaces: { ...struck, 'an-loc': struck.hue, 'da-nang': struck.hue },
    },
    ['hue', 'nva-troops in hue', 'done', 'an-loc', 'nva-troops in an-loc', 'done'],
    'da-nang',
    'in monsoon it has 2 spaces at most',
  ],
] as const)('Air Strike, %s', (_, die, given, choices, option, reason) => {
  const spaces = { ...struck, kontum: { pieces: { 'us-troops': 1, 'vc-guerrillas': 1 } } };
  const table = { tracks: { TRAIL: 2 }, spaces, ...given };
  expect(why('US', table, [op('train'), 'air-strike', ...choices], option, { 'air-strike': [die] })).toBe(reason);
});

const quangNam = (pieces: object, more: object = {}) => ({ spaces: { 'quang-nam': { pieces, ...more } } });
test.each([
  [
    'a base of one',
    'VC',
    hue({ 'vc-bases': 1, 'vc-guerrillas': 1 }),
    [op('rally'), 'hue'],
    'base',
    'it takes two guerrillas',
  ],
  [
    'a third base',
    'VC',
    hue({ 'vc-bases': 2, 'vc-guerrillas': 2 }),
    [op('rally'), 'hue'],
    'base',
    'two bases are there',
  ],
  ['more without a base', 'VC', hue({ 'vc-guerrillas': 2 }), [op('rally'), 'hue'], 'guerrillas', 'no VC base is there'],
  ['nobody to hide', 'VC', hue({ 'vc-bases': 1 }), [op('rally'), 'hue'], 'hide', 'all are underground'],
  ['rangers of the US', 'US', hue({ 'us-troops': 1 }), [op('train'), 'hue'], 'arvn-rangers', 'no US base is there'],
  [
    'no resources',
    'US',
    { ...hue({ 'us-bases': 1 }), tracks: { RES_ARVN: 15, ECON: 15 } },
    [op('train'), 'hue'],
    'cubes',
    'there are no resources for it',
  ],
  [
    'Saigon',
    'US',
    hue({ 'us-troops': 1, 'arvn-police': 1 }),
    [op('train'), 'hue', 'nothing', 'done'],
    'transfer',
    'it did not train in Saigon',
  ],
  [
    'forbidden',
    'NVA',
    { ...both({ 'nva-guerrillas': 2, 'nva-troops': 2, 'us-troops': 1 }), inForce: ['101:unshaded'] },
    [op('attack'), 'hue', 'ambush', 'saigon'],
    'ambush',
    'Booby Traps allows 1 space',
  ],
  [
    'nobody underground',
    'NVA',
    hue({ 'nva-guerrillas!active': 1, 'nva-troops': 2, 'us-troops': 1 }),
    [op('attack')],
    'ambush',
    'no underground guerrilla is there',
  ],
  [
    'Advise in monsoon',
    'US',
    {
      ...hue({ 'us-irregulars': 1, 'arvn-troops': 2, 'vc-guerrillas': 1, 'nva-troops': 1 }),
      next: 128,
      deck: [2],
      tracks: { TRAIL: 0 },
    },
    [op('train'), 'advise'],
    'sweep',
    'monsoon: a coup comes next',
  ],
  [
    'Transport from nowhere',
    'ARVN',
    { spaces: { hue: { pieces: { 'arvn-troops': 1 } }, saigon: { pieces: { 'arvn-troops': 1 } } } },
    [op('train'), 'transport'],
    'kontum',
    'no ARVN troops or rangers are there',
  ],
  [
    'a pivotal event',
    'NVA',
    { ...hue({ 'nva-troops': 1, 'us-troops': 1 }), leaders: [127, 128] },
    [],
    { do: 'event', card: 122, side: 'single' },
    'it takes more NVA troops than US troops on the map',
  ],
  [
    'a pivotal event, too early',
    'NVA',
    hue({ 'nva-troops': 1 }),
    [],
    { do: 'event', card: 122, side: 'single' },
    'it takes two cards in the box of leaders',
  ],
] as const)('which way, %s', (_, faction, given, choices, option, reason) => {
  expect(why(faction, given, choices, option)).toBe(reason);
});

const us = { 'us-troops': 1, 'arvn-police': 1 };
test.each([
  ['no police', 'pacify US', { ...hue({ 'us-troops': 1 }), tracks: { RES_ARVN: 30 } }, [], 'hue', 'no police is there'],
  ['no troops', 'pacify US', hue({ 'arvn-police': 1 }), [], 'hue', 'no US troops are there'],
  ['nothing left', 'pacify US', hue(us, { support: 'ACTIVE_SUPPORT' }), [], 'hue', 'there is nothing to win'],
  ['COIN controls it', 'agitate', hue({ ...us, 'vc-guerrillas': 1 }), [], 'hue', 'COIN controls it'],
  ['nobody there', 'agitate', {}, [], 'kontum', 'no VC piece is there'],
  [
    'no haven',
    'redeploy ARVN',
    quangNam({ 'arvn-troops': 1 }),
    [],
    'quang-tri-thua-thien',
    'no base is there, and it is no city free of NVA control',
  ],
  ['no control', 'commitment', { CASUALTIES: { 'us-troops': 1 } }, [], 'hue', 'COIN does not control it'],
] as const)('in the coup round, %s', (_, phase, given, choices, option, reason) => {
  const open = { spaces: { saigon: { pieces: phase === 'agitate' ? { 'vc-guerrillas': 1 } : us } } };
  const spaces = { ...open.spaces, ...('spaces' in given ? given.spaces : {}) };
  expect(why('US', { card: 128, phase, ...given, spaces }, choices, option)).toBe(reason);
});
