import { describeThing } from '@fermata/core/host';
import { describe, expect, test } from 'vitest';
import { onTurnEnd } from './conditions.ts';
import { act, damage, give, heal, item, status } from './define.ts';
import { permanent } from './durations.ts';
import { contents, duelOf, itemDuel, staging } from './index.ts';

test.each(contents.kinds.flatMap(({ names }) => names.map(String)))('%s has a text', (name) => {
  expect(describeThing(itemDuel, name)).toMatch(/^.{10,}\.$/);
});

test.each([
  ['punch', 'Deals 5 damage to an opponent.'],
  ['Gas Mask', 'While you hold it, nobody can gas you.'],
  ['masked', 'Masked: nobody can gas it. From gas mask.'],
  ['soaking 7', 'Soaking: damage heals it. From small sponge, wet sponge, living sponge.'],
  [
    'POISONED',
    'Poisoned: so much damage at the end of its turns. Adds up: strength and duration are the sum of both. From poison drink, poison darts.',
  ],
  ['i3', undefined],
  ['pass', undefined],
  ['', undefined],
])('%s: %s', (name, text) => {
  expect(describeThing(itemDuel, name)).toBe(text);
});

describe('Items of one’s own', () => {
  const brewing = status('brewing', onTurnEnd, act(heal(1)));
  const duel = duelOf([
    item('basic', 'punch', 'Deals 7 damage to an opponent.', { play: [damage(7)] }),
    item('doctor', 'Brewing', 'Heals you by 1 at the end of each of your turns.', {
      play: [give(brewing, 'self', permanent)],
    }),
    item('doctor', 'level 2', 'Does nothing when played.', {}),
  ]);

  test.each([
    ['punch', 'Deals 7 damage to an opponent.'],
    ['gas mask', undefined],
    ['Brewing', 'Heals you by 1 at the end of each of your turns.'],
    ['brewing', 'Brewing. From Brewing.'],
    ['level 2', 'Does nothing when played.'],
  ])('%s: %s', (name, text) => {
    expect(describeThing(duel, name)).toBe(text);
  });
});

test('what a scene names has a text: its items and statuses', () => {
  const match = { players: [{ items: ['jab', 'gas mask'], statuses: [{ kind: 'soaking' }] }, { items: ['hand'] }] };
  const view = itemDuel.position?.(match, 2);
  const { pieces } = staging.scene(view!, 0); // it has positions, and hides nothing
  const things = pieces.filter(({ kind, hidden }) => kind !== 'turn' && !hidden);
  expect(things).toHaveLength(5);
  for (const { id, name } of things) expect(describeThing(itemDuel, name), id).toBeDefined();
});
