/** Two people at two terminals play over a server. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Server } from '@fermata/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fermata } from '../../test/fermata.ts';

const folder = mkdtempSync(join(tmpdir(), 'fermata-online-'));
let server: Server;
beforeAll(async () => {
  server = await Server.start({ where: { folder } });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

interface Over {
  readonly outcome: readonly { readonly rank: number }[];
}

interface Question {
  readonly options: readonly { readonly key: string; readonly text: string }[];
}

function facts(output: string): { type: string; [field: string]: unknown }[] {
  return output.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
}

test('one begins, the other comes by the link, and both see how it ends', { timeout: 60_000 }, async () => {
  let friend: ReturnType<typeof fermata> | undefined;
  const begin = ['play', 'connect-four', '--server', server.address, '--seats', 'human,human', '--json'];
  const one = await fermata(begin, folder, (screen) => {
    const invite = facts(screen).find(({ type }) => type === 'invite');
    if (invite !== undefined) friend = fermata(['play', '--join', String(invite.link), '--json'], folder, () => '2');
    return '1';
  });
  expect({ errors: one.errors, code: one.code }).toEqual({ errors: '', code: 0 });
  const other = await friend;
  // Four in column 1 before there are four in column 2.
  const places = (output: string) =>
    (facts(output).findLast(({ type }) => type === 'over') as unknown as Over).outcome.map(({ rank }) => rank);
  expect([places(one.output), places(other?.output ?? '')]).toEqual([
    [1, 2],
    [1, 2],
  ]);
});

test('a person is told who plays, what it is about, and by what it was decided', { timeout: 60_000 }, async () => {
  const begin = ['play', 'connect-four', '--server', server.address, '--seats', 'human,first'];
  const { output, errors, code } = await fermata(begin, folder, () => '2'); // the other one fills column 1
  expect({ errors, code }).toEqual({ errors: '', code: 0 });
  expect(output).toMatch(/^You play against First\. To come back: http\S+\nGet four of your discs into a line/m);
  expect(output).toMatch(/\nYou win!\nFour in a line\.\n {2}1\. {2}You +1\n {2}2\. {2}First +-1\n/);
});

test('options have the numbers that they have at home: who may come in, 5 to 9, however many items there are', {
  timeout: 60_000,
}, async () => {
  const begin = ['play', 'pokemon-arena', '--server', server.address, '--seats', 'human,first', '--json'];
  const { output } = await fermata(begin, folder, () => 'quit');
  const asked = facts(output).find(({ type }) => type === 'question') as unknown as Question;
  const keysOf = (begins: string) => asked.options.flatMap(({ key, text }) => (text.startsWith(begins) ? [key] : []));
  expect(keysOf('switch to ')).toEqual(['5', '6', '7', '8', '9']);
  expect(Math.min(...keysOf('use X').map(Number))).toBeGreaterThanOrEqual(10);
});

test.each([
  ['what is no link', ['--join', 'nonsense'], /^error: "nonsense" is no link to a match; copy the whole link/],
  ['a game that there is not', ['chess', '--server', 'http://127.0.0.1:1/'], /^error: there is no game "chess"/],
  ['nobody there', ['pig', '--server', 'http://127.0.0.1:1/'], /^error: nobody answers at http:\/\/127.0.0.1:1\/; is/],
])('%s is refused in one line', async (_, words, line) => {
  const { errors, code } = await fermata(['play', ...words], folder);
  expect(errors).toMatch(line);
  expect({ code, lines: errors.trimEnd().split('\n').length }).toEqual({ code: 2, lines: 1 });
});
