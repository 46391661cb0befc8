/** Steps 4 and 5 of a turn: what it does to everybody in the end, and whether there is another. */
import { describe, expect, test } from 'vitest';
import { around, eventLines, fight, type Given } from '../../test/arena.ts';
import { promptIn } from '../../test/prompt.ts';
import { moveById } from '../data/index.ts';
import type { Event } from '../events.ts';
import type { Bag } from '../state.ts';

const numberOf = (id: string) => moveById(id)!.number; // all are there
const ENDINGS: Event['type'][] = ['used', 'damaged', 'healed', 'fainted', 'ticked', 'ended', 'started', 'cured'];

describe('4. End-of-turn phase', () => {
  test.each<[rule: string, of0: Given, of1: Given, happens: string[]]>([
    ['nothing happens to those who are well', {}, {}, []],
    ['poison takes a sixteenth of 200', { status: 'poison' }, {}, ['damaged 0 12 poison']],
    ['so does a burn', {}, { status: 'burn' }, ['damaged 1 12 burn']],
    [
      'poison that grows worse takes another sixteenth each time',
      { status: 'toxic', active: { toxic: 2 } },
      {},
      ['ticked 0 toxic', 'damaged 0 36 poison'],
    ],
    [
      'a seed takes a sixteenth, and gives it to the other',
      { active: { isSeeded: true } },
      { health: 100 },
      ['damaged 0 12 seed', 'healed 1 12 seed'],
    ],
    [
      'both suffer, the one that acted first before the other',
      { status: 'poison' },
      { status: 'burn' },
      ['damaged 0 12 poison', 'damaged 1 12 burn'],
    ],
    [
      'whoever cannot take it faints',
      { status: 'poison', health: 12, behind: [{}, {}] },
      {},
      ['damaged 0 12 poison', 'fainted 0'],
    ],
    [
      'damage comes first, then what the seed gives, then whatever counts turns',
      {
        status: 'toxic',
        moves: ['pound'],
        active: { ...disabled(3), toxic: 0, isSeeded: true, ...around({ reflect: 2, mist: 3 }) },
      },
      { health: 100 },
      [
        'ticked 0 toxic',
        'damaged 0 12 poison',
        'ticked 0 toxic', // the seed makes it worse, too
        'damaged 0 24 seed',
        'healed 1 24 seed',
        'ticked 0 disable',
        'ticked 0 reflect',
        'ticked 0 mist',
      ],
    ],
    [
      'the one that acted first has all of that behind it before the other',
      { status: 'burn', active: around({ reflect: 2 }) },
      { status: 'burn', active: around({ reflect: 1 }) },
      ['damaged 0 12 burn', 'ticked 0 reflect', 'damaged 1 12 burn', 'ended 1 reflect'],
    ],
    [
      'a seed gives no more than there is room for',
      { active: { isSeeded: true } },
      { health: 195 },
      ['damaged 0 12 seed', 'healed 1 5 seed'],
    ],
    ['and nothing to whoever lacks nothing', { active: { isSeeded: true } }, {}, ['damaged 0 12 seed']],
    [
      'whoever faints of it has no more turns to count',
      { health: 12, status: 'poison', behind: [{}, {}], active: around({ lightScreen: 3 }) },
      {},
      ['damaged 0 12 poison', 'fainted 0'],
    ],
    ['a disabled move waits', { moves: ['pound'], active: disabled(3) }, {}, ['ticked 0 disable']],
  ])('%s', (_rule, of0, of1, happens) => {
    const match = fight([of0, of1], ['splash', 'splash']);
    expect(eventLines(match, ...ENDINGS)).toEqual(['used 0 splash', 'used 1 splash', ...happens]);
  });

  test('the one that acted first suffers first, whatever its seat', () => {
    const match = fight([{ status: 'poison' }, { status: 'burn', stats: [100, 100, 200, 100] }], ['splash', 'splash']);
    expect(eventLines(match, 'damaged')).toEqual(['damaged 1 12 burn', 'damaged 0 12 poison']);
  });

  test('whoever has fainted before suffers no more', () => {
    const of1: Given = { health: 40, status: 'poison', behind: [{}, {}] };
    const match = fight([{ moves: ['dragonrage'] }, of1], ['dragonrage', 'splash']);
    expect(eventLines(match, 'damaged', 'fainted')).toEqual(['damaged 1 40 move', 'fainted 1']);
  });

  test('a seed gives nothing to whoever has fainted, and takes nothing for it', () => {
    const of1: Given = { health: 40, behind: [{}, {}] };
    const match = fight([{ moves: ['dragonrage'], active: { isSeeded: true } }, of1], ['dragonrage', 'splash']);
    expect(eventLines(match, 'damaged', 'healed')).toEqual(['damaged 1 40 move']);
  });

  test('a disabled move is free again when its turns are over', () => {
    const match = fight([{ moves: ['pound'], active: disabled(1) }, {}], ['splash', 'splash']);
    expect(eventLines(match, 'ticked', 'ended')).toEqual(['ended 0 disable']);
    expect(match).toOffer(0, ['move 1 pound', 'move 2 splash', 'move 3 teleport']);
  });

  test.each([
    [3, ['ticked 0 confusion'], 2],
    [1, ['ended 0 confusion'], 0],
  ])('confusion of %d turns has one less', (confusion, happens, left) => {
    const match = fight([{ active: { confusion } }, {}], ['splash', 'splash'], { confusion: [true] });
    expect(eventLines(match, 'ticked', 'ended')).toEqual(happens);
    expect(match.state.sides[0].active.confusion).toBe(left);
  });

  test('sleep ends in the turn in which the last of it was slept', () => {
    const match = fight([{ status: 'sleep', sleep: 1 }, {}], ['splash', 'splash']);
    expect(eventLines(match, 'failed', 'used', 'cured')).toEqual(['failed 0 asleep', 'used 1 splash', 'cured 0 sleep']);
  });

  test('whoever wakes does so after the seed has taken its part', () => {
    const of0: Given = { status: 'sleep', sleep: 1, active: { isSeeded: true } };
    const match = fight([of0, { health: 100 }], ['splash', 'splash']);
    expect(eventLines(match, 'damaged', 'healed', 'cured')).toEqual([
      'damaged 0 12 seed',
      'healed 1 12 seed',
      'cured 0 sleep',
    ]);
  });

  test('whoever has thrashed about for long enough is confused', () => {
    const of0 = {
      moves: ['thrash'],
      selected: numberOf('thrash'),
      active: { thrash: numberOf('thrash'), thrashTurns: 1 },
    };
    const chance = { crit: [false], damage: [255], confusionTurns: [0] };
    const match = fight([of0, {}], ['move 1 splash'], chance);
    expect(eventLines(match, 'ticked', 'ended', 'started')).toEqual([
      'ticked 0 thrash',
      'ended 0 thrash',
      'started 0 confusion',
    ]);
  });

  test('what was borne in a turn is given back twofold when the time has come', () => {
    const given = [{ moves: ['bide'] }, { moves: ['dragonrage'] }];
    const match = fight(given, ['bide', 'dragonrage', 'move 2 splash'], { bideTurns: [0] });
    expect(eventLines(match, 'used', 'released', 'damaged')).toEqual([
      'used 0 bide',
      'used 1 dragonrage',
      'damaged 0 40 move',
      'released 0',
      'damaged 1 80 bide',
      'used 1 splash',
    ]);
  });

  test('a flinch does not outlast the turn', () => {
    const match = fight([{}, { active: { hasFlinched: true } }], ['splash', 'splash']);
    expect(match.state.sides[1].active.hasFlinched).toBe(false);
  });
});

