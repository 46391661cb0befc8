import { expect, test } from 'vitest';
import { isLoud } from './bench.ts';
import { loudLines } from './table.ts';

test.each([
  ['rounds on one side of the bar are judged, however far apart', { atLeast: 2 }, [2.1, 9], false],
  ['rounds on both sides that lie close together are judged', { atLeast: 2 }, [1.9, 2.2], false],
  ['rounds on both sides and far apart are not', { atLeast: 2 }, [1.5, 2.5], true],
  ['a ceiling is a bar as well', { atMost: 1 }, [0.7, 1.4], true],
] as const)('%s', (_rule, bar, spread, expected) => {
  expect(isLoud(bar, { spread })).toBe(expected);
});

test('what was too loud is named, with how busy the machine is', () => {
  expect(loudLines([], 4, 2)).toEqual([]);
  expect(loudLines(['fork_growth'], 4.06, 2).join(' ')).toMatch(
    /Too loud to judge: fork_growth\. .*load 4\.1 on 2 cores/,
  );
});
