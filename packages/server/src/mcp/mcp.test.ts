/** A scripted program plays every game by the tools, over standard input and output and over HTTP. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CATALOG } from '@fermata/catalog';
import { seeded } from '@fermata/core';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Server } from '../server.ts';

const SCRIPT = fileURLToPath(new URL('../../test/mcp.ts', import.meta.url));
const SOURCES = new URL('../../../../tools/sources.js', import.meta.url).href;
const folder = mkdtempSync(join(tmpdir(), 'fermata-mcp-'));
const limits = { burst: 100_000, perSecond: 100_000, requestsPerMinute: 1_000_000 };
const GAMES = CATALOG.map(({ game }) => game.name);
const TEXT_MAX = 8000;

let server: Server;
const clients: Client[] = [];
beforeAll(async () => {
  server = await Server.start({ where: { folder }, limits });
});
afterAll(async () => {
  for (const client of clients) await client.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

async function over(how: 'stdio, alone' | 'stdio, at a server' | 'HTTP'): Promise<Client> {
  const client = new Client({ name: 'scripted', version: '1' });
  const args = ['--import', SOURCES, SCRIPT, ...(how === 'stdio, alone' ? [] : [server.address])];
  await client.connect(
    how === 'HTTP'
      ? new StreamableHTTPClientTransport(new URL('mcp', server.address))
      : new StdioClientTransport({ command: process.execPath, args }),
  );
  clients.push(client);
  return client;
}

interface Told {
  readonly text: string;
  readonly isError: boolean;
  readonly data: {
    readonly seat?: string;
    readonly codes?: readonly string[];
    readonly match?: string;
    readonly question?: { question: string; options: readonly { n: number }[]; pick?: object };
    readonly end?: { outcome: readonly object[] };
    readonly next?: readonly number[];
    readonly done?: boolean;
  };
}

async function call(client: Client, name: string, given: object = {}): Promise<Told> {
  const result = await client.callTool({ name, arguments: given as { [key: string]: unknown } });
  const [content] = result.content as { text: string }[];
  const text = content?.text ?? '';
  expect(text.length).toBeGreaterThan(0);
  expect(text.length).toBeLessThanOrEqual(TEXT_MAX);
  return { text, isError: result.isError === true, data: (result.structuredContent ?? {}) as Told['data'] };
}

/** Plays any legal answers to the end of a match. */
async function playOut(client: Client, game: string): Promise<void> {
  const oracle = seeded(game);
  let told = await call(client, 'start_match', { game, others: othersOf(game) });
  const { seat } = told.data;
  while (told.data.end === undefined) {
    if (told.isError) {
      // Where several are asked at once and the first ends it, a bot may be that.
      expect(`${game}: ${told.text}`).toMatch(/^coup: This question is not open/);
      told = await call(client, 'wait', { seat });
      continue;
    }
    const { question } = told.data;
    if (question === undefined) told = await call(client, 'wait', { seat });
    else {
      let choice: number | number[] = oracle.int(question.options.length, 'option');
      if (question.pick !== undefined) {
        choice = [];
        for (;;) {
          const { next = [], done } = (
            await call(client, 'pick', { seat, question: question.question, picked: choice })
          ).data;
          const at = oracle.int(next.length + Number(done), 'option');
          if (at === next.length) break;
          choice.push(next[at] as number); // within
        }
        choice.sort((a, b) => a - b);
      }
      told = await call(client, 'choose', { seat, question: question.question, choice });
    }
  }
  expect(told.data.end.outcome.length).toBeGreaterThan(0);
  expect(told.text).toContain('The match is over.');
}

function othersOf(name: string): string[] {
  const { min, usual = min } = CATALOG.find(({ game }) => game.name === name)?.game.seats ?? { min: 2 };
  return Array.from({ length: Math.max(usual, min) - 1 }, () => 'random');
}

describe.each(['stdio, alone', 'HTTP'] as const)('over %s', (how) => {
  let client: Client;
  beforeAll(async () => {
    client = await over(how);
  });

  test.each(GAMES)('%s is played to its end', (game) => playOut(client, game));

  test('every refusal says what to do', async () => {
    const { data } = await call(client, 'start_match', { game: 'connect-four', others: ['open'] });
    const { seat, match, codes = [], question } = data;
    const joined = await call(client, 'join_match', { match, code: codes[0] });
    const other = joined.data.seat;
    const refusals: [tool: string, given: object, text: RegExp][] = [
      ['start_match', { game: 'chess' }, /there is no game "chess"/],
      ['start_match', { game: 'pig', others: ['genius'] }, /there is no agent "genius"; choose from/],
      ['join_match', { match, code: codes[0] }, /was used before; ask for another/],
      ['observe', { seat: 'nobody' }, /there is no such seat; say the whole "seat"/],
      ['observe', { seat: `${match}.${'x'.repeat(43)}` }, /there is no such seat; say the whole "seat"/],
      ['choose', { seat: other, question: question?.question, choice: 0 }, /You are not asked now; call wait/],
      ['choose', { seat, question: '0.99', choice: 0 }, /This question is not open. Asked now is question/],
      ['choose', { seat, question: question?.question, choice: 99 }, /Observe shows what may be done/],
      ['why', { seat, event: 0 }, /it is told when the match is over/],
      ['undo', { seat }, /Observe shows what may be done/],
      ['look_up', { game: 'connect-four', name: 'queen' }, /says nothing of "queen"; use a name as/],
      ['pick', { seat, question: '0.99', picked: [] }, /observe shows what is asked now/],
    ];
    for (const [tool, given, text] of refusals) {
      const told = await call(client, tool, given);
      expect([tool, told.isError]).toEqual([tool, true]);
      expect(told.text, tool).toMatch(text);
    }
    expect((await call(client, 'observe', { seat })).data.question).toEqual(question); // nothing has changed
  });
});

test('over stdio, at a server: a program plays with another', async () => {
  const [here, there] = await Promise.all([over('stdio, at a server'), over('HTTP')]);
  expect((await call(here, 'list_games')).text.split('\n')).toHaveLength(GAMES.length);
  const one = await call(here, 'start_match', { game: 'connect-four', others: ['open'] });
  const two = await call(there, 'join_match', { match: one.data.match, code: one.data.codes?.[0] });
  const chosen = call(here, 'choose', { seat: one.data.seat, question: one.data.question?.question, choice: 3 });
  const asked = await call(there, 'wait', { seat: two.data.seat, seconds: 20 });
  expect(asked.data.question?.options).toHaveLength(7);
  await call(there, 'forfeit', { seat: two.data.seat });
  expect((await chosen).data.end).toBeDefined();
});
