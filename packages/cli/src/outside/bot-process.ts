import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Choice } from '@fermata/core';
import { shortLines } from '../short-lines.ts';
import { oneLine } from '../wrap.ts';
import { Gone } from './patience.ts';

interface Open {
  readonly id: number;
  readonly resolve: (choice: Choice) => void;
  readonly reject: (why: Error) => void;
}

/** One for each command and seat of this thread: matches are played one after the other, and a start is a line. */
const running = new Map<string, BotProcess>();

/** The process that plays this seat; started anew where there is none. */
export function processFor(command: string, seat: number): BotProcess {
  const key = `${seat} ${command}`;
  const known = running.get(key);
  if (known !== undefined) return known;
  const fresh = new BotProcess(command);
  running.set(key, fresh);
  return fresh;
}

/** Ends all that run by this command: one of them has hung. */
export function endAll(command: string): void {
  for (const [key, bot] of running) if (key.endsWith(` ${command}`)) bot.end();
}

// A program that does not end with its input would outlive us.
process.on('exit', () => {
  for (const bot of running.values()) bot.end();
});

/** A program that is asked by lines on its standard input, and answers by lines on its output. */
export class BotProcess {
  readonly #child: ChildProcessWithoutNullStreams;
  #open: Open | undefined;
  /** The last that it said on its standard error: mostly why it ended. */
  #lastWords = '';
  #why: string | undefined;

  constructor(command: string) {
    // A group of its own: what a shell has started ends with it.
    this.#child = spawn(command, { shell: true, stdio: 'pipe', detached: process.platform !== 'win32' });
    const { stdin, stdout, stderr } = this.#child;
    // It is there for us, not we for it: whoever waits for an answer keeps the process by a timer.
    this.#child.unref();
    for (const pipe of [stdin, stdout, stderr]) Object(pipe).unref?.();
    stdin.on('error', () => {}); // it has ended, which is told below
    createInterface({ input: stdout.pipe(shortLines()) }).on('line', (line) => this.#said(line));
    createInterface({ input: stderr.pipe(shortLines()) }).on('line', (line) => {
      if (line.trim() !== '') this.#lastWords = oneLine(line, WORDS_MAX);
    });
    this.#child.on('error', (error) => this.#ended(error.message));
    this.#child.on('close', (code, signal) =>
      this.#ended(signal === null ? `its program ended with code ${code}` : `its program was ended by ${signal}`),
    );
  }

  tell(line: object): void {
    this.#child.stdin.write(`${JSON.stringify(line)}\n`);
  }

  /** Asks a question, and waits for the line that answers it. */
  ask(question: { readonly id: number }): Promise<Choice> {
    return new Promise((resolve, reject) => {
      if (this.#why !== undefined) return reject(new Gone(this.#why));
      this.#open = { id: question.id, resolve, reject };
      this.tell(question);
    });
  }

  /** Ends the program, whatever it is at, and all that it has started. */
  end(): void {
    const { pid, exitCode, signalCode } = this.#child;
    if (pid === undefined || exitCode !== null || signalCode !== null) return;
    try {
      process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
    } catch {
      // It has ended by itself meanwhile.
    }
  }

  /** Lines that answer no open question are passed over: they may be late. */
  #said(line: string): void {
    const open = this.#open;
    if (open === undefined || line.trim() === '') return;
    const answer = parsed(line);
    if (answer?.id !== undefined && answer.id !== open.id) return;
    this.#open = undefined;
    if (answer?.choice === undefined)
      open.reject(
        new Error(
          `it answered ${oneLine(line, WORDS_MAX)}, and not the id of its question and a choice, such as {"id":7,"choice":0}`,
        ),
      );
    else open.resolve(answer.choice);
  }

  #ended(how: string): void {
    this.#why ??= this.#lastWords === '' ? how : `${how}: ${this.#lastWords}`;
    this.#open?.reject(new Gone(this.#why));
    this.#open = undefined;
  }
}

const WORDS_MAX = 200;

/** What a line says; undefined of one that is no JSON object. Whether the choice is legal is for core to say. */
function parsed(line: string): { readonly id?: number; readonly choice?: Choice } | undefined {
  try {
    return Object(JSON.parse(line));
  } catch {
    return undefined;
  }
}
