import { describe, expect, test } from 'vitest';
import { dice } from '../../test/games/dice.ts';
import { type Position, smugglers } from '../../test/games/smugglers.ts';
import { anyone, choose, shown } from '../../test/games/table.ts';
import { workshop } from '../../test/games/workshop.ts';
import { Misuse, seeded, start } from '../index.ts';
import { ScriptedOracle } from '../testing/index.ts';

const GUARDED: Position = { hands: [['amber'], [], ['hemp']], market: ['figs', 'dates'], guards: [1, 2] };

test('the log tells what was cancelled, the events only what happened', () => {
  const match = start(smugglers, { seats: 3, position: GUARDED });
  choose(match, 'buy', 'figs', false, true);
  expect(match.events).toEqual([{ type: 'stopped', seat: 0, by: 2 }, { type: 'ended' }]);
  const [stopped, ended] = match.log;
  expect(stopped).toMatchObject({
    event: { type: 'stopped' },
    cause: { by: 'guard 2', owner: 2, phase: 'before', index: undefined },
    cancelled: false,
  });
  expect(ended).toEqual({ event: { type: 'ended' }, cause: undefined, met: [], cancelled: false });
});

describe('a match that keeps no log', () => {
  test('plays again when it is asked what happened', () => {
    const [with_, without] = [true, false].map((log) => start(smugglers, { seed: 3, seats: 3, log }));
    for (const match of [with_, without]) match?.run([anyone(1), anyone(2), anyone(3)]);
    expect(without?.events).toEqual(with_?.events);
    expect(without?.log).toEqual(with_?.log);
    expect(without?.eventsFor(1)).toEqual(with_?.eventsFor(1));
  });

  test('forks, takes back and records like any other', () => {
    const [match, other] = [false, true].map((log) => start(workshop, { seed: 3, log }));
    for (const it of [match, other]) if (it) choose(it, 'wheel', false, false, 'axle');
    const fork = match?.fork();
    expect(fork && shown(fork)).toBe(other && shown(other));
    match?.undo(1);
    match?.redo(1);
    expect(match?.record()).toEqual(other?.record());
    expect(match && shown(match)).toBe(other && shown(other));
  });
});

describe('the state after an entry of the log', () => {
  const played = () => {
    const match = start(dice, { oracle: new ScriptedOracle([4, 1, 3, 2, 5]) });
    choose(match, 'roll', 'roll', 'hold');
    return match;
  };

  test.each([
    [-1, { scores: [0, 0], pot: 0, seat: 0 }, 'before anything happened'],
    [0, { scores: [0, 0], pot: 4, seat: 0 }, 'rolled a four'],
    [1, { scores: [0, 0], pot: 0, seat: 1 }, 'busted'],
    [2, { scores: [0, 0], pot: 3, seat: 1 }, 'rolled a three'],
    [3, { scores: [0, 0], pot: 5, seat: 1 }, 'rolled a two'],
    [4, { scores: [0, 5], pot: 0, seat: 0 }, 'banked'],
    [5, { scores: [0, 5], pot: 5, seat: 0 }, 'rolled a five'],
  ])('%d is %j: %s', (index, state) => {
    expect(played().at(index)).toMatchObject(state);
  });

  test.each([-2, 6, 0.5])('there is no entry %d', (index) => {
    expect(() => played().at(index)).toThrow(new Misuse('choice', `there is no event ${index}; the log has 0 to 5`));
  });

  test('there is no entry where nothing has happened', () => {
    expect(() => start(workshop).at(0)).toThrow(new Misuse('choice', 'there is no event 0; the log is empty'));
  });

  test('a cancelled event leaves the state as it was', () => {
    const match = start(smugglers, { seats: 3, position: { ...GUARDED, guards: [1] } });
    const cancelling = start(
      {
        ...smugglers,
        before: {
          laidOut: () => [
            {
              id: 'rain',
              *run() {
                return [];
              },
            },
          ],
        },
      },
      { seats: 3, position: GUARDED },
    );
    choose(cancelling, 'layOut', 'work');
    expect(cancelling.log.map(({ event, cancelled }) => [event.type, cancelled]).slice(0, 2)).toEqual([
      ['laidOut', true],
      ['ended', false],
    ]);
    expect(cancelling.at(0)).toEqual(match.at(-1) && { ...match.at(-1), guards: [1, 2] });
    expect(cancelling.at(1)).toMatchObject({ seat: 1 });
  });

  test('folding the events over it gives the next', () => {
    const match = start(smugglers, { seed: 4, seats: 3 });
    match.run([anyone(1), anyone(2), anyone(3)]);
    expect(match.at(match.log.length - 1)).toEqual(match.state);
    for (const index of [0, 5, 9, 20]) {
      const event = match.log[index]?.event;
      const state = structuredClone(match.at(index - 1)) as never;
      const fold = event && smugglers.apply[event.type];
      if (typeof fold === 'function') fold(state, event as never);
      expect(state).toEqual(match.at(index));
    }
  });

  test('in a redealt world entries are counted as in its own log', () => {
    const match = start(smugglers, { seed: 1, seats: 3 });
    choose(match, 'work', 'spy');
    const world = match.redeal(1, seeded(1));
    expect(world.events).toMatchObject([{ type: 'spied' }]);
    expect(world.at(0)).toEqual(world.state);
    expect(world.at(-1)).toEqual(world.state);
    expect(() => world.at(1)).toThrow('there is no event 1; the log has 0 to 0');
  });
});
