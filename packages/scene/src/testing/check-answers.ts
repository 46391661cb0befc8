import type { Asked } from '@fermata/core/host';
import type { Viewer } from './viewer.ts';

/** An answer that is not listed would have the key of another, and so would one whose number is another's. */
export function checkAnswers(viewer: Viewer, { label, options }: Asked): void {
  const listed = viewer.staging.answers?.[label];
  if (typeof listed === 'function') {
    const numbers: unknown = viewer.kept('answers', () => listed(options), options);
    if (Array.isArray(numbers) && numbers.length === options.length && areNumbers(numbers)) return;
    throw new TypeError(
      `"${label}" has ${options.length} options, and the numbers ${String(numbers)}: each has one of its own, from 1 on`,
    );
  }
  const all = listed?.map((answer) => JSON.stringify(answer));
  const odd = options.find((option) => all?.includes(JSON.stringify(option)) === false);
  if (odd !== undefined)
    throw new TypeError(`"${label}" offers ${JSON.stringify(odd)}, which is not among the answers of the staging`);
}

function areNumbers(numbers: readonly unknown[]): boolean {
  return numbers.every(
    (number, at) => Number.isInteger(number) && Number(number) > 0 && numbers.indexOf(number) === at,
  );
}
