/** What holds for every item; what each of them does is in the tables of its family. */
import { describeEvent } from '@fermata/core/host';
import { scripted, toOffer } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { onPlay } from './conditions.ts';
import { act, breakItem, damage, give, item, status } from './define.ts';
import { type Effect, FAMILIES } from './definition.ts';
import { permanent } from './durations.ts';
import { duelOf, ITEMS, itemDuel } from './index.ts';
import type { Event } from './state.ts';

declare module 'vitest' {
  interface Matchers<T> {
    toOffer(seat: number, options: readonly unknown[]): T;
  }
}
expect.extend({ toOffer });

const AIMED = [
  'punch',
  'sticky boot',
  'triple threat',
  'headstand',
  'poison drink',
  'poison darts',
  'catalyst',
  'jab',
  'patience',
] as const;

/** i1 is the item, i2 a hand that keeps its owner from fatigue. */
const holding = (name: string, ...others: object[]) => ({
  players: [{ items: [name, 'hand'] }, ...others],
});
const told = (events: readonly Event[]) => events.map((event) => describeEvent(itemDuel, event));

test('there are at least 24 items, in four families, each with a name and words of its own', () => {
  expect(ITEMS.length).toBeGreaterThanOrEqual(24);
  expect(new Set(ITEMS.map(({ family }) => family))).toEqual(new Set(FAMILIES));
  expect(new Set(ITEMS.map(({ name }) => name)).size).toBe(ITEMS.length);
  for (const { text } of ITEMS) expect(text).toMatch(/^\S.+\.$/);
});

describe('A turn', () => {
  test('offers what the seat holds, each name once, in the order held, and to pass', () => {
    const position = { players: [{ items: ['punch', 'jab', 'punch', 'hand'] }, {}] };
    const match = scripted(itemDuel, { position });
    expect(match).toOffer(0, ['punch', 'jab', 'hand', 'pass']);
    expect(match.prompts()).toHaveLength(1);
  });

  test('uses up the first of several that are alike', () => {
    const position = { players: [{ items: ['jab', 'punch', 'punch'] }, { items: ['hand'] }] };
    const match = scripted(itemDuel, { position, choices: ['punch'] });
    expect(match.state.players[0]?.items).toEqual([
      { id: 'i1', name: 'jab' },
      { id: 'i3', name: 'punch' },
    ]);
  });

  test.each(ITEMS.map(({ name }) => name))('uses up the item that is played, before it takes effect: %s', (name) => {
    const match = scripted(itemDuel, { position: holding(name, {}), choices: [name] });
    const events = told(match.events);
    const Name = name.charAt(0).toUpperCase() + name.slice(1);
    const [, played, used] = events;
    expect(played).toMatch(new RegExp(`^Seat 0 plays ${name}( at seat 1)?\\.$`));
    expect(used).toBe(`${Name} of seat 0 is used.`);
    expect(events.filter((text) => text === `${Name} takes effect.`)).toHaveLength(1);
    expect(match.at(match.events.findIndex(({ type }) => type === 'activated')).players[0]?.items).toEqual([
      { id: 'i2', name: 'hand' },
    ]);
  });

  test('may be passed: nothing is used, and nothing happens', () => {
    const position = { players: [{ items: ['punch'] }, { items: ['hand'] }] };
    const match = scripted(itemDuel, { position, choices: ['pass'] });
    expect(match.events.map(({ type }) => type)).toEqual(['turnStarted', 'passed', 'turnEnded', 'turnStarted']);
    expect(match.state.players[0]?.items).toEqual([{ id: 'i1', name: 'punch' }]);
  });
});

