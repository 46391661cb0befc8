/** What a player would look for and not find is listed with its reason. */
import { scripted } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { fireInTheLake } from '../game.ts';

/** Why something is not among the options, after these choices of the US, ARVN, NVA or VC. */
function why(faction: string, given: object, choices: readonly unknown[], option: unknown): string | undefined {
  const table = { scenario: 'full', map: 'empty', card: 1, deck: [2, 3, 4], eligible: [faction], leaders: [128] };
  const match = scripted(fireInTheLake, { position: { ...table, ...given }, choices });
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
