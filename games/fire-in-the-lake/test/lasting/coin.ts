/** Lasting rules of the US and ARVN, and their leaders. */
import { scripted } from '@fermata/core/testing';
import { fireInTheLake } from '../../src/game.ts';
import { adjusted, moved, rolled, shifted } from '../operate.ts';
import { operate } from '../under-rules.ts';
import { events, isOffered, type LastingRow, offer, phase, type Table } from './row.ts';

const in_ = (space: string, pieces: object, more: object = {}) => ({ spaces: { [space]: { pieces, ...more } } });
const three = (pieces: object) => ({ spaces: { hue: { pieces }, saigon: { pieces }, kontum: { pieces } } });
const paid = adjusted('RES_ARVN', -3);
const off = (piece: string, space: string, n = 1) => moved(n, piece, space, 'AVAILABLE');
const TRANSPORTED = ['transport', 'loc-hue-da-nang', 2, 'saigon', 'nothing', 'done'];
const garrisons = {
  spaces: {
    hue: { pieces: { 'arvn-police': 1 }, support: 'PASSIVE_SUPPORT' },
    'da-nang': { pieces: { 'arvn-police': 1 }, support: 'PASSIVE_SUPPORT' },
  },
};

const pacifiable = { pieces: { 'arvn-troops': 1, 'arvn-police': 1 }, support: 'PASSIVE_SUPPORT' };

