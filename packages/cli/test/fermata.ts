import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compiled } from '../bin/workspace/compiled.js';

const BIN = fileURLToPath(new URL('../bin/fermata.js', import.meta.url));
/** Compiled once, here, and not by every process of its own. */
const ready = compiled([]);

/** How a process went. */
export interface Ran {
  readonly output: string;
  readonly errors: string;
  readonly code: number | null;
}

/** What to type; undefined ends the input, and a signal ends the process. */
export type Answer = (screen: string) => string | NodeJS.Signals | undefined;

/** Runs the real command in a pipe. `answer` sees what was written since its last line. */
export async function fermata(
  words: readonly string[],
  cwd: string,
  answer: Answer = () => undefined,
  env: NodeJS.ProcessEnv = {},
): Promise<Ran> {
  await ready;
  const child = spawn(process.execPath, [BIN, ...words], { cwd, env: { ...process.env, ...at(cwd), ...env } });
  let output = '';
  let errors = '';
  let seen = 0;
  child.stderr.on('data', (text) => {
    errors += text;
  });
  child.stdout.on('data', (text) => {
    output += text;
    if (!/(?:^|\n)> $|"type":"(?:question|choice)".*\n$/.test(output.slice(seen))) return;
    const line = answer(output.slice(seen));
    seen = output.length;
    if (line === undefined) child.stdin.end();
    else if (/^SIG[A-Z]+$/.test(line))
      child.kill(line as NodeJS.Signals); // it looks like one
    else child.stdin.write(`${line}\n`);
  });
  return new Promise((done) => child.on('close', (code) => done({ output, errors, code })));
}

/** Runs a line of a shell that the real command is a part of; the input is empty. */
export async function inShell(
  words: readonly string[],
  cwd: string,
  line: (command: string) => string,
  env: NodeJS.ProcessEnv = {},
): Promise<Ran> {
  await ready;
  const command = [process.execPath, BIN, ...words].map((word) => `'${word}'`).join(' ');
  const child = spawn('sh', ['-c', line(command)], { cwd, env: { ...process.env, ...at(cwd), ...env } });
  let output = '';
  let errors = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  child.stderr.on('data', (text) => {
    errors += text;
  });
  child.stdin.end();
  return new Promise((done) => child.on('close', (code) => done({ output, errors, code })));
}

/** Nobody's own matches are touched: what is kept stays with the test. */
function at(cwd: string) {
  return { XDG_DATA_HOME: join(cwd, 'data') };
}

/** What to wait for on the screen, and then the keys to press, or what to do elsewhere. */
export type Cue = readonly [waitFor: string | RegExp, keys: string | (() => void)];

/** Keys as a terminal sends them. */
export const KEY = {
  enter: '\r',
  up: '\x1b[A',
  down: '\x1b[B',
  right: '\x1b[C',
  left: '\x1b[D',
  end: '\x1b[F',
  interrupt: '\x03',
  endOfInput: '\x04',
} as const;

/** Instead of keys: the window is closed. */
export const HANG_UP = 'hang up';

/** Runs the real command in a pseudo-terminal of 80 × 24; each cue waits for what is new on the screen since the last. */
export async function inTerminal(words: readonly string[], cwd: string, cues: readonly Cue[]): Promise<Ran> {
  await ready;
  const SCRIPT = '/usr/bin/script';
  if (!existsSync(SCRIPT)) throw new Error(`${SCRIPT} is missing: install bsdutils, which makes pseudo-terminals`);
  const line = [process.execPath, BIN, ...words].map((word) => `'${word}'`).join(' ');
  const child = spawn(SCRIPT, ['--quiet', '--return', '--command', `stty cols 80 rows 24; exec ${line}`, '/dev/null'], {
    cwd,
    env: {
      ...process.env,
      ...at(cwd),
      TERM: 'xterm-256color',
      FORCE_COLOR: undefined,
      NO_COLOR: undefined,
      CI: undefined,
    },
  });
  const left = [...cues];
  let output = '';
  let seen = 0;
  child.stdout.on('data', (text) => {
    output += text;
    const [cue] = left;
    const fresh = plain(output.slice(seen));
    if (cue === undefined || !(typeof cue[0] === 'string' ? fresh.includes(cue[0]) : cue[0].test(fresh))) return;
    left.shift();
    seen = output.length;
    if (typeof cue[1] === 'function') cue[1]();
    else if (cue[1] === HANG_UP) child.kill('SIGKILL');
    else child.stdin.write(cue[1]);
  });
  return new Promise((done, fail) => {
    const timer = setTimeout(() => {
      child.kill();
      fail(new Error(`the screen never showed ${left[0]?.[0]}; its end: ${plain(output).slice(-2000)}`));
    }, 45_000);
    child.on('close', (code) => {
      clearTimeout(timer);
      if (left.length > 0) fail(new Error(`it ended before the screen showed ${left[0]?.[0]}: ${plain(output)}`));
      done({ output: plain(output), errors: '', code });
    });
  });
}

/** What a screen says, without colours and the movements of the cursor. */
function plain(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: terminals speak in them
  return text.replaceAll(/\x1b\[[0-9;?]*[A-Za-z]|\x1b[78]/g, '').replaceAll('\r\n', '\n');
}
