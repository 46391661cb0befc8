/** What moves bring about is the same in arena as in gen1, down to its oddities. */
import type { ChanceScript } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { eventLines, fight, type Given } from '../../test/arena.ts';
import { moveById } from '../data/index.ts';

/** How chance falls for an ordinary blow. */
const BLOW = { crit: [false], damage: [255] };

describe('As in gen1,', () => {
  const shielded = (substitute: number) => ({ active: { substitute }, behind: [{}] });

  test.each<[rule: string, move: string, of1: Given, chance: ChanceScript, happens: string[]]>([
    [
      'a knock-out spares the recharge',
      'hyperbeam',
      { health: 1, behind: [{}] },
      { ...BLOW, hit: [true] },
      ['effectFailed 0 recharge knockedOut'],
    ],
    [
      'so does a substitute that breaks',
      'hyperbeam',
      shielded(10),
      { ...BLOW, hit: [true] },
      ['effectFailed 0 recharge broken'],
    ],
    [
      'and there is no recoil then',
      'takedown',
      shielded(10),
      { ...BLOW, hit: [true] },
      ['effectFailed 0 recoil broken'],
    ],
    [
      'confusion goes past a substitute that stands',
      'psybeam',
      shielded(200),
      { ...BLOW, secondary: [true], confusionTurns: [1], confusion: [true] },
      ['effectApplied 1 confuse', 'started 1 confusion'],
    ],
    ['but not if it breaks', 'psybeam', shielded(10), BLOW, ['effectFailed 1 confuse substitute']],
    [
      'a hold goes past it',
      'wrap',
      shielded(10),
      { ...BLOW, hit: [true], trapTurns: [2] },
      ['effectApplied 1 trap', 'started 1 trapped', 'started 0 trap'],
    ],
    [
      'a sleep move cannot miss whoever recharges',
      'hypnosis',
      { active: { mustRecharge: true }, selected: moveById('hyperbeam')!.number }, // it is there, here and below
      { sleepTurns: [1] },
      ['effectApplied 1 sleep', 'afflicted 1 sleep', 'ended 1 recharge'],
    ],
  ])('%s: %s', (_rule, move, of1, chance, happens) => {
    const choices = of1.selected === undefined ? [move, 'splash'] : [move];
    const match = fight([{ moves: [move] }, of1], choices, chance);
    const told = eventLines(match, 'effectApplied', 'effectFailed', 'started', 'ended', 'afflicted');
    expect(told.filter((line) => !line.startsWith('ended') || line.endsWith('recharge'))).toEqual(happens);
  });

  test('whoever explodes survives if that breaks a substitute', () => {
    const match = fight([{ moves: ['explosion'] }, shielded(10)], ['explosion', 'splash'], BLOW);
    expect(eventLines(match, 'shielded', 'damaged', 'fainted')).toEqual(['shielded 1 10']);
  });

  test('all that hits a substitute can be countered: 42 · 85 / 50 + 2', () => {
    const given = [{ moves: ['bodyslam'] }, { ...shielded(10), moves: ['counter'] }];
    const match = fight(given, ['bodyslam', 'counter'], BLOW);
    expect(eventLines(match, 'shielded', 'damaged')).toEqual(['shielded 1 10', 'damaged 0 146 move']);
  });

  test.each([0, 1])('Thrash goes on for three or four turns, even if it misses: %d more', (more) => {
    const given = [{ moves: ['thrash'] }, { species: 'gastly' }];
    const choices = ['thrash', ...Array.from({ length: 3 + more }, () => 'move 1 splash')];
    const match = fight(given, choices, { thrashTurns: [more], confusionTurns: [0] });
    expect(eventLines(match, 'used').filter((line) => line === 'used 0 thrash')).toHaveLength(3 + more);
    expect(eventLines(match, 'ended', 'started').slice(-2)).toEqual(['ended 0 thrash', 'started 0 confusion']);
  });

  test.each<[move: string, chance: ChanceScript]>([
    ['explosion', BLOW],
    ['disable', { hit: [false] }],
  ])('whoever rages is roused by %s, whether it hits or not', (move, chance) => {
    const rage = moveById('rage')!.number;
    const of1 = { moves: ['rage'], active: { rage: 255 }, selected: rage, maxHealth: 700, health: 700 };
    const own = move === 'disable' ? { crit: [false], damage: [255] } : {};
    const match = fight([{ moves: [move], behind: [{}, {}] }, of1], [move], { ...chance, ...own });
    expect(eventLines(match, 'staged')).toEqual(['staged 1 0 1']);
  });
});
