/** Step 3d of a turn, and the check after it: a move is used, hits, hurts, and has its effects. */
import type { ChanceScript } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { eventLines, fight, type Given } from '../../test/arena.ts';
import { moveById } from '../data/index.ts';

/** How chance falls for an ordinary blow. */
const BLOW = { crit: [false], damage: [255] };

describe('3d i. A move is used', () => {
  test('it is told, and costs a point', () => {
    const match = fight([{ moves: ['seismictoss'], pp: [20, 40, 20] }, {}], ['seismictoss', 'splash']);
    expect(eventLines(match, 'used')).toEqual(['used 0 seismictoss', 'used 1 splash']);
    expect(match.state.sides[0].team[0].pp).toEqual([19, 40, 20]);
  });

  test('one that has to be prepared is told when that is done, and paid for when it is let go', () => {
    const given = [{ moves: ['solarbeam'], pp: [10, 40, 20] }, {}];
    const first = fight(given, ['solarbeam', 'splash']);
    expect(eventLines(first, 'used', 'charged')).toEqual(['charged 0 solarbeam', 'used 1 splash']);
    expect(first.state.sides[0].team[0].pp[0]).toBe(10);
    const second = fight(given, ['solarbeam', 'splash', 'move 1 splash'], BLOW);
    expect(eventLines(second, 'used').slice(1)).toEqual(['used 0 solarbeam', 'used 1 splash']);
    expect(second.state.sides[0].team[0].pp[0]).toBe(9);
  });
});

describe('3d ii. Accuracy check', () => {
  const sonicBoom = { moves: ['sonicboom'] }; // 90 %, 20 damage
  const toss = { moves: ['seismictoss'] }; // 100 %, 100 damage at level 100
  const evasive: Given = { active: { stages: [0, 0, 0, 0, 0, 1] } };

  test.each<[rule: string, of0: Given, of1: Given, chance: ChanceScript, happens: string[]]>([
    ['chance lets it hit', sonicBoom, {}, { hit: [true] }, ['used 0 sonicboom', 'damaged 1 20 move']],
    ['chance lets it miss, and that is all', sonicBoom, {}, { hit: [false] }, ['used 0 sonicboom', 'missed 0 missed']],
    ['what hits in 100 % of cases is not left to chance', toss, {}, {}, ['used 0 seismictoss', 'damaged 1 100 move']],
    ['it is, if the target is evasive', toss, evasive, { hit: [false] }, ['used 0 seismictoss', 'missed 0 missed']],
    [
      'nobody hits whom nobody can reach',
      toss,
      { active: { isInvulnerable: true } },
      {},
      ['used 0 seismictoss', 'missed 0 invulnerable'],
    ],
    [
      'whoever misses with a kick crashes',
      { moves: ['jumpkick'] },
      {},
      { hit: [false] },
      ['used 0 jumpkick', 'missed 0 missed', 'damaged 0 1 crash'],
    ],
    [
      'whoever hits does not: 42 · 70 / 50 + 2, and half as much again for the type',
      { moves: ['jumpkick'] },
      {},
      { ...BLOW, hit: [true] },
      ['used 0 jumpkick', 'damaged 1 90 move'],
    ],
  ])('%s', (_rule, of0, of1, chance, happens) => {
    const match = fight([of0, of1], [of0.moves?.[0] ?? '', 'splash'], chance);
    expect(eventLines(match, 'used', 'missed', 'damaged')).toEqual([...happens, 'used 1 splash']);
  });
});