describe('An item that is aimed', () => {
  test.each(AIMED)('asks which opponent, clockwise, where there are several: %s', (name) => {
    const position = { ...holding(name, {}, {}, {}), seat: 0 };
    const match = scripted(itemDuel, { seats: 4, position, choices: [name] });
    expect(match).toOffer(0, [1, 2, 3]);
    expect(match.prompts()[0]).toMatchObject({ label: 'Which opponent?', about: { source: name } });
  });

  test.each(AIMED)('is never aimed at who has fallen: %s', (name) => {
    const position = { ...holding(name, {}, { health: 0 }, {}), fallen: [2] };
    expect(scripted(itemDuel, { seats: 4, position, choices: [name] })).toOffer(0, [1, 3]);
  });

  test.each(ITEMS.map(({ name }) => name).filter((name) => !(AIMED as readonly string[]).includes(name)))(
    'is none of the others: %s',
    (name) => {
      // Those that act at the end of a turn ask then, about their status; the item itself does not ask.
      const position = holding(name, { items: ['hand'] }, { items: ['hand'] });
      const match = scripted(itemDuel, { seats: 3, position, choices: [name] });
      expect(match.events.find(({ type }) => type === 'played')).toMatchObject({ target: null });
    },
  );

  test('meets only the opponent that was chosen', () => {
    const position = holding('punch', { items: ['hand'] }, { items: ['hand'] });
    const match = scripted(itemDuel, { seats: 3, position, choices: ['punch', 2] });
    expect(match.state.players.map(({ health }) => health)).toEqual([30, 30, 25]);
    expect(match.events).toContainEqual({ type: 'damaged', seat: 2, value: 5, by: 0, source: 'punch' });
  });
});

describe('Fatigue', () => {
  test.each([
    ['a seat without items loses 1 at the end of its turn', [], [], 19],
    ['also where it has just played the last one', ['hand'], ['hand'], 19],
    ['a seat with an item does not', ['hand'], ['pass'], 20],
  ])('%s', (_rule, items, choices, health) => {
    // Seat 1 comes next and is asked: the match stands there, before another turn of seat 0 ends.
    const position = {
      players: [
        { health: 20, items },
        { health: 20, items: ['hand'] },
      ],
    };
    const match = scripted(itemDuel, { position, choices });
    expect(match.state.players.map((player) => player.health)).toEqual([health, 20]);
  });

  test('comes with the end of the turn, before anything that reacts to it', () => {
    const statuses = [{ kind: 'knitting', lasts: 'permanent' }];
    const position = { players: [{ health: 1, items: [], statuses }, { items: ['hand'] }] };
    const match = scripted(itemDuel, { position, choices: [] });
    expect(match.outcome?.map(({ rank }) => rank)).toEqual([2, 1]);
    expect(match.events.map(({ type }) => type)).toEqual(['turnStarted', 'turnEnded', 'defeated', 'gameOver']);
  });

  test('no longer comes once the game is over', () => {
    const position = {
      players: [
        { health: 20, items: ['punch'] },
        { health: 5, items: ['hand'] },
      ],
    };
    const match = scripted(itemDuel, { position, choices: ['punch'] });
    expect(match.state.players.map((player) => player.health)).toEqual([20, 0]);
  });
});

/** What an item does while it is held, by the kinds of its statuses. */
const HELD: [name: string, kinds: string[]][] = [
  ['guard dog', ['barking']],
  ['triple threat', ['glowing']],
  ['insulated glove', ['insulated']],
  ['glass vase', ['admired', 'fragile']],
  ['strongbox', ['locked']],
  ['padded coat', ['padded']],
  ['gas mask', ['masked']],
  ['second opinion', ['well advised']],
  ['leech', ['leeching']],
  ['sparring partner', ['warming up']],
];

