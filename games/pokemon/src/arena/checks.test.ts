/** Steps 3a to 3c of a turn: what keeps a Pokémon from acting, and why. */
import type { ChanceScript } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { eventLines, fight, type Given } from '../../test/arena.ts';
import type { Stats } from '../data/index.ts';
import { moveById } from '../data/index.ts';

const numberOf = (id: string) => moveById(id)!.number; // all are there

describe('3a. Pre-action check: seat 0', () => {
  test.each<[rule: string, of0: Given, chance: ChanceScript, happens: string[]]>([
    ['sleeps', { status: 'sleep', sleep: 3 }, {}, ['failed 0 asleep']],
    ['is frozen', { status: 'freeze' }, {}, ['failed 0 frozen']],
    ['is paralysed, and has no luck', { status: 'paralysis' }, { paralysis: [true] }, ['failed 0 paralysed']],
    ['is paralysed, but can move', { status: 'paralysis' }, { paralysis: [false] }, ['used 0 splash']],
    ['is poisoned, which keeps nobody from acting', { status: 'poison' }, {}, ['used 0 splash']],
    ['is burnt, which keeps nobody from acting', { status: 'burn' }, {}, ['used 0 splash']],
  ])('%s', (_rule, of0, chance, happens) => {
    const stats: Stats = [100, 100, 800, 100]; // first even where there is paralysis
    const match = fight([{ ...of0, stats }, {}], ['splash', 'splash'], chance);
    expect(eventLines(match, 'failed', 'used')).toEqual([...happens, 'used 1 splash']);
  });

  test('a turn that is slept through counts', () => {
    const match = fight([{ status: 'sleep', sleep: 3 }, {}], ['splash', 'splash']);
    expect(match.state.sides[0].team[0]).toMatchObject({ status: 'sleep', sleep: 2 });
  });

  test('whoever has fainted in this turn does not act, and the turn goes on', () => {
    const match = fight([{ moves: ['seismictoss'] }, { health: 100, behind: [{}, {}] }], ['seismictoss', 'splash']);
    expect(eventLines(match)).toEqual([
      'turnStarted 1',
      'selected 0 seismictoss',
      'selected 1 splash',
      'ordered 0 speed',
      'used 0 seismictoss',
      'damaged 1 100 move',
      'fainted 1',
      'failed 1 fainted',
    ]);
  });
});

describe('3b. Volatile check: seat 0', () => {
  test.each<[rule: string, of0: Given, chance: ChanceScript, happens: string[]]>([
    [
      'is confused, and hurts itself: by (42 · 40 · attack / defence) / 50 + 2',
      { active: { confusion: 3 } },
      { confusion: [false] },
      ['failed 0 confused', 'damaged 0 35 confusion'],
    ],
    ['is confused, but acts', { active: { confusion: 3 } }, { confusion: [true] }, ['used 0 splash']],
    ['has flinched', { active: { hasFlinched: true } }, {}, ['failed 0 flinched']],
    [
      'is confused and paralysed: paralysis is asked first',
      { status: 'paralysis', active: { confusion: 3 } },
      { paralysis: [true] },
      ['failed 0 paralysed'],
    ],
  ])('%s', (_rule, of0, chance, happens) => {
    const stats: Stats = [100, 100, 800, 100];
    const match = fight([{ ...of0, stats }, {}], ['splash', 'splash'], chance);
    expect(eventLines(match, 'failed', 'used', 'damaged')).toEqual([...happens, 'used 1 splash']);
  });

  test('must recharge: it is not asked, and can act again afterwards', () => {
    const of0 = { moves: ['hyperbeam'], selected: numberOf('hyperbeam'), active: { mustRecharge: true } };
    const match = fight([of0, {}], ['move 1 splash']);
    expect(eventLines(match, 'failed', 'used', 'interrupted')).toEqual(['failed 0 recharging', 'used 1 splash']);
    expect(match).toOffer(0, ['move 1 hyperbeam', 'move 2 splash', 'move 3 teleport']);
  });

  test('is held: the one that holds it goes on, cannot miss, and does what it did before', () => {
    const wrap = numberOf('wrap');
    const holding = { trapping: wrap, trapTurns: 2, trapDamage: 10, trapTarget: 0 };
    const match = fight(
      [{ active: { trapped: 1, trapper: 0 } }, { moves: ['wrap'], selected: wrap, active: holding }],
      ['splash'],
    );
    expect(eventLines(match, 'failed', 'used', 'damaged')).toEqual([
      'failed 0 trapped',
      'used 1 wrap',
      'damaged 0 10 move',
    ]);
  });

  test('has selected a move that is disabled before its turn comes', () => {
    const chance = { hit: [true], disable: [1], disableTurns: [2] };
    const match = fight([{ stats: [100, 100, 90, 100] }, { moves: ['disable'] }], ['teleport', 'disable'], chance);
    expect(eventLines(match, 'failed', 'used', 'started')).toEqual([
      'used 1 disable',
      'started 0 disable',
      'failed 0 disabled',
    ]);
  });

  test('bides its time: that interrupts nothing', () => {
    const match = fight([{ moves: ['bide'], selected: numberOf('bide'), active: { bide: 3 } }, {}], ['move 1 splash']);
    expect(eventLines(match, 'failed', 'used', 'interrupted')).toEqual(['failed 0 biding', 'used 1 splash']);
    expect(match.state.sides[0].active.bide).toBe(2);
  });

  test.each<[rule: string, move: string, of0: Given, chance: ChanceScript, why: string]>([
    ['falls asleep while it gathers light', 'solarbeam', { status: 'sleep', sleep: 3 }, {}, 'asleep'],
    ['is paralysed in the air', 'fly', { status: 'paralysis' }, { paralysis: [true] }, 'paralysed'],
  ])('%s: that is over, and it chooses again', (_rule, move, of0, chance, why) => {
    const active = { charging: numberOf(move), isInvulnerable: move === 'fly' };
    const match = fight([{ ...of0, moves: [move], selected: numberOf(move), active }, {}], ['move 1 splash'], chance);
    expect(eventLines(match, 'failed', 'interrupted')).toEqual([`failed 0 ${why}`, 'interrupted 0']);
    expect(match.state.sides[0].active).toMatchObject({ charging: 0, isInvulnerable: false });
    expect(match).toOffer(0, [`move 1 ${move}`, 'move 2 splash', 'move 3 teleport']);
  });
});

