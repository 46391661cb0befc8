/** The log explains itself: who caused an event, who met it and did what, what was there before and after. */
import { explain } from '@fermata/core';
import { scripted } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { itemDuel } from './index.ts';
import type { Event } from './state.ts';

/** Seat 0 plays a punch, i1; hands are i2 and i3, fatigue has the numbers 4 and 5. So the status of seat 1 has 6. */
function punched(kind: string, lasts: unknown = { charges: 1 }) {
  const players = [
    { health: 20, items: ['punch', 'hand'], lag: -5 },
    { health: 20, items: ['hand'], statuses: [{ kind, lasts }], lag: 5 },
  ];
  return scripted(itemDuel, { position: { players }, choices: ['punch'] });
}

/** The explanation of the first event that looks so; cancelled ones are in the log, too. */
function explained(match: ReturnType<typeof punched>, like: Partial<Event>) {
  const index = match.log.findIndex(({ event }) =>
    Object.entries(like).every(([key, value]) => event[key as keyof Event] === value),
  );
  return explain(match, index);
}

const STRUCK = { type: 'damaged', seat: 1, value: 5, by: 0, source: 'punch' } as const;
const health = (state: { readonly players: readonly { readonly health: number }[] }) =>
  state.players.map((player) => player.health);

test('a punch that meets nobody: seat 0 did it, and seat 1 has 5 less', () => {
  const match = punched('smouldering');
  const { event, cancelled, causes, met, before, after, text } = explained(match, { type: 'damaged' });
  expect(event).toEqual(STRUCK);
  expect({ cancelled, causes, met }).toEqual({ cancelled: false, causes: [], met: [] });
  expect([health(before), health(after)]).toEqual([
    [20, 20],
    [20, 15],
  ]);
  expect(text).toBe('Seat 1 takes 5 damage (punch).');
});

describe('An umbrella that swallows a punch', () => {
  const match = punched('sheltered');

  test('is named as who cancelled it, and nothing changes', () => {
    const { event, cancelled, causes, met, before, after, text } = explained(match, { type: 'damaged' });
    expect(event).toEqual(STRUCK);
    expect({ cancelled, causes }).toEqual({ cancelled: true, causes: [] });
    expect(met).toEqual([{ listener: 'sheltered 6', owner: 1, did: 'cancelled', event: STRUCK }]);
    expect(after).toEqual(before);
    expect(text).toBe('Seat 1 takes 5 damage (punch). (cancelled)\n  sheltered 6 (seat 1) cancelled');
  });

  test('is used up because of it', () => {
    const { causes, before, after, text } = explained(match, { type: 'statusRemoved' });
    expect(causes).toMatchObject([{ listener: 'sheltered 6', owner: 1, phase: 'before', event: STRUCK }]);
    expect([before.statuses['sheltered 6']?.kind, after.statuses['sheltered 6']]).toEqual(['sheltered', undefined]);
    expect(text).toBe(
      [
        'Seat 1 is no longer sheltered: used up.',
        '  because sheltered 6 (seat 1), before "Seat 1 takes 5 damage (punch)."',
      ].join('\n'),
    );
  });
});

test('a sponge that turns a punch is named, with what was there before and what came of it', () => {
  const healed = { ...STRUCK, type: 'healed' };
  const { event, cancelled, causes, met, before, after, text } = explained(punched('soaking'), { type: 'healed' });
  expect(event).toEqual(healed);
  expect(cancelled).toBe(false);
  expect(causes).toMatchObject([{ listener: 'soaking 6', owner: 1, phase: 'before', event: STRUCK }]);
  expect(met).toEqual([{ listener: 'soaking 6', owner: 1, did: 'replaced', event: STRUCK, into: [healed] }]);
  expect([health(before), health(after)]).toEqual([
    [20, 20],
    [20, 25],
  ]);
  expect(text).toBe(
    [
      'Seat 1 is healed by 5 (punch).',
      '  because soaking 6 (seat 1), before "Seat 1 takes 5 damage (punch)."',
      '  soaking 6 (seat 1) replaced "Seat 1 takes 5 damage (punch)." by "Seat 1 is healed by 5 (punch)."',
    ].join('\n'),
  );
});

