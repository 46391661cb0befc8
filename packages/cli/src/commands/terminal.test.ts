import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { inTerminal, KEY } from '../../test/fermata.ts';
import { ORDERS } from '../table/orders.ts';

const folder = mkdtempSync(join(tmpdir(), 'fermata-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The code of a process that SIGINT has ended. */
const INTERRUPTED = 130;

const run = (line: string, scenes: Parameters<typeof inTerminal>[2]) => inTerminal(line.split(' '), folder, scenes);

// Whole processes in pseudo-terminals.
describe.concurrent('at a terminal', { timeout: 120_000 }, () => {
  test('play: arrow keys choose, undo takes back, why and hint tell what bots think, save writes a record', async () => {
    const { output, code } = await run('play connect-four --seats human,search:20 --seed rain', [
      ['which column?', KEY.down + KEY.down + KEY.enter],
      [/Search drops[\s\S]*which column\?/, `why${KEY.enter}`],
      [
        /Search considered: Drop a disc into which column\?\n +\d+ tries +worth +\d+ % {2}column \d/,
        `hint${KEY.enter}`,
      ],
      ['Search would consider:', `undo force${KEY.enter}`],
      [/Taken back\.[\s\S]*which column\?/, KEY.up + KEY.enter],
      [/You drop a disc into column 7\.[\s\S]*which column\?/, `save four.json${KEY.enter}`],
      [/Saved\. Go on later with:\s+npx fermata play --load/, KEY.interrupt],
    ]);
    expect(output).toContain('You drop a disc into column 2.');
    expect(output).toMatch(/You left\. The same match from its start:\s+npx fermata play connect-four --seats human,/);
    expect(code).toBe(0);
    expect(JSON.parse(readFileSync(join(folder, 'four.json'), 'utf8'))).toMatchObject({
      game: 'connect-four',
      turns: [[6], [expect.any(Number)], []],
    });
  });

  test('play: two people at one terminal do not see each other’s cards', async () => {
    const { output } = await run('play kuhn-poker --seats human,human --seed rain', [
      [/Seat 1 \[\?\][\s\S]*Pass or bet\?/, `pass${KEY.enter}`],
      ['Press Enter when nobody else is looking.', KEY.enter],
      [/Seat 0 \[\?\][\s\S]*Pass or bet\?/, `quit${KEY.enter}`],
    ]);
    expect(output).toContain('You are seats 0 and 1.');
  });

  test('play: long options are wrapped, and cut where they do not fit', async () => {
    const from = (file: string, hand: readonly string[]) => {
      const food = { invertebrate: 1, seed: 1, rodent: 3 };
      const position = { players: [{ hand, food }, {}] };
      writeFileSync(join(folder, file), JSON.stringify({ game: 'wingspan', position }));
      return `play ${file}`;
    };
    const few = ['great_horned_owl', 'mallard'];
    const many = [...few, 'chipping_sparrow', 'american_robin', 'killdeer', 'horned_lark'];
    const [wrapped, cut] = await Promise.all([
      run(from('few.json', few), [
        ['Which action?', `Play a bird${KEY.enter}`],
        [/1 {2}Into the forest: Great Horned Owl [^\n…]*\n {5}[^\n…]*\n {5}/, `quit${KEY.enter}`],
      ]),
      run(from('many.json', many), [
        ['Which action?', `Play a bird${KEY.enter}`],
        [
          /1 {2}Into the forest: Great Horned Owl .*…\n[\s\S]*Type look and a key for the whole text/,
          `look 1${KEY.enter}`,
        ],
        [/Into the forest: Great Horned Owl [^\n…]*\n[^\n…]*\n/, `quit${KEY.enter}`],
      ]),
    ]);
    const lines = [wrapped, cut].flatMap(({ output }) => output.split('\n'));
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
  });

  test('watch and replay are gone through by keys; check shows how far it has come', async () => {
    const watched = await run('watch kuhn-poker --seats first,first --seed rain --step --save seen.json', [
      [/the start[\s\S]*space plays/, KEY.right],
      [/choice 1, First 1[\s\S]*First 1 passes\./, KEY.left],
      ['the start', KEY.end],
      [/choice 2[\s\S]*wins\./, 'q'],
    ]);
    expect(watched.output).toContain('Saved. Go through it with: npx fermata replay');
    const [replayed, checked] = await Promise.all([
      run('replay seen.json --step', [
        ['after choice 0 of 2', KEY.end],
        [/after choice 2 of 2[\s\S]*wins\./, KEY.left],
        [/after choice 1 of 2[\s\S]*Seat 0: Pass or bet\? pass\n +out of 2: pass · bet\n/, KEY.interrupt],
      ]),
      run('check pig --matches 40', []),
    ]);
    expect(replayed.code).toBe(0);
    expect(checked.output).toMatch(/checking pig .* % +\d+\/40 +.* left/);
    expect(checked.output).toContain('pig keeps the invariants over 40 matches (seed check).');
  });

  test('replay --step: e explains, h gives a hint, and p plays on, in a match of its own', async () => {
    await run('watch connect-four --seats first,first --seed rain --step --save first.json --no-autosave', [
      ['the start', KEY.end],
      [/choice 19[\s\S]*wins\./, 'q'],
    ]);
    const { output, code } = await run('replay first.json --step --to 2', [
      [/after choice 2 of 19[\s\S]*p plays on · h hint · e explains\nq quits/, 'e'],
      [/1 {2}Seat 1 drops a disc into column 1\.\n {2}because [\s\S]*any other key goes back/, KEY.right],
      [/after choice 2 of 19[\s\S]*h hint/, 'h'],
      [/Seat 0 is asked: Drop a disc into which column\?\nSearch would consider:\n +\d+ tries/, 'x'],
      ['after choice 2 of 19', KEY.end],
      ['after choice 19 of 19', 'p'],
      ['The match is over here.', 'x'],
      ['after choice 19 of 19', KEY.left],
      ['after choice 18 of 19', 'p'],
      [/You play against Greedy\.[\s\S]*which column\?/, `4${KEY.enter}`],
      [/You win!/, `quit${KEY.enter}`],
    ]);
    expect(output).toMatch(/The same match again:\s+npx fermata play first\.json --to 18 --seed \w+\n/);
    expect(code).toBe(0);
  });

  test('play: the end offers to analyse the match, and asks again after that', async () => {
    const { output, code } = await run('play kuhn-poker --seed rain --seats human,first', [
      ['Pass or bet?', `bet${KEY.enter}`],
      [/How do you go on\?[\s\S]*4 {2}analyse this match/, `analyse${KEY.enter}`],
      [/Points at the end[\s\S]*Judged: 1 choice by greedy[\s\S]*How do you go on\?/, `quit${KEY.enter}`],
    ]);
    expect(output).toMatch(/after {2}You +First\n/);
    expect(code).toBe(0);
  });

  test('analyse: Ctrl-C ends it early, with what is known by then', async () => {
    await run('watch pig --seats random,random --seed rain --step --save long.json --no-autosave', [
      ['the start', KEY.end],
      ['wins.', 'q'],
    ]);
    const { output, code } = await run('analyse long.json --seconds 600 --matches 100000', [
      [/analysing .* [1-9]\d*\/100/, KEY.interrupt],
    ]);
    expect(output).toMatch(/Stopped: this is what was known by then\.\n\nChance to win after so many choices/);
    expect(output).toMatch(/Counted in [1-9]\d*(?: to \d+)? matches played on by greedy at each moment\./);
    expect(code).toBe(INTERRUPTED);
  });

  test('the menu: arrow keys choose, letters narrow it down, Ctrl-C leaves', async () => {
    const [byArrows, byLetters, left] = await Promise.all([
      run('--seed rain', [
        ['Which game?', KEY.down + KEY.enter],
        [/Who plays against you\?[\s\S]*greedy/, KEY.enter],
        [/Connect Four {2}You play against [\s\S]*which column\?[\s\S]*> /, KEY.interrupt],
      ]),
      run('--seed rain', [
        ['Which game?', 'kuhn'],
        [/kuhn[\s\S]*1 match/, KEY.enter],
        ['Who plays against you?', KEY.down + KEY.enter],
        [/Kuhn Poker {2}You play against [\s\S]*Deal 1 of 10[\s\S]*Pass or bet\?[\s\S]*> /, KEY.endOfInput],
      ]),
      run('--seed rain', [['Which game?', KEY.interrupt]]),
    ]);
    expect(byArrows.output).toMatch(/You left\. The same match from its start:\s+npx fermata play connect-four/);
    expect(byLetters.output).toMatch(
      /You left\. The same match from its start:\s+npx fermata play kuhn-poker[^\n]*--options '\{"deals":10\}'/,
    );
    expect(left.output).not.toContain('You left');
    expect([byArrows, byLetters, left].map(({ code }) => code)).toEqual([0, 0, 0]);
  });

  test('play: help names every order, and log, look, undo and redo do what it says', async () => {
    const { output, code } = await run('play windowsill --seats human,first --seed rain', [
      ['Fly which card?', `help${KEY.enter}`],
      [/At any question you may also type:[\s\S]*quit +leave/, `nonsense${KEY.enter}`],
      ['"nonsense" is neither an option nor a command', `undo${KEY.enter}`],
      ['you have no choice to take back', `save${KEY.enter}`],
      ['save needs the name of a file', KEY.down + KEY.enter],
      [/The magpies fly[\s\S]*Fly which card\?/, `log${KEY.enter}`],
      ['The magpies fly', `undo${KEY.enter}`],
      ['you cannot take this back: ', `undo force${KEY.enter}`],
      [/Taken back\.[\s\S]*Fly which card\?/, `redo${KEY.enter}`],
      [/The magpies fly[\s\S]*Fly which card\?/, `why${KEY.enter}`],
      ['Nothing is held back here.', `look${KEY.enter}`],
      [/Sill: [\s\S]*Fly which card\?/, `quit${KEY.enter}`],
    ]);
    expect(output).not.toContain('does it all the same');
    for (const { name } of ORDERS) expect(output).toMatch(new RegExp(`\n {2}${name}[^\n]{3,}`));
    expect(code).toBe(0);
  });

  test.each([
    ['--help', 0],
    ['sim pig --games 20 --seats greedy,random --seed rain', 0],
    ['play no.json --to 5 --choose hold --seats human,greedy', 2],
    ['play nosuch', 2],
  ])('%s: no line is longer than the terminal is wide', async (line, ends) => {
    const { output, code } = await run(line, []);
    const lines = output.replace(/playing pig .* (?:left|so far)/, '').split('\n'); // a bar is written over itself
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.filter((text) => text.length > 80)).toEqual([]);
    expect(code).toBe(ends);
  });

  test('play: of a set, arrow keys go through what comes after the last comma', async () => {
    const { output } = await run('play wingspan --seed rain', [
      ['Choose 0 to 5', `1,${KEY.up}${KEY.enter}`],
      [/Give up which|Keep which bonus card/, `quit${KEY.enter}`],
    ]);
    expect(output).toMatch(/> 1,5/);
  });

  test('play and watch: Ctrl-C ends them even while a bot is thinking', async () => {
    const [played, watched] = await Promise.all([
      run('play connect-four --seats human,search:600s --seed rain', [
        ['which column?', `4${KEY.enter}`],
        ['Search is thinking …', KEY.interrupt],
      ]),
      run('watch connect-four --seats first,search:600s --seed rain --step', [
        ['the start', KEY.right],
        ['choice 1', KEY.right],
        ['Search is thinking …', KEY.interrupt],
      ]),
    ]);
    expect([played.code, watched.code]).toEqual([INTERRUPTED, INTERRUPTED]);
  });

  test('check: Ctrl-C ends it early, with what is known by then', async () => {
    const { output, code } = await run('check wingspan --matches 5000 --seconds 600', [
      [/checking wingspan .* [1-9]\d*\/5000/, KEY.interrupt],
    ]);
    expect(output).toMatch(
      /Stopped after [1-9]\d* of 5000 matches of wingspan \(seed check\): nothing was found\s+wrong in those\.\n/,
    );
    expect(code).toBe(INTERRUPTED);
  });

  test('sim: Ctrl-C ends it early, with what is known by then', async () => {
    const { output, code } = await run('sim pig --games 100000000 --seed rain --workers 2', [
      [/playing pig .* [1-9]\d{4,}\/100000000/, KEY.interrupt],
    ]);
    expect(output).toMatch(/[1-9][\d ]+ of 100 000 000 games of pig, seed rain/);
    expect(code).toBe(INTERRUPTED);
  });

  test('sim and arena: the bar is there from the start, and Ctrl-C is heard while agents think', async () => {
    const [alone, threads, met] = await Promise.all([
      run('sim connect-four --seats search:1000,random --games 200 --seed rain', [
        [/playing connect-four .* 0\/200 {2}0:\d\d so far/, ''],
        [/ [1-9]\d*\/200/, KEY.interrupt],
      ]),
      run('sim connect-four --seats search:600s,random --games 10 --seed rain --workers 2', [
        [/playing connect-four .* 0\/10/, KEY.interrupt],
      ]),
      run('arena wingspan search greedy --rounds 50 --seed rain', [[/playing wingspan .* 0\/100/, KEY.interrupt]]),
    ]);
    expect(alone.output).toMatch(/\d+ of 200 games of connect-four, seed rain/);
    expect(threads.output).toContain('0 of 10 games of connect-four, seed rain');
    expect(met.output).toContain('0 of 50 rounds of wingspan, seed rain');
    expect([alone.code, threads.code, met.code]).toEqual([INTERRUPTED, INTERRUPTED, INTERRUPTED]);
  });
});