export const COIN: readonly LastingRow[] = [
  {
    rule: '3:unshaded',
    words: 'Linebacker II needs more than 25',
    see: ({ given }: Table) => {
      const position = {
        scenario: 'full',
        map: 'empty',
        card: 1,
        deck: [2, 4],
        pivotal: [121],
        OUT_OF_PLAY: { 'us-troops': 16 }, // 24 troops and 6 bases are available: 30
        ...given,
        leaders: [125, 126],
      };
      return scripted(fireInTheLake, { position }).prompts()[0]?.label;
    },
    with: 'Play the pivotal event?',
    without: 'What now?',
  },
  {
    rule: '11:unshaded',
    words: 'a US Assault may hit a base first',
    see: offer('US', 'assault', {
      given: in_('hue', { 'us-troops': 1, 'vc-guerrillas!active': 2, 'vc-bases': 1 }),
      choices: ['hue'],
    }),
    with: ['vc-guerrillas!active in hue', 'vc-bases in hue'],
    without: ['done', 'air-lift', 'air-strike'],
  },
  {
    rule: '11:shaded',
    words: 'a US Assault has two spaces at most',
    see: offer('US', 'assault', {
      given: { ...three({ 'us-troops': 1, 'nva-troops': 1 }), tracks: { TRAIL: 0 } },
      choices: ['hue', 'saigon'],
    }),
    with: ['done', 'air-lift', 'air-strike'],
    without: ['done', 'kontum', 'air-lift', 'air-strike'],
  },
  {
    rule: '13:unshaded',
    words: 'a Sweep may remove an exposed piece',
    see: offer('US', 'sweep', {
      given: { ...in_('hue', { 'us-troops': 1, 'vc-guerrillas': 1 }), tracks: { TRAIL: 0 } },
      choices: ['hue', 'done'],
    }),
    with: ['done', 'vc-guerrillas!active in hue'],
    without: ['done', 'air-lift', 'air-strike'],
  },
  {
    rule: '13:shaded',
    words: 'a US Assault loses a troop on 1 to 3',
    see: events('US', 'assault', {
      given: in_('hue', { 'us-troops': 1, 'nva-troops': 1 }),
      choices: ['hue'],
      chanceOfRule: { cobras: [3] },
    }),
    with: [off('nva-troops', 'hue'), rolled(3, 'cobras'), moved(1, 'us-troops', 'hue', 'CASUALTIES')],
    without: [off('nva-troops', 'hue')],
  },
  {
    rule: '14:unshaded',
    words: 'a US Assault may remove two more where it is not lowland',
    see: offer('US', 'assault', {
      given: in_('saigon', { 'us-troops': 1, 'nva-troops': 3 }),
      choices: ['saigon'],
    }),
    with: ['done', 'nva-troops in saigon'],
    without: ['done', 'air-lift', 'air-strike'],
  },
  {
    rule: '14:shaded',
    words: 'the NVA remove up to two cubes that moved in a Patrol',
    see: events('ARVN', 'patrol', {
      given: in_('hue', { 'arvn-police': 1 }),
      choices: ['loc-hue-da-nang'],
      extra: ['arvn-police in loc-hue-da-nang'],
    }),
    with: [paid, moved(1, 'arvn-police', 'hue', 'loc-hue-da-nang'), off('arvn-police', 'loc-hue-da-nang')],
    without: [paid, moved(1, 'arvn-police', 'hue', 'loc-hue-da-nang')],
  },
  {
    rule: '15:unshaded',
    words: 'all troop casualties become available',
    see: phase('commitment', { CASUALTIES: { 'us-troops': 3 } }),
    with: [moved(3, 'us-troops', 'CASUALTIES', 'AVAILABLE')],
    without: [moved(1, 'us-troops', 'CASUALTIES', 'OUT_OF_PLAY')],
  },
  {
    rule: '16:unshaded',
    words: 'to pacify costs 1 in the Support phase',
    see: phase('pacify US', in_('hue', { 'us-troops': 1, 'arvn-police': 1 }), ['hue', 'done']),
    with: [adjusted('RES_ARVN', -1), shifted('hue', 'PASSIVE_SUPPORT')],
    without: [paid, shifted('hue', 'PASSIVE_SUPPORT')],
  },
  {
    rule: '18:unshaded',
    words: 'a US Train may add a police where US troops are, at no cost',
    see: events('US', 'train', {
      given: in_('hue', { 'us-troops': 1 }),
      choices: ['hue', 'nothing', 'done', 'nothing'],
      extra: ['hue'],
    }),
    with: [moved(1, 'arvn-police', 'AVAILABLE', 'hue')],
    without: [],
  },
  {
    rule: '18:shaded',
    words: 'a US Sweep has two spaces at most',
    see: offer(
      'US',
      'sweep',
      {
        given: three({ 'us-troops': 1, 'vc-guerrillas': 1 }),
        choices: ['hue', 'saigon'],
      },
      ['done', 'kontum'],
    ),
    with: ['done'],
    without: ['done', 'kontum'],
  },
  {
    rule: '19:unshaded',
    words: 'a US Train may pacify in two spaces',
    see: offer('US', 'train', {
      given: {
        spaces: { hue: { pieces: { 'us-troops': 1 } }, kontum: { pieces: { 'us-troops': 1 } } },
        tracks: { TRAIL: 0 },
      },
      choices: ['hue', 'nothing', 'kontum', 'nothing', 'done', 'pacify', 'hue', 'done'],
    }),
    with: ['done', 'kontum'],
    without: ['done', 'air-lift'],
  },
  {
    rule: '19:shaded',
    words: 'a US Train pacifies to passive support at most',
    see: offer('US', 'train', {
      given: { ...in_('hue', { 'us-troops': 1 }), tracks: { TRAIL: 0 } },
      choices: ['hue', 'nothing', 'done', 'pacify'],
    }),
    with: ['done', 'air-lift'],
    without: ['done', 'on'],
  },
  {
    rule: '28:unshaded',
    words: 'a US Assault may remove an underground guerrilla',
    see: isOffered('US', 'assault', in_('hue', { 'us-troops': 1, 'vc-guerrillas': 1 })),
    with: true,
    without: false,
  },
  {
    rule: '28:shaded',
    words: 'an Assault in a province shifts it toward opposition',
    see: events('ARVN', 'assault', {
      given: in_('quang-nam', { 'arvn-troops': 3, 'nva-troops': 1 }),
      choices: ['quang-nam'],
    }),
    with: [paid, off('nva-troops', 'quang-nam'), shifted('quang-nam', 'PASSIVE_OPPOSITION')],
    without: [paid, off('nva-troops', 'quang-nam')],
  },
  {
    rule: '61:unshaded',
    words: 'after all of it ARVN may assault where a Transport went',
    see: ({ given, isThere }: Table) =>
      operate('train', {
        by: 'ARVN',
        given: {
          spaces: { hue: { pieces: { 'arvn-troops': 2 } }, 'loc-hue-da-nang': { pieces: { 'nva-troops': 1 } } },
          ...given,
        },
        choices: [...TRANSPORTED, ...(isThere ? ['loc-hue-da-nang'] : [])],
      }).events.filter(({ type }) => type === 'moved'),
    with: [moved(2, 'arvn-troops', 'hue', 'loc-hue-da-nang'), off('nva-troops', 'loc-hue-da-nang')],
    without: [moved(2, 'arvn-troops', 'hue', 'loc-hue-da-nang')],
  },
  {
    rule: '61:shaded',
    words: 'a Transport moves rangers only',
    see: offer('ARVN', 'train', { given: in_('hue', { 'arvn-troops': 1 }) }, ['transport']),
    with: [],
    without: ['transport'],
  },
  {
    rule: '72:unshaded',
    words: 'an Assault costs nothing, and each guerrilla brings 3 aid',
    see: events('ARVN', 'assault', {
      given: in_('hue', { 'arvn-troops': 2, 'vc-guerrillas!active': 1 }),
      choices: ['hue'],
    }),
    with: [off('vc-guerrillas!active', 'hue'), adjusted('AID', 3)],
    without: [paid, off('vc-guerrillas!active', 'hue')],
  },
  {
    rule: '72:unshaded',
    words: 'a Patrol costs nothing',
    see: isOffered('ARVN', 'patrol', { ...in_('hue', { 'arvn-police': 1 }), tracks: { RES_ARVN: 0 } }),
    with: true,
    without: false,
  },
  {
    rule: '78:shaded',
    words: 'no US Assault',
    see: isOffered('US', 'assault', in_('hue', { 'us-troops': 1, 'nva-troops': 1 })),
    with: false,
    without: true,
  },
  {
    rule: '86:unshaded',
    words: 'one space of a Govern moves aid to patronage without a shift',
    see: offer('ARVN', 'train', { given: garrisons, choices: ['govern', 'hue'] }),
    with: ['AID', 'PATRONAGE', 'PATRONAGE without a shift'],
    without: ['AID', 'PATRONAGE'],
  },
  {
    rule: '86:shaded',
    words: 'ARVN governs in one space at most',
    see: offer('ARVN', 'train', { given: garrisons, choices: ['govern', 'hue', 'AID'] }, ['done', 'da-nang', 'saigon']),
    with: ['da-nang', 'saigon'], // where to train: not in Hue
    without: ['done', 'da-nang'],
  },
  {
    rule: '86:shaded',
    words: 'ARVN pacifies in one space at most',
    see: (table: Table) =>
      phase(
        'pacify ARVN',
        { spaces: { hue: pacifiable, saigon: pacifiable } },
        table.isThere ? ['hue'] : ['hue', 'saigon'],
      )(table),
    with: [paid, shifted('hue', 'ACTIVE_SUPPORT')],
    without: [paid, shifted('hue', 'ACTIVE_SUPPORT'), paid, shifted('saigon', 'ACTIVE_SUPPORT')],
  },
  {
    rule: 'leader:minh',
    words: 'each ARVN Train brings 5 aid',
    see: events('ARVN', 'train', { choices: ['saigon', 'nothing', 'done'] }),
    with: [adjusted('AID', 5)],
    without: [],
  },
  {
    rule: 'leader:125',
    words: 'a Transport uses one line at most',
    see: offer('ARVN', 'train', { given: in_('hue', { 'arvn-troops': 1 }), choices: ['transport'] }, [
      'quang-nam',
      'qui-nhon',
    ]),
    with: ['quang-nam'],
    without: ['qui-nhon', 'quang-nam'],
  },
  {
    rule: 'leader:126',
    words: 'each Govern brings 2 patronage',
    see: events('ARVN', 'train', { given: garrisons, choices: ['govern', 'hue', 'AID', 'done', 'saigon'] }),
    with: [adjusted('AID', 6), adjusted('PATRONAGE', 2)],
    without: [adjusted('AID', 6)],
  },
  {
    rule: 'leader:127',
    words: 'to pacify costs 4 in a Train',
    see: events('US', 'train', {
      given: in_('hue', { 'us-troops': 1 }),
      choices: ['hue', 'nothing', 'done', 'pacify', 'done'],
    }),
    with: [adjusted('RES_ARVN', -4), shifted('hue', 'PASSIVE_SUPPORT')],
    without: [paid, shifted('hue', 'PASSIVE_SUPPORT')],
  },
  {
    rule: 'leader:127',
    words: 'to pacify costs 4 in the Support phase',
    see: phase('pacify ARVN', in_('hue', { 'arvn-troops': 1, 'arvn-police': 1 }), ['hue', 'done']),
    with: [adjusted('RES_ARVN', -4), shifted('hue', 'PASSIVE_SUPPORT')],
    without: [paid, shifted('hue', 'PASSIVE_SUPPORT')],
  },
];
