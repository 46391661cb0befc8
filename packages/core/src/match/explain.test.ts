import { expect, test } from 'vitest';
import { type Position, smugglers } from '../../test/games/smugglers.ts';
import { choose } from '../../test/games/table.ts';
import { workshop } from '../../test/games/workshop.ts';
import { explain, Misuse, Scripted, seeded, start } from '../index.ts';

const GUARDED: Position = { hands: [['amber'], [], ['hemp']], market: ['figs', 'dates'], guards: [1, 2] };

test('what the turn itself emits has no cause', () => {
  const match = start(workshop);
  choose(match, 'wheel', false);
  const { event, causes, cancelled, text } = explain(match, 0);
  expect(event).toEqual({ type: 'fitted', seat: 0, part: 'wheel' });
  expect({ causes, cancelled }).toEqual({ causes: [], cancelled: false });
  expect(text).toBe('seat 0 fitted\n  apprentice (seat 0) reacted');
});

test('what a listener emits is explained by the listener and what it listened to', () => {
  const match = start(workshop);
  choose(match, 'wheel', true, 'coal');
  const { causes, before, after, text } = explain(match, 1);
  expect(causes).toMatchObject([
    { listener: 'apprentice', owner: 0, phase: 'after', index: 0, event: { type: 'fitted', part: 'wheel' } },
  ]);
  expect(before.done[0]).toEqual(['fit wheel']);
  expect(after.done[0]).toEqual(['fit wheel', 'heat by coal']);
  expect(text).toBe('seat 0 heated\n  because apprentice (seat 0), after "seat 0 fitted"');
});

test('what was replaced is explained by who passed and who replaced', () => {
  const match = start(smugglers, { seats: 3, position: GUARDED });
  choose(match, 'buy', 'figs', false, true);
  const { met, text } = explain(match, 0);
  const bought = { type: 'bought', seat: 0, good: 'figs' };
  expect(met).toEqual([
    { listener: 'guard 1', owner: 1, did: 'passed', event: bought },
    { listener: 'guard 2', owner: 2, did: 'replaced', event: bought, into: [{ type: 'stopped', seat: 0, by: 2 }] },
  ]);
  expect(text).toBe(
    [
      'stopped seat 0 by 2',
      '  because guard 2 (seat 2), before "bought seat 0 good figs"',
      '  guard 1 (seat 1) passed',
      '  guard 2 (seat 2) replaced "bought seat 0 good figs" by "stopped seat 0 by 2"',
    ].join('\n'),
  );
});

test('what was cancelled is explained, too, and changed nothing', () => {
  const rain = {
    id: 'rain',
    *run() {
      return [];
    },
  };
  const match = start({ ...smugglers, before: { laidOut: () => [rain] } }, { seats: 3, position: GUARDED });
  choose(match, 'layOut');
  const { cancelled, before, after, text } = explain(match, 0);
  expect(cancelled).toBe(true);
  expect(after).toEqual(before);
  expect(text).toBe('laidOut seat 0 good amber (cancelled)\n  rain cancelled');
});

test('a reaction to a reaction has both causes, the nearest first', () => {
  const match = start(smugglers, {
    position: { ...GUARDED, hands: [['amber'], []], guards: [1] },
    oracle: new Scripted([5]),
  });
  choose(match, 'work', true);
  const { causes } = explain(match, 1);
  expect(causes.map(({ listener, event }) => [listener, event.type])).toEqual([['tithe 1', 'earned']]);
});

test.each([-1, 1, 0.5])('there is no event %d to explain', (index) => {
  const match = start(workshop);
  choose(match, 'wheel');
  expect(() => explain(match, index)).toThrow(new Misuse('choice', `there is no event ${index}; the log has 0 to 0`));
});

test('events of a redealt world are explained, too', () => {
  const match = start(smugglers, { seed: 1, seats: 3 });
  choose(match, 'work', 'spy');
  expect(explain(match.redeal(1, seeded(1)), 0)).toMatchObject({ event: { type: 'spied' }, cancelled: false });
});
