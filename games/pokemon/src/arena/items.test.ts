/** Items out of the bag: what each does, and when it is offered. */
import { describe, expect, test } from 'vitest';
import { eventLines, fight, type Given, type One } from '../../test/arena.ts';
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

/** Moves of 35, 40 and 20 points have 56, 61 and 32, three times raised by a fifth. */
const RESERVES: [choice: string, rule: string, one: One, happens: string[], left: object][] = [
  ['item potion 2 machop', '20 health', { health: 100 }, ['healed 0 20 item'], { health: 120 }],
  [
    'item fullrestore 2 machop',
    'all its health, and what ails it',
    { health: 1, status: 'paralysis' },
    ['healed 0 199 item', 'cured 0 paralysis'],
    { health: 200, status: '' },
  ],
  [
    'item antidote 2 machop',
    'poison that grows worse',
    { status: 'toxic' },
    ['cured 0 toxic'],
    { health: 200, status: '' },
  ],
  [
    'item awakening 2 machop',
    'sleep, and what was left of it',
    { status: 'sleep', sleep: 5 },
    ['cured 0 sleep'],
    { status: '', sleep: 0 },
  ],
  [
    'item revive 2 machop',
    'half its health, rounded down',
    { health: 0, maxHealth: 201 },
    ['revived 0 100'],
    { health: 100 },
  ],
  ['item revive 2 machop', 'at least 1', { health: 0, maxHealth: 1 }, ['revived 0 1'], { health: 1 }],
  ['item maxrevive 2 machop', 'all its health', { health: 0, maxHealth: 201 }, ['revived 0 201'], { health: 201 }],
  [
    'item revive 2 machop',
    'and nothing ails it',
    { health: 0, status: 'sleep', sleep: 3 },
    ['revived 0 100'],
    { health: 100, status: '', sleep: 0 },
  ],
  [
    'item ether 2 machop 1 pound',
    '10 points of a move',
    { moves: ['pound'], pp: [5, 0, 0] },
    ['refilled 0 pound 10'],
    { pp: [15, 0, 0] },
  ],
  [
    'item ether 2 machop 3 teleport',
    'no more than there is room for',
    { moves: ['pound'], pp: [5, 0, 31] },
    ['refilled 0 teleport 1'],
    { pp: [5, 0, 32] },
  ],
  [
    'item elixir 2 machop',
    '10 points of all moves',
    { moves: ['pound'], pp: [55, 61, 0] },
    ['refilled 0 pound 1', 'refilled 0 teleport 10'],
    { pp: [56, 61, 10] },
  ],
];

describe('An item for one who waits', () => {
  test.each(RESERVES)('%s: %s', (choice, _rule, one, happens, left) => {
    const [, id = ''] = choice.split(' ');
    const match = fight([{ bag: { [id]: 2 }, behind: [one] }, {}], [choice, 'splash']);
    const told = eventLines(match, 'itemUsed', 'healed', 'cured', 'revived', 'refilled', 'ended', 'restored', 'staged');
    expect(told).toEqual([`itemUsed 0 ${id}, place 2`, ...happens.map((line) => `${line}, place 2`)]);
    const [first, second] = match.state.sides[0].team;
    expect(second).toMatchObject(left);
    expect(first).toMatchObject({ health: 200, status: '' });
    expect(match.state.sides[0].bag).toEqual({ [id]: 1 });
  });

  test('comes before moves: whoever stands again can be sent in at the end of the same turn', () => {
    const of0: Given = { health: 100, bag: { revive: 1 }, behind: [{ species: 'ekans', health: 0 }, { health: 0 }] };
    const match = fight([of0, { moves: ['seismictoss'] }], ['item revive 2 ekans', 'seismictoss']);
    expect(eventLines(match, 'revived', 'fainted', 'switched', 'finished')).toEqual([
      'revived 0 100, place 2',
      'fainted 0',
      'switched 0 1', // the only one
    ]);
  });

  test('does not help whoever has nobody left: that is the end', () => {
    const of0: Given = { health: 100, bag: { revive: 1 }, behind: [{ health: 0 }] };
    const match = fight([of0, { moves: ['seismictoss'] }], ['splash', 'seismictoss']);
    expect(eventLines(match, 'finished')).toEqual(['finished 1 fainted']);
  });
});

describe('Points', () => {
  const ether = { bag: { ether: 1 }, moves: ['pound'], pp: [0, 40, 20] };

  test('of the one that fights are there at once', () => {
    const match = fight([ether, {}], ['item ether 1 machop 1 pound', 'splash']);
    expect(eventLines(match, 'refilled')).toEqual(['refilled 0 pound 10']);
    const { active, team } = match.state.sides[0];
    expect([active.pp, team[0].pp]).toEqual([
      [10, 40, 20],
      [10, 40, 20],
    ]);
  });

  test('are those of its own moves, not of what it has copied', () => {
    const active = { isTransformed: true, moves: [1, 2, 3], pp: [5, 0, 5] };
    const match = fight([{ ...ether, active }, {}], ['item ether 1 machop 1 pound', 'splash']);
    const { active: after, team } = match.state.sides[0];
    expect([after.pp, team[0].pp]).toEqual([
      [5, 0, 5],
      [10, 40, 20],
    ]);
  });
});

