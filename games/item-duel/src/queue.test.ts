/** Whose turn it is. With each turn every seat falls behind by its speed, and whose turn it is catches up by all speeds. */
import { type Match, start } from '@fermata/core';
import { scripted } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { extraTurn, item } from './define.ts';
import { duelOf, ITEMS, itemDuel, PLAIN } from './index.ts';
import type { Event, State } from './state.ts';

type Table = Match<State, Event>;

/** Seats with these speeds, who hold hands and pass. */
function passing(speed: number[], turns: number): Table {
  const loadouts = speed.map(() => ['hand']);
  const match = start(itemDuel, { seats: speed.length, options: { ...PLAIN, speed, turns, loadouts }, seed: 'queue' });
  while (match.outcome === undefined) pass(match);
  return match;
}

function pass(match: Table): void {
  const prompt = match.prompts()[0]!; // it is not over, so somebody is asked
  match.answer(prompt.id, prompt.options.indexOf('pass'));
}

const startedIn = ({ events }: Table) => events.filter((event) => event.type === 'turnStarted');
const ids = (turns: readonly { readonly id: string }[]) => turns.map(({ id }) => id);

describe('Turns are shared in proportion to speed', () => {
  // After as many turns as the sum of all speeds everybody has caught up exactly as far as they fell behind.
  test.each([
    [[6, 3, 1], 100, [60, 30, 10]],
    [[5, 5], 100, [50, 50]],
    [[2, 1], 99, [66, 33]],
    [[7, 5, 3, 1], 160, [70, 50, 30, 10]],
    [[100, 1], 202, [200, 2]],
    [[100, 100, 100, 1], 301, [100, 100, 100, 1]],
  ])('speeds %j, over %d turns', (speed, turns, shares) => {
    const started = startedIn(passing(speed, turns));
    expect(speed.map((_, seat) => started.filter((turn) => turn.seat === seat).length)).toEqual(shares);
  });

  test('and spread, not in a row: speeds 6, 3 and 1', () => {
    // Behind by 6 3 1: 0 goes. 2 6 2: 1. 8 -1 3: 0. 4 2 4: 0, the lowest of equals. 0 5 5: 1. 6 -2 6: 0. 2 1 7: 2.
    // 8 4 -2: 0. 4 7 -1: 1. 10 0 0: 0, and all are even.
    const order = startedIn(passing([6, 3, 1], 20)).map(({ seat }) => seat);
    const round = [0, 1, 0, 0, 1, 0, 2, 0, 1, 0];
    expect(order).toEqual([...round, ...round]);
  });

  test('after every turn, nobody is a whole turn away from its share', () => {
    const speed = [6, 3, 1];
    const had = [0, 0, 0];
    for (const [at, { seat }] of startedIn(passing(speed, 100)).entries()) {
      had[seat]!++; // one for each
      for (const [one, count] of had.entries()) expect(Math.abs(count - ((at + 1) * speed[one]!) / 10)).toBeLessThan(1);
    }
  });
});

