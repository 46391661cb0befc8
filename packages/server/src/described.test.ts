/** What `/docs` says of the answers to each request holds: for a validator of JSON schemas that knows nothing of ours. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CATALOG } from '@fermata/catalog';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogGames } from './games.ts';
import { Server, type ServerOptions } from './server.ts';

interface Described {
  readonly description: string;
  readonly content?: { readonly 'application/json': { readonly schema: object } };
}

interface Route {
  readonly summary?: string;
  readonly responses: { readonly [code: string]: Described };
}

interface Asking {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** What is read here of any answer, which was held to its description before. */
interface Said {
  readonly match: string;
  readonly token: string;
  readonly invites: readonly [{ readonly code: string }];
  readonly asked: readonly { readonly basis: string; readonly several?: { readonly min: number } }[];
  readonly basis: string;
  readonly reply: { readonly type: string };
  readonly wish?: object;
  readonly away?: readonly number[];
  readonly end?: { readonly resigned: readonly number[] };
}

const folder = mkdtempSync(join(tmpdir(), 'fermata-described-'));
const ajv = new Ajv2020({ strict: true, strictTypes: false, allErrors: true });
const validators = new Map<Described, ValidateFunction>();
/** What was answered with which code, by the routes. */
const answered = new Set<string>();
let server: Server;
let routes: ReadonlyMap<string, Route>;
let at = 0;

const start = (options: Partial<ServerOptions> = {}) =>
  Server.start({ where: { folder: join(folder, `${at++}`) }, ...options });

beforeAll(async () => {
  server = await start();
  const { paths } = (await (await fetch(new URL('docs/json', server.address))).json()) as {
    paths: { [path: string]: { [method: string]: Route } };
  };
  routes = new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, route]) => [`${method.toUpperCase()} ${path}`, route] as const),
    ),
  );
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Asks, and holds the answer to what is said of it. */
async function ask(
  code: number,
  name: string,
  match = '',
  { token, body, headers }: Asking = {},
  { address } = server,
): Promise<Said> {
  const [method = '', path = ''] = name.split(' ');
  const [route] = path.split('?');
  const response = await fetch(new URL(path.replace('{id}', match), address), {
    method,
    ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body ?? {}) }),
    headers: {
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
  });
  const said: unknown = await response.json();
  expect([name, response.status, response.status === code ? '' : said]).toEqual([name, code, '']);
  const described = routes.get(`${method} ${route}`)?.responses[code];
  if (described?.content === undefined) throw new Error(`${name} says nothing of ${code}`);
  const { schema } = described.content['application/json'];
  const isValid = validators.get(described) ?? ajv.compile(schema);
  validators.set(described, isValid);
  expect([name, code, isValid(said) ? [] : isValid.errors]).toEqual([name, code, []]);
  answered.add(`${method} ${route} ${code}`);
  return said as Said; // as it is read by who asked
}

const people = { game: 'connect-four', sitters: ['person', 'person'] };

/** A match of two, and their tokens. */
async function seated(wanted: object = {}): Promise<{ match: string; tokens: readonly string[]; code: string }> {
  const { match, token, invites } = await ask(201, 'POST /api/matches', '', { body: { ...people, ...wanted } });
  const [{ code }] = invites;
  const joined = await ask(200, 'POST /api/matches/{id}/join', match, { body: { code } });
  return { match, tokens: [token, joined.token], code };
}

test('every route says what it answers, and how it refuses', () => {
  expect(routes.size).toBe(15);
  for (const [name, { summary = '', responses }] of routes) {
    expect(summary, name).not.toBe('');
    const codes = Object.keys(responses);
    expect(
      codes.filter((code) => code.startsWith('2')),
      name,
    ).toHaveLength(1);
    expect(codes, name).toEqual(expect.arrayContaining(['403', '429', '500']));
    for (const { description, content } of Object.values(responses)) {
      expect([name, description]).not.toEqual([name, 'Default Response']);
      expect(Object.keys(content?.['application/json'].schema ?? {}), name).not.toEqual([]);
    }
  }
});

test.each(CATALOG.map(({ game }) => [game.name, game.seats] as const))(
  '%s: what a seat sees is as it is described',
  async (game, { min, usual = min }) => {
    const sitters = Array.from({ length: Math.max(2, usual) }, (_, seat) => (seat === 0 ? 'person' : 'random'));
    const { match, token } = await ask(201, 'POST /api/matches', '', { body: { game, sitters } });
    for (let count = 0; count < 3; count++) {
      const { asked, end } = await ask(200, 'GET /api/matches/{id}/news', match, { token });
      if (end !== undefined) break;
      const [question] = asked;
      if (question === undefined) continue;
      const choice = question.several === undefined ? 0 : Array.from({ length: question.several.min }, (_, it) => it);
      const body = { command: `${count}`, basis: question.basis, choice };
      await ask(200, 'POST /api/matches/{id}/answer', match, { token, body });
    }
    for (const who of [token, undefined]) {
      await ask(200, 'GET /api/matches/{id}', match, { token: who });
      await ask(200, 'GET /api/matches/{id}/news?since=1', match, { token: who });
    }
  },
  60_000,
);

