/** Items out of the bag: what each does, and when it is offered. */
import { describe, expect, test } from 'vitest';
import { fight, type Given, tale } from '../../test/arena.ts';
import { moveById } from '../data/index.ts';
import { STOCK } from './constants.ts';
import { ITEMS } from './items.ts';

type Row = [item: string, rule: string, of0: Given, happens: string[]];

/** Speed is stat 2, attack stat 0. */
const ROWS: Row[] = [
  ['potion', '20 health', { health: 100 }, ['healed 0 20 item']],
  ['potion', 'no more than there is room for', { health: 195 }, ['healed 0 5 item']],
  ['superpotion', '50 health', { health: 100 }, ['healed 0 50 item']],
  ['hyperpotion', '200 health', { health: 100, maxHealth: 400 }, ['healed 0 200 item']],
  ['maxpotion', 'all its health', { health: 1, maxHealth: 600 }, ['healed 0 599 item']],
  ['fullrestore', 'all its health', { health: 1, maxHealth: 600 }, ['healed 0 599 item']],
  [
    'fullrestore',
    'and what ails it',
    { health: 100, status: 'sleep', sleep: 3 },
    ['healed 0 100 item', 'cured 0 sleep'],
  ],
  ['fullrestore', 'even where it lacks nothing else', { status: 'sleep', sleep: 3 }, ['cured 0 sleep']],
  ['fullheal', 'whatever ails it', { status: 'freeze' }, ['cured 0 freeze']],
  ['antidote', 'poison', { status: 'poison' }, ['cured 0 poison']],
  [
    'antidote',
    'poison that grows worse, and how far it had come',
    { status: 'toxic', active: { toxic: 4 } },
    ['cured 0 toxic', 'ended 0 toxic'],
  ],
  ['awakening', 'sleep', { status: 'sleep', sleep: 3 }, ['cured 0 sleep']],
  ['burnheal', 'a burn: all the attack is back', { status: 'burn' }, ['cured 0 burn', 'restored 0 0 100']],
  ['iceheal', 'ice', { status: 'freeze' }, ['cured 0 freeze']],
  [
    'paralyzeheal',
    'paralysis: all the speed is back',
    { status: 'paralysis' },
    ['cured 0 paralysis', 'restored 0 2 101'],
  ],
  [
    'paralyzeheal',
    'paralysis: the speed is what its stage makes it',
    { status: 'paralysis', active: { stages: [0, 0, 2, 0, 0, 0] } },
    ['cured 0 paralysis', 'restored 0 2 202'],
  ],
  ['xattack', 'a stage of attack', {}, ['staged 0 0 1']],
  ['xdefend', 'a stage of defence', {}, ['staged 0 1 1']],
  ['xspeed', 'a stage of speed', {}, ['staged 0 2 1']],
  ['xspecial', 'a stage of special', {}, ['staged 0 3 1']],
  ['xaccuracy', 'a stage of accuracy', {}, ['staged 0 4 1']],
];

describe('An item', () => {
  test.each(ROWS)('%s: %s', (item, _rule, of0, happens) => {
    const match = fight([{ ...of0, bag: { [item]: 2 } }, {}], [`item ${item}`, 'splash']);
    const told = tale(match, 'itemUsed', 'healed', 'cured', 'ended', 'restored', 'staged');
    expect(told).toEqual([`itemUsed 0 ${item}`, ...happens]);
    expect(match.state.sides[0]!.bag).toEqual({ [item]: 1 }); // there are two
  });

  test('has a row above, whichever it is, and is in the bag at the start', () => {
    const all = ITEMS.map(({ id }) => id);
    expect(new Set(ROWS.map(([item]) => item))).toEqual(new Set(all));
    expect(Object.keys(STOCK)).toEqual(all);
  });

  test('cures before the other one acts: whoever wakes up can be put to sleep again', () => {
    const of0: Given = { status: 'sleep', sleep: 3, bag: { awakening: 1 } };
    const of1 = { moves: ['spore'], stats: [100, 100, 800, 100] };
    const match = fight([of0, of1], ['item awakening', 'spore'], { sleepTurns: [0] });
    expect(tale(match, 'cured', 'afflicted')).toEqual(['cured 0 sleep', 'afflicted 0 sleep']);
  });
});

describe('The offer', () => {
  const MOVES = ['move 1 splash', 'move 2 teleport'];
  const BOOSTS = ['item xattack', 'item xdefend', 'item xspeed', 'item xspecial', 'item xaccuracy'];
  const solarbeam = moveById('solarbeam')!.number; // it is there

  test.each<[rule: string, of0: Given, offer: string[]]>([
    ['what would do nothing is not offered', { bag: STOCK }, [...MOVES, ...BOOSTS]],
    ['nor a boost that leads nowhere', { bag: STOCK, active: { stages: [6, 6, 6, 6, 6, 0] } }, MOVES],
    ['nor what is used up', { bag: { ...STOCK, xattack: 0 } }, [...MOVES, ...BOOSTS.slice(1)]],
    ['nor what was never there', { health: 1, status: 'burn' }, MOVES],
    [
      'what heals is, where there is something to heal',
      { bag: { potion: 1, fullrestore: 1, antidote: 1 }, health: 199 },
      [...MOVES, 'item potion', 'item fullrestore'],
    ],
    [
      'so is what cures, and only what cures this',
      { bag: { fullheal: 1, awakening: 1, burnheal: 1, iceheal: 1 }, status: 'burn' },
      [...MOVES, 'item fullheal', 'item burnheal'],
    ],
    [
      'items come after moves and before switches',
      { bag: { xattack: 1 }, behind: [{}] },
      [...MOVES, 'item xattack', 'switch 2 machop'],
    ],
    [
      'whoever sleeps may choose anything: it may be woken',
      { bag: { awakening: 1 }, status: 'sleep', sleep: 3 },
      [...MOVES, 'item awakening'],
    ],
    [
      'whoever holds somebody goes on or is called back, and has no use for items',
      { bag: STOCK, behind: [{}], active: { trapping: moveById('wrap')!.number, trapTurns: 3 } },
      ['fight', 'switch 2 machop'],
    ],
  ])('%s', (_rule, of0, offer) => {
    expect(fight([of0, {}], [])).toOffer(0, offer);
  });

  test('whoever is locked in a move is not asked', () => {
    const match = fight([{ bag: STOCK, behind: [{}], active: { charging: solarbeam }, selected: solarbeam }, {}], []);
    expect(match.prompts().map(({ seat }) => seat)).toEqual([1]);
  });
});
