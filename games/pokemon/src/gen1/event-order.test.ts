/** What gen1 tells, and in which order: whatever ends, or does not come to pass, is said. */
import type { ChanceScript } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { eventLines, fight, type Given } from '../../test/arena.ts';
import { moveById } from '../data/index.ts';
import type { Event } from '../events.ts';
import { gen1 } from './game.ts';

const numberOf = (id: string) => moveById(id)!.number; // all are there
const BLOW = { crit: [false], damage: [255] };

const fightOn = (given: readonly Given[], choices: readonly string[], chance: ChanceScript = {}) =>
  fight(given, choices, chance, {}, gen1);

describe('What does not come to pass is told, and why:', () => {
  test.each<[move: string, of0: Given, of1: Given, chance: ChanceScript, why: string]>([
    ['confuseray', {}, { active: { confusion: 3 } }, { hit: [true], confusion: [true] }, 'already'],
    ['leechseed', {}, { active: { isSeeded: true } }, { hit: [true] }, 'already'],
    ['mist', { active: { hasMist: true } }, {}, {}, 'already'],
    ['focusenergy', { active: { isFocused: true } }, {}, {}, 'already'],
    ['disable', {}, { active: disabled(4) }, { hit: [true] }, 'already'],
    ['roar', {}, {}, { hit: [true] }, 'nothing'],
    ['whirlwind', {}, {}, { hit: [true] }, 'nothing'],
  ])('%s', (move, of0, of1, chance, why) => {
    const given = [
      { ...of0, moves: [move] },
      { moves: ['pound'], ...of1 },
    ];
    const match = fightOn(given, [move, 'splash'], chance);
    expect(eventLines(match, 'noEffect')).toEqual([`noEffect 0 ${why}`, 'noEffect 1 nothing']);
  });

  test('nothing comes of Splash and Teleport', () => {
    const match = fightOn([{}, {}], ['splash', 'teleport']);
    expect(eventLines(match, 'used', 'noEffect')).toEqual([
      'used 0 splash',
      'noEffect 0 nothing',
      'used 1 teleport',
      'noEffect 1 nothing',
    ]);
  });

  const COMES = { ...BLOW, hit: [true], secondary: [true] };
  test.each<[rule: string, move: string, of1: Given, happens: string[]]>([
    ['a burnt one is not paralysed', 'bodyslam', { status: 'burn' }, ['noEffect 0 already']],
    ['nobody is frozen beside another', 'icebeam', { behind: [{ status: 'freeze' }] }, ['noEffect 0 clause']],
    ['types rule it out: that is no news', 'sludge', { species: 'ekans' }, []],
  ])('besides a blow: %s', (_rule, move, of1, happens) => {
    const match = fightOn([{ moves: [move] }, { species: 'machop', ...of1 }], [move, 'splash'], COMES);
    expect(eventLines(match, 'noEffect', 'afflicted').filter((line) => line !== 'noEffect 1 nothing')).toEqual(happens);
  });

  test('confusion behind a substitute, where there is some already', () => {
    const active = { substitute: 60, confusion: 3 };
    const chance = { ...COMES, confusion: [true] };
    const match = fightOn([{ moves: ['psybeam'] }, { species: 'slowpoke', active }], ['psybeam', 'splash'], chance);
    expect(eventLines(match, 'noEffect')).toEqual(['noEffect 0 already', 'noEffect 1 nothing']);
  });
});