describe('3d iii. Damage, critical hits and types', () => {
  // (2 · level / 5 + 2) · power · attack / defence / 50 + 2: 42 · 40 / 50 + 2 is 35, and 82 · 40 / 50 + 2 is 67.
  test.each<[rule: string, move: string, of1: string, chance: ChanceScript, happens: string[]]>([
    ['a power of 40 does 35, at most', 'pound', 'machop', BLOW, ['damaged 1 35 move']],
    ['and 217/255 of that, at least', 'pound', 'machop', { ...BLOW, damage: [217] }, ['damaged 1 29 move']],
    [
      'a critical hit counts the level twice',
      'pound',
      'machop',
      { ...BLOW, crit: [true] },
      ['damaged 1 67 move critical'],
    ],
    ['fire does twice as much to grass', 'ember', 'tangela', { ...BLOW, secondary: [false] }, ['damaged 1 70 move']],
    ['and half as much to water', 'ember', 'squirtle', { ...BLOW, secondary: [false] }, ['damaged 1 17 move']],
    ['and nothing normal does anything to a ghost', 'pound', 'gastly', {}, ['noEffect 0 immune']],
    ['what always does the same leaves nothing to chance', 'dragonrage', 'machop', {}, ['damaged 1 40 move']],
    [
      'two kicks of 30 do as much as the first one did',
      'doublekick',
      'tangela',
      BLOW,
      [
        // 42 · 30 / 50 + 2 is 27; half as much again, since the user is of the type
        'damaged 1 40 move',
        'damaged 1 40 move',
      ],
    ],
  ])('%s: %s on %s', (_rule, move, species, chance, happens) => {
    const match = fight([{ moves: [move] }, { species }], [move, 'splash'], chance);
    expect(eventLines(match, 'damaged', 'noEffect')).toEqual([...happens, 'noEffect 1 nothing']);
  });
});

describe('3d iii. What stands in the way, or is roused', () => {
  test('a substitute takes the blow; if it breaks, no other blow follows', () => {
    const given = [{ moves: ['doublekick'] }, { active: { substitute: 10 } }];
    const match = fight(given, ['doublekick', 'splash'], BLOW);
    expect(eventLines(match, 'shielded', 'damaged', 'hits')).toEqual(['shielded 1 10', 'hits 0 1']);
    expect(match.state.sides[1].active.substitute).toBe(0);
  });

  test('whoever rages attacks the harder for each blow', () => {
    const of1 = { moves: ['rage'], active: { rage: 255 }, selected: moveById('rage')!.number }; // it is there
    const match = fight([{ moves: ['doublekick'] }, of1], ['doublekick'], { crit: [false, false], damage: [255, 255] });
    expect(eventLines(match, 'staged')).toEqual(['staged 1 0 1', 'staged 1 0 2']);
  });
});

describe('3d iv and v. The event comes before the change', () => {
  test('health is what it was until the damage is told, and then less', () => {
    const match = fight([{ moves: ['dragonrage'] }, {}], ['dragonrage', 'splash']);
    const at = match.events.findIndex(({ type }) => type === 'damaged');
    const healthAfter = (index: number) => match.at(index).sides[1].team[0].health;
    expect(match.events[at]).toMatchObject({ seat: 1, amount: 40, by: 'move', left: 80 });
    expect([healthAfter(at - 1), healthAfter(at)]).toEqual([200, 160]);
  });
});

