import { expect, test } from 'vitest';
import { formatLink, parseLink } from './links.ts';

const server = 'http://127.0.0.1:4620/';

test.each([
  [{ server, match: 'm-1', code: 'c_2' }, 'http://127.0.0.1:4620/#/online/join/m-1.c_2'],
  [{ server, match: 'm-1', token: 't' }, 'http://127.0.0.1:4620/#/online/seat/m-1.t'],
  [{ server, match: 'm-1' }, 'http://127.0.0.1:4620/#/online/look/m-1'],
])('%j is %s, and back', (link, text) => {
  expect(formatLink(link)).toBe(text);
  expect(parseLink(text)).toEqual(link);
});

test.each(['', 'nonsense', server, `${server}#/online/join/m-1`, `${server}#/online/look/m-1.c`, `${server}#/match/m`])(
  '"%s" is no link to a match',
  (text) => expect(parseLink(text)).toBeUndefined(),
);
