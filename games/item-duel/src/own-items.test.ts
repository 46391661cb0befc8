/** Items of one's own, as a package that adds some would write them: everything comes by the public door. */
import { emit, type Flow } from '@fermata/core';
import { describeEvent } from '@fermata/core/host';
import { checkGame, scripted } from '@fermata/core/testing';
import {
  act,
  addStatus,
  after,
  afterEffect,
  and,
  type Behaviour,
  before,
  beforeEffect,
  charges,
  damage,
  duelOf,
  type Event,
  endStatus,
  flow,
  give,
  hasNoItems,
  heal,
  ITEMS,
  type ItemDefinition,
  item,
  mayInstead,
  not,
  onEnd,
  opponentsOf,
  or,
  permanent,
  type Reacting,
  stagingFor,
  status,
  statusesOn,
  turns,
} from '@fermata/item-duel';
import { checkStaging } from '@fermata/scene/testing';
import { describe, expect, test } from 'vitest';

/** Heals its owner by what was taken from it. */
function* healWhatWasTaken({ event, owner, source }: Reacting): Flow<Event> {
  if (event.type === 'damaged') yield* emit({ type: 'healed', seat: owner, value: event.value, by: owner, source });
}

/** Twice as much, from the same source. */
function* doubled({ event }: Reacting): Flow<Event, readonly Event[] | undefined> {
  return event.type === 'damaged' ? [{ ...event, value: 2 * event.value }] : undefined;
}

const nursed = status('nursed', afterEffect('damaged'), after(healWhatWasTaken), { text: 'gets back what is taken' });
const doubling = status('doubling', beforeEffect('damaged', 'dealt'), before(doubled), { text: 'deals twice as much' });
const fused = status(
  'fused',
  onEnd,
  after(function* ({ state, owner, by, source, value }) {
    for (const seat of opponentsOf(state, owner)) yield* emit({ type: 'damaged', seat, value, by, source });
  }),
  { text: 'when it ends, opponents take as much damage as it is strong' },
);
const patient = status('patient', onEnd, act(heal(4)), { text: 'heals by 4 when it ends' });
const answering = status(
  'answering',
  afterEffect('damaged', 'suffered'),
  act(damage(({ event }) => taken(event), 'culprit')),
);
const hexed = status('hexed', beforeEffect('healed'), before(doNothing));
const wary = status('wary', beforeEffect('damaged', 'suffered'), mayInstead('Halve this damage?', before(halved)));
const reborn = status(
  'reborn',
  and(onEnd, not(hasNoItems)),
  after(({ state, owner, by }) => addStatus(nursed, permanent, 0, owner, { state, by }), nursed),
);
function* doNothing(): Flow<Event, readonly Event[] | undefined> {
  return [];
}
function* halved({ event }: Reacting): Flow<Event, readonly Event[] | undefined> {
  return event.type === 'damaged' ? [{ ...event, value: Math.ceil(event.value / 2) }] : undefined;
}
function taken(event: Reacting['event'] | null): number {
  return event?.type === 'damaged' ? event.value : 0;
}

const OWN: readonly ItemDefinition[] = [
  item('doctor', 'nurse', 'Twice, you get back what is taken from you.', { play: [give(nursed, 'self', charges(2))] }),
  item('martial', 'hammer', 'The next damage you do to another seat is doubled.', {
    play: [give(doubling, 'self', charges(1))],
  }),
  item('martial', 'fuse', 'When your next turn ends, 7 damage to every opponent.', {
    play: [give(fused, 'self', turns(2), 7)],
  }),
  item('doctor', 'hourglass', 'While you hold it nothing; it heals you by 4 when it goes.', { held: [patient] }),
  item('martial', 'echo', 'Whoever damages you takes as much, once.', { play: [give(answering, 'self', charges(1))] }),
  item('poison', 'hex', 'For an opponent, the next healing does not happen.', {
    play: [give(hexed, 'target', charges(1))],
  }),
  item('basic', 'shield', 'Once, you may halve damage by another seat.', { play: [give(wary, 'self', charges(1))] }),
  item('doctor', 'phoenix', 'When your turn ends you are nursed for good, if you hold something.', {
    play: [give(reborn, 'self', turns(1))],
  }),
  item('basic', 'purge', 'Ends everything that is on you, and heals you by 1 for each.', {
    play: [
      flow(function* ({ state, owner, by, source }) {
        for (const it of statusesOn(state, owner)) {
          yield* endStatus(it, 'cured', { by, source });
          yield* emit({ type: 'healed', seat: owner, value: 1, by, source });
        }
      }),
    ],
  }),
  item('basic', 'gift', 'An opponent is nursed once.', {
    play: [flow(({ state, owner, by }) => addStatus(nursed, charges(1), 0, 1 - owner, { state, by }), nursed)],
  }),
];
const game = duelOf([...ITEMS, ...OWN]);

