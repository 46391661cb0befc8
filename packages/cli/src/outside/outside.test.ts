/** Agents of somebody's own: modules, and programs that are asked line by line. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Arena, Statistics } from '@fermata/sim';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fermata, inShell } from '../../test/fermata.ts';

const folder = mkdtempSync(join(tmpdir(), 'fermata-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PAGE = readFileSync(new URL('../../../../docs/tutorial/12-agents.md', import.meta.url), 'utf8');
const block = (language: string) => PAGE.match(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's'))?.[1] ?? '';

const FILES = {
  'package.json': '{"type":"module"}',
  'bot.py': block('python'),
  'holding.ts': 'export default () => (prompt: { options: string[] }) => prompt.options.indexOf("hold");',
  'later.js': 'export const agent = () => async ({ options }) => options.length - 1;',
  'nonsense.js': 'export default () => () => "hold";',
  'hanging.js': 'export default () => () => { for (;;); };',
  'never.js': 'export default () => () => new Promise(() => {});',
  'throwing.js': 'export default () => () => { throw new Error("out of ideas"); };',
  'dying.py': 'import sys\nsys.stdin.readline()\nsys.exit("no more")\n',
  'babbling.py': 'import sys\nfor line in sys.stdin: print("roll!", flush=True)\n',
  'empty.js': 'export {};',
  'agent.js': 'export default ({ options }) => 0;',
};

beforeAll(() => {
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
});

const run = (words: readonly string[], env?: NodeJS.ProcessEnv) => inShell(words, folder, (command) => command, env);
/** Whoever hangs has a second; whoever does not may need more on a busy machine. */
const HURRIED = { FERMATA_BOT_SECONDS: '1' };

// These are whole processes, and the machine may be busy.
describe.concurrent('agents of somebody’s own', { timeout: 120_000 }, () => {
  test('a module and a program play a match, and the same one again', async () => {
    const words = ['watch', 'pig', '--seats', './holding.ts,exec:python3 bot.py', '--seed', 'rain', '--json'];
    const [one, two] = await Promise.all([run(words), run(words)]);
    expect(one).toMatchObject({ errors: '', code: 0 });
    expect(two.output).toBe(one.output);
    const facts = one.output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const answers = facts.filter(({ type }) => type === 'choice');
    // The one holds always; the other, as its page says, when the pot has 20.
    expect(new Set(answers.filter(({ seat }) => seat === 0).map(({ answer }) => answer))).toEqual(new Set(['hold']));
    expect(facts.at(-1)).toMatchObject({ type: 'over' });
    expect(answers.filter(({ seat }) => seat === 1).map(({ answer }) => answer)).toContain('roll');
  });

  test('the example of the page plays other games as well, where it knows nothing of them', async () => {
    const ran = await run(['sim', 'wingspan', '--seats', 'random,exec:python3 bot.py', '--games', '2', '--json']);
    expect(ran).toMatchObject({ errors: '', code: 0 });
    expect((JSON.parse(ran.output) as Statistics).troubles).toBeUndefined();
  });

  test('a person plays against one', async () => {
    const lines = ['hold', 'quit'];
    const { output, code } = await fermata(['pig', '--seats', 'human,./later.js', '--seed', 'rain'], folder, () =>
      lines.shift(),
    );
    expect(code).toBe(0);
    expect(output).toContain('Later holds and banks');
  });

  test('figures are the same with one worker and with two, and an arena takes them, too', async () => {
    const line = [
      'sim',
      'pig',
      '--seats',
      './holding.ts,exec:python3 bot.py',
      '--games',
      '30',
      '--seed',
      'rain',
      '--json',
    ];
    const [one, two, met] = await Promise.all([
      run(line),
      run([...line, '--workers', '2']),
      run(['arena', 'pig', './holding.ts', 'exec:python3 bot.py', '--rounds', '5', '--seed', 'rain', '--json']),
    ]);
    expect(one).toMatchObject({ errors: '', code: 0 });
    expect(JSON.parse(two.output)).toEqual(JSON.parse(one.output));
    const { ladder, rounds }: Arena = JSON.parse(met.output);
    expect(rounds).toBe(5);
    expect(ladder.map(({ name }) => name).sort()).toEqual(['./holding.ts', 'exec:python3 bot.py']);
  });

  test.each([
    ['./nonsense.js', '"Roll or hold?" wants the index of one option, 0 to 1; got "hold"'],
    ['./throwing.js', 'out of ideas'],
    ['./hanging.js', 'it was asked "Roll or hold?", and did not answer in 1 s'],
    ['./never.js', 'it was asked "Roll or hold?", and did not answer in 1 s'],
    ['exec:sleep 1000', 'it was asked "Roll or hold?", and did not answer in 1 s'],
    ['exec:python3 dying.py', 'its program ended with code 1: no more'],
    [
      'exec:python3 babbling.py',
      'it answered roll!, and not the id of its question and a choice, such as {"id":7,"choice":0}',
    ],
  ])('%s is named with what it did, once, and the match goes on', async (spec, why) => {
    const env = why.endsWith(' in 1 s') ? HURRIED : {};
    const watched = await run(['watch', 'pig', '--seats', `first,${spec}`, '--seed', 'rain'], env);
    expect(watched.code).toBe(0);
    expect(watched.errors).toContain(`Seat 1 (${spec}) failed: ${why}`);
    expect(watched.errors.match(/ failed: /g)).toHaveLength(1);
    expect(watched.output).toMatch(/\n\w+ wins\.\n/);
    const { output } = await run(['sim', 'pig', '--seats', `first,${spec}`, '--games', '2', '--json'], env);
    const { troubles = [] }: Statistics = JSON.parse(output);
    expect(new Set(troubles.map(({ agent }) => agent))).toEqual(new Set([spec]));
    expect(troubles[0]?.why).toContain(why);
  });

  test.each([
    ['./nobody.ts', 'there is no agent at "./nobody.ts"; give the path of a module (.ts or .js) that exports one'],
    ['./empty.js', expect.stringMatching(/^the agent of "\.\/empty\.js" is a function .*; it exports none$/)],
    ['exec:', '"exec:" names no program; say how to start it, such as exec:"python3 bot.py"'],
  ])('%s is refused in one line', async (spec, message) => {
    const { output, errors, code } = await run(['watch', 'pig', '--seats', `random,${spec}`]);
    expect({ output, code }).toEqual({ output: '', code: 2 });
    expect(errors.replace(/^error: (.*)\n$/, '$1')).toEqual(message);
  });

  test('a match that was kept starts nobody’s bot by itself', async () => {
    const lines = ['hold'];
    await fermata(['pig', '--seats', 'human,./holding.ts', '--seed', 'rain'], folder, () => lines.shift());
    const { matches } = JSON.parse((await fermata(['resume', '--json'], folder)).output);
    const { id } = matches.find(({ seating }: { seating: string[] }) => seating.join() === 'human,./holding.ts');
    const { errors, code } = await fermata(['resume', id], folder);
    expect(code).toBe(2);
    expect(errors).toBe(
      `error: "./holding.ts" played in this match; to run it again, say so: --seats 'human,./holding.ts'\n`,
    );
    const again = await fermata(['resume', id, '--seats', 'human,./holding.ts'], folder);
    expect(again).toMatchObject({ errors: '', code: 0 });
  });
});