describe('A counterstance', () => {
  const match = punched('countering');

  test('is named where it reacted', () => {
    const { met, text } = explained(match, { type: 'damaged', seat: 1 });
    expect(met).toEqual([{ listener: 'countering 6', owner: 1, did: 'reacted', event: STRUCK }]);
    expect(text).toContain('countering 6 (seat 1) reacted');
  });

  test('is the cause of what it does, and so is what it reacted to', () => {
    const { event, causes, before, after, text } = explained(match, { type: 'damaged', seat: 0 });
    const struck = match.log.findIndex((entry) => entry.event.type === 'damaged');
    expect(event).toEqual({ type: 'damaged', seat: 0, value: 2, by: 1, source: 'countering' });
    expect(causes).toMatchObject([
      { listener: 'countering 6', owner: 1, phase: 'after', index: struck, event: STRUCK },
    ]);
    expect([health(before), health(after)]).toEqual([
      [20, 15],
      [18, 15],
    ]);
    expect(text).toBe(
      [
        'Seat 0 takes 2 damage (countering).',
        '  because countering 6 (seat 1), after "Seat 1 takes 5 damage (punch)."',
      ].join('\n'),
    );
  });
});

test('a jammed item: who jammed it, and what it would have been', () => {
  const match = punched('jamming');
  const play = { seat: 0, item: 'i1', name: 'punch', target: 1 };
  const activated = { type: 'activated', ...play };
  const nullified = { type: 'nullified', by: 1, ...play };
  const { event, causes, met, before, after, text } = explained(match, { type: 'nullified' });
  expect(event).toEqual(nullified);
  expect(causes).toMatchObject([{ listener: 'jamming 6', owner: 1, phase: 'before', event: activated }]);
  expect(met).toEqual([{ listener: 'jamming 6', owner: 1, did: 'replaced', event: activated, into: [nullified] }]);
  expect(after).toEqual(before);
  expect(text).toBe(
    [
      'Punch of seat 0 is jammed by seat 1.',
      '  because jamming 6 (seat 1), before "Punch takes effect."',
      '  jamming 6 (seat 1) replaced "Punch takes effect." by "Punch of seat 0 is jammed by seat 1."',
    ].join('\n'),
  );
  expect(match.events.some(({ type }) => type === 'damaged')).toBe(false);
});

test('a chain is told from the nearest cause on: a vase that breaks by a counter', () => {
  // Items are 1 to 4; admired is 5, fragile 6, fatigue 7 and 8, countering 9.
  const players = [
    { items: ['punch', 'glass vase', 'hand'] },
    { items: ['hand'], statuses: [{ kind: 'countering', lasts: { charges: 1 } }] },
  ];
  const match = scripted(itemDuel, { position: { players }, choices: ['punch'] });
  const { causes } = explained(match, { type: 'statusRemoved', kind: 'admired' });
  expect(causes.map(({ listener, phase, event }) => [listener, phase, event.type])).toEqual([
    ['admired 5 goes', 'after', 'itemRemoved'],
    ['fragile 6', 'after', 'damaged'],
    ['countering 9', 'after', 'damaged'],
  ]);
});

test('gas and poison: who brought it about is told where it does harm', () => {
  const players = [
    { items: ['hand'], statuses: [{ kind: 'poisoned', by: 1, value: 3, lasts: { turns: 1 } }] },
    { items: ['hand'] },
  ];
  const match = scripted(itemDuel, { position: { players }, choices: ['pass'] });
  expect(match.events).toContainEqual({ type: 'damaged', seat: 0, value: 3, by: 1, source: 'poisoned' });
});
