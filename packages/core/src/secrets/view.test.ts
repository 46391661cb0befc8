import { describe, expect, test } from 'vitest';
import { type Event, type Position, type State, smugglers } from '../../test/games/smugglers.ts';
import { anyone, choose } from '../../test/games/table.ts';
import { BrokenRules, draw, type Seat, type Secrets, SPECTATOR, seeded, start } from '../index.ts';

const TOWN: Position = {
  hands: [['amber'], ['brandy', 'coffee']],
  charts: [['north'], []],
  patrons: ['duke', 'crown'],
  market: ['dates'],
  hold: ['ebony', 'figs', 'ginger'],
  maps: ['east', 'south'],
  cellar: ['hemp'],
};

describe('a seat sees its own tokens and what lies open; of the rest it sees the number', () => {
  test.each<[who: string, seat: Seat, hands: unknown, charts: unknown, patrons: unknown]>([
    ['seat 0', 0, [['amber'], [null, null]], [['north'], []], ['duke', 'a patron']],
    ['seat 1', 1, [[null], ['brandy', 'coffee']], [[null], []], ['a patron', 'crown']],
    ['a spectator', SPECTATOR, [[null], [null, null]], [[null], []], ['a patron', 'a patron']],
  ])('%s', (_, seat, hands, charts, patrons) => {
    const match = start(smugglers, { position: TOWN });
    const hidden = { hold: [null, null, null], maps: [null, null], cellar: [null] };
    expect(match.view(seat)).toEqual({ ...match.state, hands, charts, patrons, ...hidden });
    expect(match.state).toMatchObject(TOWN);
  });
});

test('a secret value without a face is null', () => {
  const secrets: Secrets<State, Event> = {
    values: () => [{ path: ['coins'], seenBy: [1], guess: () => [] }],
  };
  const match = start({ ...smugglers, secrets }, { position: TOWN });
  expect(match.view(0)).toEqual({ ...match.state, coins: null });
  expect(match.view(1)).toEqual(match.state);
});

test('without secrets everybody sees everything', () => {
  const { secrets: _, ...open } = smugglers;
  const match = start(open, { position: TOWN });
  for (const seat of [0, 1, SPECTATOR]) expect(match.view(seat)).toEqual(match.state);
});

test('a view is a copy', () => {
  const match = start(smugglers, { position: TOWN });
  (match.view(0).market as string[]).push('salt');
  expect(match.state.market).toEqual(['dates']);
});

test('a perspective is what one seat may see and be asked, and the worlds that it may believe in', () => {
  const match = start(smugglers, { position: TOWN });
  const side = match.as(1);
  choose(match, 'bury');
  expect(side.seat).toBe(1);
  expect(side.game).toBe(match.game);
  expect(side.view()).toEqual(match.view(1));
  expect(side.events()).toEqual(match.eventsFor(1));
  expect(side.prompts()).toEqual(match.prompts(1));
  expect(side.redeal(seeded(1)).view(1)).toEqual(match.view(1));
});

describe('events are shown as far as a seat may see them', () => {
  test.each<[deeds: unknown[], to0: unknown, to1: unknown, toAll: unknown]>([
    [
      ['bury'],
      { type: 'buried', seat: 0, good: 'amber' },
      { type: 'buried', seat: 0, good: null },
      { type: 'buried', seat: 0, good: null },
    ],
    [['spy'], { type: 'spied', seat: 0, on: 1, good: 'brandy' }, undefined, undefined],
    [['tip'], undefined, { type: 'tipped', seat: 0, to: 1, map: 'east' }, undefined],
    [['guard'], { type: 'guarded', seat: 0 }, { type: 'guarded', seat: 0 }, { type: 'guarded', seat: 0 }],
  ])('%j', (deeds, ...shown) => {
    const match = start(smugglers, { position: TOWN });
    choose(match, ...deeds);
    for (const [at, seat] of [0, 1, SPECTATOR].entries()) {
      const first = match.eventsFor(seat).find(({ type }) => type !== 'ended');
      expect(first).toEqual(shown[at]);
    }
  });

  test('event by event, as many as the seat may know of', () => {
    const match = start(smugglers, { seed: 2, seats: 3 });
    match.run([anyone(1), anyone(2), anyone(3)]);
    for (const seat of [0, 1, 2, SPECTATOR]) {
      const known = match.events.filter(
        (event) => (event.type !== 'spied' || event.seat === seat) && (event.type !== 'tipped' || event.to === seat),
      );
      expect(match.eventsFor(seat).map(({ type }) => type)).toEqual(known.map(({ type }) => type));
    }
  });
});

describe('a declaration of secrets that contradicts the state is refused', () => {
  const seen = (secrets: Secrets<State, Event>) => start({ ...smugglers, secrets }, { position: TOWN }).view(0);
  const value = { seenBy: [], guess: () => 0 };

  test.each<[what: string, secrets: Secrets<State, Event>, message: string]>([
    [
      'a zone that is not an array of the state, but a copy',
      { zones: ({ hold }) => [{ name: 'hold', tokens: [...hold], seenBy: [] }] },
      'zone "hold" is no array of the state; return the array itself',
    ],
    [
      'a value that is not there',
      { values: () => [{ path: ['patrons', 9], ...value }] },
      'there is no patrons.9 in the state; mend the path of the secret value',
    ],
    [
      'a value in something that is not there',
      { values: () => [{ path: ['rivals', 0, 'name'], ...value }] },
      'there is no rivals.0.name in the state; mend the path of the secret value',
    ],
  ])('%s', (_, secrets, message) => {
    expect(() => seen(secrets)).toThrow(new BrokenRules('secret', message));
  });

  test('a token in two places, as soon as tokens are dealt anew', () => {
    const zones: NonNullable<Secrets<State, Event>['zones']> = ({ hold, cellar }) => [
      { name: 'hold', tokens: hold, seenBy: [] },
      { name: 'cellar', tokens: cellar, seenBy: [] },
      { name: 'hold again', tokens: hold, seenBy: [] },
    ];
    const match = start({ ...smugglers, secrets: { zones } }, { position: TOWN });
    const message = 'token "ebony" is in two places; give each token a name of its own';
    expect(() => match.redeal(0, seeded(1))).toThrow(new BrokenRules('secret', message));
  });

  test('words are not for secrets', () => {
    const zones = () => {
      // unrun: the word throws when it is made
      draw([1, 2], 'secretly');
      return [];
    };
    expect(() => seen({ zones })).toThrow(BrokenRules);
  });
});