describe('What ends is told when it ends:', () => {
  test.each<[rule: string, active: NonNullable<Given['active']>, chance: ChanceScript, happens: string[]]>([
    ['confusion goes on', { confusion: 2 }, { confusion: [true] }, ['ticked 0 confusion', 'used 0 splash']],
    ['confusion ends, and it acts', { confusion: 1 }, {}, ['ended 0 confusion', 'used 0 splash']],
    ['Disable goes on', disabled(2), {}, ['ticked 0 disable', 'used 0 splash']],
    ['Disable ends', disabled(1), {}, ['ended 0 disable', 'used 0 splash']],
  ])('%s', (_rule, active, chance, happens) => {
    const match = fightOn([{ moves: ['pound'], active }, {}], ['splash', 'splash'], chance);
    expect(eventLines(match, 'ticked', 'ended', 'used')).toEqual([...happens, 'used 1 splash']);
  });

  const holding = { trapping: numberOf('wrap'), trapDamage: 10, trapTarget: 0 };
  const HOLDS: Event['type'][] = ['failed', 'used', 'ended', 'turnEnded'];

  test('a hold of five turns, the most there are, before the last of them ends', () => {
    const active = { ...holding, trapTurns: 1, trapRenewals: 3 };
    const of1 = { moves: ['wrap'], selected: numberOf('wrap'), active };
    const match = fightOn([{ active: { trapped: 1, trapper: 0 } }, of1], ['splash', 'splash']);
    expect(eventLines(match, ...HOLDS)).toEqual([
      'failed 0 cannotMove',
      'used 1 wrap',
      'ended 1 trap',
      'ended 0 trapped',
      'turnEnded',
    ]);
  });

  test('a shorter one only when both have chosen: until then it might go on', () => {
    const of1 = { moves: ['wrap'], selected: numberOf('wrap'), active: { ...holding, trapTurns: 1 } };
    const match = fightOn([{ active: { trapped: 1, trapper: 0 } }, of1], ['splash', 'splash']);
    expect(eventLines(match, ...HOLDS)).toEqual([
      ...['failed 0 cannotMove', 'used 1 wrap', 'turnEnded'],
      ...['ended 1 trap', 'ended 0 trapped', 'used 0 splash', 'used 1 splash', 'turnEnded'],
    ]);
  });

  test('and one that goes on, then as well: whoever holds, or is held, fights on whatever it picked', () => {
    const active = { ...holding, trapTurns: 2, trapRenewals: 1 };
    const of1 = { moves: ['wrap'], selected: numberOf('wrap'), active };
    const match = fightOn([{ active: { trapped: 1, trapper: 0 } }, of1], ['splash', 'splash']);
    expect(eventLines(match, 'ticked', ...HOLDS)).toEqual([
      ...['ticked 1 trap', 'failed 0 cannotMove', 'used 1 wrap', 'turnEnded'],
    ]);
    expect(match.state.sides[1]?.active.pp).toEqual([32, 61, 32]); // nobody has paid
  });

  test('and nothing is told of one that goes on, or where there is none', () => {
    const of1 = { moves: ['wrap'], selected: numberOf('wrap'), active: { ...holding, trapTurns: 3 } };
    const held = fightOn(
      [
        { active: { trapped: 1, trapper: 0 }, behind: [{}] },
        { ...of1, behind: [{}] },
      ],
      ['fight', 'fight'],
    );
    expect(eventLines(held, ...HOLDS)).toEqual(['failed 0 cannotMove', 'used 1 wrap', 'turnEnded']);
    const free = fightOn([{}, {}], ['splash', 'splash']);
    expect(eventLines(free, ...HOLDS)).toEqual(['used 0 splash', 'used 1 splash', 'turnEnded']);
  });

  test('the need to recharge, for whoever is taken aback', () => {
    const of1 = { moves: ['hyperbeam'], selected: numberOf('hyperbeam'), active: { mustRecharge: true } };
    const match = fightOn([{ moves: ['bite'] }, of1], ['bite'], { ...BLOW, hit: [true], secondary: [true] });
    expect(eventLines(match, 'started', 'ended', 'failed')).toEqual([
      'ended 1 recharge',
      'started 1 flinch',
      'failed 1 flinched',
    ]);
  });
});

describe('A change of stages is told as far as it goes:', () => {
  test.each<[rule: string, move: string, of0: Given, happens: object[]]>([
    [
      'a stat of 999 stays',
      'meditate',
      { active: { stats: [999, 100, 101, 100] } },
      [{ type: 'noEffect', why: 'limit' }],
    ],
    [
      'two stages up, it moves by one, and that counts as a failure',
      'swordsdance',
      { active: { stats: [999, 100, 101, 100] } },
      [
        { type: 'staged', by: 1, stage: 1, value: 0 },
        { type: 'noEffect', why: 'limit' },
      ],
    ],
    [
      'there are six stages: 100 * 4',
      'swordsdance',
      { active: { stages: [5, 0, 0, 0, 0, 0], stats: [350, 100, 101, 100] } },
      [{ type: 'staged', by: 1, stage: 6, value: 400 }],
    ],
  ])('%s', (_rule, move, of0, happens) => {
    const { events } = fightOn([{ ...of0, moves: [move] }, {}], [move, 'splash']);
    const about = events.filter((event) => event.type === 'staged' || (event.type === 'noEffect' && event.seat === 0));
    expect(about).toMatchObject(happens);
  });

  test('rage cannot lift a stat of 999', () => {
    const active: Given['active'] = { rage: 255, stats: [999, 100, 100, 100] };
    const of1 = { moves: ['rage'], selected: numberOf('rage'), active };
    const match = fightOn([{ moves: ['pound'] }, of1], ['pound'], {
      hit: [true, true],
      crit: [false, false],
      damage: [255, 217],
    });
    expect(eventLines(match, 'staged')).toEqual([]);
  });
});

