import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Phases } from './phases.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

const pass = (seconds: number) => void vi.advanceTimersByTime(1000 * seconds);

test('each part has its time: of 8 seconds two, two and four', () => {
  const phases = new Phases(8, [1, 1, 2]);
  for (const seconds of [2, 2, 4]) {
    const phase = phases.next();
    expect(phase.leftMs).toBe(1000 * seconds);
    pass(seconds - 1);
    expect(phase.isOpen).toBe(true);
    pass(1);
    expect(phase.isOpen).toBe(false);
  }
});

test('what one part does not take the others have: of 7 seconds that are left a third and two', () => {
  const phases = new Phases(8, [1, 1, 2]);
  phases.next();
  pass(2 / 4);
  expect(phases.next().leftMs).toBe(7500 / 3);
});

test('how far it has come is told by what is done, or by the time that is over', () => {
  const phases = new Phases(8, [1, 3]);
  const first = phases.next();
  expect(first.overall(0.5)).toBe(0.125);
  pass(2);
  expect(first.overall(0.5)).toBe(0.25);
  expect(phases.next().overall(0)).toBe(0.25);
});

test('without a limit of time each part is open until it is done', () => {
  const phase = new Phases(Number.POSITIVE_INFINITY, [1, 1]).next();
  pass(1e6);
  expect({ isOpen: phase.isOpen, overall: phase.overall(0.5) }).toEqual({ isOpen: true, overall: 0.25 });
});
