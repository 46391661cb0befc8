/** Whoever is killed goes on where the match stood, and ends as if nothing had been. */
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { type Answer, fermata, HANG_UP, inShell, inTerminal, KEY } from '../../test/fermata.ts';

const folder = mkdtempSync(join(tmpdir(), 'fermata-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A folder of its own, and with it matches of its own. */
function homeFor(name: string) {
  const home = join(folder, name);
  mkdirSync(home);
  writeFileSync(join(home, 'package.json'), '{"type":"module"}');
  const run = (line: string, answer?: Answer) => fermata(line.split(' '), home, answer);
  const listed = async () => JSON.parse((await run('resume --json')).output).matches;
  return { home, run, listed };
}

/** The last fact that was told. */
function ending(output: string): { type: string; record: object } {
  return JSON.parse(output.trimEnd().split('\n').at(-1) ?? '');
}

/** Answers with the lines, one by one; then the input ends. */
function saying(...lines: string[]): Answer {
  return () => lines.shift();
}

const module = (name: string) => fileURLToPath(new URL(`../../test/${name}.ts`, import.meta.url));

const PLAYED = 'play pig --seats human,random,search:5 --seed rain --json';
/** The same match, without a pause. */
const whole = homeFor('whole').run(`${PLAYED} --no-autosave`, () => 'hold');

// These are whole processes, and the machine may be busy.
describe.concurrent('fermata resume', { timeout: 120_000 }, () => {
  test.each(['SIGKILL', 'SIGTERM', 'SIGHUP', 'SIGINT'] as const)(
    'a match that %s has ended goes on as it would have',
    async (signal) => {
      const { run, listed } = homeFor(signal);
      let asked = 0;
      const cut = await run(PLAYED, () => (asked++ === 3 ? signal : 'hold'));
      expect(cut.code).toBeNull();
      const [{ id, choices, ...kept }, ...others] = await listed();
      expect(others).toEqual([]);
      expect(kept).toMatchObject({ game: 'pig', seating: ['human', 'random', 'search:5'], isOver: false });
      expect(choices).toBeGreaterThanOrEqual(3);
      const rest = await run(`resume ${id} --json`, () => 'hold');
      expect(rest).toMatchObject({ errors: '', code: 0 });
      expect(ending(rest.output).record).toEqual(ending((await whole).output).record);
      expect(await listed()).toMatchObject([{ id, isOver: true }]);
    },
  );

  test('nothing is kept of a match that is not to be kept', async () => {
    await whole;
    expect(readdirSync(join(folder, 'whole'))).toEqual(['package.json']);
  });

  test('watch, too, even between two answers of bots', async () => {
    const { run, listed } = homeFor('watched');
    const line = 'watch connect-four --seats search:300,search:300 --seed rain --json';
    const whole = await run(`${line} --no-autosave`);
    let told = 0;
    const cut = await run(line, (screen) => {
      told += screen.match(/"type":"choice"/g)?.length ?? 0;
      return told > 2 ? 'SIGKILL' : '';
    });
    expect(cut.code).toBeNull();
    const [{ id, choices, isOver }] = await listed();
    expect(choices).toBeGreaterThanOrEqual(told);
    expect(isOver).toBe(false);
    const rest = await run(`resume 1 --json`);
    expect(ending(rest.output).record).toEqual(ending(whole.output).record);
    expect(await listed()).toMatchObject([{ id, isOver: true }]);
  });

  test('a terminal that is closed loses nothing that was answered', async () => {
    const { home, listed } = homeFor('closed');
    const words = 'play connect-four --seats human,first --seed rain'.split(' ');
    await inTerminal(words, home, [
      ['which column?', `4${KEY.enter}`],
      [/First drops[\s\S]*which column\?[\s\S]*> /, '5'],
      ['5', HANG_UP],
    ]);
    expect(await listed()).toMatchObject([{ game: 'connect-four', choices: 2, isOver: false }]);
  });

  test('at a terminal the match is picked from a menu, and the menu of games offers the last one', async () => {
    const { home, run } = homeFor('menus');
    await run('play connect-four --seats human,first --seed rain', saying('4'));
    await run('watch pig --seed rain');
    const [picked, offered] = await Promise.all([
      inTerminal(['resume'], home, [
        [/Go on with which match\?[\s\S]*Connect Four +2 choices +human, first/, KEY.down + KEY.enter],
        [/First drops[\s\S]*which column\?[\s\S]*> /, KEY.interrupt],
      ]),
      inTerminal([], home, [
        [/Which game\?[\s\S]*Go on +Connect Four, .*, 2 choices: human, first/, KEY.enter],
        [/First drops[\s\S]*which column\?[\s\S]*> /, KEY.interrupt],
      ]),
    ]);
    for (const { output, code } of [picked, offered]) {
      expect(output).toContain('Connect Four  You play against First.');
      expect(code).toBe(0);
    }
  });

  test('the list tells each match in a line, and how to go on', async () => {
    const { home, run, listed } = homeFor('list');
    const none = await run('resume');
    expect(none).toMatchObject({ errors: '', code: 0 });
    expect(none.output).toBe(
      `No match is kept yet. What play and watch begin is kept in ${join(home, 'data/fermata/matches')}.\n`,
    );
    const left = await run('play pig --seed rain', saying('roll', 'quit'));
    const [{ id }] = await listed();
    expect(left.output).toMatch(new RegExp(`\\nGo on with it: npx fermata resume ${id}\\n$`));
    await run('watch kuhn-poker --seats first,first --seed rain');
    const [over] = await listed();
    const { output } = await run('resume');
    const when = String.raw`(?:today \d\d:\d\d|\d{4}-\d\d-\d\d)`;
    expect(output).toMatch(
      new RegExp(
        [
          '^Matches, the newest first',
          `  1  ${over.id}  ${when}  Kuhn Poker  2 choices, over  2 first`,
          `  2  ${id}  ${when}  Pig +\\d choices? +human, greedy`,
          '',
          `Go on with one: npx fermata resume ${id}`,
          `Look at one again: npx fermata replay ${over.file} --step`,
          '$',
        ].join('\n'),
      ),
    );
    const [replayed, verified] = await Promise.all([run(`replay ${over.file}`), run(`replay ${over.file} --verify`)]);
    expect(replayed.output).toMatch(/^Kuhn Poker {2}2 seats, seed rain, 2 choices\n/);
    expect(verified).toMatchObject({ errors: '', code: 0 });
  });

  test('a match that is saved, undone and left is kept beside its file, which is left as it was saved', async () => {
    const { home, run, listed } = homeFor('beside');
    await run('play connect-four --seed rain', saying('4', 'save four.json', 'undo force', '1', 'quit'));
    expect(JSON.parse(readFileSync(join(home, 'four.json'), 'utf8')).turns.flat()).toHaveLength(2);
    const [{ file }] = await listed();
    expect(JSON.parse(readFileSync(file, 'utf8')).record.turns.flat()[0]).toBe(0);
    const refused = await run('resume 1', saying(`save ${file}`, 'quit'));
    expect(refused.output).toContain('file already exists; give another name');
    const before = readdirSync(join(home, 'data/fermata/matches'));
    await run('play four.json --no-autosave', saying('2', 'quit'));
    expect(readdirSync(join(home, 'data/fermata/matches'))).toEqual(before);
  });

  test('a game outside the catalog goes on where somebody says where its rules are', async () => {
    const { run, listed } = homeFor('outside');
    const left = await run(`play ${module('stumbling')} --seed rain`, saying('1', 'quit'));
    const [{ id, file, title }] = await listed();
    expect(title).toBe('stumbling');
    expect(readFileSync(file, 'utf8')).not.toContain(module('stumbling'));
    expect(left.output).toContain(`Go on with it: npx fermata resume ${id} --game ${module('stumbling')}\n`);
    const [alone, other, told] = await Promise.all([
      run(`resume ${id}`),
      run(`resume ${id} --game pig`),
      run(`resume ${id} --game ${module('stumbling')}`, saying('quit')),
    ]);
    expect({ ...alone, errors: alone.errors.replace(/; choose one of .*? \(/, ' (') }).toEqual({
      output: '',
      errors: `error: cannot load "${file}": there is no game "stumbling" (or say with --game PATH where its rules are)\n`,
      code: 2,
    });
    expect(other.errors).toBe(`error: cannot load "${file}": its game is "stumbling", and --game pig is "pig"\n`);
    expect(told.output).toContain('stepped length 1\n');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"game":"stumbling"', `"game":"${module('trap')}"`));
    const trapped = await run(`resume ${id}`);
    expect(trapped.code).toBe(2);
    expect(trapped.errors).toMatch(/^error: cannot load .*, which is a path and no name; say with --game PATH .*\n$/);
  });

  test('a folder that cannot be written stops nobody', async () => {
    const { home } = homeFor('locked');
    writeFileSync(join(home, 'diary'), 'Dear diary');
    const env = { XDG_DATA_HOME: join(home, 'diary') };
    const why = `This match is not kept: cannot write to "${join(home, 'diary/fermata/matches')}": not a directory.`;
    const watched = await inShell('watch pig --seed rain'.split(' '), home, (it) => it, env);
    expect(watched.code).toBe(0);
    expect(watched.errors).toMatch(/^[^\n]+\n$/);
    expect(watched.errors).toContain(why);
    const answers = "printf 'roll\\nroll\\nquit\\n'";
    const played = await inShell('play pig --seed rain'.split(' '), home, (it) => `${answers} | ${it}`, env);
    expect(played).toMatchObject({ errors: '', code: 0 });
    expect(played.output.split(why)).toHaveLength(2);
    expect(played.output).toMatch(/\nYou left\. .*\n$/);
    const listed = await inShell(['resume'], home, (it) => it, env);
    const unread = `error: cannot read "${join(home, 'diary/fermata/matches')}": not a directory\n`;
    expect(listed).toEqual({ output: '', errors: unread, code: 2 });
    const menu = await inShell([], home, (it) => `echo quit | ${it}`, env);
    expect(menu).toMatchObject({ errors: '', code: 0 });
  });

  test('on a full disk the earlier save stays, and the match goes on', async () => {
    const { home, run } = homeFor('full');
    await run('play pig --seed rain', saying('roll', 'save match.json', 'quit'));
    const before = readFileSync(join(home, 'match.json'), 'utf8');
    const answers = "printf 'roll\\nsave match.json\\nquit\\n'";
    // No file may grow.
    const { output, code } = await inShell(['play', 'match.json'], home, (it) => `ulimit -f 0; ${answers} | ${it}`);
    expect(output).toContain('cannot save to "match.json": file too large; make room, or save elsewhere\n');
    expect(output).toContain('This match is not kept: ');
    expect(output).toMatch(/\nYou left\. .*\n$/);
    expect(code).toBe(0);
    expect(readFileSync(join(home, 'match.json'), 'utf8')).toBe(before);
    expect(readdirSync(home).sort()).toEqual(['data', 'match.json', 'package.json']);
  });

  test('a bad id is refused in one line', async () => {
    const { run, listed } = homeFor('bad');
    await run('play pig --seed rain', saying('roll'));
    const [{ id, file }] = await listed();
    const refused = await run('resume nothing --json');
    expect(refused).toEqual({
      output: '',
      errors: 'error: there is no kept match "nothing"; fermata resume lists those there are\n',
      code: 2,
    });
    appendFileSync(file, '[1,0,2]\n');
    const bent = await run(`resume ${id}`);
    expect(bent.code).toBe(2);
    expect(bent.errors).toMatch(/^error: cannot load ".*": the answers do not fit after choice 1: .*\n$/);
  });
});
