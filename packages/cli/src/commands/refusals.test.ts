/** Whatever goes wrong is told in one line. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommanderError } from 'commander';
import { afterAll, describe, expect, test } from 'vitest';
import { circling } from '../../test/circling.ts';
import { fermata } from '../../test/fermata.ts';
import { placeIn } from '../../test/place-in.ts';
import { unready } from '../../test/unready.ts';
import { mistakeIn, run as obey } from '../program.ts';
import { UsageError } from '../usage-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'fermata-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe.concurrent('whatever breaks is told in one line, without a trace', { timeout: 120_000 }, () => {
  const module = (name: string) => fileURLToPath(new URL(`../../test/${name}.ts`, import.meta.url));
  const UNREADY = `at ${placeIn(module('unready'), 'new Error(')}`;
  /** A folder of its own: what is kept of a match takes a name that is free. */
  const folderFor = (name: string) => {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'package.json'), '{"type":"module"}');
    return join(folder, name);
  };

  test.each(['sim', 'watch'])('%s of rules that break keeps the match, and says how to look at it', async (command) => {
    const home = folderFor(`broken-${command}`);
    // Any walk falls over unless its steps happen to sum up to five.
    const amount = command === 'sim' ? ['--games', '100'] : ['--seed', 'a'];
    const { errors, code } = await fermata([command, module('stumbling'), ...amount], home);
    const file = join(home, 'stumbling-broken.json');
    const [first, second, ...rest] = errors.split('\n');
    expect(first).toMatch(/^error: stumbling .*broke: fell over \(at [^ ]+\)$/);
    expect(first).toContain(`(at ${placeIn(module('stumbling'), 'new Error(')})`);
    expect(second).toBe(
      `The match is in ${file}; look at it with: npx fermata replay ${file} --game ${module('stumbling')} --step`,
    );
    expect({ rest, code }).toEqual({ rest: [''], code: 1 });
    const replayed = await fermata(['replay', file, '--game', module('stumbling')], home);
    expect(replayed.output).toContain('The rules break over the next choice: fell over\n');
    const odds = await fermata(['odds', file, '--game', module('stumbling')], home);
    expect(odds).toMatchObject({ errors: '', code: 1 });
    expect(odds.output).toContain('\n  2\n    the rules break: fell over\n');
  });

  test.each([
    ['watch', unready.name, 'unready broke before its first question: the box holds no cards', UNREADY],
    ['sim', unready.name, 'unready broke before its first question: the box holds no cards', UNREADY],
    [
      'sim',
      circling.name,
      'circling broke before its first question: nobody was asked in more than 1000 turns of circling',
      'FERMATA_TRACE=1 shows where', // nothing was thrown at any line
    ],
  ])('%s of the game %s, which never asks anybody, keeps nothing', async (command, name, why, where) => {
    const home = folderFor(`${command}-${name}`);
    const { output, errors, code } = await fermata([command, module(name)], home);
    expect({ output, errors, code }).toEqual({
      output: '',
      errors: `error: ${why} (${where})\n`,
      code: 1,
    });
    expect(readdirSync(home)).toEqual(['package.json']);
  });

  test.each(['check', 'sim', 'watch'])('%s of a module that is no TypeScript', async (command) => {
    const home = folderFor(`unread-${command}`);
    writeFileSync(join(home, 'river.ts'), 'export const river = {;\n');
    const { output, errors, code } = await fermata([command, './river.ts'], home);
    expect({ output, code }).toEqual({ output: '', code: 2 });
    expect(errors).toMatch(/^error: cannot read the module "\.\/river\.ts": .*river\.ts:1:22: .*\n$/);
  });
});

test.each([
  ['nothing', 'export {};', 'exports nothing'],
  ['other-things', 'export const board = 1, contents = {};\nexport default 2;', 'exports board, contents, default'],
  [
    'many-things',
    [...'abcdefghijklmnop'].map((name) => `export const ${name} = 0;`).join(''),
    'exports a, b, c, d, e, f, g, h, i, j, k, l and 4 more',
  ],
])('a module without a game is told by its file and what it exports: %s', async (name, text, exported) => {
  const file = join(folder, name, 'src', 'index.js');
  mkdirSync(join(folder, name, 'src'), { recursive: true });
  writeFileSync(join(folder, name, 'package.json'), '{"type":"module"}');
  writeFileSync(file, text);
  const word = join(folder, name);
  await expect(obey(['watch', word])).rejects.toThrow(
    new UsageError(`there is no game at "${word}": ${file} ${exported}; export what defineGame returns`),
  );
});