describe('5. Cleanup and finalisation', () => {
  const toss = { moves: ['seismictoss'] };
  const bomb = { moves: ['selfdestruct'] };

  test('whoever has nobody left has lost', () => {
    const match = fight([toss, { health: 100 }], ['seismictoss', 'splash']);
    expect(eventLines(match).slice(-3)).toEqual(['fainted 1', 'failed 1 fainted', 'finished 0 fainted']);
    expect(match.outcome).toEqual([
      { rank: 1, score: 1 },
      { rank: 2, score: -1 },
    ]);
  });

  test('if nobody has anybody left, it is a tie', () => {
    const match = fight([bomb, { health: 1 }], ['selfdestruct', 'splash'], { crit: [false], damage: [255] });
    expect(eventLines(match, 'fainted', 'finished')).toEqual(['fainted 1', 'fainted 0', 'finished tie fainted']);
  });

  test('it is a tie, too, if the winner does not survive the end of the turn', () => {
    const match = fight([{ ...toss, health: 1, status: 'poison' }, { health: 100 }], ['seismictoss', 'splash']);
    expect(eventLines(match, 'fainted', 'finished')).toEqual(['fainted 1', 'fainted 0', 'finished tie fainted']);
  });

  test('just that seat is asked whose Pokémon has fainted; then the next turn comes', () => {
    const behind = [{ species: 'tangela' }, { species: 'ekans', health: 0 }, { species: 'gastly' }];
    const match = fight([toss, { health: 100, behind }], ['seismictoss', 'splash']);
    expect(match.prompts().map(({ seat }) => seat)).toEqual([1]);
    expect(match).toOffer(1, ['switch 2 tangela', 'switch 4 gastly']);
    expect(match.state.turn).toBe(1);
    match.answer(promptIn(match).id, 1);
    expect(eventLines(match).slice(-2)).toEqual(['switched 1 3', 'turnEnded']);
    expect(match.state.turn).toBe(2);
    expect(match.prompts().map(({ seat, label }) => [seat, label])).toEqual([
      [0, 'What now?'],
      [1, 'What now?'],
    ]);
  });

  test('both are asked, in secret, if both have fainted', () => {
    const behind = [{}, {}];
    const chance = { crit: [false], damage: [255] };
    const match = fight(
      [
        { ...bomb, behind },
        { health: 1, behind },
      ],
      ['selfdestruct', 'splash'],
      chance,
    );
    expect(match.prompts().map(({ seat, label }) => [seat, label])).toEqual([
      [0, 'Send in whom?'],
      [1, 'Send in whom?'],
    ]);
  });

  test('if nobody has fainted, the next turn comes at once', () => {
    const match = fight([{}, {}], ['splash', 'splash'], {}, { turn: 41 });
    expect(eventLines(match).at(-1)).toBe('turnEnded');
    expect(match.state.turn).toBe(42);
  });

  test('after five hundred turns it is a tie', () => {
    const match = fight([{}, {}], ['splash', 'splash'], {}, { turn: 500 });
    expect(eventLines(match, 'finished')).toEqual(['finished tie turns']);
  });

  test.each<[rule: string, bag: Bag, happens: string[]]>([
    ['it is a tie if everybody is frozen for good', {}, ['finished tie endless']],
    ['but not as long as there is something in a bag', { iceheal: 1 }, []],
  ])('%s', (_rule, bag, happens) => {
    const match = fight([{ status: 'freeze' }, { status: 'freeze', bag }], ['splash', 'splash']);
    expect(eventLines(match, 'finished')).toEqual(happens);
  });
});

function disabled(disabledTurns: number) {
  return { disabled: 2, disabledMove: numberOf('teleport'), disabledTurns };
}
