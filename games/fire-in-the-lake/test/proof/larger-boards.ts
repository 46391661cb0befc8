/** The same with more pieces and money: thousands of paths each. */
import { type Board, board } from './board.ts';

export const LARGER_BOARDS: Readonly<Record<string, Board>> = {
  'US: Train, with Air Lift': board(
    'US',
    'train',
    'air-lift',
    { 'da-nang': { pieces: { 'us-troops': 1, 'arvn-rangers': 1 } }, 'quang-nam': {}, 'loc-hue-da-nang': {} },
    { box: { 'us-irregulars': 2 }, tracks: { TRAIL: 0 } },
  ),
  'US: Train, with Air Strike': board(
    'US',
    'train',
    'air-strike',
    {
      hue: { pieces: { 'us-bases': 1, 'vc-guerrillas!active': 2 } },
      'quang-nam': { pieces: { 'us-irregulars': 1, 'nva-troops': 1, 'vc-bases': 1 } },
    },
    {
      box: { 'us-irregulars': 1, 'arvn-rangers': 0, 'arvn-troops': 1, 'arvn-police': 0 },
      tracks: { TRAIL: 1, RES_ARVN: 8 },
      dice: [1, 2, 4],
    },
  ),
  'US: Sweep, with Air Lift': board(
    'US',
    'sweep',
    'air-lift',
    {
      'da-nang': { pieces: { 'us-troops': 2 } },
      'quang-nam': { pieces: { 'vc-guerrillas': 2 } },
      'quang-tin-quang-ngai': { pieces: { 'us-irregulars': 1, 'nva-guerrillas': 1 } },
    },
    { tracks: { TRAIL: 0 } },
  ),
  'ARVN: Patrol, with Govern': board(
    'ARVN',
    'patrol',
    'govern',
    {
      hue: { pieces: { 'arvn-troops': 1, 'arvn-police': 1 }, support: 'PASSIVE_SUPPORT' },
      'loc-hue-da-nang': { pieces: { 'arvn-police': 1, 'vc-guerrillas': 1, 'nva-guerrillas': 1 } },
      'da-nang': { pieces: { 'arvn-troops': 1 }, support: 'ACTIVE_SUPPORT' },
    },
    { tracks: { RES_ARVN: 3, AID: 1 } },
  ),
  'ARVN: Sweep, with Transport': board(
    'ARVN',
    'sweep',
    'transport',
    {
      hue: { pieces: { 'arvn-troops': 2, 'arvn-rangers!active': 1 } },
      'loc-hue-da-nang': {},
      'da-nang': { pieces: { 'vc-guerrillas': 1 } },
      'quang-nam': { pieces: { 'vc-guerrillas': 1 } },
    },
    { tracks: { RES_ARVN: 6 } },
  ),
  'NVA: Rally, with Infiltrate': board(
    'NVA',
    'rally',
    'infiltrate',
    {
      'central-laos': { pieces: { 'nva-bases': 1, 'nva-guerrillas': 1, 'nva-guerrillas!active': 1 } },
      'quang-nam': { pieces: { 'nva-troops': 2, 'vc-guerrillas!active': 1 }, support: 'PASSIVE_OPPOSITION' },
    },
    { tracks: { RES_NVA: 4, TRAIL: 1 } },
  ),
  'ARVN: Patrol, with Raid': board(
    'ARVN',
    'patrol',
    'raid',
    {
      hue: { pieces: { 'arvn-troops': 1, 'arvn-rangers': 1 } },
      'loc-hue-da-nang': { pieces: { 'arvn-troops': 1, 'arvn-rangers': 1, 'vc-guerrillas': 2, 'nva-troops': 1 } },
      'quang-nam': { pieces: { 'vc-bases': 1, 'nva-bases-tunneled': 1 } },
    },
    { tracks: { RES_ARVN: 3 } },
  ),
  'ARVN: Assault, with Raid': board(
    'ARVN',
    'assault',
    'raid',
    {
      hue: {
        pieces: {
          'arvn-troops': 1,
          'arvn-police': 1,
          'arvn-rangers': 1,
          'vc-guerrillas!active': 1,
          'nva-guerrillas': 1,
        },
      },
      'loc-hue-da-nang': { pieces: { 'arvn-rangers': 1, 'arvn-troops': 2, 'vc-guerrillas': 1 } },
      'quang-tri-thua-thien': { pieces: { 'arvn-troops': 3, 'vc-bases': 1, 'nva-bases': 1 } },
    },
    { tracks: { RES_ARVN: 6 }, dice: [3, 4] },
  ),
  'US: Patrol, with Air Lift': board(
    'US',
    'patrol',
    'air-lift',
    {
      hue: { pieces: { 'us-troops': 1 } },
      'loc-hue-da-nang': { pieces: { 'us-troops': 1, 'vc-guerrillas': 1 } },
      'da-nang': {},
      'quang-nam': {},
    },
    { tracks: { TRAIL: 0 } },
  ),
  'NVA: Attack, with Bombard': board(
    'NVA',
    'attack',
    'bombard',
    {
      'quang-nam': {
        pieces: { 'nva-troops': 4, 'nva-guerrillas': 1, 'us-troops': 2, 'arvn-troops': 1, 'us-bases': 1 },
      },
      hue: { pieces: { 'nva-guerrillas': 1, 'nva-guerrillas!active': 1, 'us-irregulars': 1, 'us-troops': 1 } },
    },
    { tracks: { RES_NVA: 2 }, dice: [1, 2, 3] },
  ),
  'NVA: Rally, with Bombard': board(
    'NVA',
    'rally',
    'bombard',
    {
      'central-laos': { pieces: { 'nva-troops': 3, 'nva-bases-tunneled': 1 } },
      'quang-nam': { pieces: { 'us-troops': 1, 'arvn-troops': 1, 'us-bases': 1, 'nva-guerrillas': 2 } },
      'quang-tri-thua-thien': { pieces: { 'us-troops': 1, 'arvn-troops': 2 }, support: 'PASSIVE_SUPPORT' },
    },
    { tracks: { RES_NVA: 3, TRAIL: 3 } },
  ),
  'VC: March, with Subvert': board(
    'VC',
    'march',
    'subvert',
    {
      hue: { pieces: { 'vc-guerrillas': 1, 'arvn-police': 2 }, support: 'PASSIVE_SUPPORT' },
      'quang-tri-thua-thien': { pieces: { 'vc-guerrillas': 2, 'vc-guerrillas!active': 1 } },
      'loc-hue-da-nang': { pieces: { 'arvn-troops': 1 } },
    },
    { tracks: { RES_VC: 1, PATRONAGE: 1 } },
  ),
  'US: Sweep, with Air Strike': board(
    'US',
    'sweep',
    'air-strike',
    {
      'tay-ninh': { pieces: { 'us-troops': 3, 'vc-guerrillas': 1, 'nva-guerrillas': 1 }, support: 'ACTIVE_SUPPORT' },
      saigon: { pieces: { 'us-troops': 1, 'vc-guerrillas!active': 1 } },
    },
    { tracks: { TRAIL: 1 }, dice: [2, 3] },
  ),
  'NVA: Attack, with Ambush': board(
    'NVA',
    'attack',
    'ambush',
    {
      'loc-hue-da-nang': { pieces: { 'nva-guerrillas': 2, 'arvn-police': 1 } },
      hue: { pieces: { 'nva-guerrillas': 1, 'us-bases': 1 } },
      'da-nang': { pieces: { 'nva-guerrillas': 1, 'us-troops': 2, 'arvn-bases': 1 } },
    },
    { tracks: { RES_NVA: 3 }, dice: [1, 2] },
  ),
  'US: Train, with Advise': board(
    'US',
    'train',
    'advise',
    {
      saigon: { pieces: { 'us-troops': 1, 'us-bases': 1 }, support: 'PASSIVE_SUPPORT', terror: 1 },
      'tay-ninh': { pieces: { 'us-irregulars': 1, 'arvn-police': 2, 'vc-guerrillas': 1, 'vc-bases': 1 } },
    },
    {
      box: { 'us-irregulars': 1, 'arvn-rangers': 1, 'arvn-troops': 2, 'arvn-police': 1 },
      tracks: { TRAIL: 0, RES_ARVN: 14 },
      dice: [1, 3],
    },
  ),
  'ARVN: Train, with Govern': board(
    'ARVN',
    'train',
    'govern',
    {
      saigon: { pieces: { 'arvn-troops': 1, 'arvn-police': 2 }, support: 'PASSIVE_SUPPORT' },
      hue: { pieces: { 'arvn-police': 1 }, support: 'PASSIVE_SUPPORT' },
    },
    {
      box: { 'arvn-rangers': 1, 'arvn-troops': 1, 'arvn-police': 0, 'arvn-bases': 1 },
      tracks: { RES_ARVN: 6, AID: 1 },
    },
  ),
  'VC: Rally, with Tax': board(
    'VC',
    'rally',
    'tax',
    {
      hue: { pieces: { 'vc-bases': 1, 'vc-guerrillas': 1, 'vc-guerrillas!active': 1 }, support: 'PASSIVE_OPPOSITION' },
      'quang-nam': { pieces: { 'vc-guerrillas': 2 } },
      'loc-hue-da-nang': { pieces: { 'vc-guerrillas': 1 } },
    },
    { tracks: { RES_VC: 2 } },
  ),
};