describe('The next ten turns', () => {
  test('are in the state, and seen by everybody', () => {
    const loadouts = [['hand'], ['hand'], ['hand']];
    const match = start(itemDuel, { seats: 3, options: { ...PLAIN, speed: [6, 3, 1], loadouts }, seed: 'queue' });
    // The first turn of the round above is being played; the round begins again at its end.
    const ahead = ['1.1', '0.2', '0.3', '1.2', '0.4', '2.1', '0.5', '1.3', '0.6', '0.7'];
    expect(match.state.turn).toEqual({ id: '0.1', seat: 0 });
    expect(ids(match.state.queue)).toEqual(ahead);
    for (const seat of [0, 1, 2]) expect(match.view(seat)).toMatchObject({ queue: match.state.queue });
  });

  test('are those that come, as long as no speed changes', () => {
    const match = start(itemDuel, {
      seats: 3,
      options: { ...PLAIN, speed: [6, 3, 1], loadouts: [['hand'], ['hand'], ['hand']] },
    });
    const ahead = ids(match.state.queue);
    for (let turn = 0; turn < 10; turn++) pass(match);
    expect(startedIn(match).map(({ turn }) => turn)).toEqual(['0.1', ...ahead]);
    expect(match.state.queue).toHaveLength(10);
  });

  test('are also shown in a position', () => {
    const position = {
      players: [
        { items: ['hand'], turns: 3, lag: 5 },
        { items: ['hand'], turns: 2, lag: -5 },
      ],
    };
    const { state } = scripted(itemDuel, { position });
    expect(state.turn).toEqual({ id: '0.3', seat: 0 });
    // Seat 0 is half a turn behind, though it has the turn: 10 0: 0 goes. 5 5: 0, the lowest of equals. 0 10: 1 goes.
    expect(ids(state.queue).slice(0, 4)).toEqual(['0.4', '0.5', '1.3', '0.6']);
  });

  // Where a position says no more, it is the first turn of the seat, and those before it have had theirs.
  test.each([
    [0, [5, 5, 5], ['1.1', '2.1', '0.2', '1.2', '2.2', '0.3']],
    [1, [5, 5, 5], ['2.1', '0.2', '1.2', '2.2', '0.3', '1.3']],
    [2, [5, 5, 5], ['0.2', '1.2', '2.2', '0.3', '1.3', '2.3']],
    // As in the round of 6, 3 and 1 above: 0 1 0 0 1 0 2, and then 0 1 0.
    [2, [6, 3, 1], ['0.5', '1.3', '0.6', '0.7', '1.4', '0.8']],
  ])('follow the present turn of seat %d, which counts, with speeds %j', (seat, speeds, ahead) => {
    const players = speeds.map((speed) => ({ items: ['hand'], speed }));
    const { state } = scripted(itemDuel, { seats: 3, position: { players, seat } });
    expect(state.turn).toEqual({ id: `${seat}.1`, seat });
    expect(ids(state.queue).slice(0, 6)).toEqual(ahead);
  });

  test('are no more than are left', () => {
    const options = { ...PLAIN, turns: 3, loadouts: [['hand'], ['hand']] };
    const match = start(itemDuel, { options, seed: 'queue' });
    const seen = [ids(match.state.queue)];
    for (const _ of [1, 2]) {
      pass(match);
      seen.push(ids(match.state.queue));
    }
    expect(seen).toEqual([['1.1', '0.2'], ['0.2'], []]);
    const position = { players: [{ items: ['wingfoot', 'hand'] }, { items: ['hand'] }], turnsLeft: 3 };
    const placed = scripted(itemDuel, { position, choices: ['wingfoot'] });
    expect(placed.at(0).queue).toHaveLength(2);
    expect(placed.state.queue).toHaveLength(1); // also where it was lined up anew
  });

  test('are none when the match is over', () => {
    const position = { players: [{ items: ['punch', 'hand'] }, { health: 5 }] };
    const match = scripted(itemDuel, { position, choices: ['punch'] });
    expect(match.outcome).toBeDefined();
    expect(match.state.queue).toEqual([]);
  });
});

describe('When a speed changes', () => {
  const options = { ...PLAIN, loadouts: [['wingfoot', 'sticky boot', 'hand'], ['hand']] };

  test('the turns keep their ids, and come in another order', () => {
    const match = start(itemDuel, { options, seed: 'queue' });
    const before = ids(match.state.queue);
    expect(before).toEqual(['1.1', '0.2', '1.2', '0.3', '1.3', '0.4', '1.4', '0.5', '1.5', '0.6']);
    match.answer(match.prompts()[0]!.id, 0); // the wingfoot
    const after = ids(match.at(match.log.findIndex(({ event }) => event.type === 'hastened')).queue);
    // Speeds 8 and 5; seat 0 is half a turn ahead, at -6 of 13, and seat 1 behind. 2 11: 1 goes. 10 3: 0. 5 8: 1. 13 0: 0.
    // 8 5: 0. 3 10: 1. 11 2: 0. 6 7: 1. 14 -1: 0. 9 4: 0.
    expect(after).toEqual(['1.1', '0.2', '1.2', '0.3', '0.4', '1.3', '0.5', '1.4', '0.6', '0.7']);
  });

  test('the queue changes at once for who gets slower, too', () => {
    const match = start(itemDuel, { options, seed: 'queue' });
    match.answer(match.prompts()[0]!.id, 1); // the sticky boot
    const after = ids(match.at(match.log.findIndex(({ event }) => event.type === 'slowed')).queue);
    // Speeds 5 and 2; seat 0 is half a turn ahead, at -3 of 7, and seat 1 behind. 2 5: 1 goes. 7 0: 0. 5 2: 0. 3 4: 1.
    // 8 -1: 0. 6 1: 0. 4 3: 0. 2 5: 1. 7 0: 0. 5 2: 0.
    expect(after).toEqual(['1.1', '0.2', '0.3', '1.2', '0.4', '0.5', '0.6', '1.3', '0.7', '0.8']);
  });

  test.each([2, 3, 4])('the n-th turn of a seat is still its n-th, in matches of %d', (seats) => {
    for (let seed = 0; seed < 10; seed++) {
      const loadouts = Array.from({ length: seats }, () => ['wingfoot', 'sticky boot', 'jab', 'adrenaline', 'hand']);
      const match = start(itemDuel, { seats, seed, options: { ...PLAIN, health: 100, loadouts } });
      for (let at = seed; match.outcome === undefined; at++) {
        const prompt = match.prompts()[0]!; // somebody is asked
        match.answer(prompt.id, at % prompt.options.length);
      }
      const had = Array<number>(seats).fill(0);
      for (const { turn, seat } of startedIn(match)) expect(turn).toBe(`${seat}.${++had[seat]!}`); // one for each
    }
  });
});

