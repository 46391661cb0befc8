/** Whoever has no health left falls, before anything else happens; from then on nothing is asked of it, nor done by it. */
import { emit } from '@fermata/core';
import { describeEvent } from '@fermata/core/host';
import { scripted } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { afterEffect, beforeEffect, onPlay, onTurnEnd } from './conditions.ts';
import { act, add, damage, destroy, extraTurn, give, hasten, heal, item, slow, status } from './define.ts';
import type { Changing, Effect, StatusDefinition } from './definition.ts';
import { permanent } from './durations.ts';
import { duelOf, ITEMS, itemDuel } from './index.ts';
import type { Event } from './state.ts';

const HAND = { items: ['hand'] };

/** Whoever else plays takes 5 damage. */
const thorn = item('basic', 'thorn', 'Whoever else plays takes 5 damage.', {
  held: [status('thorny', onPlay('other'), act(damage(5, 'culprit')))],
});
const thorny = duelOf([...ITEMS, thorn]);

/** What happens from the first fall on. */
function fromTheFall(players: object[], choices: unknown[], game = itemDuel) {
  const match = scripted(game, { seats: players.length, position: { players }, choices });
  const fell = match.events.findIndex(({ type }) => type === 'defeated');
  return { match, texts: match.events.slice(fell).map((event) => describeEvent(game, event)) };
}

test('the fall comes before other reactions: what the fallen seat had does not react any more', () => {
  // Seat 1 would hit back, and its vase would break.
  const players = [
    { items: ['punch', 'hand'] },
    { health: 5, items: ['glass vase'], statuses: [{ kind: 'countering', lasts: { charges: 2 } }] },
    HAND,
  ];
  const { match, texts } = fromTheFall(players, ['punch', 1]);
  expect(texts).toEqual([
    'Seat 1 falls.',
    'Seat 1 is no longer admired: fallen.',
    'Seat 1 is no longer fragile: fallen.',
    'Seat 1 is no longer countering: fallen.',
    'Turn 1 of seat 0 ends.',
    'Turn 1 of seat 2 begins.',
  ]);
  expect(match.events.filter(({ type }) => type === 'damaged')).toHaveLength(1);
  expect(match.state.players[1]?.items.map(({ name }) => name)).toEqual(['glass vase']);
});

test('what is on a seat that falls ends once each, the oldest first, and what it brought upon others stays', () => {
  const players = [
    { items: ['punch', 'hand'], statuses: [{ kind: 'gassed', by: 1, lasts: { turns: 2 } }] },
    {
      health: 5,
      items: ['gas mask'],
      statuses: [
        { kind: 'dripping', lasts: { charges: 2 } },
        { kind: 'knitting', lasts: { item: 0 } },
        { kind: 'upside down', by: 2, lasts: { turns: 1 } },
        { kind: 'upside down', by: 0, lasts: { turns: 1 } },
      ],
    },
    HAND,
  ];
  const { match } = fromTheFall(players, ['punch', 1]);
  const ended = match.events.flatMap((event) => (event.type === 'statusRemoved' ? [event] : []));
  expect(ended.map(({ kind, seat, why, by }) => [kind, seat, why, by])).toEqual([
    ['masked', 1, 'fallen', null],
    ['dripping', 1, 'fallen', null],
    ['knitting', 1, 'fallen', null],
    ['upside down', 1, 'fallen', null],
    ['upside down', 1, 'fallen', null],
  ]);
  const { statuses, listening, ticking, held } = match.state;
  expect(statuses.map(({ kind, seat }) => [kind, seat])).toEqual([['gassed', 0]]);
  const gas = [statuses[0]?.number];
  expect(listening.filter(({ numbers }) => numbers.length > 0)).toEqual([{ to: 'after turnEnded', numbers: gas }]);
  expect({ ticking, held }).toEqual({ ticking: gas, held: [] });
});

