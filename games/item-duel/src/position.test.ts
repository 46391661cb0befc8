/** From which positions a match may start, and how what is wrong with them is named. */
import { type DeepReadonly, Misuse, start } from '@fermata/core';
import { scripted } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { itemDuel } from './index.ts';
import type { State } from './state.ts';

const namesOf = ({ items }: { readonly items: readonly { readonly name: string }[] }) => items.map(({ name }) => name);

describe('A position is completed', () => {
  test('with 30 health, speed 5, no items, no statuses, the turn of seat 0, and 200 turns', () => {
    const match = start(itemDuel, { position: { players: [{ items: ['hand'] }, {}] } });
    expect(match.state).toMatchObject({
      players: [
        { health: 30, healthMax: 30, speed: 5, items: [{ id: 'i1', name: 'hand' }] },
        { health: 30, healthMax: 30, speed: 5, items: [] },
      ],
      turn: { seat: 0 },
      fallen: [],
      turnsLeft: 200,
    });
    expect(match.state.statuses).toEqual([]);
  });

  test('with as much health as its cap', () => {
    const position = { players: [{ items: ['hand'], healthMax: 12 }, { health: 12 }] };
    expect(start(itemDuel, { position }).state.players).toMatchObject([
      { health: 12, healthMax: 12 },
      { health: 12, healthMax: 30 },
    ]);
  });

  test.each([{}, { health: 0 }])(
    'also where a seat has fallen: it has no health and no statuses, not even those of its items',
    (out) => {
      const position = { players: [{ items: ['hand'] }, { items: ['gas mask'], ...out }, {}], fallen: [1] };
      const { state } = start(itemDuel, { position, seats: 3 });
      expect(state).toMatchObject({
        players: [{ health: 30 }, { health: 0, healthMax: 30 }, { health: 30 }],
        fallen: [1],
      });
      expect(state.statuses).toEqual([]);
    },
  );

  test('also where seats are faster than any can be at the start', () => {
    const position = {
      players: [
        { items: ['wingfoot', 'hand'], speed: 100 },
        { items: ['hand'], speed: 103 },
      ],
    };
    expect(scripted(itemDuel, { position, choices: ['wingfoot'] }).state.players[0]?.speed).toBe(103);
  });

  test('also where it came from a match: every start of a turn is a position, with the same turns ahead', () => {
    for (let seed = 0; seed < 12; seed++) {
      const match = start(itemDuel, { seats: 2 + (seed % 3), seed, options: { speed: 99, loadouts: 8, health: 15 } });
      for (let at = seed; match.outcome === undefined && at < seed + 40; at++) {
        const prompt = match.prompts()[0]!; // it is not over
        if (prompt.label === 'Play which item?' && match.state.extra.length === 0) {
          const placed = start(itemDuel, { seats: match.seats, position: positionOf(match.state) }).state;
          expect([placed.turn, placed.queue]).toEqual([match.state.turn, match.state.queue]);
          expect(placed.players.map(namesOf)).toEqual(match.state.players.map(namesOf));
        }
        match.answer(prompt.id, (at * 7) % prompt.options.length);
      }
    }
  });
});

