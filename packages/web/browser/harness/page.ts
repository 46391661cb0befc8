/** The page's end of the line to that worker: whoever drives the browser calls it by names. */

import { address } from 'virtual:worker';
import { proxy, wrap } from 'comlink';

type Call = (...args: readonly unknown[]) => Promise<unknown>;
interface Line {
  session(seat: number): Promise<Record<string, Call>>;
  close(): Promise<void>;
}

const worker = wrap<{ begin(setup: unknown): Promise<Line> }>(new Worker(address, { type: 'module' }));
const lines: Line[] = [];
const sessions = new Map<string, Promise<Record<string, Call>>>();

const harness = {
  begin: async (setup: unknown) => lines.push((await worker.begin(setup)) as unknown as Line) - 1,
  close: async (line: number) => lines[line]?.close(),
  call: async (line: number, seat: number, name: string, args: readonly unknown[]) => {
    const key = `${line} ${seat}`;
    const session = await (sessions.get(key) ?? sessions.set(key, (lines[line] as Line).session(seat)).get(key));
    if (name !== 'follow') return session?.[name]?.(...args);
    const { tell } = globalThis as unknown as { tell(key: string, news: unknown): void };
    return session?.follow?.(
      proxy((news: unknown) => tell(key, news)),
      ...args,
    );
  },
};

Object.assign(globalThis, { harness });