test('statuses of a seat that has fallen do not listen, not even before they end', () => {
  // Seat 1 mourns whatever ends, by healing; it has fallen when its own statuses end.
  const mourning = status('mourning', afterEffect('statusRemoved'), act(heal(1)));
  const watching = status('watching', afterEffect('statusRemoved', 'other'), act(heal(1)));
  const game = duelOf([...ITEMS, item('basic', 'veil', 'Mourns.', { held: [mourning, watching] })]);
  const players = [
    { items: ['punch', 'hand'] },
    { health: 5, items: ['veil', 'gas mask'] },
    { health: 20, items: ['veil'] },
  ];
  const { match } = fromTheFall(players, ['punch', 1], game);
  const healed = match.events.flatMap((event) => (event.type === 'healed' ? [event.seat] : []));
  // Mourning, watching and masked of seat 1 end; seat 2 stands and watches.
  expect(healed).toEqual([2, 2, 2]);
});

test('the last one standing has won, and nothing ends any more', () => {
  const players = [{ items: ['punch', 'hand'] }, { health: 5, items: ['gas mask'] }];
  expect(fromTheFall(players, ['punch']).texts).toEqual([
    'Seat 1 falls.',
    'Seat 0 is the last one standing.',
    'Turn 1 of seat 0 ends.',
  ]);
});

test('a seat that falls at the start of its own turn is not asked', () => {
  // It drips, but upside down: what heals it damages.
  const statuses = [
    { kind: 'dripping', lasts: { charges: 2 } },
    { kind: 'upside down', by: 1, lasts: { turns: 1 } },
  ];
  const match = scripted(itemDuel, { seats: 3, position: { players: [{ ...HAND, health: 3, statuses }, HAND, HAND] } });
  expect(match.state.fallen).toEqual([0]);
  expect(match.prompts()).toMatchObject([{ seat: 1, label: 'Play which item?' }]);
  expect(match.events).toContainEqual({ type: 'turnEnded', turn: '0.1', seat: 0, tires: 0 }); // every turn ends
});

describe('A seat that falls by playing an item', () => {
  test.each([
    ['asks for nothing', 'crowbar', ['crowbar']],
    ['does nothing', 'punch', ['punch', 2]],
  ])('%s: its item takes no effect, and stays with it', (_rule, name, choices) => {
    const players = [{ health: 5, items: [name, 'hand'] }, { items: ['thorn'] }, HAND];
    const { match, texts } = fromTheFall(players, choices, thorny);
    expect(texts).toEqual(['Seat 0 falls.', 'Turn 1 of seat 0 ends.', 'Turn 1 of seat 1 begins.']);
    expect(match.state.players.map(({ health }) => health)).toEqual([0, 30, 30]);
    expect(match.state.players[0]?.items.map((it) => it.name)).toEqual([name, 'hand']);
  });

  test('and so ends the match has played for nothing', () => {
    const players = [{ health: 5, items: ['punch', 'hand'] }, { items: ['thorn'] }];
    expect(fromTheFall(players, ['punch'], thorny).texts).toEqual([
      'Seat 0 falls.',
      'Seat 1 is the last one standing.',
      'Turn 1 of seat 0 ends.',
    ]);
  });
});

test('a seat that falls by its own item has no further effect of it', () => {
  // Seat 1 hits back: the jab's damage is done, but it slows nobody any more.
  const players = [
    { health: 2, items: ['jab', 'hand'] },
    { ...HAND, statuses: [{ kind: 'countering', lasts: { charges: 1 } }] },
    HAND,
  ];
  const { match } = fromTheFall(players, ['jab', 1]);
  expect(match.state.fallen).toEqual([0]);
  expect(match.state.players.map(({ speed }) => speed)).toEqual([5, 5, 5]);
});

describe('Who is aimed at is asked once for all that happens', () => {
  const both = [damage(3), slow(1)];
  const nagging = status('nagging', onTurnEnd, act(...both));
  const game = duelOf([...ITEMS, item('basic', 'nag', 'Nags.', { play: [give(nagging, 'self', permanent)] })]);

  test.each([
    ['by an item', ['jab', 2]],
    ['by a status', ['nag', 2]],
  ])('%s', (_rule, choices) => {
    const players = [{ items: ['jab', 'nag', 'hand'] }, HAND, HAND];
    const { state } = scripted(game, { seats: 3, position: { players }, choices });
    expect(state.players.map(({ health, speed }) => [health, speed])).toEqual([
      [30, 5],
      [30, 5],
      [27, 4],
    ]);
    expect(state.turn.seat).toBe(1); // nothing more was asked
  });

  test('who falls in between is met by nothing more, and nobody else is', () => {
    const players = [{ items: ['nag', 'hand'] }, { ...HAND, health: 3 }, HAND];
    const { state } = scripted(game, { seats: 3, position: { players }, choices: ['nag', 1] });
    expect(state).toMatchObject({ fallen: [1], players: [{ speed: 5 }, { speed: 5 }, { health: 30, speed: 5 }] });
  });
});

