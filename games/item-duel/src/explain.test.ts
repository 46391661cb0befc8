/** The log explains itself: who caused an event, who met it and did what, what was there before and after. */
import { seeded, start } from '@fermata/core';
import { explain } from '@fermata/core/host';
import { randomAnswer } from '@fermata/core/moves';
import { scripted } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { itemDuel } from './index.ts';
import type { Event } from './state.ts';

/** Seat 0 plays a punch, i1; hands are i2 and i3. So the status of seat 1 has the number 4. */
function punched(kind: string, lasts: unknown = { charges: 1 }) {
  const players = [
    { health: 20, items: ['punch', 'hand'] },
    { health: 20, items: ['hand'], statuses: [{ kind, lasts }] },
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

const PLAY = { seat: 0, item: 'i1', name: 'punch', target: 1 } as const;
const ACTIVATED = { type: 'activated', ...PLAY } as const;
const STRUCK = { type: 'damaged', seat: 1, value: 5, by: 0, source: 'punch' } as const;
const BY_PUNCH = ['  because punch (seat 0), after "Punch takes effect."', '  because playing punch (seat 0)'];

/** What the punch does comes of the punch, which took effect in entry 3: turnStarted, played, itemRemoved, activated. */
const PUNCH = { by: 'punch', owner: 0, phase: 'after', index: 3, event: ACTIVATED } as const;
/** And that it was played is what the seat did in its turn. */
const PLAYING = { by: 'playing punch', owner: 0, phase: 'within', index: undefined, event: undefined } as const;

test('a punch that meets nobody: seat 0 did it with a punch, and seat 1 has 5 less', () => {
  const { event, cancelled, causes, met, changes, text } = explained(punched('smouldering'), { type: 'damaged' });
  expect(event).toEqual(STRUCK);
  expect({ cancelled, causes, met }).toEqual({ cancelled: false, causes: [PUNCH, PLAYING], met: [] });
  expect(changes).toEqual([{ path: 'players.1.health', before: 20, after: 15 }]);
  expect(text).toBe(
    ['Seat 1 takes 5 damage from seat 0 (punch).', ...BY_PUNCH, '  players.1.health: 20 → 15'].join('\n'),
  );
});

describe('An umbrella that swallows a punch', () => {
  const match = punched('sheltered');

  test('is named as who cancelled it, and nothing changes', () => {
    const { event, cancelled, causes, met, changes, text } = explained(match, { type: 'damaged' });
    expect(event).toEqual(STRUCK);
    expect({ cancelled, causes, changes }).toEqual({ cancelled: true, causes: [PUNCH, PLAYING], changes: [] });
    expect(met).toEqual([{ listener: 'sheltered 4', owner: 1, did: 'cancelled', event: STRUCK }]);
    expect(text).toBe(
      ['Seat 1 takes 5 damage from seat 0 (punch). (cancelled)', ...BY_PUNCH, '  sheltered 4 (seat 1) cancelled'].join(
        '\n',
      ),
    );
  });

  test('is used up because of it', () => {
    const { causes, changes, text } = explained(match, { type: 'statusRemoved' });
    expect(causes).toMatchObject([{ by: 'sheltered 4', owner: 1, phase: 'before', event: STRUCK }, PUNCH, PLAYING]);
    const status = { id: 'sheltered 4', number: 4, kind: 'sheltered', seat: 1, by: 1, value: 0 };
    const place = match.state.listening.findIndex(({ to }) => to === 'before damaged');
    expect(changes).toEqual([
      { path: 'statuses.0', before: { ...status, duration: { type: 'charges', left: 1 } }, after: undefined },
      { path: `listening.${place}.numbers.0`, before: 4, after: undefined },
    ]);
    expect(text.split('\n').slice(0, 4)).toEqual([
      'Seat 1 is no longer sheltered: used up.',
      '  because sheltered 4 (seat 1), before "Seat 1 takes 5 damage from seat 0 (punch)."',
      ...BY_PUNCH,
    ]);
  });
});

test('a sponge that turns a punch is named, with what was there before and what came of it', () => {
  const healed = { ...STRUCK, type: 'healed' };
  const { event, cancelled, causes, met, text } = explained(punched('soaking'), { type: 'healed' });
  expect(event).toEqual(healed);
  expect(cancelled).toBe(false);
  expect(causes).toMatchObject([{ by: 'soaking 4', owner: 1, phase: 'before', event: STRUCK }, PUNCH, PLAYING]);
  expect(met).toEqual([{ listener: 'soaking 4', owner: 1, did: 'replaced', event: STRUCK, into: [healed] }]);
  expect(text).toBe(
    [
      'Seat 1 is healed by 5 (punch).',
      '  because soaking 4 (seat 1), before "Seat 1 takes 5 damage from seat 0 (punch)."',
      ...BY_PUNCH,
      '  soaking 4 (seat 1) replaced "Seat 1 takes 5 damage from seat 0 (punch)." by "Seat 1 is healed by 5 (punch)."',
      '  players.1.health: 20 → 25',
    ].join('\n'),
  );
});

describe('A counterstance', () => {
  const match = punched('countering');

  test('is named where it reacted', () => {
    const { met, text } = explained(match, { type: 'damaged', seat: 1 });
    expect(met).toEqual([{ listener: 'countering 4', owner: 1, did: 'reacted', event: STRUCK }]);
    expect(text).toContain('countering 4 (seat 1) reacted');
  });

  test('is the cause of what it does, and so is what it reacted to', () => {
    const { event, causes, text } = explained(match, { type: 'damaged', seat: 0 });
    const struck = match.log.findIndex((entry) => entry.event.type === 'damaged');
    expect(event).toEqual({ type: 'damaged', seat: 0, value: 2, by: 1, source: 'countering' });
    expect(causes).toEqual([
      { by: 'countering 4', owner: 1, phase: 'after', index: struck, event: STRUCK },
      PUNCH,
      PLAYING,
    ]);
    expect(text).toBe(
      [
        'Seat 0 takes 2 damage from seat 1 (countering).',
        '  because countering 4 (seat 1), after "Seat 1 takes 5 damage from seat 0 (punch)."',
        ...BY_PUNCH,
        '  players.0.health: 20 → 18',
      ].join('\n'),
    );
  });
});

test('a jammed item: who jammed it, and what it would have been', () => {
  const match = punched('jamming');
  const nullified = { type: 'nullified', by: 1, ...PLAY };
  const { event, causes, met, changes, text } = explained(match, { type: 'nullified' });
  expect(event).toEqual(nullified);
  expect(causes).toMatchObject([{ by: 'jamming 4', owner: 1, phase: 'before', event: ACTIVATED }, PLAYING]);
  expect(met).toEqual([{ listener: 'jamming 4', owner: 1, did: 'replaced', event: ACTIVATED, into: [nullified] }]);
  expect(changes).toEqual([]);
  expect(text).toBe(
    [
      'Punch of seat 0 is jammed by seat 1.',
      '  because jamming 4 (seat 1), before "Punch takes effect."',
      '  because playing punch (seat 0)',
      '  jamming 4 (seat 1) replaced "Punch takes effect." by "Punch of seat 0 is jammed by seat 1."',
    ].join('\n'),
  );
  expect(match.events.some(({ type }) => type === 'damaged')).toBe(false);
});

test('a leech that adds to a punch: the punch stays what it is, and the healing comes of both', () => {
  // Items are 1 to 4; leeching is 5.
  const players = [{ health: 20, items: ['punch', 'leech', 'hand'] }, { items: ['hand'] }];
  const match = scripted(itemDuel, { position: { players }, choices: ['punch'] });
  const healed = { type: 'healed', seat: 0, value: 1, by: 0, source: 'leeching' };
  const met = { listener: 'leeching 5', owner: 0, did: 'replaced', event: STRUCK, into: [STRUCK, healed] };
  expect(explained(match, { type: 'damaged' })).toMatchObject({ event: STRUCK, met: [met] });
  const { causes, changes } = explained(match, { type: 'healed' });
  expect(causes).toMatchObject([{ by: 'leeching 5', phase: 'before', event: STRUCK }, PUNCH, PLAYING]);
  expect(changes).toEqual([{ path: 'players.0.health', before: 20, after: 21 }]);
});

test('a chain is told from the nearest cause on: a vase that breaks by a counter', () => {
  // Items are 1 to 4; admired is 5, fragile 6, countering 7.
  const players = [
    { items: ['punch', 'glass vase', 'hand'] },
    { items: ['hand'], statuses: [{ kind: 'countering', lasts: { charges: 1 } }] },
  ];
  const match = scripted(itemDuel, { position: { players }, choices: ['punch'] });
  const { causes } = explained(match, { type: 'statusRemoved', kind: 'admired' });
  expect(causes.map(({ by, phase, event }) => [by, phase, event?.type])).toEqual([
    ['admired 5 goes', 'after', 'itemRemoved'],
    ['fragile 6', 'after', 'damaged'],
    ['countering 7', 'after', 'damaged'],
    ['punch', 'after', 'activated'],
    ['playing punch', 'within', undefined],
  ]);
});

describe('Every event has a cause', () => {
  test.each([2, 3, 4])('in random matches for %i seats', (seats) => {
    for (let seed = 0; seed < 10; seed++) {
      const match = start(itemDuel, { seats, seed });
      const oracle = seeded(seed, 1);
      match.run(Array.from({ length: seats }, () => (prompt) => randomAnswer(prompt, oracle)));
      expect(match.log.length).toBeGreaterThan(0);
      expect(match.log.filter(({ cause }) => cause === undefined)).toEqual([]);
    }
  });

  test.each<[Event['type'], string, number]>([
    ['dealt', 'the deal', 0],
    ['statusAdded', 'holding gas mask', 0],
    ['turnStarted', 'the start of the turn', 1],
    ['played', 'playing punch', 1],
    ['itemRemoved', 'playing punch', 1],
    ['activated', 'playing punch', 1],
    ['turnEnded', 'the end of the turn', 1],
    ['passed', 'passing', 0],
  ])('%s: because %s', (type, by, owner) => {
    const match = start(itemDuel, { options: { speed: [5, 6], loadouts: [['gas mask'], ['punch']] } });
    match.answer(match.prompts()[0]!.id, 0); // seat 1 is faster, and has the first turn
    if (type === 'passed') match.answer(match.prompts()[0]!.id, 1); // as seat 0 does: it may use its mask, or pass
    expect(match.log.find(({ event }) => event.type === type)?.cause).toMatchObject({ by, owner, phase: 'within' });
  });
});

describe('Who brought it about is told', () => {
  /** Seat 0 holds this, and seat 1 that; the text of the first event that looks so. */
  function told(own: object, other: object, choices: unknown[], like: Partial<Event>) {
    const match = scripted(itemDuel, { position: { players: [own, other] }, choices });
    return explained(match, like).text.split('\n');
  }

  test.each([
    ['poisoned', 3],
    ['gassed', undefined],
  ])('where a seat that is %s takes damage', (kind, value) => {
    const own = { health: 20, items: ['hand'], statuses: [{ kind, by: 1, ...(value && { value }) }] };
    // Hands are i1 and i2.
    expect(told(own, { items: ['hand'] }, ['pass'], { type: 'damaged' })).toEqual([
      `Seat 0 takes ${value ?? 2} damage from seat 1 (${kind}).`,
      `  because ${kind} 3 (seat 0), after "Turn 1 of seat 0 ends."`,
      '  because the end of the turn (seat 0)',
      `  players.0.health: 20 → ${20 - (value ?? 2)}`,
    ]);
  });

  test('where an item is destroyed', () => {
    const lines = told({ items: ['crowbar', 'hand'] }, { items: ['jab'] }, ['crowbar'], {
      type: 'itemRemoved',
      why: 'destroyed',
    });
    expect(lines).toEqual([
      'Jab of seat 1 is destroyed by seat 0 (crowbar).',
      '  because crowbar (seat 0), after "Crowbar takes effect."',
      '  because playing crowbar (seat 0)',
      '  players.1.items.0: {"id":"i3","name":"jab"} → nothing',
    ]);
  });

  test('where a status is cured', () => {
    const own = { items: ['antidote', 'hand'], statuses: [{ kind: 'gassed', by: 1 }] };
    const lines = told(own, { items: ['hand'] }, ['antidote'], { type: 'statusRemoved' });
    expect(lines.slice(0, 2)).toEqual([
      'Seat 0 is no longer gassed: cured by seat 0 (antidote).',
      '  because antidote (seat 0), after "Antidote takes effect."',
    ]);
  });
});

test('a speed that changes lines up ten turns anew: the text tells the first changes, and how many more there are', () => {
  const position = { players: [{ items: ['wingfoot', 'hand'] }, { items: ['hand'] }] };
  const match = scripted(itemDuel, { position, choices: ['wingfoot'] });
  const { changes, text } = explained(match, { type: 'hastened' });
  expect(changes).toContainEqual({ path: 'players.0.speed', before: 5, after: 8 });
  expect(text).toContain('\n  players.0.speed: 5 → 8\n');
  expect(text).toMatch(new RegExp(`and ${changes.length - 8} more changes$`));
});
