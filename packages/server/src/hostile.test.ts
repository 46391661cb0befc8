/** A hundred thousand malformed messages and requests: the server lives, grows no fatter, and others play on undisturbed. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginMatch, connect, joinMatch } from '@fermata/client';
import { expect, test } from 'vitest';
import { Follower } from '../../session/test/sessions.ts';
import { freePort, killServer, removeBuilt, standBy, startServer } from '../test/built.ts';

const ROUNDS = 4;
/** Matches that honest people have played to the end are not what an attack leaves behind: they sleep soon, and are waited for. */
const IDLE_MS = 200;

/** Honest answers take at most so many times as long: twice on a machine of their own, more where other tests run beside this. */
const SLOWED_MAX = process.env.SOAK ? 2 : 6;

test('100 000 malformed messages and requests', { timeout: 300_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fermata-hostile-'));
  const port = await freePort();
  const server = await startServer({ folder }, port, standBy(), IDLE_MS);
  const address = `http://127.0.0.1:${port}/`;
  const attacker = await standBy('attack');
  const attack = async (seed: string, part: number) => {
    const done = once(attacker, 'message');
    attacker.send({ address, seed, part });
    await done;
  };
  try {
    const honest = await Honest.sit(address);
    await attack('warm-up', 0.02);
    await honest.play(300);
    const quiet: number[] = [];
    const beset: number[] = [];
    let heap = 0;
    for (let round = 0; round < ROUNDS; round++) {
      quiet.push(...(await honest.play(600)));
      const attacked = attack(`${round}`, 1 / ROUNDS);
      let isOver = false;
      void attacked.then(() => {
        isOver = true;
      });
      while (!isOver) beset.push(...(await honest.play(200)));
      await attacked;
      if (round === 0) heap = await heapOf(server);
    }
    expect(server.exitCode).toBeNull(); // a rejection that nobody handles would have ended it
    expect(median(beset)).toBeLessThanOrEqual(SLOWED_MAX * median(quiet));
    // What three rounds more have left behind is nothing.
    expect(await heapOf(server)).toBeLessThan(heap * 1.1);
    honest.leave();
  } finally {
    await Promise.all([server, attacker].map(killServer));
    await removeBuilt();
    rmSync(folder, { recursive: true });
  }
});

/** Two who play Connect Four with each other, match after match. */
class Honest {
  readonly #people: Follower[];
  readonly #address: string;

  private constructor(address: string, people: Follower[]) {
    this.#address = address;
    this.#people = people;
  }

  static async sit(address: string): Promise<Honest> {
    return new Honest(address, await sat(address));
  }

  /** Plays for so long; how long each answer took, in milliseconds. */
  async play(ms: number): Promise<number[]> {
    const took: number[] = [];
    const end = performance.now() + ms;
    while (performance.now() < end) {
      const asked = this.#people.find(({ news }) => news?.asked.length);
      const [question] = asked?.news?.asked ?? [];
      if (asked === undefined || question === undefined) {
        if (this.#people.every(({ news }) => news?.end !== undefined)) {
          this.leave();
          this.#people.splice(0, 2, ...(await sat(this.#address)));
        } else await new Promise((resolve) => setImmediate(resolve));
        continue;
      }
      const from = performance.now();
      expect(await asked.session.answer(question.basis, 0)).toEqual({ type: 'ok' });
      took.push(performance.now() - from);
      while (asked.news?.asked[0]?.basis === question.basis) await new Promise((resolve) => setImmediate(resolve));
    }
    return took;
  }

  leave(): void {
    for (const { session } of this.#people) (session as unknown as { close(): void }).close();
  }
}

async function sat(address: string): Promise<Follower[]> {
  const { match, token, invites } = await beginMatch(address, { game: 'connect-four', sitters: ['person', 'person'] });
  const other = await joinMatch(address, match, invites[0]?.code ?? '');
  const people = [token, other.token].map((it) => new Follower(connect({ server: address, match, token: it })));
  for (const person of people) await person.follow();
  return people;
}

async function heapOf(server: ChildProcess): Promise<number> {
  const told = once(server, 'message');
  server.send('memory');
  return (await told)[0] as number; // as it was asked
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
