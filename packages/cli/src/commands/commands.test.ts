import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CATALOG } from '@fermata/catalog';
import { afterAll, describe, expect, test } from 'vitest';
import { fermata } from '../../test/fermata.ts';
import { AGENTS } from '../agents.ts';
import { COMMANDS } from './all.ts';

const folder = mkdtempSync(join(tmpdir(), 'fermata-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (line: string, answer?: (screen: string) => string | undefined) => fermata(line.split(' '), folder, answer);
const json = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));

// These are whole processes, and the machine may be busy.
describe.concurrent('fermata', { timeout: 120_000 }, () => {
  test('list names every game and every agent, in plain text and as JSON', async () => {
    const [plain, asJson] = await Promise.all([run('list'), run('list --json')]);
    const { games, agents } = JSON.parse(asJson.output);
    expect(games.map(({ name }: { name: string }) => name)).toEqual(CATALOG.map(({ game }) => game.name));
    expect(agents.map(({ name }: { name: string }) => name)).toEqual(Object.keys(AGENTS));
    expect(plain.output).toMatch(/^Games\n {2}pig +2-4 seats +Roll as often as you dare: a one loses the pot\.\n/);
    expect(plain.output).not.toContain('\x1b');
  });

  test('a record written by one command is accepted by all others', async () => {
    const watched = await run('watch kuhn-poker --seats first,random --seed rain --save kuhn.json');
    expect(watched).toMatchObject({ errors: '', code: 0 });
    expect(watched.output).toMatch(/^Kuhn Poker {2}First, Random; seed rain\n {2}First is dealt a card\.\n/);
    const [told, stepped, verified, standing, explained, odds, played] = await Promise.all([
      run('replay kuhn.json'),
      run('replay kuhn.json --step'),
      run('replay kuhn.json --verify --json'),
      run('replay kuhn.json --to 1 --json'),
      run('explain kuhn.json 2'),
      run('odds kuhn.json'),
      run('play kuhn.json'),
    ]);
    expect(told.output).toMatch(/^Kuhn Poker {2}2 seats, seed rain, \d choices\n0 {2}Seat 0 is dealt [JQK]\.\n/);
    expect(stepped.output).toMatch(
      /after choice 1 of \d\n {2}Seat 0: Pass or bet\? pass\n {4}out of 2: pass · bet\n {2}2 {2}Seat 0 passes\.\n/,
    );
    expect(stepped.output).toMatch(
      /\n {2}Seat \d wins\.\n {2,}[A-Z][^\n]+\.\n {4}1\. {2}Seat \d .*\n {4}2\. {2}Seat \d .*\n/,
    );
    expect(JSON.parse(verified.output)).toMatchObject({ verified: true, game: 'kuhn-poker' });
    expect(JSON.parse(standing.output)).toMatchObject({ choices: 1, waiting: [{ seat: 1, question: 'Pass or bet?' }] });
    expect(explained.output).toBe(
      'Seat 0 passes.\n  because pass (seat 0)\n  Table: turn of seat 0 → of seat 1\n  Side of seat 0: did pass\n',
    );
    expect(odds).toEqual({
      output: '',
      errors: 'error: the match is over, so nothing follows; give one that goes on, or a game\n',
      code: 2,
    });
    expect(played.output).toMatch(/The same match again: npx fermata play kuhn-poker --seats 2 --seed rain/);
  });

  test('a seed is compared with the hash that was told before the match', async () => {
    await run('watch kuhn-poker --seats first,first --seed sun --save promised.json');
    const [good, hash] = ['sun', 'moon'].map((seed) => createHash('sha256').update(seed).digest('hex'));
    const [kept, broken, alone] = await Promise.all([
      run(`replay promised.json --verify --seed-hash ${good}`),
      run(`replay promised.json --verify --seed-hash ${hash}`),
      run(`replay promised.json --seed-hash ${hash}`),
    ]);
    expect(kept).toMatchObject({ code: 0, output: expect.stringContaining('the seed is the one that was promised') });
    expect(broken).toMatchObject({
      code: 1,
      output: expect.stringContaining(`its seed has the hash ${good}, and ${hash}`),
    });
    expect(alone).toMatchObject({ code: 2, errors: 'error: --seed-hash is checked with --verify; say both\n' });
  });

  test('options of the game come as JSON or from a file, and are told again', async () => {
    writeFileSync(join(folder, 'duel.json'), '{"health":1,"loadouts":[["punch"],["hand"]]}');
    // The first seat punches or passes; either way somebody with a health of 1 falls, or tires.
    const [watched, inFile, batch, odds] = await Promise.all([
      run('watch item-duel --seats first,first --seed rain --options {"health":1,"loadouts":[["punch"],["hand"]]}'),
      run('watch item-duel --seats first,first --seed rain --options duel.json'),
      run('sim item-duel --seats first,first --games 4 --json --options duel.json'),
      run('odds item-duel --options duel.json --move punch --of outcome --json'),
    ]);
    expect(watched.output).toContain('\n1 choice. The same match again: ');
    expect(watched.output).toContain(`--options '{"health":1,"loadouts":[["punch"],["hand"]]}'`);
    expect(inFile.output).toContain('--seed rain --options duel.json');
    expect(JSON.parse(batch.output)).toMatchObject({ games: 4, seats: [{ wins: 4 }, { wins: 0 }] });
    expect(JSON.parse(odds.output).options[0].outcomes).toMatchObject([{ what: 'seat 0 comes 1. with 1' }]);
  });

  test.each([
    [
      'watch item-duel --options {"health":-1}',
      'bad options of item-duel: health is a whole number from 1 to 1000; got -1',
    ],
    [
      'sim item-duel --options {"health":-1}',
      'bad options of item-duel: health is a whole number from 1 to 1000; got -1',
    ],
    ['arena pig random first --options {}', 'pig has no options; got {}'],
    ['sim pig --seats 9', 'pig is for 2 to 4 seats; got 9'],
    ['odds pig --options {health', "option '--options <JSON>' argument '{health' is invalid. It is no JSON."],
    ['play pig --options none.json', 'Give JSON such as {"health":20}, or a file that holds it.'],
  ])('%s is refused in one line', async (line, why) => {
    const { output, errors, code } = await run(line);
    expect({ output, code }).toEqual({ output: '', code: 2 });
    expect(errors).toMatch(/^error: .*\n$/);
    expect(errors).toContain(why);
  });

  test('a record that was tampered with is not verified', async () => {
    await run('watch pig --seed rain --save pig.json');
    const record = json('pig.json');
    writeFileSync(join(folder, 'bent.json'), JSON.stringify({ ...record, seed: 'sun' }));
    const { output, code } = await run('replay bent.json --verify');
    expect(output).toMatch(/^not verified: cannot load "bent\.json": the record does not fit at /);
    expect(code).toBe(1);
  });

  test('what holds no fingerprints is not verified, however well it plays', async () => {
    await run('watch pig --seed rain --save whole.json');
    const { states, offers, checksum, ...bare } = json('whole.json');
    writeFileSync(join(folder, 'bare.json'), JSON.stringify(bare));
    writeFileSync(join(folder, 'place.json'), '{"game":"pig","position":{"scores":[90,0],"pot":8}}');
    const [stripped, place] = await Promise.all([run('replay bare.json --verify'), run('replay place.json --verify')]);
    expect([states, offers, checksum]).not.toContain(undefined);
    const { length } = bare.turns.flat();
    expect(stripped).toEqual({
      output: `not verified: bare.json plays through its ${length} choices, but it holds no fingerprints to compare with\n`,
      errors: '',
      code: 1,
    });
    expect(place).toEqual({
      output: 'not verified: place.json is a position, no record of a match; there is nothing to verify\n',
      errors: '',
      code: 1,
    });
  });

  test('watch and play speak JSON, a line for each thing that happens', async () => {
    const [watched, played] = await Promise.all([
      run('watch pig --seats random,random --seed rain --json'),
      run('play pig --seed rain --json', () => 'hold'),
    ]);
    const lines = (text: string) =>
      text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
    const [first, second, ...rest] = lines(watched.output);
    expect(first).toMatchObject({ type: 'start', game: 'pig', seats: ['random', 'random'], seed: 'rain' });
    expect(second).toMatchObject({ type: 'choice', question: 'Roll or hold?' });
    expect(rest.at(-1)).toMatchObject({ type: 'over', record: { format: 'fermata-1', game: 'pig' } });
    const facts = lines(played.output);
    expect(facts.slice(0, 3)).toMatchObject([
      { type: 'start', seats: ['human', 'greedy'] },
      { type: 'story', seat: 0 },
      {
        type: 'question',
        options: [
          { key: '1', text: 'roll' },
          { key: '2', text: 'hold' },
        ],
      },
    ]);
    expect(facts.at(-1)).toMatchObject({
      type: 'over',
      outcome: [{ rank: expect.any(Number) }, { rank: expect.any(Number) }],
    });
  });

  test('a loaded match is played again with the options that it had, and says so', async () => {
    const options = '{"health":1,"loadouts":[["punch"],["hand"]]}';
    const saving = ['save duel-1.json', 'quit'];
    await fermata(['play', 'item-duel', '--seed', 'rain', '--options', options], folder, () => saving.shift());
    const lines = ['punch', 'play again', 'quit'];
    const { output } = await fermata(['play', 'duel-1.json'], folder, () => lines.shift());
    const [, won, left] = output.split(/You win!|You left/);
    for (const told of [won, left])
      expect(told).toMatch(/--options '.*"health":1,.*"loadouts":\[\["punch"\],\["hand"\]\]/);
    expect(left).not.toContain('--seed rain');
  });

  test('what began from a position promises no command', async () => {
    writeFileSync(join(folder, 'late.json'), '{"game":"pig","position":{"scores":[90,80]}}');
    const { output } = await fermata(['play', 'late.json'], folder, () => 'quit');
    expect(output).toMatch(
      /You left\. It began from a position or within another match; to begin there again, load the file that holds it\.\n$/,
    );
  });

  test('commands that are told work for a game at a path, too', async () => {
    const module = fileURLToPath(new URL('../../test/stumbling.ts', import.meta.url));
    const obeyed = (told: string | undefined, answer = () => 'quit') =>
      fermata((told ?? '').split(' ').slice('npx fermata'.split(' ').length), folder, answer);
    const lines = ['1', 'save walk.json', 'quit'];
    const played = await fermata(['play', module, '--seed', 'rain'], folder, () => lines.shift());
    const [, toLoad] = played.output.match(/Go on later with: (npx fermata .*)\n/) ?? [];
    const [, toRepeat] = played.output.match(/The same match from its start: (npx fermata .*)\n/) ?? [];
    const [loaded, repeated] = await Promise.all([obeyed(toLoad), obeyed(toRepeat)]);
    expect(loaded).toMatchObject({ errors: '', code: 0 });
    expect(loaded.output).toContain('stepped length 1\n');
    expect(repeated).toMatchObject({ errors: '', code: 0 });

    // Its first option is a step of one: five of them are the whole way.
    const watched = await fermata(['watch', module, '--seats', 'first', '--save', 'five.json'], folder);
    const [, toReplay] = watched.output.match(/Go through it with: (npx fermata .*)\n/) ?? [];
    const [, toWatch] = watched.output.match(/The same match again: (npx fermata .*)\n/) ?? [];
    const [replayed, again] = await Promise.all([obeyed(toReplay), obeyed(toWatch)]);
    expect(replayed).toMatchObject({ errors: '', code: 0 });
    expect(replayed.output).toContain('after choice 5 of 5\n');
    expect(again.output).toBe(watched.output.slice(0, watched.output.indexOf('Saved.')));
  });

  test('nobody is promised the same match where a seat thinks by time', async () => {
    const seats = 'human,search:1ms';
    const [watched, left, tries] = await Promise.all([
      run('watch pig --seats random,search:1ms --seed rain'),
      run(`play pig --seats ${seats} --seed rain`, () => 'quit'),
      run('watch pig --seats random,search:1 --seed rain'),
    ]);
    const other = 'search:1ms thinks by time, so this is another match each time: npx fermata';
    expect(watched.output).toContain(` choices. ${other} watch pig --seats random,search:1ms --seed rain\n`);
    expect(left.output).toContain(`You left. ${other} play pig --seats ${seats} --seed rain\n`);
    expect(tries.output).toContain(
      ' choices. The same match again: npx fermata watch pig --seats random,search:1 --seed rain\n',
    );
  });

  test('watch does not play for a file that it cannot write', async () => {
    writeFileSync(join(folder, 'taken.json'), 'Dear diary');
    const [taken, lost] = await Promise.all([
      run('watch pig --save taken.json'),
      run('watch pig --save no/where.json'),
    ]);
    expect(taken).toEqual({
      output: '',
      errors: 'error: cannot save to "taken.json": file already exists; give another name\n',
      code: 2,
    });
    expect(lost).toEqual({
      output: '',
      errors: 'error: cannot save to "no/where.json": no such file or directory; give another name\n',
      code: 2,
    });
  });

  test('new begins a game that passes its tests at once, and refuses names that will not do', async () => {
    mkdirSync(join(folder, 'games'));
    const made = await run('new river-race --into games');
    expect(made.errors).toBe('');
    expect(made.output).toMatch(
      /^Begun: games\/river-race\. Its tests pass as they are\.\n\n {2}cd games\/river-race\n {2}npm install /,
    );
    const files = readdirSync(join(folder, 'games/river-race'), { recursive: true, encoding: 'utf8' });
    expect(files.sort()).toEqual(
      [
        '.gitignore',
        'README.md',
        'package.json',
        'src',
        'tsconfig.json',
        ...['board', 'contents', 'index', 'manual', 'rules.test', 'rules', 'scene.test', 'scene'].map(
          (it) => `src/${it}.ts`,
        ),
      ].sort(),
    );
    const rules = readFileSync(join(folder, 'games/river-race/src/rules.ts'), 'utf8');
    expect(rules).toContain("name: 'river-race'");
    const workspace = fileURLToPath(new URL('../../../../', import.meta.url));
    symlinkSync(join(workspace, 'node_modules'), join(folder, 'node_modules'));
    cpSync(join(workspace, 'vitest.config.ts'), join(folder, 'vitest.config.ts')); // it leads to the sources
    const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
    const tested = spawn(process.execPath, [vitest, 'run', '--root', folder, 'games/river-race']);
    let said = '';
    for await (const text of tested.stdout) said += text;
    expect(said).toMatch(/Tests .*22 passed/);

    const [again, reserved, checked, covered, elsewhere] = await Promise.all([
      run('new river-race --into games'),
      run('new class --into games'),
      run('check ./games/river-race --matches 3'),
      run('sim ./games/river-race --seats first,first --games 1 --coverage'),
      run('new sim --into games'), // only in the workspace there is a package of this name
    ]);
    expect(elsewhere).toMatchObject({ errors: '', code: 0 });
    expect(again.errors).toBe(`error: "${join('games', 'river-race')}" exists already; choose another name\n`);
    expect(reserved).toEqual({
      output: '',
      errors: 'error: a game cannot be called "class", which is a word of the language; try "class-game"\n',
      code: 2,
    });
    expect(checked.output).toMatch(
      /^river-race keeps the invariants over 3 matches \(seed check\)\.\nIts scene keeps S1 to S8 over 3 matches; (\d+) of \1 questions are answered on the board\.\n$/,
    );
    // Agents that take the first option take one stone at a time.
    expect(covered.output).toMatch(
      /\nStones taken at once: 3, of which 2 never\n {2}2 +never\n {2}3 +never\n {2}1 +\d+\n$/,
    );
  });

  test('bench hands over to the benches, with their flags and their code', async () => {
    expect(await run('bench no_such_bench --quick')).toMatchObject({
      errors: expect.stringMatching(/^bench: there is no bench "no_such_bench"; there are: tictactoe/),
      code: 2,
    });
  });

  test('--version is that of the package', async () => {
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    expect(await run('--version')).toEqual({ output: `${version}\n`, errors: '', code: 0 });
  });

  test('no help shows a default that means nothing to whoever reads it', () => {
    const helps = COMMANDS.map((command) => command().helpInformation());
    expect(helps.filter((help) => /default: (?:\[\]|\{\}|undefined|null|false)/.test(help))).toEqual([]);
    expect(helps.filter((help) => help.includes('default: 4620'))).toHaveLength(1); // serve: one that does
  });

  test('help shows every command, and each has examples', async () => {
    const [{ output }, play] = await Promise.all([run('--help'), run('play --help')]);
    expect(play.code).toBe(0);
    const files = readdirSync(dirname(fileURLToPath(import.meta.url))).filter((file) => /^(?!all)\w+[.]ts$/.test(file));
    for (const file of files) expect(output).toContain(`\n  ${file.replace('.ts', '')} [options]`);
    expect(play.output).toMatch(/\nExamples:\n {2}fermata play pig +against a bot that looks to the end of its turn\n/);
  });
});