function duel(mine: readonly string[], theirs: readonly string[], choices: readonly unknown[]) {
  const players = [mine, theirs].map((items) => ({ health: 20, items: [...items, 'hand'] }));
  return scripted(game, { position: { players }, choices: [...choices] });
}

describe('A status is a flow that sees the event and itself:', () => {
  test.each<[rule: string, mine: string[], theirs: string[], choices: unknown[], health: number[]]>([
    [
      'it heals what was taken, as often as it may',
      ['nurse'],
      ['punch', 'punch', 'jab'],
      ['nurse', 'punch', 'pass', 'punch', 'pass', 'jab'],
      [17, 20],
    ],
    ['it doubles, once', ['hammer', 'punch', 'jab'], [], ['hammer', 'pass', 'punch', 'pass', 'jab'], [20, 7]],
    ['it does something when it wears off, as strong as it was', ['fuse'], [], ['fuse', 'pass', 'pass'], [20, 13]],
    ['it does something when it is cured', ['fuse', 'purge'], [], ['fuse', 'pass', 'purge'], [21, 13]],
    ['it does something when its item goes', ['hourglass'], [], ['hourglass'], [24, 20]],
    ['data may look at the event as well', ['echo'], ['punch'], ['echo', 'punch'], [15, 15]],
    [
      'it keeps something off',
      ['hex'],
      ['sticking plaster', 'sticking plaster'],
      ['hex', 'sticking plaster', 'pass', 'sticking plaster'],
      [20, 26],
    ],
    [
      'its owner may be asked first, and say yes',
      ['shield'],
      ['punch', 'punch'],
      ['shield', 'punch', true, 'pass', 'punch'],
      [12, 20],
    ],
    [
      'or no, and then nothing is spent',
      ['shield'],
      ['punch', 'punch'],
      ['shield', 'punch', false, 'pass', 'punch', true],
      [12, 20],
    ],
    ['what it brings into play is known', ['phoenix'], ['punch'], ['phoenix', 'punch'], [20, 20]],
    ['so is what the flow of an item does', ['gift'], [], ['gift'], [20, 20]],
  ])('%s', (_rule, mine, theirs, choices, health) => {
    expect(duel(mine, theirs, choices).state.players.map((player) => player.health)).toEqual(health);
  });

  test('it does nothing when its owner falls', () => {
    const players = [{ items: ['fuse', 'hand'] }, { items: ['punch', 'hand'] }, { items: ['hand'] }];
    const position = { players: players.map((it, seat) => ({ ...it, health: seat === 0 ? 5 : 20 })) };
    const { state, events } = scripted(game, { seats: 3, position, choices: ['fuse', 'punch', 0] });
    expect(state.players.map(({ health }) => health)).toEqual([0, 20, 20]);
    expect(events.map((event) => describeEvent(game, event))).toContain('Seat 0 is no longer fused: fallen.');
  });
});

test('all twelve invariants hold with ten items of our own, and so does the table', { timeout: 120_000 }, () => {
  const loadouts = [OWN.map(({ name }) => name), OWN.map(({ name }) => name)];
  expect(checkGame(game, { seconds: 100, seats: 2, matches: 10, places: 1, options: { loadouts } }).leftOut).toEqual(
    [],
  );
  checkStaging(game, stagingFor([...ITEMS, ...OWN]), { seats: 2, matches: 2, options: { loadouts } });
});

describe('What a flow of a status returns is looked at:', () => {
  test.each<[bad: string, returned: unknown]>([
    ['the flow of "odd" returns a list of events, or undefined to let it pass; got 5', 5],
    ['the flow of "odd" returns "healed", which is no event', ['healed']],
    ['"turnEnded" is for the rules to tell; the flow of "odd" returns what it does', [{ type: 'turnEnded', seat: 0 }]],
    ['"damaged" names seat 9; the seats are 0 to 1', [{ type: 'damaged', seat: 9, value: 1, by: 0, source: 'odd' }]],
  ])('%s', (bad, returned) => {
    const does: Behaviour = before(function* () {
      return returned as readonly Event[];
    });
    const odd = status('odd', beforeEffect('damaged'), does);
    const broken = duelOf([...ITEMS, item('basic', 'oddity', 'Odd.', { play: [give(odd, 'self', permanent)] })]);
    const players = [{ items: ['oddity', 'hand'] }, { items: ['punch'] }];
    const play = () => scripted(broken, { position: { players }, choices: ['oddity', 'punch'] });
    expect(play).toThrow(bad);
  });

  test('what can do nothing about what it listens to is refused by name', () => {
    expect(() => status('late', afterEffect('damaged'), before(doubled))).toThrow(
      'status "late": "before" can do nothing after damaged',
    );
    expect(() => status('early', or(onEnd, beforeEffect('damaged')), after(healWhatWasTaken))).toThrow(
      'status "early": "after" can do nothing before damaged',
    );
    expect(() => status('odd', onEnd, { type: 'after', run: 5 } as never)).toThrow(
      'status "odd": does.run is a flow; got 5',
    );
  });
});
