import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { Server, type ServerOptions } from '../src/server.ts';

/** A server for the tests of one file, over a folder that goes with it. */
export class Served {
  readonly folder = mkdtempSync(join(tmpdir(), 'fermata-served-'));
  readonly #options: Omit<ServerOptions, 'where'>;
  #server: Server | undefined;

  constructor(options: Omit<ServerOptions, 'where'> = {}) {
    this.#options = options;
    beforeAll(() => this.#begin());
    afterAll(async () => {
      await this.server.close();
      rmSync(this.folder, { recursive: true });
    });
  }

  get server(): Server {
    if (this.#server === undefined) throw new Error('the server is there once tests run');
    return this.#server;
  }

  get address(): string {
    return this.server.address;
  }

  /** The same once more, on what was kept; elsewhere, unless a port is said. */
  async restart(): Promise<void> {
    await this.server.close();
    await this.#begin();
  }

  async #begin(): Promise<void> {
    this.#server = await Server.start({ where: { folder: this.folder }, ...this.#options });
  }
}
