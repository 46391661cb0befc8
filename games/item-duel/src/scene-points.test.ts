/** What options mean on the table, and what events are about. */
import type { Match } from '@fermata/core';
import { asked } from '@fermata/core/host';
import { scripted } from '@fermata/core/testing';
import { answerNumbers, pointsOf } from '@fermata/scene';
import { describe, expect, test } from 'vitest';
import { itemDuel, staging } from './index.ts';
import type { Event, State } from './state.ts';

describe('What an option means', () => {
  test('an item to play is itself, the first of those that are alike; to pass is a button', () => {
    const match = scripted(itemDuel, {
      position: { players: [{ items: ['jab', 'punch', 'jab'] }, { items: ['hand'] }] },
    });
    expect(meant(match)).toEqual([
      ['jab', ['i1']],
      ['punch', ['i2']],
      ['pass', []],
    ]);
  });

  test('an opponent is where it sits', () => {
    const players = [{ items: ['punch', 'hand'] }, { items: ['hand'] }, { items: ['hand'] }];
    const match = scripted(itemDuel, { seats: 3, position: { players }, choices: ['punch'] });
    expect(meant(match)).toEqual([
      [1, ['seat-1']],
      [2, ['seat-2']],
    ]);
  });

  test('an item to destroy is itself', () => {
    const players = [{ items: ['crowbar', 'hand'] }, { items: ['jab', 'hand'] }];
    const match = scripted(itemDuel, { position: { players }, choices: ['crowbar'] });
    expect(meant(match).map(([, ids]) => ids)).toEqual([['i3'], ['i4']]);
  });

  test('to parry is the status that asks, each for itself, and not to is oneself', () => {
    const parrying = { kind: 'parrying', lasts: { charges: 2 } };
    const players = [{ items: ['punch', 'hand'] }, { items: ['hand'], statuses: [parrying, parrying] }];
    const match = scripted(itemDuel, { position: { players }, choices: ['punch'] });
    // Items are 1 to 3.
    expect(meant(match)).toEqual([
      [true, ['parrying 4']],
      [false, ['seat-1']],
    ]);
    match.answer(match.prompts()[0]!.id, 1); // it is asked
    expect(meant(match)).toEqual([
      [true, ['parrying 5']],
      [false, ['seat-1']],
    ]);
  });

  /** Each option of the open question, with what it points at. */
  function meant(match: Match<State, Event>): [unknown, readonly string[]][] {
    const [prompt] = match.prompts();
    const question = asked(itemDuel, prompt!); // somebody is asked
    const view = match.view(question.seat);
    const ids = pointsOf(question, staging.scene(view, question.seat), staging, view);
    return question.options.map((option, at) => [typeof option === 'object' ? null : option, ids[at]!]); // one for each
  }
});

describe('What an event is about, beside what moved', () => {
  const view = scripted(itemDuel, {
    position: {
      players: [
        { items: ['punch', 'hand'], statuses: [{ kind: 'gassed', by: 0 }, { kind: 'smouldering' }] },
        { items: ['hand'], statuses: [{ kind: 'gassed', by: 0 }] },
      ],
    },
  }).view(0);

  // Items are 1 to 3, statuses 4 to 6.
  test.each<[string, Event, string[]]>([
    ['who passes', { type: 'passed', seat: 1 }, ['seat-1']],
    [
      'an item that is played, and its aim',
      { type: 'played', seat: 0, item: 'i1', name: 'punch', target: 1 },
      ['i1', 'seat-0', 'seat-1'],
    ],
    [
      'gas is on whom it damages',
      { type: 'damaged', seat: 1, value: 2, by: 0, source: 'gassed' },
      ['gassed 6', 'seat-1'],
    ],
    [
      'other statuses on who does it',
      { type: 'damaged', seat: 1, value: 3, by: 0, source: 'smouldering' },
      ['smouldering 5', 'seat-1'],
    ],
    [
      'of an item that is gone only whom it meets is left',
      { type: 'damaged', seat: 1, value: 5, by: 0, source: 'punch' },
      ['seat-1'],
    ],
    ['who wins', { type: 'gameOver', winner: 1 }, ['seat-1']],
  ])('%s', (_rule, event, ids) => {
    expect(staging.cues?.(event, view)).toEqual(ids);
  });
});

test('an opponent keeps its number where others have fallen', () => {
  const players = [{ items: ['punch'] }, {}, {}, {}];
  const match = scripted(itemDuel, { seats: 4, position: { players, fallen: [1] }, choices: ['punch'] });
  const prompt = match.prompts()[0]!; // at whom
  expect([prompt.options, answerNumbers(staging, prompt)]).toEqual([
    [2, 3],
    [3, 4],
  ]);
});