test('every route answers as it is described', async () => {
  await ask(200, 'GET /api/games');
  const clock = { seconds: 600, agent: 'random' };
  const { match, tokens } = await seated({ undo: 'consent', clock });
  const [token, other] = tokens;
  const basisOf = async () => (await ask(200, 'GET /api/matches/{id}', match)).basis;
  const say = (what: string, command: string, body: object, by = token) =>
    ask(200, `POST /api/matches/{id}/${what}`, match, { token: by, body: { command, ...body } });
  expect((await say('answer', 'a', { basis: '0.0', choice: 3 })).reply.type).toBe('ok');
  expect((await say('answer', 'b', { basis: '0.0', choice: 3 }, other)).reply.type).toBe('stale');
  expect((await say('answer', 'c', { basis: '0.1', choice: 9 }, other)).reply.type).toBe('refused');
  const basis = await basisOf();
  expect((await say('undo', 'd', { basis })).reply.type).toBe('ok');
  expect((await ask(200, 'GET /api/matches/{id}/news', match)).wish).toEqual({ seat: 0, left: [1] });
  expect((await say('consent', 'e', { basis, agrees: true }, other)).reply.type).toBe('ok');
  const left = await ask(200, 'POST /api/matches/{id}/leave', match, { token, body: { command: 'f' } });
  expect((await ask(200, 'GET /api/matches/{id}', match)).away).toEqual([0]);
  expect((await say('back', 'g', {}, left.token)).reply.type).toBe('ok');
  await ask(200, 'POST /api/matches/{id}/chat', match, { token: other, body: { text: 'hello' } });
  expect(await ask(200, 'GET /api/matches/{id}/chat', match, { token: other })).toHaveLength(1);
  expect((await say('resign', 'h', {}, other)).reply.type).toBe('ok');
  expect((await ask(200, 'GET /api/matches/{id}', match)).end?.resigned).toEqual([1]);
  await ask(200, 'GET /api/matches/{id}/record', match);
  await ask(201, 'POST /api/matches/{id}/rematch', match, { token: other });
  const good = [...answered].filter((it) => / 2\d\d$/.test(it)).map((it) => it.slice(0, -4));
  expect(good.sort()).toEqual([...routes.keys()].sort());
});

describe('what is refused is refused as it is described:', () => {
  test.each<[code: number, name: string, asking: Asking]>([
    [400, 'POST /api/matches', { body: { ...people, game: 'chess' } }],
    [400, 'POST /api/matches', { body: { ...people, sitters: ['genius', 'person'] } }],
    [400, 'POST /api/matches', { body: '{' }],
    [400, 'GET /api/matches/{id}/news?since=-1', {}],
    [400, 'POST /api/matches/{id}/answer', { body: { command: 'x' } }],
    [403, 'GET /api/games', { headers: { origin: 'http://elsewhere.example' } }],
    [403, 'GET /api/matches/{id}', { token: 'x' }],
    [403, 'GET /api/matches/{id}/chat', {}],
    [403, 'POST /api/matches/{id}/resign', { body: { command: 'x' } }],
    [403, 'POST /api/matches/{id}/leave', { body: { command: 'x' }, token: 'x' }],
    [409, 'POST /api/matches/{id}/join', { body: { code: 'x' } }],
    [409, 'GET /api/matches/{id}/record', {}],
    [413, 'POST /api/matches/{id}/chat', { body: { text: 'x'.repeat(70_000) } }],
    [415, 'POST /api/matches/{id}/chat', { body: 'hello', headers: { 'content-type': 'text/csv' } }],
  ])('%i of %s', async (code, name, asking) => {
    const { match } = await seated();
    await ask(code, name, match, asking);
  });

  test('404 of a match that there is not, 400 of one that there cannot be', async () => {
    for (const path of ['', '/news', '/record']) {
      await ask(404, `GET /api/matches/{id}${path}`, 'nowhere');
      await ask(400, `GET /api/matches/{id}${path}`, '%C3%A9');
    }
  });

  test('429 of more than one may ask', async () => {
    const busy = await start({ limits: { requestsPerMinute: 1 } });
    await ask(200, 'GET /api/games', '', {}, busy);
    await ask(429, 'GET /api/games', '', {}, busy);
    await busy.close();
  });

  test('500 of a fault, of which nothing is told', async () => {
    const find = () => {
      throw new Error('a secret');
    };
    const broken = await start({ games: { ...catalogGames, find } });
    expect(await ask(500, 'POST /api/matches', '', { body: people }, broken)).toEqual({
      error: 'something went wrong here; try again',
    });
    await broken.close();
  });

  test('503 of one that ends', async () => {
    const ending = await start();
    ending.matches.drain();
    await ask(503, 'POST /api/matches', '', { body: people }, ending);
    await ending.close();
  });

  test('each code that is described anywhere was met', () => {
    const codes = new Set([...routes.values()].flatMap(({ responses }) => Object.keys(responses)));
    expect(new Set([...answered].map((it) => it.slice(-3)))).toEqual(codes);
  });
});
