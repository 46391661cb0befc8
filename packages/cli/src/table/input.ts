import { createInterface, type Interface, type Key } from 'node:readline';
import { paint } from '../paint.ts';
import { shortLines } from '../short-lines.ts';
import type { Keys } from '../thinking.ts';
import { shorten } from '../wrap.ts';

/** Lines from a person at a terminal, from a pipe, or from a test. */
export interface Input {
  /** True where a person sits at a terminal. */
  readonly interactive: boolean;
  /**
   * The next line, trimmed; undefined at the end of input (Ctrl-D) and after Ctrl-C. At a terminal the arrow keys go
   * through the suggestions.
   */
  line(suggestions?: readonly Suggestion[]): Promise<string | undefined>;
  /** Lets go of the stream, so that something else may read it. The next `line` takes it again. */
  close(): void;
}

/** Something that may be typed, and what it means. */
export interface Suggestion {
  readonly key: string;
  readonly text: string;
}

type Keyboard = NodeJS.ReadableStream & { readonly isTTY?: boolean };
type Screen = NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };

/** Reads lines, and writes the mark that asks for one. What is piped in is echoed, so that a transcript reads well. */
export function inputFrom(keyboard: Keyboard, screen: Screen): Input {
  const interactive = keyboard.isTTY === true && screen.isTTY === true;
  let reader: Reader | undefined;
  return {
    interactive,
    async line(suggestions = []) {
      reader ??= open(keyboard, screen, interactive);
      const stop = interactive ? suggestByArrows(reader.face, keyboard, screen, suggestions) : () => {};
      reader.face.prompt();
      const { value, done } = await reader.lines.next();
      stop();
      if (done) screen.write('\n');
      else if (keyboard.isTTY !== true) screen.write(`${shorten(value, ECHO_MAX)}\n`);
      return done ? undefined : value.trim();
    },
    close() {
      reader?.face.close();
      reader = undefined;
    },
  };
}

/** The keys, where a person has some; the next line takes them again. */
export function keysOf({ interactive, close }: Input): Keys | undefined {
  return interactive ? { letGo: close } : undefined;
}

interface Reader {
  readonly face: Interface;
  readonly lines: AsyncIterator<string>;
}

const MARK = '> ';
/** As much of a piped line as a transcript needs. */
const ECHO_MAX = 200;

function open(input: Keyboard, output: Screen, terminal: boolean): Reader {
  const lines = input.isTTY === true ? input : input.pipe(shortLines());
  const face = createInterface({ input: lines, output, terminal, prompt: MARK, historySize: 0 });
  face.on('SIGINT', () => face.close());
  if (lines !== input) face.on('close', () => input.unpipe().pause()); // else it would keep the process
  return { face, lines: face[Symbol.asyncIterator]() };
}

/** Up and down put the key of an option into the line, after the last comma, and its text dimly beside it. */
function suggestByArrows(face: Interface, keyboard: Keyboard, screen: Screen, list: readonly Suggestion[]): () => void {
  const press = (_: string | undefined, { name }: Key) => {
    const atEnd = face.cursor === face.line.length;
    if ((name !== 'up' && name !== 'down') || list.length === 0) {
      if (atEnd && name !== 'return') screen.write(CLEAR_RIGHT);
      return;
    }
    const [, before = '', last = ''] = face.line.match(/^(.*,\s*)?(.*)$/) ?? [];
    const at = list.findIndex(({ key }) => key === last.trim());
    const next = name === 'down' ? at + 1 : (at < 0 ? list.length : at) - 1;
    const { key, text } = list[(next + list.length) % list.length] as Suggestion; // within the list
    face.write(null, { ctrl: true, name: 'e' });
    face.write(null, { ctrl: true, name: 'u' });
    face.write(before + key);
    const room = (screen.columns ?? 80) - MARK.length - before.length - key.length - 3;
    screen.write(`${CLEAR_RIGHT}${SAVE_CURSOR}  ${paint.dim(shorten(text, room))}${RESTORE_CURSOR}`);
  };
  keyboard.on('keypress', press);
  return () => void keyboard.off('keypress', press);
}

const CLEAR_RIGHT = '\x1b[0K';
const SAVE_CURSOR = '\x1b7';
const RESTORE_CURSOR = '\x1b8';
