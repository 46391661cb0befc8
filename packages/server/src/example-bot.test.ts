/** The example bot of the docs plays over the socket, with nothing of ours. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beginMatch, formatLink } from '@fermata/client';
import { expect, test } from 'vitest';
import { Served } from '../test/served.ts';

const BOT = fileURLToPath(new URL('../../client/example/bot.js', import.meta.url));
const run = promisify(execFile);
const served = new Served();

test('it has forty lines, empty ones aside', () => {
  const lines = readFileSync(BOT, 'utf8').split('\n');
  expect(lines.filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(40);
});

test.each(['connect-four', 'pokemon', 'wingspan'])('two of them play %s to its end', async (game) => {
  const begun = await beginMatch(served.address, { game, sitters: ['person', 'person'] });
  const { match, token = '', invites } = begun;
  const place = { server: served.address, match };
  const links = [formatLink({ ...place, token }), formatLink({ ...place, code: invites[0]?.code ?? '' })];
  const [one, two] = await Promise.all(links.map((link) => run(process.execPath, [BOT, link])));
  const { end } = (await served.server.matches.open(match)).host;
  expect(end?.outcome).toHaveLength(2);
  for (const ran of [one, two]) expect(JSON.parse(ran?.stdout ?? '')).toEqual(JSON.parse(JSON.stringify(end?.outcome)));
});
