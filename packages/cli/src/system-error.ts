import { getSystemErrorMap } from 'node:util';

/** What the system said, without where and how: by the code of the error, since its message differs from one Node to the next. */
export function systemReason(error: Error): string {
  const { code } = error as NodeJS.ErrnoException;
  for (const [name, words] of getSystemErrorMap().values()) if (name === code) return words;
  return error.message.replace(/^\w+: |, \w+( '.*')?$/gs, '');
}
