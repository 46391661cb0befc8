/** What stands around somebody: its turns are counted in step 4. */
import { describe, expect, test } from 'vitest';
import { around, eventLines, fight, type Given } from '../../test/arena.ts';
import type { Event } from '../events.ts';

describe('Screens and mist last for five turns', () => {
  const again = <T>(times: number, one: T) => Array<T>(times).fill(one);

  /** Behind a screen 42 · 40 · 100 / 200 / 50 + 2 comes to 18, without it 42 · 40 / 50 + 2 to 35. */
  test.each<[move: string, what: string, attack: string, type: Event['type'], within: string, after: string]>([
    ['reflect', 'reflect', 'pound', 'damaged', 'damaged 0 18 move', 'damaged 0 35 move'],
    ['lightscreen', 'lightScreen', 'watergun', 'damaged', 'damaged 0 18 move', 'damaged 0 35 move'],
    ['mist', 'mist', 'growl', 'effectFailed', 'effectFailed 0 stages mist', ''],
  ])('%s: the one in which it begins, and four more', (move, what, attack, type, within, after) => {
    const [chosen, chance] = [[move, ...again(5, 'splash')], { crit: again(6, false), damage: again(6, 255) }];
    const match = fight(
      [{ moves: [move] }, { moves: [attack] }],
      chosen.flatMap((own) => [own, attack]),
      type === 'damaged' ? chance : {},
    );
    expect(eventLines(match, 'started', 'ticked', 'ended')).toEqual([
      `started 0 ${what}`,
      ...again(4, `ticked 0 ${what}`),
      `ended 0 ${what}`,
    ]);
    expect(eventLines(match, type)).toEqual([...again(5, within), ...(after === '' ? [] : [after])]);
    expect(eventLines(match, 'effectApplied')).toEqual([
      `effectApplied 0 ${what}`,
      ...(after === '' ? ['effectApplied 0 stages'] : []),
    ]);
    expect(match.state.turn).toBe(7);
  });

  test('that of a slower one, too: the turn in which it begins counts', () => {
    const match = fight([{}, { moves: ['reflect'] }], ['splash', 'reflect']);
    expect(eventLines(match, 'started', 'ticked')).toEqual(['started 1 reflect', 'ticked 1 reflect']);
    expect(match.state.sides[1].active.fieldTurns).toEqual({ reflect: 4, lightScreen: 0, mist: 0 });
  });

  test('what stands is not renewed, and can be begun again when it is over', () => {
    const match = fight(
      [{ moves: ['reflect'], active: around({ reflect: 2 }) }, {}],
      ['reflect', 'splash', 'splash', 'splash', 'reflect', 'splash'],
    );
    expect(eventLines(match, 'effectFailed', 'started', 'ticked', 'ended')).toEqual([
      'effectFailed 0 reflect already',
      'ticked 0 reflect',
      'ended 0 reflect',
      'started 0 reflect',
      'ticked 0 reflect',
    ]);
  });

  test.each<[how: string, of0: Given, choices: string[]]>([
    ['is switched out', { behind: [{}] }, ['switch 2 machop', 'splash']],
    ['is in a haze', { moves: ['haze'] }, ['haze', 'splash']],
  ])('they are gone at once if whom they are around %s', (_how, of0, choices) => {
    const active = around({ reflect: 4, lightScreen: 4, mist: 4 });
    const match = fight([{ ...of0, active }, {}], choices);
    expect(eventLines(match, 'ticked', 'ended')).toEqual([]);
    expect(match.state.sides[0].active).toMatchObject({
      ...{ hasReflect: false, hasLightScreen: false, hasMist: false },
      fieldTurns: { reflect: 0, lightScreen: 0, mist: 0 },
    });
  });

  test('in a position that does not say how long, they last for all of theirs', () => {
    const match = fight([{ active: { hasReflect: true, hasMist: true } }, {}], []);
    expect(match.state.sides[0].active.fieldTurns).toEqual({ reflect: 5, lightScreen: 0, mist: 5 });
  });
});