describe('A fallen seat is met by nothing, also where nobody of the duel listens to that:', () => {
  /** Whoever hits also takes so much damage that it falls, and then this was to happen to it, too. */
  const rash = (...effects: Changing[]) =>
    status('rash', beforeEffect('damaged', 'dealt'), add(damage(99, 'self'), ...effects));
  const vain = (...effects: Effect[]) => status('vain', afterEffect('damaged'), act(damage(99, 'culprit'), ...effects));
  const dying = (event: Event): Effect => ({
    type: 'flow',
    *run({ owner }) {
      yield* emit<Event>({ type: 'damaged', seat: owner, value: 99, by: owner, source: 'slap' });
      yield* emit(event);
    },
  });
  const doing = { by: 0, source: 'slap' };
  const calm = status('calm', onTurnEnd, act());
  const added: Event = {
    type: 'statusAdded',
    status: { id: 'calm 99', number: 99, kind: 'calm', seat: 0, by: 0, value: 0, duration: permanent },
  };

  test.each<[what: Event['type'], own: StatusDefinition | undefined, foes: StatusDefinition | undefined, play: Effect]>(
    [
      ['healed', rash(heal(1)), undefined, damage(1)],
      ['hastened', rash(hasten(1)), undefined, damage(1)],
      ['slowed', rash(slow(1, 'self')), undefined, damage(1)],
      ['itemRemoved', undefined, vain(destroy('culprit')), damage(1)],
      ['turnGained', undefined, vain(extraTurn('culprit')), damage(1)],
      ['statusAdded', undefined, vain(give(calm, 'culprit', permanent)), damage(1)],
      ['turnGained', undefined, undefined, dying({ type: 'turnGained', seat: 0, ...doing })],
      ['statusAdded', undefined, undefined, dying(added)],
      [
        'itemRemoved',
        undefined,
        undefined,
        dying({ type: 'itemRemoved', seat: 0, item: 'i2', name: 'hand', why: 'broken', ...doing }),
      ],
      ['damaged', undefined, undefined, dying({ type: 'damaged', seat: 0, value: 1, ...doing })],
      ['defeated', undefined, undefined, dying({ type: 'defeated', seat: 0 })],
    ],
  )('%s', (what, own, foes, play) => {
    const known = [own, foes, calm].flatMap((it) => it ?? []);
    const game = duelOf([
      item('basic', 'slap', 'Slaps an opponent.', { play: [play] }),
      item('basic', 'hand', 'Keeps from fatigue.', {}),
      item('basic', 'bag', 'Holds what a test needs.', { held: known }),
      ...['stone', 'leaf'].map((name) => item('basic', name, 'Does nothing.', {})),
    ]);
    const statuses = (it?: StatusDefinition) => (it === undefined ? [] : [{ kind: it.kind }]);
    const players = [{ items: ['slap', 'hand'], statuses: statuses(own) }, { ...HAND, statuses: statuses(foes) }, HAND];
    const choices = play.type === 'flow' ? ['slap'] : ['slap', 1];
    const { events, state } = scripted(game, { seats: 3, position: { players }, choices });
    const fell = events.findIndex(({ type }) => type === 'defeated');
    expect(state.fallen).toEqual([0]);
    expect(events.slice(fell + 1).map(({ type }) => type)).not.toContain(what);
    expect(state.players[0]).toMatchObject({ health: 0, speed: 5 });
    expect(state.extra).toEqual([]);
    expect(state.statuses.filter(({ seat }) => seat === 0)).toEqual([]);
  });
});
