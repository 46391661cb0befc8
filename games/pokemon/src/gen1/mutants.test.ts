/** The errors that `npm run mutants` plants fit the rules as they are written now. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ERRORS } from '../../test/mutants/errors.ts';

test.each(ERRORS.map(({ what, ...error }) => [what, error] as const))('%s', (_, { file, from }) => {
  const source = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  expect(source.split(from)).toHaveLength(2); // it is there once
});