describe('The order is that of the story:', () => {
  test('first it is confused, then it hurts itself', () => {
    const match = fightOn([{ active: { confusion: 3 } }, {}], ['splash', 'splash'], { confusion: [false] });
    expect(eventLines(match, 'failed', 'damaged')).toEqual(['failed 0 confused', 'damaged 0 35 confusion']);
  });

  test('Bide is let go, then it hurts; it is not used a second time', () => {
    const of0 = { moves: ['bide'], selected: numberOf('bide'), active: { bide: 1, bideDamage: 30 } };
    const match = fightOn([of0, {}], ['move 1 splash']);
    expect(eventLines(match, 'ticked', 'released', 'used', 'damaged', 'ended')).toEqual([
      'ticked 0 bide',
      'released 0',
      'damaged 1 60 bide',
      'used 1 splash',
    ]);
    expect(match.state.sides[0]).toMatchObject({ used: 0, active: { lastMove: 0, bide: 0, bideDamage: 0 } });
  });

  test('whoever knocks out with Hyper Beam is never told to recharge', () => {
    const given = [{ moves: ['hyperbeam'] }, { health: 1, behind: [{}, {}] }];
    const match = fightOn(given, ['hyperbeam', 'splash'], { ...BLOW, hit: [true] });
    expect(eventLines(match, 'started', 'ended', 'fainted')).toEqual(['fainted 1']);
  });
});

describe('Where both faint, whoever was attacked does so first:', () => {
  test.each<[move: string, by: number, order: string[]]>([
    ['explosion', 0, ['fainted 1', 'fainted 0']],
    ['explosion', 1, ['fainted 0', 'fainted 1']],
    ['doubleedge', 0, ['fainted 1', 'fainted 0']],
    ['doubleedge', 1, ['fainted 0', 'fainted 1']],
  ])('by %s of seat %d', (move, by, order) => {
    const given = [0, 1].map((seat) => ({ health: 1, moves: seat === by ? [move] : [] }));
    const choices = [0, 1].map((seat) => (seat === by ? move : 'splash'));
    const match = fightOn(given, choices, { ...BLOW, hit: [true] });
    expect(eventLines(match, 'fainted')).toEqual(order);
  });
});

/** Psychic is super effective on Machop, and so is Peck; Bite of those days is a plain blow. */
describe('Of a blow that a substitute takes is told how it went:', () => {
  test.each<[move: string, isCritical: boolean, effect: number]>([
    ['psychic', true, 2],
    ['peck', false, 2],
    ['rockthrow', false, 0.5],
    ['bite', true, 1],
    ['seismictoss', false, 1],
  ])('%s', (move, isCritical, effect) => {
    const chance = move === 'seismictoss' ? {} : { crit: [isCritical], damage: [255] };
    const given = [{ moves: [move] }, { active: { substitute: 250 } }];
    const { events } = fightOn(given, [move, 'splash'], { ...chance, hit: [true] });
    expect(events.filter(({ type }) => type === 'shielded')).toMatchObject([{ seat: 1, isCritical, effect }]);
  });

  test('of several hits it is told with the first', () => {
    const given = [
      { moves: ['doublekick'], species: 'tauros' },
      { species: 'tauros', active: { substitute: 250 } },
    ];
    const { events } = fightOn(given, ['doublekick', 'splash'], { ...BLOW, crit: [true], hit: [true] });
    expect(events.filter(({ type }) => type === 'shielded')).toMatchObject([
      { isCritical: true, effect: 2 },
      { isCritical: false, effect: 1 },
    ]);
  });
});

function disabled(disabledTurns: number) {
  return { disabled: 2, disabledMove: numberOf('teleport'), disabledTurns };
}