// Nothing is written and nothing ends before the mistake is found, so these need no process of their own.
test.each([
  ['lsit', 'there is no game and no command "lsit"; did you mean fermata list?'],
  ['replya match.json --verify', 'there is no game and no command "replya"; did you mean fermata replay?'],
  [
    'frobnicate',
    'there is no game and no command "frobnicate"; commands are list, play, serve, mcp, resume, watch, sim, arena, replay, explain, odds, analyse, check, verify, flows, bench, new (and fermata list shows the games)',
  ],
  [
    'frobnicate --seed rain',
    expect.stringMatching(/^there is no game and no command "frobnicate"; commands are list, /),
  ],
  ['wingspn', 'there is no game "wingspn"; did you mean wingspan?'],
  ['./list', 'there is no game at "./list"; give the folder of a game, or its module (.ts or .js)'],
  ['help replya', 'there is no command "replya"; did you mean fermata help replay?'],
  [
    'help nosuch',
    'there is no command "nosuch"; choose one of list, play, serve, mcp, resume, watch, sim, arena, replay, explain, odds, analyse, check, verify, flows, bench, new',
  ],
  ['play pig --sede rain', "unknown option '--sede' (Did you mean --seed?)"],
  ['play pig --seats human,serach', 'there is no agent "serach"; did you mean search?'],
  [
    'watch pig --seats search:soon,random',
    '"search:soon" has a bad budget; say search:500 for tries, or search:2s or search:300ms',
  ],
  [
    'watch pig --speed fast',
    "option '--speed <N>' argument 'fast' is invalid. Give a number above 0, such as 2 or 0.5.",
  ],
  [
    'play pig --seats random,first',
    'nobody in "random,first" is human; to look on, use: fermata watch pig --seats random,first',
  ],
  [
    'odds pig --of pots',
    'there is no "pots" in what seat 0 sees; say events, outcome, or begin with scores, pot, seat, die',
  ],
  ['new pig', 'there is a game "pig" already; choose another name'],
  ['new sim', 'there is a package @fermata/sim in this workspace already; choose another name'],
  ['new agents', 'there is a package @fermata/agents in this workspace already; choose another name'],
  ['new bench', 'there is a package @fermata/bench in this workspace already; choose another name'],
  ['new workspace', 'there is a package @fermata/workspace in this workspace already; choose another name'],
  ['new River', 'a game\'s name is lower-case letters, digits and single dashes, such as river-race; got "River"'],
  ['check pig --seats 7', 'pig is for 2 to 4 seats; got 7'],
  ['check pig --matches 0', "option '--matches <N>' argument '0' is invalid. Give a whole number from 1 on."],
  ['watch pig --as 2', '--as 2 is no seat; seats are 0 to 1'],
  ['watch ./nowhere', 'there is no game at "./nowhere"; give the folder of a game, or its module (.ts or .js)'],
  ['watch pig --seats nobody,random', 'there is no agent "nobody"; choose from random, first, greedy, search'],
  ['arena pig nobody random', 'there is no agent "nobody"; choose from random, first, greedy, search'],
  [
    'play near.json --seed rain',
    'the match in "near.json" goes on as it began; leave out --seed, or name a game instead of a file',
  ],
  ['watch near.json --seed rain', expect.stringContaining('leave out --seed')],
  ['odds near.json --seed rain', expect.stringContaining('leave out --seed')],
  ['watch pig --agents first,first', 'there is no --agents; say who sits where: --seats first,first'],
  [
    'new river --into /proc',
    'cannot write to "/proc/river": no such file or directory; say with --into where games may be written',
  ],
  ['explain match.json', "missing required argument 'EVENT'; add it, or say --help for what it is"],
])('fermata %s is refused in one line', async (words, message) => {
  const refusal = obey(words.split(' ')).catch((error) =>
    error instanceof CommanderError ? mistakeIn(error) : error.message,
  );
  expect(await refusal).toEqual(message);
});
