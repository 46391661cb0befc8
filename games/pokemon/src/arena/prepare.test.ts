/** Steps 1 and 2 of a turn: it begins, and who acts first is found out. */
import { describe, expect, test } from 'vitest';
import { eventLines, fight, type Given } from '../../test/arena.ts';
import { promptIn } from '../../test/prompt.ts';

describe('1. Initialisation', () => {
  test('a turn begins when both have chosen, before anything else', () => {
    const match = fight([{}, {}], ['splash'], {}, { turn: 7 });
    expect(match.events).toEqual([]);
    match.answer(promptIn(match).id, 0); // seat 1 is asked, too
    expect(match.events[0]).toEqual({ type: 'turnStarted', turn: 7 });
  });

  test('what happened in the turn before is over: there is nothing to counter', () => {
    const given = [{ moves: ['counter'] }, {}];
    const match = fight(given, ['counter', 'splash'], {}, { lastDamage: 50 });
    expect(eventLines(match, 'used', 'noEffect', 'damaged')).toEqual([
      'used 1 splash',
      'noEffect 1 nothing',
      'used 0 counter',
      'noEffect 0 nothing',
    ]);
  });
});

describe('2. Action prioritisation', () => {
  const fast: Given = { stats: [100, 100, 120, 100] };
  const slow: Given = { stats: [100, 100, 80, 100] };
  const even: Given = { stats: [100, 100, 100, 100] };
  /** No blow of ours hits a ghost, so none is left to chance. */
  const ghost = { species: 'gastly' };
  const behind = [ghost];
  const bag = { xattack: 1 };
  const [SWITCH, ITEM] = ['switch 2 gastly', 'item xattack'];

  test.each<[rule: string, of0: Given, of1: Given, choices: string[], happens: string[]]>([
    [
      'a switch comes before an item, however slow',
      { ...slow, behind },
      { ...fast, bag },
      [SWITCH, ITEM],
      ['ordered 0 kind', 'switched 0 1', 'itemUsed 1 xattack'],
    ],
    [
      'a switch comes before a move, however urgent',
      { ...fast, moves: ['quickattack'] },
      { ...slow, behind },
      ['quickattack', SWITCH],
      ['ordered 1 kind', 'switched 1 1', 'used 0 quickattack'],
    ],
    [
      'an item comes before a move, however urgent',
      { ...fast, moves: ['quickattack'] },
      { ...slow, ...ghost, bag },
      ['quickattack', ITEM],
      ['ordered 1 kind', 'itemUsed 1 xattack', 'used 0 quickattack'],
    ],
    [
      'a move of higher priority comes first',
      { ...fast, ...ghost },
      { ...slow, moves: ['quickattack'] },
      ['splash', 'quickattack'],
      ['ordered 1 priority', 'used 1 quickattack', 'used 0 splash'],
    ],
    [
      'a move of lower priority comes last',
      { ...fast, moves: ['counter'] },
      slow,
      ['counter', 'splash'],
      ['ordered 1 priority', 'used 1 splash', 'used 0 counter'],
    ],
    [
      'of two moves of the same priority that of the faster one comes first',
      slow,
      fast,
      ['splash', 'splash'],
      ['ordered 1 speed', 'used 1 splash', 'used 0 splash'],
    ],
    [
      'two switches come the faster one first',
      { ...slow, behind },
      { ...fast, behind },
      [SWITCH, SWITCH],
      ['ordered 1 speed', 'switched 1 1', 'switched 0 1'],
    ],
    [
      'where two switch who are as fast, nothing is left to chance',
      { ...even, behind },
      { ...even, behind },
      [SWITCH, SWITCH],
      ['ordered 0 tie', 'switched 0 1', 'switched 1 1'],
    ],
  ])('%s', (_rule, of0, of1, choices, happens) => {
    const match = fight([of0, of1], choices);
    expect(eventLines(match, 'ordered', 'switched', 'itemUsed', 'used')).toEqual(happens);
  });

  test('the effective speed counts: paralysis leaves a quarter of it', () => {
    const match = fight([{ ...fast, status: 'paralysis' }, slow], ['splash', 'splash'], { paralysis: [false] });
    expect(eventLines(match, 'ordered', 'used')).toEqual(['ordered 1 speed', 'used 1 splash', 'used 0 splash']);
  });

  test('the effective speed counts: stages have changed it', () => {
    const active: Given['active'] = { stages: [0, 0, 2, 0, 0, 0], stats: [100, 100, 160, 100] };
    const match = fight([fast, { ...slow, active }], ['splash', 'splash']);
    expect(eventLines(match, 'ordered', 'used')).toEqual(['ordered 1 speed', 'used 1 splash', 'used 0 splash']);
  });

  test.each([
    [true, ['used 0 splash', 'used 1 splash']],
    [false, ['used 1 splash', 'used 0 splash']],
  ])('among moves of the same priority and speed chance decides: %s', (tie, happens) => {
    const match = fight([even, even], ['splash', 'splash'], { tie: [tie] });
    expect(eventLines(match, 'used')).toEqual(happens);
  });
});