describe('An item', () => {
  test.each(ROWS)('%s: %s', (item, _rule, of0, happens) => {
    const match = fight([{ ...of0, bag: { [item]: 2 } }, {}], [`item ${item}`, 'splash']);
    const told = eventLines(match, 'itemUsed', 'healed', 'cured', 'ended', 'restored', 'staged');
    expect(told).toEqual([`itemUsed 0 ${item}`, ...happens]);
    expect(match.state.sides[0].bag).toEqual({ [item]: 1 });
  });

  test('has a row above, whichever it is, and is in the bag at the start', () => {
    const all = ITEMS.map(({ id }) => id);
    const rows = [...ROWS.map(([item]) => item), ...RESERVES.map(([choice]) => choice.split(' ')[1])];
    expect(new Set(rows)).toEqual(new Set(all));
    expect(Object.keys(STOCK)).toEqual(all);
  });

  test('cures before the other one acts: whoever wakes up can be put to sleep again', () => {
    const of0: Given = { status: 'sleep', sleep: 3, bag: { awakening: 1 } };
    const of1: Given = { moves: ['spore'], stats: [100, 100, 800, 100] };
    const match = fight([of0, of1], ['item awakening', 'spore'], { sleepTurns: [0] });
    expect(eventLines(match, 'cured', 'afflicted')).toEqual(['cured 0 sleep', 'afflicted 0 sleep']);
  });
});

describe('The offer', () => {
  const MOVES = ['move 1 splash', 'move 2 teleport'];
  const onFirst = (...items: string[]) => items.map((item) => `item ${item} 1 machop`);
  const BOOSTS = onFirst('xattack', 'xdefend', 'xspeed', 'xspecial', 'xaccuracy');
  const solarbeam = moveById('solarbeam')!.number; // it is there

  test.each<[rule: string, of0: Given, offer: string[]]>([
    ['what would do nothing is not offered', { bag: STOCK }, [...MOVES, ...BOOSTS]],
    ['nor a boost that leads nowhere', { bag: STOCK, active: { stages: [6, 6, 6, 6, 6, 0] } }, MOVES],
    ['nor what is used up', { bag: { ...STOCK, xattack: 0 } }, [...MOVES, ...BOOSTS.slice(1)]],
    ['nor what was never there', { health: 1, status: 'burn' }, MOVES],
    [
      'what heals is, where there is something to heal',
      { bag: { potion: 1, fullrestore: 1, antidote: 1 }, health: 199 },
      [...MOVES, ...onFirst('potion', 'fullrestore')],
    ],
    [
      'so is what cures, and only what cures this',
      { bag: { fullheal: 1, awakening: 1, burnheal: 1, iceheal: 1 }, status: 'burn' },
      [...MOVES, ...onFirst('fullheal', 'burnheal')],
    ],
    [
      'items come after moves and before switches',
      { bag: { xattack: 1 }, behind: [{}] },
      [...MOVES, ...onFirst('xattack'), 'switch 2 machop'],
    ],
    [
      'what heals or cures is for everybody, and boosts are for the one that fights',
      {
        bag: { potion: 1, antidote: 1, xattack: 1 },
        health: 199,
        behind: [{ species: 'ekans' }, { species: 'gastly', health: 1, status: 'poison' }],
      },
      [
        ...MOVES,
        ...onFirst('potion'),
        'item potion 3 gastly',
        'item antidote 3 gastly',
        ...onFirst('xattack'),
        'switch 2 ekans',
        'switch 3 gastly',
      ],
    ],
    [
      'nothing but a revival is for those who have fainted, and it is for nobody else',
      { bag: STOCK, behind: [{ species: 'ekans', health: 0, status: 'burn', pp: [0, 0] }] },
      [...MOVES, 'item revive 2 ekans', 'item maxrevive 2 ekans', ...BOOSTS],
    ],
    [
      'points are for each move that lacks some',
      { bag: { ether: 1, elixir: 1 }, pp: [60, 32], behind: [{ species: 'ekans', pp: [0, 31] }] },
      [
        ...MOVES,
        'item ether 1 machop 1 splash',
        'item ether 2 ekans 1 splash',
        'item ether 2 ekans 2 teleport',
        ...onFirst('elixir'),
        'item elixir 2 ekans',
        'switch 2 ekans',
      ],
    ],
    ['and for nobody who has them all', { bag: { ether: 1, elixir: 1 } }, MOVES],
    [
      'whoever has none left struggles, or is given some',
      { bag: { ether: 1 }, pp: [0, 0] },
      ['struggle', 'item ether 1 machop 1 splash', 'item ether 1 machop 2 teleport'],
    ],
    [
      'whoever sleeps may choose anything: it may be woken',
      { bag: { awakening: 1 }, status: 'sleep', sleep: 3 },
      [...MOVES, ...onFirst('awakening')],
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

describe('An item of the bag that nobody can use is named, with the reason:', () => {
  test.each<[item: string, why: string, of0: Given]>([
    ['potion', 'nobody who stands lacks health', { behind: [{ health: 0 }] }],
    ['fullrestore', 'nobody who stands lacks health or ails', {}],
    ['antidote', 'nobody who stands has what it cures', { status: 'sleep', sleep: 3 }],
    ['revive', 'nobody has fainted', { health: 1 }],
    ['elixir', 'no move of anybody who stands lacks PP', { moves: ['pound'], pp: [56, 61, 32] }],
    ['xattack', 'it cannot go up any further', { active: { stages: [6, 0, 0, 0, 0, 0] }, stats: [999, 100, 101, 100] }],
    ['potion', 'who is in the middle of a move goes on with it', { health: 1, active: { bide: 2 }, behind: [{}] }],
  ])('%s: %s', (item, why, of0) => {
    const match = fight([{ ...of0, bag: { [item]: 1 } }, {}], []);
    const [prompt] = match.prompts(0);
    expect(prompt?.options).not.toContainEqual(expect.stringMatching(/^item/));
    expect(prompt?.except).toEqual([{ option: `item ${item}`, why }]);
  });

  test('what is offered for somebody is not, nor is what is not in the bag', () => {
    const match = fight([{ health: 1, bag: { potion: 1, revive: 0 } }, {}], []);
    expect(match.prompts(0)[0]?.except).toEqual([]);
  });
});