describe('What an item does while it is held', () => {
  const ended = (events: readonly Event[]) =>
    events.filter((event) => event.type === 'statusRemoved').map(({ kind, seat, why }) => [kind, seat, why]);

  test('is in the table below, whichever it is', () => {
    const held = ITEMS.filter((it) => it.held.length > 0).map(({ name, held }) => [name, held.map(({ kind }) => kind)]);
    expect(HELD).toEqual(held);
  });

  test.each(HELD)('begins when it is dealt: %s', (name, kinds) => {
    const match = scripted(itemDuel, { options: { loadouts: [[name], ['hand']] } });
    const added = match.events.filter((event) => event.type === 'statusAdded').map(({ status }) => status);
    const duration = { type: 'untilItemRemoved', item: 'i1' };
    expect(added).toMatchObject(kinds.map((kind) => ({ kind, seat: 0, by: 0, duration })));
  });

  test.each(HELD)('ends once, when it is played: %s', (name, kinds) => {
    const match = scripted(itemDuel, { position: holding(name, {}), choices: [name] });
    expect(ended(match.events)).toEqual(kinds.map((kind) => [kind, 0, 'item gone']));
  });

  // A strongbox is in the way of a crowbar.
  const DESTROYED = HELD.filter(([name]) => name !== 'strongbox');

  test.each(DESTROYED)('ends once, when it is destroyed: %s', (name, kinds) => {
    const position = { players: [{ items: ['crowbar', 'hand'] }, { items: [name, 'hand'] }] };
    const match = scripted(itemDuel, { position, choices: ['crowbar', { seat: 1, item: 'i3', name }] });
    expect(ended(match.events)).toEqual(kinds.map((kind) => [kind, 1, 'item gone']));
  });

  test.each(DESTROYED)('stays where another item of its name goes: %s', (name, kinds) => {
    // The two are alike, so they are one option, and the first goes.
    const position = { players: [{ items: ['crowbar', 'hand'] }, { items: [name, name, 'hand'] }] };
    const choices = ['crowbar', { seat: 1, item: 'i3', name }];
    const match = scripted(itemDuel, { position, choices });
    const left = match.state.statuses.filter(({ kind }) => kinds.includes(kind));
    expect(left.map(({ kind, duration }) => [kind, duration])).toEqual(
      kinds.map((kind) => [kind, { type: 'untilItemRemoved', item: 'i4' }]),
    );
  });
});

test('an item that breaks while it is being played is gone once, and takes no other with it', () => {
  const stinging = status('stinging', onPlay('own'), act(damage(1, 'self')));
  const brittle = status('brittle', { type: 'afterEffect', effect: 'damaged', whose: 'own' }, breakItem);
  const game = duelOf([
    ...ITEMS,
    item('basic', 'wasp jar', 'Stings you when you play; breaks.', { held: [stinging, brittle] }),
  ]);
  const match = scripted(game, { position: holding('wasp jar', {}), choices: ['wasp jar'] });
  expect(match.events.filter(({ type }) => type === 'itemRemoved')).toHaveLength(1);
  expect(match.state.players[0]?.items).toEqual([{ id: 'i2', name: 'hand' }]);
});

describe('A duel refuses, by name,', () => {
  const bell = (text: string, kind = 'ringing') =>
    item('basic', 'bell', text, { held: [status(kind, onPlay('own'), act())] });
  const gong = (kind: string) => item('basic', 'gong', 'Sounds.', { held: [status(kind, onPlay('own'), act())] });
  const lasting = (kind: string) => give(status(kind, onPlay('own'), act()), 'self', permanent);

  test.each([
    ['two items', [bell('Rings.'), bell('Rings, too.', 'tolling')], 'bell'],
    ['an item, and one of the game', [item('basic', 'punch', 'Deals 6 damage.', { play: [damage(6)] })], 'punch'],
    ['two statuses of two items', [bell('Rings.'), gong('ringing')], 'ringing'],
    ['a status that is held and one that is given', [bell('Rings.'), playing(lasting('ringing'))], 'ringing'],
    ['two statuses that one item gives', [playing(lasting('humming'), lasting('humming'))], 'humming'],
    ['a status that another status gives', [gong('ringing'), passingOn(lasting('ringing'))], 'ringing'],
    ['a status, and one of the game', [gong('soaking')], 'soaking'],
  ])('what two different things are called: %s', (_rule, items, name) => {
    const define = () => duelOf([...ITEMS, ...items]);
    expect(define).toThrow(new TypeError(`two different things are called "${name}"; give one another name`));
  });

  test('but not the same thing twice, nor an item and a status of one name', () => {
    const one = gong('gong');
    expect(() => duelOf([...ITEMS, one, one])).not.toThrow();
  });

  function playing(...play: Effect[]) {
    return item('basic', 'flute', 'Plays.', { play });
  }

  function passingOn(effect: Effect) {
    return item('basic', 'echo', 'Sounds on.', { held: [status('echoing', onPlay('own'), act(effect))] });
  }
});