describe('3d vi. Effects, one by one', () => {
  const FALLS = { ...BLOW, secondary: [false] };
  const COMES = { ...BLOW, secondary: [true] };

  test.each<[rule: string, move: string, of1: Given, chance: ChanceScript, happens: string[]]>([
    ['chance lets it apply', 'sludge', {}, COMES, ['effectApplied 1 poison', 'afflicted 1 poison']],
    ['chance does not', 'sludge', {}, FALLS, ['effectFailed 1 poison chance']],
    [
      'poison types cannot be poisoned: no chance',
      'sludge',
      { species: 'ekans' },
      BLOW,
      ['effectFailed 1 poison immune'],
    ],
    [
      'nor by a move that does nothing else',
      'toxic',
      { species: 'ekans' },
      { hit: [true] },
      ['effectFailed 1 toxic immune'],
    ],
    ['whoever is ill already stays as it is', 'sludge', { status: 'burn' }, BLOW, ['effectFailed 1 poison already']],
    [
      'electric types are not paralysed by electricity',
      'thunderbolt',
      { species: 'voltorb' },
      BLOW,
      ['effectFailed 1 paralysis immune'],
    ],
    [
      'but by a move that does nothing else they are',
      'thunderwave',
      { species: 'voltorb' },
      { paralysis: [false] },
      ['effectApplied 1 paralysis', 'afflicted 1 paralysis'],
    ],
    [
      'a hold is for some turns',
      'wrap',
      {},
      { ...BLOW, hit: [true], trapTurns: [2] },
      ['effectApplied 1 trap', 'started 1 trapped', 'started 0 trap'],
    ],
    ['whoever faints feels nothing', 'sludge', { health: 1, behind: [{}] }, BLOW, ['effectFailed 1 poison fainted']],
    ['a substitute keeps it off', 'sludge', { active: { substitute: 51 } }, BLOW, ['effectFailed 1 poison substitute']],
    ['a stat goes down', 'growl', {}, {}, ['effectApplied 1 stages', 'staged 1 0 -1']],
    ['but not through mist', 'growl', { active: { hasMist: true } }, {}, ['effectFailed 1 stages mist']],
    [
      'nor further than six stages',
      'growl',
      { active: { stages: [-6, 0, 0, 0, 0, 0] } },
      {},
      ['effectFailed 1 stages limit'],
    ],
    ['a stat goes up', 'swordsdance', {}, {}, ['effectApplied 0 stages', 'staged 0 0 2']],
    [
      'confusion comes for some turns',
      'confuseray',
      {},
      { confusionTurns: [1], confusion: [true] },
      ['effectApplied 1 confuse', 'started 1 confusion'],
    ],
    [
      'and not twice',
      'confuseray',
      { active: { confusion: 3 } },
      { confusion: [true] },
      ['effectFailed 1 confuse already'],
    ],
    ['a shock keeps the other from acting', 'bite', {}, COMES, ['effectApplied 1 flinch', 'started 1 flinch']],
    ['a seed is sown', 'leechseed', {}, { hit: [true] }, ['effectApplied 1 leechSeed', 'started 1 seed']],
    ['nobody recovers who has lost nothing', 'recover', {}, {}, ['effectFailed 0 recover healthy']],
    ['what is drained comes to half', 'absorb', {}, BLOW, ['effectApplied 0 drain']],
    [
      'who hyper-beams must recharge',
      'hyperbeam',
      {},
      { ...BLOW, hit: [true] },
      ['effectApplied 0 recharge', 'started 0 recharge'],
    ],
  ])('%s: %s', (_rule, move, of1, chance, happens) => {
    const match = fight([{ moves: [move] }, of1], [move, 'splash'], chance);
    const told = eventLines(match, 'effectApplied', 'effectFailed', 'afflicted', 'started', 'staged');
    expect(told).toEqual(happens);
  });

  test('each is told before what it changes', () => {
    const match = fight([{ moves: ['sludge'] }, {}], ['sludge', 'splash'], COMES);
    const at = match.events.findIndex(({ type }) => type === 'effectApplied');
    const statusAfter = (index: number) => match.at(index).sides[1].team[0].status;
    expect([statusAfter(at), statusAfter(at + 1)]).toEqual(['', 'poison']);
  });

  test('fire that may burn melts ice, and does not burn through it', () => {
    const match = fight([{ moves: ['ember'] }, { status: 'freeze' }], ['ember', 'splash'], BLOW);
    expect(eventLines(match, 'effectFailed', 'cured', 'failed', 'used')).toEqual([
      'used 0 ember',
      'effectFailed 1 burn already',
      'cured 1 freeze',
      'used 1 splash',
    ]);
  });
});

describe('3. Post-action check', () => {
  test.each<[rule: string, of0: Given, of1: Given, move: string, chance: ChanceScript, happens: string[]]>([
    ['the target faints', {}, { health: 40 }, 'dragonrage', {}, ['damaged 1 40 move', 'fainted 1', 'failed 1 fainted']],
    [
      'the user faints of the recoil, a quarter of 42 · 90 / 50 + 2',
      { health: 19 },
      {},
      'takedown',
      { ...BLOW, hit: [true] },
      ['damaged 1 77 move', 'damaged 0 19 recoil', 'fainted 0', 'used 1 splash'],
    ],
    [
      'both faint, the target first',
      {},
      { health: 1 },
      'selfdestruct',
      BLOW,
      ['damaged 1 1 move', 'damaged 0 200 explosion', 'fainted 1', 'fainted 0', 'failed 1 fainted'],
    ],
    [
      'whoever explodes faints even where that does nothing',
      {},
      { species: 'gastly' },
      'explosion',
      {},
      ['damaged 0 200 explosion', 'fainted 0', 'used 1 splash'],
    ],
  ])('%s', (_rule, of0, of1, move, chance, happens) => {
    const behind = [{}];
    const match = fight(
      [
        { moves: [move], behind, ...of0 },
        { behind, ...of1 },
      ],
      [move, 'splash'],
      chance,
    );
    const told = eventLines(match, 'damaged', 'fainted', 'failed', 'used');
    expect(told).toEqual([`used 0 ${move}`, ...happens]);
  });
});