describe('A bad position is refused, by name:', () => {
  const of = (player: object) => ({ players: [{ items: ['hand'], ...player }, { items: ['hand'] }] });
  const status = (it: unknown) => of({ statuses: [{ kind: 'soaking' }, it] });

  test.each<[bad: string | RegExp, position: unknown, seats?: number]>([
    ['position is an object', []],
    ['position has no "hands"', { ...of({}), hands: [] }],
    ['players is a list of 2', {}],
    ['players is a list of 2', { players: [{}] }],
    ['players.1 is an object; got "me"', { players: [{}, 'me'] }],
    ['players.0 has no "helth"', of({ helth: 1 })],
    ['players.0.health is a whole number from 1 to 30; got -1', of({ health: -1 })],
    ['players.0.health is a whole number from 1 to 30; got 31', of({ health: 31 })], // above its cap, healing would damage
    ['players.0.health is a whole number from 1 to 12; got 13', of({ health: 13, healthMax: 12 })],
    ['players.0.health is a whole number from 1 to 30; got 0', of({ health: 0 })], // without health it has fallen
    ['players.1.health is 0, because it has fallen; got 5', { players: [{}, { health: 5 }, {}], fallen: [1] }, 3],
    [
      'players.1.statuses is empty, because it has fallen',
      { players: [{}, { statuses: [{ kind: 'soaking' }] }, {}], fallen: [1] },
      3,
    ],
    ['players.0.healthMax is a whole number from 1 to 1000; got 0', of({ healthMax: 0 })],
    ['players.0.healthMax is a whole number from 1 to 1000; got 1001', of({ healthMax: 1001 })],
    ['players.0.healthMax is a whole number from 1 to 1000; got "much"', of({ health: 20, healthMax: 'much' })],
    ['players.0.speed', of({ speed: 0 })],
    ['players.0.speed', of({ speed: 1.5 })],
    ['players.0.items is a list', of({ items: 'hand' })],
    [/players.0.items.1 is one of "punch", .*; got "bazooka"$/, of({ items: ['hand', 'bazooka'] })],
    ['players.0.speed', of({ speed: 10_001 })],
    ['players.0.turns is a whole number from 1', of({ turns: 0 })], // it has the turn
    ['players.1.turns is a whole number from 0', { players: [{ items: ['hand'] }, { turns: -1 }] }],
    ['players.0.lag', of({ lag: 0.5 })],
    ['players.0.lag is a whole number from -20 to 20; got 21', of({ lag: 21 })], // two turns of 5 and 5
    // At its first turn seat 0 is half a turn ahead, at -5, so seat 1 is behind by 5.
    ['the lags of all players who stand add up to 0; got 10 in all', of({ lag: 5 })],
    ['players.0.statuses is a list', of({ statuses: {} })],
    ['players.0.statuses.1 is an object', status('soaking')],
    ['players.0.statuses.1 has no "for"', status({ kind: 'soaking', for: 2 })],
    [/players.0.statuses.1.kind is one of "barking", .*; got "sneezing"$/, status({ kind: 'sneezing' })],
    ['players.0.statuses.1.by', status({ kind: 'soaking', by: 2 })],
    [
      'players.0.statuses.2.kind: "gassed" increases, so a seat has one',
      of({ statuses: [{ kind: 'gassed' }, { kind: 'soaking' }, { kind: 'gassed' }] }),
    ],
    ['players.0.statuses.1.value', status({ kind: 'soaking', value: -1 })],
    ['players.0.statuses.1.value is 0; got 2', status({ kind: 'soaking', value: 2 })],
    ['players.0.statuses.1.value is a whole number from 1 to 1000000; got 0', status({ kind: 'poisoned' })],
    [
      'players.0.statuses.1.lasts: "fragile" breaks its item, so it lasts as long',
      status({ kind: 'fragile', lasts: { charges: 2 } }),
    ],
    ['players.0.statuses.1.lasts: "fragile" breaks its item', status({ kind: 'fragile' })],
    [
      'players.0.statuses.0.lasts.item is the place of an item, but this seat holds none',
      { players: [{ statuses: [{ kind: 'soaking', lasts: { item: 0 } }] }, {}] },
    ],
    ['players.0.statuses.1.lasts', status({ kind: 'soaking', lasts: 'long' })],
    ['players.0.statuses.1.lasts has no "years"', status({ kind: 'soaking', lasts: { years: 1 } })],
    ['players.0.statuses.1.lasts', status({ kind: 'soaking', lasts: {} })],
    ['players.0.statuses.1.lasts', status({ kind: 'soaking', lasts: { turns: 1, charges: 1 } })], // which of them?
    ['players.0.statuses.1.lasts.turns', status({ kind: 'soaking', lasts: { turns: 0 } })],
    ['players.0.statuses.1.lasts.charges', status({ kind: 'soaking', lasts: { charges: 0 } })],
    ['players.0.statuses.1.lasts.item', status({ kind: 'soaking', lasts: { item: 1 } })],
    ['seat', { ...of({}), seat: 2 }],
    ['seat is 0, which has fallen', { players: [{ health: 0 }, {}, {}], seat: 0, fallen: [0] }, 3],
    ['fallen is a list', { ...of({}), fallen: 1 }],
    ['fallen is a list of seats that leaves at least two standing', { ...of({}), fallen: [1] }],
    ['fallen.0', { players: [{}, {}, {}], fallen: [3] }, 3],
    ['fallen', { players: [{}, { health: 0 }, {}, {}], fallen: [1, 1] }, 4], // nobody falls twice
    ['turnsLeft', { ...of({}), turnsLeft: 0 }],
  ])('%s: %j', (bad, position, seats = 2) => {
    const begin = () => start(itemDuel, { position, seats });
    expect(begin).toThrow(Misuse);
    expect(begin).toThrow(expect.objectContaining({ code: 'options' }));
    expect(begin).toThrow(bad);
  });
});

/** The position that a match has come to, at the start of a turn. */
function positionOf({ players, statuses, turn, fallen, turnsLeft }: DeepReadonly<State>) {
  return {
    players: players.map(({ items, ...player }, seat) => ({
      ...player,
      items: items.map(({ name }) => name),
      statuses: statuses
        .filter((it) => it.seat === seat && it.duration.type !== 'untilItemRemoved')
        .map(({ kind, by, value, duration }) => ({
          ...{ kind, by, value },
          lasts: 'left' in duration ? { [duration.type]: duration.left } : 'permanent',
        })),
    })),
    ...{ seat: turn.seat, fallen, turnsLeft },
  };
}