describe('3c. Valid target check: seat 0 has fainted of its confusion, and seat 1', () => {
  /** It hurts itself for just as much as it has left. */
  const fallen = { health: 35, behind: [{}], active: { confusion: 3 } };

  test.each<[rule: string, move: string, chance: ChanceScript, happens: string[]]>([
    ['has nobody to hit', 'pound', {}, ['failed 1 noTarget']],
    ['has nobody to poison', 'poisongas', {}, ['failed 1 noTarget']],
    ['does not prepare to fly', 'fly', {}, ['failed 1 noTarget']],
    ['does not explode', 'explosion', {}, ['failed 1 noTarget']],
    ['can do what is only about itself', 'swordsdance', {}, ['used 1 swordsdance', 'effectApplied 1 stages']],
    [
      'calls a move that has nobody to hit',
      'metronome',
      { metronome: [numberOf('pound')] },
      ['used 1 metronome', 'failed 1 noTarget'],
    ],
    [
      'calls a move that is only about itself',
      'metronome',
      { metronome: [numberOf('swordsdance')] },
      ['used 1 metronome', 'used 1 swordsdance', 'effectApplied 1 stages'],
    ],
    ['finds no move to mirror', 'mirrormove', {}, ['used 1 mirrormove', 'noEffect 1 noMove']],
  ])('%s: %s', (_rule, move, chance, happens) => {
    const match = fight([fallen, { moves: [move] }], ['splash', move], { confusion: [false], ...chance });
    const told = eventLines(match, 'fainted', 'failed', 'used', 'noEffect', 'effectApplied', 'damaged', 'charged');
    expect(told).toEqual(['failed 0 confused', 'damaged 0 35 confusion', 'fainted 0', ...happens]);
  });

  test('has nobody to give back what it has borne', () => {
    const of1 = { moves: ['bide'], selected: numberOf('bide'), active: { bide: 1, bideDamage: 50 } };
    const match = fight([fallen, of1], ['move 1 splash'], { confusion: [false] });
    expect(eventLines(match, 'failed', 'interrupted')).toEqual([
      'failed 0 confused',
      'failed 1 noTarget',
      'interrupted 1',
    ]);
  });

  test('no longer holds whom it has held, if that one has been switched out', () => {
    const wrap = numberOf('wrap');
    const holding = { trapping: wrap, trapTurns: 2, trapDamage: 10, trapTarget: 0 };
    const match = fight(
      [
        { active: { trapped: 1, trapper: 0 }, behind: [{}] },
        { moves: ['wrap'], selected: wrap, active: holding },
      ],
      ['switch 2 machop'],
    );
    expect(eventLines(match, 'switched', 'failed', 'interrupted')).toEqual([
      'switched 0 1',
      'failed 1 noTarget',
      'interrupted 1',
    ]);
  });
});