describe('Nobody is starved', () => {
  test('a seat of speed 1 has its turn among opponents of speed 100 and more', () => {
    // 301 is the sum of all speeds: within so many turns everybody has had one, whoever got faster before.
    const match = passing([100, 100, 1, 100], 301);
    expect(startedIn(match).filter(({ seat }) => seat === 2)).toHaveLength(1);
  });

  test('a seat that is slowed to the floor right after its turn comes again', () => {
    const loadouts = [['sticky boot', 'sticky boot', 'hand'], ['hand']];
    const match = start(itemDuel, { options: { ...PLAIN, loadouts, speed: [5, 5] }, seed: 'queue' });
    for (let turn = 0; turn < 40; turn++) {
      const prompt = match.prompts()[0]!; // somebody is asked
      match.answer(prompt.id, prompt.options.length > 2 ? 0 : prompt.options.indexOf('pass'));
    }
    expect(match.state.players.map(({ speed }) => speed)).toEqual([5, 1]);
    // One in six: in the 30 turns from the tenth on, five or so.
    const late = startedIn(match).slice(10, 40);
    expect(late.filter(({ seat }) => seat === 1).length).toBeGreaterThanOrEqual(4);
  });
});

describe('A seat that has fallen', () => {
  test('has no turns in a position', () => {
    const position = {
      players: [{ items: ['hand'] }, { health: 0 }, { items: ['hand'] }],
      fallen: [1],
    };
    const { state } = scripted(itemDuel, { seats: 3, position });
    expect(state.queue.map(({ seat }) => seat)).not.toContain(1);
    expect(state.queue).toHaveLength(10);
  });

  test('loses the turns it would have had, at once', () => {
    const position = { players: [{ items: ['punch', 'hand'] }, { items: ['hand'], health: 5 }, { items: ['hand'] }] };
    const match = scripted(itemDuel, { seats: 3, position, choices: ['punch', 1] });
    const fell = match.log.findIndex(({ event }) => event.type === 'defeated');
    expect(match.at(fell - 1).queue[0]).toEqual({ id: '1.1', seat: 1 });
    // Of 15, seat 0 is 10 ahead, seats 1 and 2 are 5 behind. Of 10, that is 7 ahead and 3 behind; what seat 1 was behind
    // is shared out from the bottom: 3 ahead and 3 behind. So they take turns.
    expect(ids(match.at(fell).queue)).toEqual(['2.1', '0.2', '2.2', '0.3', '2.3', '0.4', '2.4', '0.5', '2.5', '0.6']);
    expect(match.prompts()).toMatchObject([{ seat: 2 }]);
  });
});

describe('A turn beyond the share of a seat', () => {
  test('comes first, with the next id of the seat; then the others go on as they would have', () => {
    const position = { players: [{ items: ['second wind', 'hand'] }, { items: ['hand'] }] };
    const match = scripted(itemDuel, { position, choices: ['second wind'] });
    const gained = match.log.findIndex(({ event }) => event.type === 'turnGained');
    expect(match.at(gained - 1).queue.map(({ seat }) => seat)).toEqual([1, 0, 1, 0, 1, 0, 1, 0, 1, 0]);
    expect(ids(match.at(gained).queue)).toEqual(['0.2', '1.1', '0.3', '1.2', '0.4', '1.3', '0.5', '1.4', '0.6', '1.5']);
    for (let turn = 0; turn < 4; turn++) pass(match);
    expect(startedIn(match).map(({ turn }) => turn)).toEqual(['0.1', '0.2', '1.1', '0.3', '1.2', '0.4']);
  });

  test('comes after those that others have gained before', () => {
    const windy = item('basic', 'windy day', 'Everybody has one more turn.', { play: [extraTurn('everyone')] });
    const hand = { items: ['hand'] };
    const position = { players: [{ items: ['windy day', 'hand'] }, hand, hand] };
    const match = scripted(duelOf([...ITEMS, windy]), { seats: 3, position, choices: ['windy day'] });
    expect(match.state.turn.id).toBe('0.2');
    expect(ids(match.state.queue).slice(0, 5)).toEqual(['1.1', '2.1', '1.2', '2.2', '0.3']);
  });

  test('is lost with the seat', () => {
    // Seat 0 plays its only item, and tires.
    const position = { players: [{ items: ['second wind'], health: 1 }, { items: ['hand'] }, { items: ['hand'] }] };
    const { state } = scripted(itemDuel, { seats: 3, position, choices: ['second wind'] });
    expect(state).toMatchObject({ fallen: [0], extra: [], turn: { id: '1.1' } });
    expect(state.queue.map(({ seat }) => seat)).not.toContain(0);
  });
});
