import { createInterface, type Interface } from 'node:readline';

/** Lines from a person at a terminal, from a pipe, or from a test. */
export interface Input {
  /** True where a person sits at a terminal. */
  readonly interactive: boolean;
  /** The next line, trimmed; undefined at the end of input (Ctrl-D) and after Ctrl-C. */
  line(): Promise<string | undefined>;
  /** Lets go of the stream, so that something else may read it. The next `line` takes it again. */
  close(): void;
}

type Keyboard = NodeJS.ReadableStream & { readonly isTTY?: boolean };
type Screen = NodeJS.WritableStream & { readonly isTTY?: boolean };

/** Reads lines, and writes the mark that asks for one. What is piped in is echoed, so that a transcript reads well. */
export function inputFrom(keyboard: Keyboard, screen: Screen): Input {
  const interactive = keyboard.isTTY === true && screen.isTTY === true;
  let reader: Reader | undefined;
  return {
    interactive,
    async line() {
      reader ??= open(keyboard, screen, interactive);
      reader.face.prompt();
      const { value, done } = await reader.lines.next();
      if (done) screen.write('\n');
      else if (keyboard.isTTY !== true) screen.write(`${value}\n`);
      return done ? undefined : value.trim();
    },
    close() {
      reader?.face.close();
      reader = undefined;
    },
  };
}

interface Reader {
  readonly face: Interface;
  readonly lines: AsyncIterator<string>;
}

function open(input: Keyboard, output: Screen, terminal: boolean): Reader {
  const face = createInterface({ input, output, terminal, prompt: '> ' });
  face.on('SIGINT', () => face.close());
  return { face, lines: face[Symbol.asyncIterator]() };
}
