/** What cannot be served is refused before the page is built; what is served is reached by who may, and ends when it is told to. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beginMatch, connect } from '@fermata/client';
import { afterAll, describe, expect, test } from 'vitest';
import { fermata } from '../../test/fermata.ts';

const folder = mkdtempSync(join(tmpdir(), 'fermata-'));
afterAll(() => rmSync(folder, { recursive: true }));

const game = (name: string) =>
  `import { defineGame } from '@fermata/core';
export const it = defineGame({
  name: '${name}', version: 1, seats: { min: 2, max: 2 },
  setup: () => ({}), *turn() {}, apply: {}, outcome: () => undefined,
});
`;

function write(name: string, text: string): void {
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, name, 'index.ts'), text);
}

write('no-game', 'export const answer = 42;\n');
write('cut-off', game('cut-off').slice(0, 60));
write('named-pig', game('pig'));
write('reader', `import 'node:fs';\n${game('reader')}`);
write('twice', game('twice'));
write('again', game('twice'));

describe.concurrent('refused in one line, with code 2:', { timeout: 60_000 }, () => {
  test.each<[what: string, games: readonly string[], line: RegExp]>([
    ['a path that leads nowhere', ['./nowhere'], /^error: there is no game at ".\/nowhere"; give the folder of a game/],
    [
      'a folder that is no game',
      ['./no-game'],
      /^error: there is no game at ".\/no-game": .* exports answer; export what/,
    ],
    ['a mistake of syntax', ['./cut-off'], /^error: cannot read the module ".\/cut-off": .*index.ts:2:/],
    [
      'the name of a game of the catalog',
      ['./named-pig'],
      /^error: the game at ".\/named-pig" is called "pig", as one of the catalog is; give it another name$/,
    ],
    ['a game of the catalog', ['pig'], /^error: "pig" is in the catalog; give the path of a game that is not/],
    [
      'rules that need Node',
      ['./reader'],
      /^error: cannot make a module for the page of ".\/reader": .*node:fs.*index.ts:1\)$/,
    ],
    ['two games of one name', ['./twice', './again'], /^error: two of the games given are called "twice"; give one/],
  ])('%s', async (_, games, line) => {
    const words = games.flatMap((path) => ['--game', path]);
    const { output, errors, code } = await fermata(['serve', '--no-open', '--port', '4699', ...words], folder);
    expect(errors.trimEnd()).toMatch(line);
    expect({ output, lines: errors.trimEnd().split('\n').length, code }).toEqual({ output: '', lines: 1, code: 2 });
  });

  test.each<[what: string, words: readonly string[], line: string]>([
    [
      'a host that is no address',
      ['--host', 'games.example'],
      'error: "games.example" is no address; say --host 127.0.0.1, or another one of this machine in numbers',
    ],
    [
      'a name with more around it',
      ['--name', 'http://games.example'],
      'error: "http://games.example" is no name to be reached under; say --name games.example, without http:// and port',
    ],
    [
      'a name with a port',
      ['--name', 'games.example:80'],
      'error: "games.example:80" is no name to be reached under; say --name games.example, without http:// and port',
    ],
    [
      'a proxy that is no address',
      ['--proxy', '127.0.0.1', '--proxy', 'proxy.example'],
      'error: "proxy.example" is no address of a proxy; give one such as 127.0.0.1, or a network such as 10.0.0.0/8',
    ],
    [
      'a level that nothing is logged at',
      ['--log', 'loud'],
      "error: option '--log <LEVEL>' argument 'loud' is invalid. Allowed choices are trace, debug, info, warn, error, fatal.",
    ],
  ])('%s', async (_, words, line) => {
    const { output, errors, code } = await fermata(['serve', '--no-open', '--port', '4699', ...words], folder);
    expect({ output, errors: errors.trimEnd(), code }).toEqual({ output: '', errors: line, code: 2 });
  });

  test.each(['serve', 'verify'])('%s, where DATABASE_URL is no address, which is not said again', async (command) => {
    const env = { DATABASE_URL: 'geheim@somewhere' };
    const { output, errors, code } = await fermata([command], folder, undefined, env);
    const line = 'error: DATABASE_URL is no address of a PostgreSQL; set it to one like postgres://USER@HOST/NAME';
    expect({ output, errors: errors.trimEnd(), code }).toEqual({ output: '', errors: line, code: 2 });
  });

  test('verify, where no matches are kept', async () => {
    const { output, errors, code } = await fermata(['verify', '--data', './nothing'], folder);
    const line = 'error: no matches are kept in ./nothing; say the folder of a server';
    expect({ output, errors: errors.trimEnd(), code }).toEqual({ output: '', errors: line, code: 2 });
  });
});

const BIN = fileURLToPath(new URL('../../bin/fermata.js', import.meta.url));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number }; // it listens at a port
  server.close();
  await once(server, 'close');
  return port;
}

/** The server in a process of its own, once it says where it is. */
async function served(words: readonly string[]): Promise<{ readonly child: ChildProcess; readonly address: string }> {
  await fermata(['list'], folder); // compiled by now
  const child = spawn(process.execPath, [BIN, 'serve', '--json', '--data', join(folder, 'kept'), ...words]);
  const [told] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  return { child, ...(JSON.parse(String(told)) as { address: string }) };
}

/** An answer to who calls it so: its code, and how much more may be asked. */
function askedAs(headers: Record<string, string>, port: number): Promise<{ code: number | undefined; left: number }> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path: '/api/games', headers }, (response) => {
      response.resume();
      resolve({ code: response.statusCode, left: Number(response.headers['x-ratelimit-remaining']) });
    });
    asked.on('error', reject).end();
  });
}

test('it answers under its names and no other, counts whom a proxy asks for, and on SIGTERM it ends, whoever is connected', async () => {
  const port = await freePort();
  const words = ['--host', '0.0.0.0', '--name', 'Games.example', '--proxy', '127.0.0.1', '--port', `${port}`];
  const { child, address } = await served(words);
  expect(address).toBe(`http://127.0.0.1:${port}/`);
  const host = `games.example:${port}`;
  expect((await askedAs({ host: `other.example:${port}` }, port)).code).toBe(403);
  const lefts: number[] = [];
  for (const who of ['198.51.100.1', '198.51.100.2', '198.51.100.1', '203.0.113.9, 198.51.100.2']) {
    const { code, left } = await askedAs({ host, 'x-forwarded-for': who }, port);
    expect(code).toBe(200);
    lefts.push(left);
  }
  const [all = 0] = lefts;
  expect(lefts).toEqual([all, all, all - 1, all - 1]); // what a client says of itself stands before what the proxy says
  const { match, token } = await beginMatch(address, { game: 'connect-four', sitters: ['person', 'person'] });
  const session = connect({ server: address, match, token });
  await session.about();
  const began = Date.now();
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(Date.now() - began).toBeLessThan(10_000);
  session.close();
});

test('an address that this machine does not have is refused', async () => {
  const { errors, code } = await fermata(['serve', '--no-open', '--host', '203.0.113.7'], folder);
  const line = 'error: this machine has no address 203.0.113.7; say --host 127.0.0.1, or 0.0.0.0 for all that it has\n';
  expect({ errors, code }).toEqual({ errors: line, code: 2 });
});
